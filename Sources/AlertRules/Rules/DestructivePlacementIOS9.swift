/// In iOS 9 the destructive button stood left.
enum DestructivePlacementIOS9: Rule {
  static let info = RuleInfo(
    id: "destructive-placement-ios9",
    summary: "A likely destructive button should be on the left, with Cancel on the right.",
    rationale:
      "People tap the right side without reading; a destructive button does not belong there.",
    sources: ["ios9: likely and destructive, left"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Delete the trip?", buttons: ["Delete!", "Cancel~"], edition: "ios9",
        facts: "visual order"
      ) {
        $0.order = .visual
      },
      .alert(
        title: "↓Delete the trip?", buttons: ["Cancel~", "Delete!"], edition: "ios9",
        facts: "visual order"
      ) {
        $0.order = .visual
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.order == .visual, alert.buttons.count == 2,
      alert.buttons[1].style == .destructive, alert.buttons[0].cancels
    else { return [] }
    return alert.finding("the destructive button is on the right")
  }
}
