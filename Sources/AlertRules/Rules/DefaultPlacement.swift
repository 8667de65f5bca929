/// The default button has its place.
enum DefaultPlacement: Rule {
  static let info = RuleInfo(
    id: "default-placement",
    summary: """
      Of two buttons in visual order, the default should be the trailing one; in a stack, the top one.
      """,
    rationale: "People expect the likely choice there and tap it without looking.",
    sources: ["hig-2024: default always trailing", "hig-2017: right", "ios9: right if harmless"],
    roles: [], fix: nil,
    examples: [
      .alert(title: "Send the route?", buttons: ["Cancel~", "Send*"], facts: "visual order") {
        $0.order = .visual
      },
      .alert(title: "↓Send the route?", buttons: ["Send*", "Cancel~"], facts: "visual order") {
        $0.order = .visual
      },
      .alert(title: "Send the route?", buttons: ["Send*", "Save", "Cancel~"], facts: "a stack") {
        $0.order = .visual
      },
      .alert(title: "↓Send the route?", buttons: ["Save", "Send*", "Cancel~"], facts: "a stack") {
        $0.order = .visual
      },
      .alert(
        title: "Send the route?", buttons: ["Delete!", "Send*", "Cancel~"], facts: "an action sheet"
      ) {
        ($0.order, $0.statedPresentation) = (.visual, .actionSheet)
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    if alert.isStack {
      let place = alert.buttons.firstIndex { $0.isDefault == true } ?? 0
      return place > 0 && alert.buttons[place].style != .destructive
        ? alert.finding("the default button is not the top button") : []
    }
    guard alert.alert.order == .visual, alert.buttons.count == 2,
      alert.buttons[0].isDefault == true, alert.buttons[0].style != .destructive
    else { return [] }
    return alert.finding("the default button is not the trailing one")
  }
}
