/// Destruction can be refused.
enum DestructiveWithoutCancel: Rule {
  static let info = RuleInfo(
    id: "destructive-without-cancel",
    summary: "An alert that may destroy something has a Cancel button.",
    rationale: "People need a clear and safe way out before data is gone.",
    sources: ["hig-2024: destructive action, include Cancel", "hig-2017"], roles: [], fix: nil,
    examples: [
      .alert(title: "Erase the disk?", buttons: ["Erase!", "Cancel~"]),
      .alert(title: "↓Erase the disk?", buttons: ["Erase!", "Details"]),
      .alert(title: "↓Overwrite the file?", buttons: ["Overwrite!"]),
      .alert(title: "Sign In Failed", buttons: ["Reset Password", "OK"]),
      .alert(title: "Error %i Occurred", buttons: ["OK!"], facts: "a wrong style, no destruction"),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.knowsButtons, !alert.hasCancel else { return [] }
    // An OK in that style destroys nothing: it has the wrong style, as another rule says.
    let isStyled = alert.buttons.contains {
      $0.style == .destructive && $0.roles.isDisjoint(with: [.ok, .done, .close, .dismiss])
    }
    let isNamed =
      alert.kind == .destructiveConfirmation && alert.buttons.contains { $0.namesDestruction }
    guard isStyled || isNamed else { return [] }
    return alert.finding(
      isNamed
        ? "something may be destroyed here, and no button cancels"
        : "a button has the destructive style, and none cancels", isStyled ? .error : nil)
  }
}
