/// Text on a terminal: strings of the catalog are data, so control characters are shown, not sent.
public enum Terminal {
  /// The text with control characters made visible (`␛`), bidirectional overrides and
  /// line separators as `U+202E`; line feeds stay.
  public static func harmless(_ text: String) -> String {
    replacing(in: text) { scalar in
      if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
        String(Character(picture))
      } else {
        "U+\(String(scalar.value, radix: 16, uppercase: true))"
      }
    }
  }

  /// The text on one line, so that nothing in it looks like a line of its own.
  public static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return harmless(text) }
    return harmless(
      text.replacing("\r\n", with: "⏎").replacing("\n", with: "⏎").replacing("\r", with: "⏎"))
  }

  /// The same, with no-break spaces shown as `⍽`, because they are what some findings are about.
  public static func oneLine(_ text: String) -> String {
    if isPlain(text) { return text }
    guard text.unicodeScalars.contains(where: { $0 == "\u{A0}" || $0 == "\u{202F}" }) else {
      return line(text)
    }
    return line(text.replacing("\u{A0}", with: "⍽").replacing("\u{202F}", with: "⍽"))
  }

  /// Whether there is none of the bytes that such characters are made of: most texts.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 }
  }

  /// JSON or YAML as an encoder wrote it, where these characters stand in strings only: as escapes.
  static func escaped(_ text: String) -> String {
    replacing(in: text) { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// The text with something else for each harmful character.
  private static func replacing(
    in text: String, with replacement: (Unicode.Scalar) -> String
  ) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    // Bytes, because text that grows piece by piece is copied again and again.
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        result += replacement(scalar).utf8
      } else {
        result += UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
