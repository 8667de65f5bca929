/// Walks JSON (RFC 8259) and keeps byte positions, which Foundation's reader does not.
///
/// A value is read by asking for what it should be; everything else is skipped. Strings are given as
/// the range between their quotes and decoded by ``JSONText`` when somebody needs them.
struct JSONCursor {
  private(set) var index: Int
  private let bytes: FileBytes
  private let file: SourceFile
  private var depth = 0

  init(_ file: SourceFile, at index: Int) {
    self.file = file
    bytes = file.bytes
    self.index = index
  }

  /// The members of an object, in order. `body` must consume the value.
  mutating func object(
    _ body: (_ name: Range<Int>, inout JSONCursor) throws(FormatError) -> Void
  ) throws(FormatError) {
    try open("{", "an object")
    var isFirst = true
    while true {
      skipSpace()
      if take("}") { break }
      if !isFirst { try expect(",", "“,” or “}”") }
      isFirst = false
      let name = try string()
      try expect(":", "“:” after the name")
      try body(name, &self)
    }
    depth -= 1
  }

  /// A string: the range between its quotes.
  mutating func string() throws(FormatError) -> Range<Int> {
    skipSpace()
    guard take("\"") else { throw error("a string") }
    let start = index
    while true {
      skipOrdinary()
      guard index < bytes.count else { throw error("the closing quotation mark of a string") }
      if bytes[index] == UInt8(ascii: "\"") { break }
      guard bytes[index] == UInt8(ascii: "\\") else {
        throw error("an escape such as \\n instead of a control character")
      }
      try escape()
    }
    index += 1
    return start..<index - 1
  }

  /// Any value; `true` if it is the word `false`.
  @discardableResult
  mutating func skip() throws(FormatError) -> Bool {
    skipSpace()
    guard index < bytes.count else { throw error("a value") }
    switch bytes[index] {
    case UInt8(ascii: "{"): try object { _, cursor throws(FormatError) in try cursor.skip() }
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""): _ = try string()
    default:
      let start = index
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      guard Self.isNumber(bytes[start..<index]) || ["true", "false", "null"].contains(word) else {
        index = start
        throw error("a value")
      }
      return word == "false"
    }
    return false
  }

  /// Offset of the value that follows.
  mutating func startOfValue() -> Int {
    skipSpace()
    return index
  }

  /// Whether `null` begins here.
  mutating func isNull() -> Bool {
    skipSpace()
    return index < bytes.count && bytes[index] == UInt8(ascii: "n")
  }

  /// Whether an object begins here.
  mutating func isObject() -> Bool {
    skipSpace()
    return index < bytes.count && bytes[index] == UInt8(ascii: "{")
  }

  /// Nothing but white space may follow.
  mutating func end() throws(FormatError) {
    skipSpace()
    guard index == bytes.count else { throw error("the end of the file") }
  }

  /// What was expected here and is not.
  func error(_ expected: String) -> FormatError {
    let found =
      switch index < bytes.count ? bytes[index] : nil {
      case nil: "the end of the file"
      case let byte? where byte <= 0x20:
        "U+00" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      default:
        "“\(String(decoding: bytes[index...].prefix { $0 > 0x20 }.prefix(12), as: UTF8.self))”"
      }
    return FormatError(
      file.path, LineTable(bytes).position(at: index), "found \(found), expected \(expected)",
      "repair the JSON, or export the catalog again")
  }

  private mutating func array() throws(FormatError) {
    try open("[", "an array")
    var isFirst = true
    while true {
      skipSpace()
      if take("]") { break }
      if !isFirst { try expect(",", "“,” or “]”") }
      isFirst = false
      try skip()
    }
    depth -= 1
  }

  private mutating func open(_ mark: Unicode.Scalar, _ what: String) throws(FormatError) {
    skipSpace()
    guard take(mark) else { throw error(what) }
    depth += 1
    guard depth <= JSONLimits.depth else {
      throw error("at most \(JSONLimits.depth) levels of nesting")
    }
  }

  private mutating func escape() throws(FormatError) {
    let start = index
    index += 1
    guard index < bytes.count else { throw error("an escaped character") }
    if bytes[index] == UInt8(ascii: "u") {
      let digits = bytes[(index + 1)...].prefix(4)
      guard digits.count == 4, digits.allSatisfy({ Character(.init($0)).isHexDigit }) else {
        index = start
        throw error("four hexadecimal digits after \\u")
      }
      index += 5
      return
    }
    guard "\"\\/bfnrt".utf8.contains(bytes[index]) else {
      index = start
      throw error("a valid JSON escape")
    }
    index += 1
  }

  private mutating func expect(_ mark: Unicode.Scalar, _ what: String) throws(FormatError) {
    skipSpace()
    guard take(mark) else { throw error(what) }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  /// Goes past what is nothing but text in a string.
  private mutating func skipOrdinary() {
    let quote = UInt8(ascii: "\"")
    let escape = UInt8(ascii: "\\")
    index += bytes[index...].withUnsafeBytes {
      $0.first(of: (quote, quote, escape, escape), orBelow: 0x20) ?? $0.count
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
  }

  /// A number as JSON writes it (RFC 8259, section 6): not `01`, `+1` or `1.`.
  private static func isNumber(_ bytes: FileBytes) -> Bool {
    var rest = bytes[...]
    /// Takes what there is of digits, and tells how many.
    func digits() -> Int {
      let count = rest.prefix(while: \.isDigit).count
      rest = rest[(rest.startIndex + count)...]
      return count
    }
    func take(_ letters: StaticString) -> Bool {
      guard let first = rest.first, letters.bytes.contains(first) else { return false }
      rest = rest[(rest.startIndex + 1)...]
      return true
    }
    _ = take("-")
    if take("0") {
      if rest.first.map(\.isDigit) ?? false { return false }
    } else if digits() == 0 {
      return false
    }
    if take("."), digits() == 0 { return false }
    if take("eE") {
      _ = take("+-")
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte > 0x20 && !",]}:\"".utf8.contains(byte)
  }
}
