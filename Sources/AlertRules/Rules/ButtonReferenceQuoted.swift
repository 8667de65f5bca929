/// A button is named without quotation marks.
enum ButtonReferenceQuoted: Rule {
  static let info = RuleInfo(
    id: "button-reference-quoted",
    summary: "A button mentioned in the text should not be in quotation marks.",
    rationale: """
      The capital letter already shows that it is a name. Outside English this is only info, and \
      nothing is reported where the language normally quotes labels.
      """,
    sources: [
      "hig-2024: the exact title without quotes", "hig-2017: no quotation marks",
      "ios9: no quotes, and keep the capitalization",
    ],
    roles: [.title, .message], fix: .safe,
    examples: [
      .alert(
        message: "Choose Replace to keep only the new file.", buttons: ["Replace!", "Cancel~"]),
      .alert(title: "Delete “Holiday.mov”?", buttons: ["Delete!", "Cancel~"]),
      .alert(
        message: "The word “Replace” is spelt wrong.", buttons: ["Replace!", "Cancel~"],
        facts: "no verb points at it"),
      .alert(
        message: "Choose ↓“Replace” to keep only the new file.", buttons: ["Replace!", "Cancel~"],
        becomes: "Choose Replace to keep only the new file."),
      .alert(
        message: "Choose ↓“don't save”, or choose “Cancel”.", buttons: ["Don’t Save!", "Cancel~"],
        becomes: "Choose Don’t Save, or choose Cancel."),
      .alert(
        message: "Tap ↓'Retry'.", buttons: ["Retry", "Cancel~"], becomes: "Tap Retry.",
        edition: "hig-2017"),
      .alert(
        "it", message: "Scegli ↓“Sostituisci” per tenere il nuovo.",
        buttons: ["Sostituisci!", "Annulla~"],
        becomes: "Scegli Sostituisci per tenere il nuovo."),
      .alert("ja", message: "「再試行」を選択してください。", buttons: ["再試行", "キャンセル~"]),
      .alert(
        "de", message: "Tippe auf ↓„Erneut versuchen“ für einen neuen Versuch.",
        buttons: ["Erneut versuchen", "Abbrechen~"],
        facts: "in lowercase, nothing else shows where the name ends"),
      .alert(
        message: "Choose ↓“Delete” or “Cancel”.", buttons: ["Delete!", "Cancel~"],
        becomes: "Choose Delete or Cancel."),
      .alert(
        message: "To keep it, choose ↓“Cancel.” Nothing will be removed.",
        buttons: ["Delete!", "Cancel~"],
        becomes: "To keep it, choose Cancel. Nothing will be removed."),
      .alert(
        message: "Choose ↓“Delete.” or “Cancel.”", buttons: ["Delete!", "Cancel~"],
        becomes: "Choose Delete or Cancel."),
      .alert(
        message: "Choose ↓“Delete.” iCloud will be updated.", buttons: ["Delete!", "Cancel~"],
        becomes: "Choose Delete. iCloud will be updated."),
      .alert(
        message: "Choose ↓“Delete,” then wait.", buttons: ["Delete!", "Cancel~"],
        becomes: "Choose Delete, then wait."),
      .alert(
        message: "Choose ↓“OK” to go on.", buttons: ["Ok*"], becomes: "Choose OK to go on.",
        facts: "the label should be “OK” too"),
      .alert("tr", message: "↓“Sil”e dokunun.", buttons: ["Sil!", "Vazgeç~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let isEnglish = text.isEnglish
    let quoted = text.mentions.filter { $0.isQuoted && $0.label != nil }
    guard let first = quoted.first, let label = first.label, isEnglish || !sourceQuotes(text) else {
      return []
    }
    if text.policy?.quotesLabels ?? false { return [] }
    // Without capital letters nothing but the marks shows a name, nor where it goes on in small ones.
    let isCaseless = text.policy?.style == LocalePolicy.CasingStyle.none
    let keepsMarks =
      isCaseless
      || quoted.contains {
        hasEnding($0, text) || text.policy?.style == .sentence && $0.text.contains(" ")
      }
    return [
      Diagnosis(
        range: first.name, message: "the name of the button “\(label)” needs no quotation marks",
        severity: isEnglish ? nil : .info,
        edits: keepsMarks
          ? [] : quoted.map { Edit($0.name, isEnglish ? name($0, text) : asLabel($0)) },
        changesQuotation: true,
        applicability: isEnglish && quoted.allSatisfy { keepsAll($0, text) } ? .safe : .review)
    ]
  }

  /// The name as its label has it; a label “Ok” is to be “OK”. The mark before the closing quotation mark stays
  /// behind the name, if it is that of the sentence.
  private static func name(_ mention: ButtonMention, _ text: AlertText) -> String {
    let label = mention.label ?? mention.text
    let name = StockLabels.english.roles(of: label).contains(.ok) ? "OK" : label
    let mark = innerMark(mention, text)
    let rest = text.value[utf8: mention.name.upperBound..<text.value.utf8.count].trimmed
    guard let next = rest.unicodeScalars.first else { return name + mark }
    let isMarked = Marks.anywhere[next] != nil || Marks.commas.contains(next)
    // “iCloud” begins a sentence as well.
    let goesOn =
      next.isLowercase && !rest.prefix { !$0.isWhitespace }.contains(where: \.isUppercase)
    return isMarked || goesOn && mark != "," ? name : name + mark
  }

  /// The name in a translation, with the capitals of its label: nothing else shows that it is one.
  private static func asLabel(_ mention: ButtonMention) -> String {
    guard let label = mention.label, label.lowercased() == mention.text.lowercased() else {
      return mention.text
    }
    return label
  }

  /// What stands before the closing quotation mark: “Cancel.”, “Delete,”. Dots are no mark of a sentence.
  private static func innerMark(_ mention: ButtonMention, _ text: AlertText) -> String {
    let quoted = ButtonMention.unquoted(text.value[utf8: mention.name]).unicodeScalars
    let marks = quoted.reversed().prefix {
      Marks.anywhere[$0] != nil || Marks.commas.contains($0)
    }
    let mark = String(String.UnicodeScalarView(marks.reversed()))
    return mark.hasPrefix("..") ? "" : mark
  }

  /// Whether nothing but the quotation marks goes. “Go!” and “Delete?” may be all of a label.
  private static func keepsAll(_ mention: ButtonMention, _ text: AlertText) -> Bool {
    let quoted = ButtonMention.unquoted(text.value[utf8: mention.name])
    let label = mention.label ?? mention.text
    guard quoted.utf8.count > label.utf8.count else { return true }
    let rest = quoted.suffix(1)
    return quoted.utf8.count == label.utf8.count + 1 && (rest == "." || rest == ",")
      && name(mention, text).hasSuffix(rest)
  }

  /// An ending hangs on the marks, “Sil”e, and would become part of the name.
  private static func hasEnding(_ mention: ButtonMention, _ text: AlertText) -> Bool {
    let next = text.value[utf8: mention.name.upperBound..<text.value.utf8.count].unicodeScalars
    return next.first.map { $0.isCased || Apostrophes.contains($0) } ?? false
  }

  /// The source has the marks already: then they are its fault.
  private static func sourceQuotes(_ text: AlertText) -> Bool {
    text.englishCased?.words.contains(where: ButtonMention.isQuotation) ?? false
  }
}
