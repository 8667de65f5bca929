/// Text on a terminal: strings of the catalog are data, so control characters are shown, not sent.
public enum Terminal {
  /// The text with control characters made visible (`␛`), bidirectional overrides as `U+202E`;
  /// line feeds stay.
  public static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isHarmful(scalar) {
        result.append(scalar)
      } else if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
        result.append(picture)
      } else {
        result += "U+\(String(scalar.value, radix: 16, uppercase: true))".unicodeScalars
      }
    }
    return String(result)
  }

  /// The text on one line; no-break spaces are shown as `⍽`, because they are what some findings are
  /// about.
  public static func oneLine(_ text: String) -> String {
    var line = text
    if text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      line = line.replacing("\r\n", with: "⏎").replacing("\n", with: "⏎").replacing("\r", with: "⏎")
    }
    if text.unicodeScalars.contains(where: { $0 == "\u{A0}" || $0 == "\u{202F}" }) {
      line = line.replacing("\u{A0}", with: "⍽").replacing("\u{202F}", with: "⍽")
    }
    return harmless(line)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
