/// Finds placeholders by the grammar of Foundation format strings and String Catalogs:
/// printf conversions with `n$`, flags, width, precision and length; `%#@var@`; `%arg`; `%(name)@`;
/// `${name}` and `$(NAME)`; Swift's `\(x)`; `{name}` and `{0}`.
enum PlaceholderScanner {
  static func scan(_ text: String) -> [Placeholder] {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = Scanner(bytes: UnsafeRawBufferPointer(bytes))
      return scanner.run()
    }
  }

  /// What placeholders begin with.
  private static let signs = (
    UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "\\")
  )

  private struct Scanner {
    let bytes: UnsafeRawBufferPointer
    var index = 0
    /// The arguments that width and precision of the current placeholder take.
    var sizes: [Int?] = []
    /// A message of ICU has begun, so that some braces hold its texts.
    var isInMessage = false

    mutating func run() -> [Placeholder] {
      var found: [Placeholder] = []
      while let sign = UnsafeRawBufferPointer(rebasing: bytes[index...]).first(of: signs) {
        let start = index + sign
        index = start
        sizes = []
        if let (kind, position) = one() {
          let text = String(decoding: bytes[start..<index], as: UTF8.self)
          found.append(
            Placeholder(
              range: start..<index, kind: kind, position: position, sizes: sizes, text: text))
        } else {
          index = start + 1
        }
      }
      return found
    }

    private mutating func one() -> (Placeholder.Kind, Int?)? {
      switch bytes[index] {
      case UInt8(ascii: "%"): return percent()
      case UInt8(ascii: "$"):
        // `$(PRODUCT_NAME)`, and not “$(5)”.
        if peek(1) == UInt8(ascii: "("), peek(2)?.isLetter ?? false {
          return enclosed(from: 2, until: UInt8(ascii: ")"), prefix: "$(")
        }
        guard peek(1) == UInt8(ascii: "{") else { return nil }
        return enclosed(from: 2, until: UInt8(ascii: "}"), prefix: "$", isSpaced: true)
      case UInt8(ascii: "{"):
        if beginsMessage() { isInMessage = true }
        if isInMessage, isBranch() { return nil }
        // `{{name}}`, as templates write it.
        if peek(1) == UInt8(ascii: "{") {
          let start = index
          let found = enclosed(from: 2, until: UInt8(ascii: "}"), prefix: "{{", isSpaced: true)
          if found != nil, peek(0) == UInt8(ascii: "}") {
            index += 1
            return found
          }
          index = start
        }
        return enclosed(from: 1, until: UInt8(ascii: "}"), prefix: "{", isSpaced: true)
      case UInt8(ascii: "\\"):
        guard peek(1) == UInt8(ascii: "(") else { return nil }
        return interpolation()
      default: return nil
      }
    }

    /// `{count, plural,`, `{kind, select,`
    private func beginsMessage() -> Bool {
      var rest = bytes[(index + 1)...].drop { $0 == 0x20 }
      let name = rest.prefix { PlaceholderScanner.isNameByte($0) }
      rest = rest[name.endIndex...].drop { $0 == 0x20 }
      guard !name.isEmpty, rest.first == UInt8(ascii: ",") else { return false }
      rest = rest.dropFirst().drop { $0 == 0x20 }
      return rest.starts(with: "plural".utf8) || rest.starts(with: "select".utf8)
    }

    /// Whether the brace opens the text for a selector, `one {item}`: that is text, and no argument. In front of
    /// the selector stands a comma, or the end of the text for another one.
    private func isBranch() -> Bool {
      func isSelector(_ byte: UInt8) -> Bool {
        PlaceholderScanner.isNameByte(byte) || byte == UInt8(ascii: "=")
      }
      let before = bytes[..<index].reversed().drop { $0 == 0x20 || $0 == 0x0A }
      let selector = before.prefix(40).prefix(while: isSelector)
      let mark = before.dropFirst(selector.count).first { $0 != 0x20 && $0 != 0x0A }
      return !selector.isEmpty && (mark == UInt8(ascii: ",") || mark == UInt8(ascii: "}"))
    }

    private func peek(_ ahead: Int) -> UInt8? {
      index + ahead < bytes.count ? bytes[index + ahead] : nil
    }

    private mutating func percent() -> (Placeholder.Kind, Int?)? {
      index += 1
      if peek(0) == UInt8(ascii: "%") {
        index += 1
        return (.percent, nil)
      }
      let position = positional()
      if peek(0) == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "@") {
        index += 1
        return enclosed(from: 1, until: UInt8(ascii: "@"), prefix: "#").map { ($0.0, position) }
      }
      // Chinese and Japanese have no space behind it: “%arg件”.
      if bytes[index...].starts(with: "arg".utf8), !(peek(3)?.isAlphanumeric ?? false) {
        index += 3
        return (.named("arg"), position)
      }
      if peek(0) == UInt8(ascii: "(") { return named().map { ($0, position) } }
      // A space flag is legal, but “50 % of” is far more frequent than “% d”; only an object is certain.
      if peek(0) == UInt8(ascii: " "), peek(1) == UInt8(ascii: "@"),
        !(peek(2).map { $0 < 0x80 && isNameByte($0) } ?? false)
      {
        index += 1
      }
      let flags = index
      skip { "-+0#'".utf8.contains($0) }
      let isLeft = bytes[flags..<index].contains(UInt8(ascii: "-"))
      let start = index
      if !width() { return nil }
      // “100%-os” is a percentage with an ending: to the left of what, without a width?
      if isLeft, index == start { return nil }
      if peek(0) == UInt8(ascii: ".") {
        index += 1
        if !width() { return nil }
      }
      return conversion().map { ($0, position) }
    }

    /// `n$`, or nothing.
    private mutating func positional() -> Int? {
      let start = index
      skip(\.isDigit)
      guard start < index, index - start < 4, peek(0) == UInt8(ascii: "$") else {
        index = start
        return nil
      }
      let number = Int(String(decoding: bytes[start..<index], as: UTF8.self))
      index += 1
      return number
    }

    /// Digits, `*` or `*n$`.
    private mutating func width() -> Bool {
      if peek(0) == UInt8(ascii: "*") {
        index += 1
        sizes.append(positional())
      } else {
        skip(\.isDigit)
      }
      return index < bytes.count
    }

    private mutating func conversion() -> Placeholder.Kind? {
      let start = index
      skip { "hlqLztj".utf8.contains($0) }
      let length = String(decoding: bytes[start..<index], as: UTF8.self)
      guard let byte = peek(0) else { return nil }
      index += 1
      switch Character(.init(byte)) {
      case "@": return .object
      case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C":
        return ["", "h", "hh"].contains(length) ? .int32 : .int64
      case "f", "F", "e", "E", "g", "G", "a", "A": return .float
      case "s", "S", "p", "n": return .pointer
      default: return nil
      }
    }

    /// `%(name)@` and `%(name)lld`.
    private mutating func named() -> Placeholder.Kind? {
      guard let name = enclosed(from: 1, until: UInt8(ascii: ")"), prefix: "("),
        conversion() != nil
      else { return nil }
      return name.0
    }

    /// `\(…)` with balanced parentheses.
    private mutating func interpolation() -> (Placeholder.Kind, Int?)? {
      var depth = 0
      for end in index..<min(bytes.count, index + 200) {
        if bytes[end] == UInt8(ascii: "(") { depth += 1 }
        if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
        if depth == 0, end > index + 1 {
          let name = String(decoding: bytes[index..<end + 1], as: UTF8.self)
          index = end + 1
          return (.named(name), nil)
        }
      }
      return nil
    }

    /// A name in brackets; empty names and names with spaces in them are text.
    ///
    /// - Parameter isSpaced: spaces may stand around the name, as in `{{ name }}` and in messages of ICU.
    private mutating func enclosed(
      from ahead: Int, until close: UInt8, prefix: String, isSpaced: Bool = false
    ) -> (Placeholder.Kind, Int?)? {
      var start = index + ahead
      while isSpaced, start < bytes.count, bytes[start] == 0x20 { start += 1 }
      var end = start
      while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
      var closing = end
      while isSpaced, closing < bytes.count, bytes[closing] == 0x20 { closing += 1 }
      guard end > start, closing < bytes.count, bytes[closing] == close else { return nil }
      index = closing + 1
      return (.named(prefix + String(decoding: bytes[start..<end], as: UTF8.self)), nil)
    }

    private mutating func skip(_ condition: (UInt8) -> Bool) {
      while let byte = peek(0), condition(byte) { index += 1 }
    }
  }

  private static func isNameByte(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte.isAlphanumeric
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte >= 0x80
  }
}
