/// A placeholder of the source that stands in the translation with something wrong in it: `% 1$@` and `％1$@` for `%1$@`,
/// `2$@` for `%2$@`. Nobody writes that for anything else where the right one is missing.
struct DamagedPlaceholder {
  /// What it stands for, where it stands.
  let placeholder: Placeholder
  /// As written.
  let written: String

  /// What is said of it.
  var message: String {
    "%" + written == placeholder.text
      ? "“\(written)” has lost its “%”"
      : "“\(written)” stands where the source has “\(placeholder.text)”"
  }

  /// The damaged ones of a translation, in the order of its text.
  ///
  /// - Parameter placeholders: those of the translation that are whole.
  static func find(
    _ text: String, beside placeholders: [Placeholder], of source: [Placeholder]
  ) -> [DamagedPlaceholder] {
    var whole: [String: Int] = [:]
    for placeholder in placeholders { whole[placeholder.text, default: 0] += 1 }
    var missing = source.filter { placeholder in
      guard placeholder.kind != .percent else { return false }
      whole[placeholder.text, default: 0] -= 1
      return whole[placeholder.text, default: 0] < 0
    }
    guard !missing.isEmpty else { return [] }
    // More are no damage, and all are tried at every sign.
    missing.removeLast(max(0, missing.count - 16))
    let bytes = Array(text.utf8)
    var rest = placeholders[...]
    var found: [DamagedPlaceholder] = []
    var start = 0
    while start < bytes.count, !missing.isEmpty {
      while let first = rest.first, first.range.upperBound <= start { rest.removeFirst() }
      let limit = rest.first?.range.lowerBound ?? bytes.count
      if limit > start, mayBegin(bytes[start...]),
        let (index, end) = missing.indices.lazy.compactMap({ index in
          end(of: missing[index].text, in: bytes, from: start).map { (index, $0) }
        }).first(where: { $0.1 <= limit })
      {
        var placeholder = missing.remove(at: index)
        placeholder.range = start..<end
        found.append(
          DamagedPlaceholder(
            placeholder: placeholder,
            written: String(decoding: bytes[start..<end], as: UTF8.self)))
        start = end
      } else {
        start = max(start + 1, limit == start ? rest.first?.range.upperBound ?? 0 : 0)
      }
    }
    return found
  }

  /// “%” and “％”, “@” of “@%”, and the number of “1$@”.
  private static func mayBegin(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    return first == UInt8(ascii: "%") || first == UInt8(ascii: "@")
      || first.isDigit || bytes.starts(with: wide(UInt8(ascii: "%")))
  }

  /// Where a placeholder ends that begins here, whatever is wrong with it.
  private static func end(of placeholder: String, in bytes: [UInt8], from start: Int) -> Int? {
    let signs = Array(placeholder.utf8)
    guard signs.first == UInt8(ascii: "%") else { return nil }
    if let end = match(signs[...], in: bytes, from: start) { return end }
    guard start == 0 || !isName(bytes[start - 1]) else { return nil }
    if placeholder == "%@" { return match([0x40, 0x25], in: bytes, from: start) }
    return signs.contains(UInt8(ascii: "$"))
      ? match(signs.dropFirst(), in: bytes, from: start) : nil
  }

  /// Where signs end, with spaces between them and in their wide forms or not.
  private static func match(
    _ signs: ArraySlice<UInt8>, in bytes: [UInt8], from start: Int
  ) -> Int? {
    var index = start
    for sign in signs {
      if index > start { index += spaces(bytes[index...]) }
      guard index < bytes.count else { return nil }
      if bytes[index] == sign {
        index += 1
      } else if bytes[index...].starts(with: wide(sign)) {
        index += 3
      } else {
        return nil
      }
    }
    // “50 % des”: not `%d`.
    let endsInLetter = signs.last.map(isName) ?? false
    return endsInLetter && index < bytes.count && isName(bytes[index]) ? nil : index
  }

  /// How many bytes of spaces something begins with: plain and no-break ones.
  private static func spaces(_ bytes: ArraySlice<UInt8>) -> Int {
    var rest = bytes
    while true {
      if rest.first == 0x20 {
        rest = rest.dropFirst()
      } else if rest.starts(with: "\u{A0}".utf8) {
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "\u{202F}".utf8) {
        rest = rest.dropFirst(3)
      } else {
        return bytes.count - rest.count
      }
    }
  }

  /// The wide form of a sign of ASCII, as Chinese and Japanese keyboards write it.
  private static func wide(_ sign: UInt8) -> String.UTF8View {
    String(Unicode.Scalar(0xFEE0 + UInt32(sign)) ?? "\u{FFFD}").utf8
  }

  /// Letters and digits of ASCII, and what letters of two bytes begin with.
  private static func isName(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || (0xC3...0xDF).contains(byte)
  }
}
