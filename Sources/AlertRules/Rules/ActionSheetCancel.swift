/// An action sheet can be left.
enum ActionSheetCancel: Rule {
  static let info = RuleInfo(
    id: "action-sheet-cancel",
    summary: "An action sheet should have a button with the cancel style.",
    rationale: "In compact width, nothing else closes it without making a choice.",
    sources: ["watchos: one button is Cancel", "ios9: compact width"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Share Route", buttons: ["Copy", "Cancel~"], edition: "watchos",
        facts: "action sheet"
      ) {
        $0.statedPresentation = .actionSheet
      },
      .alert(
        title: "Share Route", buttons: ["Copy", "Send"], edition: "ios9",
        facts: "action sheet in regular width"
      ) {
        $0.statedPresentation = .actionSheet
        $0.surroundings = .regular
      },
      .alert(
        title: "↓Share Route", buttons: ["Copy", "Send"], edition: "watchos", facts: "action sheet"
      ) {
        $0.statedPresentation = .actionSheet
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    // Where it is known what the sheet is shown in, the rule of popovers decides.
    let isPopover = alert.alert.surroundings == .regular || alert.alert.surroundings == .popover
    guard !isPopover || alert.edition.severities[ActionSheetCancelPopover.info.id] == nil,
      alert.alert.presentation == .actionSheet, alert.knowsButtons, alert.knowsStyles,
      !alert.buttons.contains(where: { $0.style == .cancel })
    else { return [] }
    return alert.finding("no button of this action sheet has the cancel style")
  }
}
