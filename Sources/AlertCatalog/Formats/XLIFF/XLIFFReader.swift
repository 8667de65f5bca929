import CXML

/// Finds the units of an XLIFF 1.2 document while libxml2 walks over it.
final class XLIFFReader {
  /// Elements that matter; the order is that of `Element`.
  static let names: [StaticString] = [
    "xliff", "file", "group", "trans-unit", "source", "target", "note", "alt-trans", "bin-unit",
    "seg-source",
  ]
  static let namespaces: [StaticString] = [
    "urn:oasis:names:tc:xliff:document:1.2", "urn:oasis:names:tc:xliff:document:1.1",
  ]
  private enum Element: Int32 {
    case xliff, file, group, unit, source, target, note, alternative, binary, segmented
  }

  let file: SourceFile
  private(set) var tables: [Table] = []
  private(set) var entries: [Entry] = []
  private(set) var root: (name: String, version: String?)?

  private var depth = 0
  private var unit: Entry?
  private var unitDepth = 0
  private var content: (element: Element, depth: Int, start: Int)?
  private var skippedDepth: Int?
  private var lockedGroups: [Int] = []

  init(_ file: SourceFile) { self.file = file }

  func start(_ tag: cxml_tag) {
    depth += 1
    let range = Int(tag.begin)..<Int(tag.end)
    if root == nil {
      let tag = XMLTag(bytes: file.bytes, range: range)
      root = (tag.localName, tag.value("version"))
    }
    if content != nil {
      if content?.element == .target { unit?.flags.insert(.inlineCodes) }
      return
    }
    guard skippedDepth == nil, tag.ns >= -1, let element = Element(rawValue: tag.name) else {
      return
    }
    let xml = XMLTag(bytes: file.bytes, range: range)
    switch element {
    case .file: tables.append(XLIFFTable.table(xml, path: file.path))
    case .group: if xml.value("translate") == "no" { lockedGroups.append(depth) }
    case .unit: startUnit(xml)
    case .source, .target, .note:
      if unit != nil, depth == unitDepth + 1, !xml.isSelfClosed {
        content = (element, depth, range.upperBound)
      } else if element == .target, depth == unitDepth + 1 {
        unit?.value = ByteRange(range.upperBound - 2, range.upperBound)
        unit?.flags.remove(.untranslated)
        unit?.flags.insert(.selfClosed)
      }
      if element == .note, depth == unitDepth + 1 {
        if unit?.comment.count == 0 { unit?.comment.start = UInt32(range.lowerBound) }
        unit?.comment.end = UInt32(range.upperBound)
      }
    case .alternative, .binary, .segmented: skippedDepth = depth
    case .xliff: break
    }
  }

  func end(_ tag: cxml_tag) {
    defer { depth -= 1 }
    if let open = content {
      guard depth == open.depth else { return }
      let range = ByteRange(open.start, Int(tag.begin))
      switch open.element {
      case .source: unit?.source = range
      case .target:
        unit?.value = range
        unit?.flags.remove(.untranslated)
      default: unit?.comment.end = UInt32(tag.end)
      }
      content = nil
    } else if skippedDepth == depth {
      skippedDepth = nil
    } else if var finished = unit, depth == unitDepth {
      finished.unit.end = UInt32(tag.end)
      if finished.key.count > 0 || finished.source.count > 0 { entries.append(finished) }
      unit = nil
    } else if lockedGroups.last == depth {
      lockedGroups.removeLast()
    }
  }

  private func startUnit(_ tag: XMLTag) {
    guard !tables.isEmpty, let id = tag.attribute("id") else { return }
    var entry = Entry(
      unit: ByteRange(tag.range.lowerBound, tag.range.upperBound),
      key: ByteRange(id.lowerBound, id.upperBound), source: .empty(at: tag.range.upperBound),
      value: .empty(at: tag.range.upperBound), comment: .empty(at: tag.range.upperBound),
      table: tables.count - 1, flags: .untranslated)
    if tag.value("translate") == "no" || !lockedGroups.isEmpty && tag.value("translate") != "yes" {
      entry.flags.insert(.doNotTranslate)
    }
    unit = entry
    unitDepth = depth
  }
}
