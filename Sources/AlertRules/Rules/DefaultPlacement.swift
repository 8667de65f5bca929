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
      .alert(
        title: "↓Delete the trip?", buttons: ["Delete!", "Keep"],
        facts: "visual order, Delete is the default button"
      ) {
        $0.order = .visual
        $0.members[1].isDefault = true
      },
      .alert(
        title: "Delete the trip?", buttons: ["Delete!", "Keep"], edition: "ios9",
        facts: "visual order, Delete is the default button"
      ) {
        $0.order = .visual
        $0.members[1].isDefault = true
      },
      .alert(
        title: "Delete the trip?", buttons: ["Delete!", "Cancel~"],
        facts: "visual order, Delete is the default button; that is said of Cancel"
      ) {
        $0.order = .visual
        $0.members[1].isDefault = true
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    if alert.isStack {
      let place = alert.buttons.firstIndex { $0.isDefault == true } ?? 0
      return place > 0 && belongs(alert.buttons[place], inPlaceOf: alert.buttons[0], alert.edition)
        ? alert.finding("the default button is not the top button") : []
    }
    guard alert.alert.order == .visual, alert.buttons.count == 2,
      alert.buttons[0].isDefault == true,
      belongs(alert.buttons[0], inPlaceOf: alert.buttons[1], alert.edition)
    else { return [] }
    return alert.finding("the default button is not the trailing one")
  }

  /// A destructive button has another place in one edition; where Cancel stands in its place, that is said of Cancel.
  private static func belongs(
    _ button: AlertStructure.Button, inPlaceOf other: AlertStructure.Button, _ edition: Edition
  ) -> Bool {
    button.style != .destructive || !edition.cancelTrailsDestruction && !other.cancels
  }
}
