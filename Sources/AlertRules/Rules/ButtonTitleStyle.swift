/// Buttons follow the label style of the language.
enum ButtonTitleStyle: Rule {
  static let info = RuleInfo(
    id: "button-title-style",
    summary: "A button label is in title style (in sentence-style languages: first letter only).",
    rationale: """
      Labels of system alerts next to yours are cased that way. English, Turkish, Indonesian, Malay and \
      Brazilian Portuguese raise every major word, most other languages only the first letter.
      """,
    sources: ["hig-2024: title-style capitalization", "hig-2017", "ios9"],
    roles: [.button], fix: .safe,
    examples: [
      .alert(buttons: ["Turn Off", "Cancel~"]),
      .alert(buttons: ["Turn ↓off", "Cancel~"], becomes: "Turn Off"),
      .alert(buttons: ["Delete ↓photo!", "Cancel~"], becomes: "Delete Photo"),
      .alert("fr", buttons: ["Ne pas enregistrer", "Annuler~"]),
      .alert("fr", buttons: ["Ne ↓Pas Enregistrer", "Annuler~"], becomes: "Ne pas enregistrer"),
      .alert("pt-BR", buttons: ["Excluir ↓foto!", "Cancelar~"], becomes: "Excluir Foto"),
      .alert("tr", buttons: ["Fotoğrafı ↓sil!", "Vazgeç~"], becomes: "Fotoğrafı Sil"),
      .alert("ja", buttons: ["削除", "キャンセル~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard !text.isAllCaps, !isStockWord(text),
      !text.isJudged(by: OKSpelling.self) || !OKSpelling.isWrong(text)
    else { return [] }
    return text.casingDiagnosis(
      text.casingChanges(text.style),
      text.style == .title
        ? "a button is written in title style"
        : "a button begins with a capital, and other words keep their small letters")
  }

  /// A label that stands on stock buttons in just this case is right.
  private static func isStockWord(_ text: AlertText) -> Bool {
    text.policy?.stockWords.values.joined().contains { $0.word == text.value } ?? false
  }
}
