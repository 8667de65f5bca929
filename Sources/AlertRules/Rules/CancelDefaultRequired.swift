/// In 2017 Cancel was made bold beside destruction.
enum CancelDefaultRequired: Rule {
  static let info = RuleInfo(
    id: "cancel-default-required",
    summary: "Next to a destructive button, Cancel should be the default.",
    rationale: "The bold button should be the safe one.",
    sources: ["hig-2017: make Cancel bold by making it default"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Delete the trip?", buttons: ["Delete!", "Cancel~"], edition: "hig-2017",
        facts: "Cancel is the default"
      ) {
        $0.members[2].isDefault = true
      },
      .alert(
        title: "↓Delete the trip?", buttons: ["Delete!", "Cancel~"], edition: "hig-2017",
        facts: "Cancel is not the default"
      ) {
        $0.members[2].isDefault = false
      },
      .alert(
        title: "↓Delete the trip?", buttons: ["Delete!", "Cancel~"], edition: "hig-2017",
        facts: "Delete is the default"
      ) {
        $0.members[1].isDefault = true
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    // An alert has one default button at most.
    let isTaken = alert.buttons.contains { !$0.cancels && $0.isDefault == true }
    guard alert.buttons.contains(where: { $0.style == .destructive }),
      alert.buttons.contains(where: {
        $0.cancels && ($0.isDefault == false || $0.isDefault == nil && isTaken)
      })
    else { return [] }
    return alert.finding("Cancel is not the default next to a destructive button")
  }
}
