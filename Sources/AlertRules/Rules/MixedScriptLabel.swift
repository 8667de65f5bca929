/// A word is written in one alphabet.
enum MixedScriptLabel: Rule {
  static let info = RuleInfo(
    id: "mixed-script-label",
    summary: "A word of a label should not mix letters of different scripts that look alike.",
    rationale: """
      Latin “K” and Cyrillic “К” look the same, but not to search, speech and sorting; the cause is \
      usually the wrong keyboard layout.
      """,
    sources: ["Unicode Technical Standard 39"],
    roles: [.title, .message, .button],
    fix: nil,
    examples: [
      .alert("ru", buttons: ["ОК"]), .alert("el", buttons: ["OK"]),
      .alert("kab", message: "Ur yesεan ara."),
      .alert("ru", title: "SIM-карта заблокирована"),
      .alert("ru", buttons: ["↓\u{41E}K"]),
      .alert("uk", title: "↓В\u{69}дкрити файл?"),
      .alert("uk", title: "Термін дії Podʼу минув"), .alert("uk", title: "↓\u{4D}ʼята закінчилась"),
      .alert("uk", title: "↓\u{4D}енше місця"),
      .alert("el", buttons: ["↓O\u{39A}"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard mayMix(text.value) else { return [] }
    for word in text.cased.words
    where word.kind == .word && !word.text.utf8.allSatisfy({ $0 < 0x80 }) {
      for part in word.text.split(whereSeparator: { !$0.isLetter }) where !isInflected(part) {
        let scripts = Set(part.unicodeScalars.map(ICU.alphabet(of:))).subtracting([.other])
        // Greek letters stand for sounds in some Latin alphabets, and for quantities everywhere.
        guard scripts.count > 1,
          !scripts.contains(.greek) || ICU.script(of: text.locale) == "Grek",
          isLookAlike(part, scripts)
        else { continue }
        let names = scripts.map(\.rawValue).sorted().joined(separator: " and ")
        return [
          Diagnosis(
            range: word.range, message: "“\(word.text)” mixes \(names) letters that look alike")
        ]
      }
    }
    return []
  }

  /// Whether it holds bytes of Greek or Cyrillic letters: those of Latin ones below U+0370 and of marks between
  /// U+2000 and U+203F are not among them.
  static func mayMix(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { bytes[$0] >= 0xCD && (bytes[$0] != 0xE2 || bytes[$0 + 1] != 0x80) }
    }
  }

  /// A Latin name and its ending, parted by an apostrophe that is a letter: “Podʼу”.
  private static func isInflected(_ part: Substring) -> Bool {
    let parts = part.unicodeScalars.split(whereSeparator: Apostrophes.contains)
    return parts.count == 2 && parts[0].count > 1
      && parts[0].allSatisfy { ICU.alphabet(of: $0) == .latin }
      && parts[1].allSatisfy { ICU.alphabet(of: $0) == .cyrillic }
  }

  /// Whether the letters of one of the alphabets all look like letters of another: “SMSка” is meant.
  private static func isLookAlike(_ part: Substring, _ scripts: Set<ICU.Alphabet>) -> Bool {
    scripts.contains { script in
      part.unicodeScalars.allSatisfy {
        ICU.alphabet(of: $0) != script || Confusables.looksAlike($0)
      }
    }
  }
}
