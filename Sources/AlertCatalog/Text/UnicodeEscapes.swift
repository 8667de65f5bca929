/// Letters spelled out as UTF-16 units: `\U00f6` in `.strings`, `\u00f6` in JSON.
enum UnicodeEscapes {
  /// A scalar spelled out, two units for one beyond U+FFFF.
  ///
  /// - Parameter letter: `U` or `u`.
  static func escape(_ scalar: Unicode.Scalar, _ letter: Character) -> String {
    String(scalar).utf16.map { unit in
      let hex = String(unit, radix: 16)
      return "\\\(letter)" + String(repeating: "0", count: 4 - hex.count) + hex
    }.joined()
  }

  /// Whether a token writes what is not ASCII in this way only.
  static func spellOut(_ token: some Collection<UInt8>, _ letter: UInt8) -> Bool {
    var found = false
    var isEscaped = false
    for byte in token {
      if byte >= 0x80 { return false }
      if isEscaped {
        if byte == letter { found = true }
        isEscaped = false
      } else {
        isEscaped = byte == UInt8(ascii: "\\")
      }
    }
    return found
  }
}
