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
  /// Takes the entries; `nil`: they are kept.
  private let take: EntryTaker?
  private(set) var tables: [Table] = []
  private(set) var entries: [Entry] = []
  private(set) var root: (name: String, version: String?)?
  /// Where the first `<target>` begins that has another before it in its unit.
  private(set) var secondTarget: Int?

  private var depth = 0
  private var unit: Entry?
  private var unitDepth = 0
  private var content: (element: Element, depth: Int, start: Int)?
  private var skippedDepth: Int?
  private var lockedGroups: [Int] = []

  init(_ file: SourceFile, _ take: EntryTaker? = nil) {
    self.file = file
    self.take = take
  }

  /// Begins inside the root of a document, at one of its `<file>` elements.
  init(
    _ file: SourceFile, inside root: (name: String, version: String?)?, _ take: EntryTaker?
  ) {
    self.file = file
    self.take = take
    self.root = root
    depth = 1
  }

  /// Takes over what was found in the parts of the document; each is let go as soon as it is copied.
  func append(_ parts: inout [Contents?]) {
    entries.reserveCapacity(parts.reduce(0) { $0 + ($1?.entries.count ?? 0) })
    for number in parts.indices {
      guard let part = parts[number] else { continue }
      parts[number] = nil
      let count = tables.count
      tables += part.tables
      for var entry in part.entries {
        entry.table += count
        entries.append(entry)
      }
    }
  }

  func start(_ tag: cxml_tag) {
    start(tag) {
      XMLTag(bytes: self.file.bytes, range: Int(tag.begin)..<Int(tag.end)).attribute($0)
    }
  }

  /// - Parameter attribute: finds the value of an attribute of the tag, between its quotes.
  @inline(__always)
  func start(_ tag: cxml_tag, attribute: (StaticString) -> Range<Int>?) {
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
    func says(_ text: String) -> Bool {
      attribute("translate").map { XMLText.decode(file.bytes, $0).text == text } ?? false
    }
    switch element {
    case .file:
      tables.append(
        XLIFFTable.table(XMLTag(bytes: file.bytes, range: range), path: file.path))
    case .group: if says("no") { lockedGroups.append(depth) }
    case .unit:
      guard !tables.isEmpty, let id = attribute("id") else { return }
      // Tools that number their units put the key there (XLIFF 1.2, “resname”).
      let name =
        isNumber(file.bytes[id])
        ? attribute("resname").flatMap { file.bytes[$0].contains { $0 > 0x20 } ? $0 : nil } : nil
      startUnit(range, name ?? id, isLocked: says("no") || !lockedGroups.isEmpty && !says("yes"))
      if name != nil { unit?.flags.insert(.named) }
    case .source, .target, .note:
      if element == .target, depth == unitDepth + 1, unit?.flags.contains(.untranslated) == false {
        secondTarget = secondTarget ?? range.lowerBound
      }
      if unit != nil, depth == unitDepth + 1, file.bytes[range.upperBound - 2] != UInt8(ascii: "/")
      {
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
      if finished.key.count > 0 || finished.source.count > 0 {
        if let take { take(finished) } else { entries.append(finished) }
      }
      unit = nil
    } else if lockedGroups.last == depth {
      lockedGroups.removeLast()
    }
  }

  /// Whether an id only numbers its unit: `101`, `tu7`, `6f1e03…`.
  private func isNumber(_ id: FileBytes) -> Bool {
    guard id.count <= 64, let last = id.last else { return false }
    // Most keys end in a letter that no number has.
    if !last.isDigit, !Self.isHex(last) { return false }
    return id.withUnsafeBytes { id in
      let start = id.prefix(5)
      if start.count == 5, !start.contains(where: \.isDigit), !start.allSatisfy(Self.isHex) {
        return false
      }
      var letters = 0
      while letters < id.count, !id[letters].isDigit { letters += 1 }
      var digits = id.count
      while digits > letters, id[digits - 1].isDigit { digits -= 1 }
      if last.isDigit, digits == letters {
        return letters <= 4 && id.prefix(letters).allSatisfy { $0.isLetter }
      }
      return letters < id.count && id.allSatisfy { $0.isDigit || Self.isHex($0) }
    }
  }

  /// Whether it is a letter of a hexadecimal number, or stands between two.
  private static func isHex(_ byte: UInt8) -> Bool {
    (0x61...0x66).contains(byte | 0x20) || byte == UInt8(ascii: "-")
  }

  private func startUnit(_ tag: Range<Int>, _ id: Range<Int>, isLocked: Bool) {
    let key = file.bytes[id]
    let isPlain =
      key.first != UInt8(ascii: "/")
      && key.withUnsafeBytes {
        $0.first(of: (UInt8(ascii: "&"), UInt8(ascii: "|"), 0x0D, 0x0D)) == nil
      }
    var flags: Entry.Flags = isLocked ? [.untranslated, .doNotTranslate] : .untranslated
    if isPlain { flags.insert(.plainKey) }
    unit = Entry(
      unit: ByteRange(tag.lowerBound, tag.upperBound), key: ByteRange(id.lowerBound, id.upperBound),
      source: .empty(at: tag.upperBound), value: .empty(at: tag.upperBound),
      comment: .empty(at: tag.upperBound), table: tables.count - 1,
      flags: flags)
    unitDepth = depth
  }
}
