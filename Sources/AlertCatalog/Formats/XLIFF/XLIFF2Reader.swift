import CXML

/// Finds the units of an XLIFF 2.x document while libxml2 walks over it.
final class XLIFF2Reader {
  /// Elements that matter; the order is that of `Element`.
  static let names: [StaticString] = ["xliff", "file", "group", "unit"]
  /// 2.1 has the namespace of 2.0 (spec FORMATS §2).
  static let namespaces: [StaticString] = [
    "urn:oasis:names:tc:xliff:document:2.0", "urn:oasis:names:tc:xliff:document:2.2",
  ]
  private enum Element: Int32 { case xliff, file, group, unit }

  let file: SourceFile
  /// Takes the entries; `nil`: they are kept.
  private let take: EntryTaker?
  private(set) var tables: [Table] = []
  private(set) var entries: [Entry] = []

  private var root: XMLTag?
  private var unitStart: Int?
  /// `translate` of the open elements that matter, inherited.
  private var translates: [Bool] = [true]
  /// The depths of the open files and groups that limit the length of what is in them.
  private var limited: [Int] = []

  init(_ file: SourceFile, _ take: EntryTaker?) {
    self.file = file
    self.take = take
  }

  func start(_ tag: cxml_tag) {
    guard tag.ns >= -1, let element = Element(rawValue: tag.name) else { return }
    let xml = XMLTag(bytes: file.bytes, range: Int(tag.begin)..<Int(tag.end))
    translates.append(xml.value("translate").map { $0 != "no" } ?? translates.last ?? true)
    if element == .file || element == .group, XLIFFLength.most(xml) != nil {
      limited.append(translates.count)
    }
    switch element {
    case .xliff: if root == nil { root = xml }
    case .file:
      if let root { tables.append(XLIFFTable.table(xml, root: root, path: file.path)) }
    case .group: break
    case .unit: unitStart = Int(tag.begin)
    }
  }

  func end(_ tag: cxml_tag) {
    guard tag.ns >= -1, let element = Element(rawValue: tag.name) else { return }
    if limited.last == translates.count { limited.removeLast() }
    let isTranslated = translates.popLast() ?? true
    guard element == .unit, let start = unitStart, !tables.isEmpty else { return }
    unitStart = nil
    guard let unit = XLIFF2Unit(file.bytes, start..<Int(tag.end)), let key = unit.key else {
      return
    }
    var entry = Entry(
      unit: ByteRange(start, Int(tag.end)), key: ByteRange(key.lowerBound, key.upperBound),
      source: .empty(at: start), value: .empty(at: start), comment: .empty(at: start),
      table: tables.count - 1, flags: isTranslated ? [] : .doNotTranslate)
    if !limited.isEmpty { entry.flags.insert(.limitedTogether) }
    if let range = span(unit.segments.compactMap(\.source)) { entry.source = range }
    let targets = unit.segments.compactMap(\.target)
    if unit.isTranslated, let range = span(targets) {
      entry.value = range
      if unit.segments.count > 1 || targets.contains(where: { !$0.children.isEmpty }) {
        entry.flags.insert(.inlineCodes)
      }
    } else {
      entry.flags.insert(.untranslated)
    }
    if let notes = unit.notes {
      entry.comment = ByteRange(notes.range.lowerBound, notes.range.upperBound)
    }
    if let take { take(entry) } else { entries.append(entry) }
  }

  /// From the first content to the last.
  private func span(_ elements: [XMLElement]) -> ByteRange? {
    guard let first = elements.first, let last = elements.last else { return nil }
    return ByteRange(first.content.lowerBound, last.content.upperBound)
  }
}
