/// Cancel has its place.
enum CancelPlacement: Rule {
  static let info = RuleInfo(
    id: "cancel-placement",
    summary: """
      Of two buttons in visual order, Cancel should be the leading one; in a stack, not the top one.
      """,
    rationale:
      "People expect Cancel in its usual place. UIKit and SwiftUI put it there automatically.",
    sources: [
      "hig-2024: leading side, typically", "hig-2017: always left",
      "ios9: left where the likely action is harmless",
    ],
    roles: [], fix: nil,
    examples: [
      .alert(title: "Send the route?", buttons: ["Cancel~", "Send"], facts: "visual order") {
        $0.order = .visual
      },
      .alert(title: "↓Send the route?", buttons: ["Send", "Cancel~"], facts: "visual order") {
        $0.order = .visual
      },
      .alert(title: "↓Send the route?", buttons: ["Cancel~", "Send", "Save"], facts: "a stack") {
        $0.order = .visual
      },
      .alert(title: "Send the route?", buttons: ["Cancel~", "Send", "Save"], facts: "on the Mac") {
        ($0.order, $0.platforms) = (.visual, [.macOS])
      },
      .alert(
        title: "Delete the trip?", buttons: ["Delete!", "Cancel~"], edition: "ios9",
        facts: "visual order"
      ) { $0.order = .visual },
      .alert(
        title: "Send the route?", buttons: ["Cancel~", "Share", "Send"], facts: "an action sheet"
      ) {
        ($0.order, $0.statedPresentation) = (.visual, .actionSheet)
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    if alert.isStack {
      return alert.buttons[0].cancels ? alert.finding("Cancel is the top button") : []
    }
    guard alert.alert.order == .visual, alert.buttons.count == 2, !alert.buttons[0].cancels,
      alert.buttons[1].cancels,
      !(alert.edition.cancelTrailsDestruction && alert.buttons[0].style == .destructive)
    else { return [] }
    return alert.finding("Cancel is not the leading button")
  }
}
