/// Text and button speak of the same thing.
enum ButtonRelatesToText: Rule {
  static let info = RuleInfo(
    id: "button-relates-to-text",
    summary: "The button of a confirmation should use the verb of the text (English).",
    rationale: "When the text says “remove” and the button “delete”, people stop to compare.",
    sources: [
      "hig-2024: verbs that relate to the alert text", "hig-2017: verbs",
      "ios9: verbs related to the text",
    ],
    roles: [.button], fix: nil,
    examples: [
      .alert(title: "Erase this disk?", buttons: ["Erase!", "Cancel~"]),
      .alert(title: "Sign Out?", buttons: ["Sign Out!", "Cancel~"]),
      .alert(
        title: "Certificate Required", message: "Enter the password of the certificate.",
        buttons: ["Import", "Cancel~"]),
      .alert(
        title: "Leave the editor?", message: "Changes will be discarded.",
        buttons: ["Discard!", "Cancel~"]),
      .alert(title: "Unlock with your face?", buttons: ["Enable", "Cancel~"]),
      .alert(title: "Cancel the upload?", buttons: ["Resume Upload", "Cancel Upload~"]),
      .alert(title: "Delete Account?", buttons: ["↓Remove!", "Cancel~"]),
      .alert(title: "Erase this disk?", buttons: ["↓Proceed", "Cancel~"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    // Where cancelling is what is asked about, the other button goes on.
    guard text.isEnglish, isOnlyAction(text), !text.alert.isAboutCancelling,
      text.stockRoles.isDisjoint(with: vague),
      let first = text.cased.words.first, first.isIn(.verb),
      let meant = [text.alert.title, text.alert.message].lazy.compactMap({ $0 })
        .filter({ Marks().ending(of: $0).ending == .question })
        .compactMap({ ActionVerb.find(title: $0, message: nil, text.texts) }).first
    else { return [] }
    let said = [text.alert.title, text.alert.message].compactMap { $0 }.flatMap {
      text.texts.cased($0).words.compactMap { English.shared.base(of: $0.folded) }
    }
    let label = text.cased.words.compactMap { English.shared.base(of: $0.folded) }
    guard Set(said).isDisjoint(with: label) else { return [] }
    return [
      Diagnosis(
        range: nil, message: "the text says “\(meant)”, but the button says “\(text.value)”")
    ]
  }

  /// The one button of a confirmation that does not cancel.
  private static func isOnlyAction(_ text: AlertText) -> Bool {
    let alert = text.alert
    let members = alert.buttons.members
    guard [.confirmation, .destructiveConfirmation].contains(alert.kind), members.count == 2,
      text.setting.style != .cancel, !text.stockRoles.contains(.cancel)
    else { return false }
    return members.contains {
      $0.style == .cancel
        || alert.labels.roles(of: alert.buttons.label(of: $0) ?? "").contains(.cancel)
    }
  }

  /// Labels that other rules speak of, or that lead elsewhere.
  private static let vague: Set<StockRole> = [
    .ok, .yes, .no, .done, .close, .dismiss, .retry, .tryAgain, .settings, .learnMore, .help, .skip,
    .later, .notNow, .confirm, .enable, .disable, .turnOn, .turnOff, .allow,
  ]
}
