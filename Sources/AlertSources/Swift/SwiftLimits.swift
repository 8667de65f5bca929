import AlertRules

/// What is not given to the Swift parser: it would use up the stack, or not end in time.
enum SwiftLimits {
  /// Brackets inside each other, and `else if` after each other, at most; nobody writes as many.
  private static let most = 2_000

  /// The error for a text that is nested too deep; brackets in strings and comments count as well.
  static func check(_ text: String, _ path: String) throws(FormatError) {
    var chains = [0]
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): chains.append(0)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if chains.count > 1 { chains.removeLast() }
        chains[chains.count - 1] =
          isElse(bytes[(index + 1)...]) ? chains[chains.count - 1] + 1 : 0
      default: continue
      }
      guard chains.count > most || chains[chains.count - 1] > most else { continue }
      let line = 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") }
      throw FormatError(
        path, Position(line: line, column: 1), "more than \(most) brackets are open here",
        "leave out this file")
    }
  }

  private static func isElse(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.starts(with: "else".utf8)
  }
}
