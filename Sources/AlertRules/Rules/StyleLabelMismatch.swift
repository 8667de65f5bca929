/// Style and label say the same.
enum StyleLabelMismatch: Rule {
  static let info = RuleInfo(
    id: "style-label-mismatch",
    summary: "The style of a button should match its label.",
    rationale:
      "A cancel-style button that deletes, or a red OK, misleads people and assistive technology.",
    sources: ["watchos: default, destructive and cancel styles", "hig-2024 and hig-2017: implied"],
    roles: [], fix: nil,
    examples: [
      .alert(title: "Delete the trip?", buttons: ["Delete!", "Cancel~"]),
      .alert(title: "↓Delete the trip?", buttons: ["Delete~", "Keep"]),
      .alert(title: "↓Save the trip?", buttons: ["Save!", "Cancel~"]),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    for button in alert.buttons {
      if button.style == .cancel, !button.roles.contains(.cancel), button.namesDestruction {
        return alert.finding(
          "“\(button.label)” has the cancel style, but its label destroys something")
      }
      // Under “Delete Account?” the label is wrong, and not the style.
      if button.style == .destructive,
        !button.roles.isDisjoint(with: [.ok, .save, .done, .close, .no])
          || alert.buttons.count == 1 && alert.knowsButtons && button.roles.contains(.continue),
        !button.namesDestruction, !alert.speaksOfDestruction
      {
        return alert.finding(
          "“\(button.label)” has the destructive style, but its label destroys nothing")
      }
    }
    return []
  }
}
