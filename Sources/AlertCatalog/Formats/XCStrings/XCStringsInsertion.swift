/// A value for a key that was its own text: a localization in the source language, written as Xcode
/// writes it (spec FORMATS §5.2) with the indentation of the file.
struct XCStringsInsertion {
  private let file: SourceFile
  private let entry: Entry
  private let newline: String
  private let base: String
  private let step: String
  private let colon: String

  /// - Parameter entry: one with the flag `valueIsKey`.
  init(_ entry: Entry, in file: SourceFile) {
    self.file = file
    self.entry = entry
    let bytes = file.bytes
    let quote = entry.key.range.lowerBound - 1
    let gap = bytes[bytes.space(before: quote)]
    newline = gap.contains(0x0A) ? (gap.contains(0x0D) ? "\r\n" : "\n") : ""
    let start = gap.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? gap.startIndex
    base = String(decoding: gap[start...], as: UTF8.self)
    // Keys stand two levels deep.
    step = base.count > 1 && base.count % 2 == 0 ? String(base.prefix(base.count / 2)) : "  "
    colon = String(
      decoding: bytes[entry.key.range.upperBound + 1..<entry.unit.range.lowerBound], as: UTF8.self)
  }

  /// The edits that add `text`; nil if the catalog does not name its source language.
  func edits(_ text: String) -> [Edit]? {
    let language = file.bytes[entry.source.range]
    guard !language.isEmpty else { return nil }
    let state = "\"state\"\(colon)\"translated\","
    let value = "\"value\"\(colon)\"\(JSONText.encode(text))\""
    let unit = "{\(line(4))\(state)\(line(4))\(value)\(line(3))}"
    let localization =
      "\"\(String(decoding: language, as: UTF8.self))\"\(colon){\(line(3))\"stringUnit\"\(colon)\(unit)\(line(2))}"
    let members = members(of: entry.unit.range.lowerBound)
    if let known = members.last(where: { isNamed($0.name, "localizations") }) {
      guard file.bytes[known.value.lowerBound] == UInt8(ascii: "{") else { return nil }
      let languages = self.members(of: known.value.lowerBound)
      return [insertion(localization, language, among: languages, in: known.value, level: 2)]
    }
    let all = "\"localizations\"\(colon){\(line(2))\(localization)\(line(1))}"
    return [
      insertion(
        all, FileBytes("localizations".utf8), among: members, in: entry.unit.range, level: 1)
    ]
  }

  /// Members stand in alphabetical order: the new one goes before the first that follows it.
  private func insertion(
    _ member: String, _ name: FileBytes, among members: [Member], in object: Range<Int>,
    level: Int
  ) -> Edit {
    guard let last = members.last else {
      return Edit(
        object.lowerBound + 1..<object.upperBound - 1, line(level) + member + line(level - 1))
    }
    if let next = members.first(where: { Self.precedes(name, file.bytes[$0.name]) }) {
      let start = next.name.lowerBound - 1
      return Edit(start..<start, member + "," + line(level))
    }
    return Edit(last.value.upperBound..<last.value.upperBound, "," + line(level) + member)
  }

  /// Whether a name comes before another in a catalog of Xcode's: alphabetically, by code points.
  static func precedes(_ a: FileBytes, _ b: FileBytes) -> Bool {
    a.lexicographicallyPrecedes(b)
  }

  private struct Member {
    /// Between its quotes.
    var name: Range<Int>
    var value: Range<Int>
  }

  private func members(of object: Int) -> [Member] {
    var members: [Member] = []
    var cursor = JSONCursor(file, at: object)
    try? cursor.object { name, cursor throws(FormatError) in
      let start = cursor.startOfValue()
      try cursor.skip()
      members.append(Member(name: name, value: start..<cursor.index))
    }
    return members
  }

  private func isNamed(_ range: Range<Int>, _ name: StaticString) -> Bool {
    JSONText.plain(file.bytes[range]).elementsEqual(name.bytes)
  }

  /// The start of a line so many levels below the key; nothing where the file has no lines.
  private func line(_ level: Int) -> String {
    newline.isEmpty ? "" : newline + base + String(repeating: step, count: level)
  }
}
