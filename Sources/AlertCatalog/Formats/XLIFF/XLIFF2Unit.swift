/// A `unit` of XLIFF 2.x: what its segments and ignorables say together.
struct XLIFF2Unit {
  /// A `segment` or `ignorable`.
  struct Segment {
    var tag: XMLTag
    var isIgnorable: Bool
    var source: XMLElement?
    var target: XMLElement?
  }

  let element: XMLElement
  /// In file order.
  let segments: [Segment]
  /// The `notes` element.
  let notes: XMLElement?
  /// Where `notes` has to go if there is none: before `originalData` and the segments.
  let body: XMLElement?
  private let data: [String: String]

  /// - Parameter range: the whole element.
  init?(_ bytes: FileBytes, _ range: Range<Int>) {
    guard let element = XMLElement.children(in: range, of: bytes).first else { return nil }
    self.element = element
    let children = Self.core(element)
    notes = children.first { $0.tag.localName == "notes" }
    body = children.first { ["originalData", "segment", "ignorable"].contains($0.tag.localName) }
    segments = children.compactMap { child in
      let name = child.tag.localName
      guard name == "segment" || name == "ignorable" else { return nil }
      let texts = Self.core(child)
      return Segment(
        tag: child.tag, isIgnorable: name == "ignorable",
        source: texts.first { $0.tag.localName == "source" },
        target: texts.first { $0.tag.localName == "target" })
    }
    var data: [String: String] = [:]
    for item in children.first(where: { $0.tag.localName == "originalData" })?.children ?? [] {
      var codes = XLIFF2Codes(data: [:])
      var text = RawText()
      XMLContent.decode(bytes, item.content, &codes, into: &text)
      if let id = item.tag.value("id") { data[id] = text.text }
    }
    self.data = data
  }

  /// The elements of XLIFF itself in another; those of other vendors may have the same names.
  private static func core(_ element: XMLElement) -> [XMLElement] {
    element.children.filter { $0.tag.isInNamespace(of: element.tag, XLIFF2Reader.namespaces) }
  }

  /// What alertcat itself left here.
  var ownNotes: [XMLElement] { (notes?.children ?? []).filter(XLIFF2Notes.isOwn) }

  /// What the segments are called where there are several: `segment` and the id, or the number.
  var names: [String?] {
    let isOne = segments.count { !$0.isIgnorable } < 2
    var number = 0
    return segments.map { segment in
      if isOne || segment.isIgnorable { return nil }
      number += 1
      return "segment " + (segment.tag.value("id") ?? "#\(number)")
    }
  }

  /// Whether all these places of the file are in the target of a segment, or at its edges.
  func holds(_ places: [Int], in index: Int) -> Bool {
    guard let target = segments[index].target?.content else { return false }
    return places.allSatisfy { target.lowerBound <= $0 && $0 <= target.upperBound }
  }

  /// Whether every segment has a target.
  var isTranslated: Bool {
    let needed = segments.filter { !$0.isIgnorable }
    return !needed.isEmpty && needed.allSatisfy { $0.target != nil }
  }

  /// The lengths that the unit and the markers in its targets allow; that of a marker is taken for the whole text.
  var limits: [Int] {
    var tags = [element.tag]
    var open = segments.compactMap(\.target)
    while let next = open.popLast() {
      tags.append(next.tag)
      open += next.children
    }
    return tags.compactMap(XLIFFLength.most)
  }

  /// The bytes of the key: the unit's `name`, else metadata of the type `key`, else the `id`; ids are
  /// name tokens and seldom the key (spec FORMATS §2).
  var key: Range<Int>? {
    element.tag.attribute("name") ?? metadataKey ?? element.tag.attribute("id")
  }

  private var metadataKey: Range<Int>? {
    var open = element.children.filter { $0.tag.localName == "metadata" }
    while let next = open.popLast() {
      if next.tag.localName == "meta", next.tag.value("type") == "key" { return next.content }
      open += next.children
    }
    return nil
  }

  /// The source text.
  var source: RawText {
    var codes = XLIFF2Codes(data: data)
    var text = RawText()
    for source in segments.compactMap(\.source) {
      XMLContent.decode(source.tag.bytes, source.content, &codes, into: &text)
    }
    return text
  }

  /// The translation, in its own order. An ignorable without a target is what it is in the source.
  var target: RawText {
    let ordered = ordered
    // An ignorable stands at the edge of the target beside it, so that no edit finds its way into a
    // source: where the next target begins, or the last one ends.
    var edge = ordered.last { $0.target != nil }?.target?.content.upperBound ?? 0
    var edges: [Int] = []
    for segment in ordered.reversed() {
      edge = segment.target?.content.lowerBound ?? edge
      edges.append(edge)
    }
    var codes = XLIFF2Codes(data: data)
    var text = RawText()
    for (segment, edge) in zip(ordered, edges.reversed()) {
      if let target = segment.target {
        XMLContent.decode(target.tag.bytes, target.content, &codes, into: &text)
      } else if segment.isIgnorable, let source = segment.source {
        var fixed = RawText()
        XMLContent.decode(source.tag.bytes, source.content, &codes, into: &fixed)
        text.append(fixed.text, from: edge..<edge, kind: .opaque)
      }
    }
    return text
  }

  /// The segments in the order of their targets: `order` counts places from 1.
  private var ordered: [Segment] {
    var places: [Segment?] = segments.map { _ in nil }
    var rest: [Segment] = []
    for segment in segments {
      if let order = segment.target?.tag.value("order").flatMap(Int.init), order > 0,
        places.indices.contains(order - 1), places[order - 1] == nil
      {
        places[order - 1] = segment
      } else {
        rest.append(segment)
      }
    }
    var others = rest.makeIterator()
    return places.compactMap { $0 ?? others.next() }
  }
}
