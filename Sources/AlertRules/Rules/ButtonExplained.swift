/// Buttons speak for themselves.
enum ButtonExplained: Rule {
  static let info = RuleInfo(
    id: "button-explained",
    summary: "The text should not explain the alert’s own buttons.",
    rationale: "Clear labels need no explanation, and the text stays short.",
    sources: [
      "hig-2024: avoid explaining the buttons", "hig-2017: avoid explaining buttons",
      "ios9: avoid explaining buttons",
    ],
    roles: [.title, .message], fix: nil,
    examples: [
      .alert(
        message: "Deleted trips can be restored for 30 days.", buttons: ["Delete!", "Cancel~"]),
      .alert(message: "Choose Settings to turn on location.", buttons: ["Not Now~", "Try Again"]),
      .alert(message: "If you clicked Cancel, this is normal.", buttons: ["Delete!", "Cancel~"]),
      .alert(message: "Select all of the photos.", buttons: ["All", "Cancel~"]),
      .alert(message: "Press Delete on the keyboard.", buttons: ["Delete!", "Cancel~"]),
      .alert(message: "Press the Delete key twice.", buttons: ["Delete!", "Cancel~"]),
      .alert(
        message: "↓Tap Delete to remove the trip or Cancel to keep it.",
        buttons: ["Delete!", "Cancel~"]),
      .alert(
        message: "To go on, ↓press the “Try Again” button.", buttons: ["Try Again", "Cancel~"]),
      .alert(message: "↓Press the Continue button to go on.", facts: "buttons unknown"),
      .alert(
        "de", message: "↓Tippe auf Löschen, um die Reise zu entfernen.",
        buttons: ["Löschen!", "Abbrechen~"]),
      .alert(
        "ja", message: "旅行を消すには↓「削除」をタップします。", buttons: ["削除!", "キャンセル~"]),
      .alert(
        "fr", message: "Touchez pour agrandir la photo.", buttons: ["Supprimer!", "Annuler~"]),
      .alert(
        "de", message: "↓Klicken Sie auf Löschen, um die Reise zu entfernen.",
        buttons: ["Löschen!", "Abbrechen~"]),
      .alert("ko", message: "↓‘삭제’를 탭하십시오.", buttons: ["삭제!", "취소~"]),
      .alert("ko", message: "재선택 후 ‘삭제’ 항목은 사라집니다.", buttons: ["삭제!", "취소~"]),
      .alert(
        "ru", message: "↓Нажмите кнопку Удалить, чтобы убрать поездку.",
        buttons: ["Удалить!", "Отмена~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    // “If you clicked Cancel” tells what was done, and explains nothing.
    let mentions = text.mentions.filter { mention in
      !text.isEnglish || !mention.namesKey(in: text) && !mention.isOfPast
    }
    // A translation that says what its source says is no fault of the translator.
    guard !mentions.isEmpty, !pointsSomewhere(text.englishCased) else { return [] }
    if let mention = mentions.first(where: { $0.label != nil }), let label = mention.label {
      return [
        Diagnosis(
          range: mention.range,
          message: "the text explains the button “\(label)”; a clear label needs no explanation")
      ]
    }
    guard text.alert.buttons.labels.isEmpty,
      let mention = mentions.first(where: {
        $0.saysButton
          || !text.labels.roles(of: $0.text).isDisjoint(with: [.ok, .cancel])
      })
    else { return [] }
    return [
      Diagnosis(
        range: mention.range,
        message: "the text seems to explain a button; a clear label needs no explanation",
        severity: .info)
    ]
  }

  private static func pointsSomewhere(_ source: CasedText?) -> Bool {
    source?.words.contains { $0.isIn(.pointingForm) } ?? false
  }
}
