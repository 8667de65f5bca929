/// Cancel has the cancel style.
enum CancelStyleMissing: Rule {
  static let info = RuleInfo(
    id: "cancel-style-missing",
    summary: "The button labeled Cancel should have the cancel style.",
    rationale:
      "The system then places it, gives it the Escape key, and calls it when people tap outside.",
    sources: ["watchos: style must be cancel", "hig-2024 and hig-2017: implied"], roles: [],
    fix: nil,
    examples: [
      .alert(title: "Send the route?", buttons: ["Send", "Cancel~"]),
      .alert(title: "↓Send the route?", buttons: ["Send", "Cancel"]),
      .alert(title: "↓Send the route?", buttons: ["Send", "Cancel!"]),
      .alert(title: "The route was sent.", buttons: ["Cancel"], facts: "its label is wrong"),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    // AppKit has no styles: a button cancels by its title.
    guard alert.alert.platforms != [.macOS] else { return [] }
    // Of a lone button the label is in question, and no other could be taken instead.
    guard alert.buttons.count > 1 else { return [] }
    let wrong = alert.buttons.first {
      $0.roles.contains(.cancel) && [.default, .destructive].contains($0.style)
    }
    guard let button = wrong else { return [] }
    let style = button.style.rawValue
    return alert.finding(
      button.style == .destructive
        ? "the button “\(button.label)” has the \(style) style: if it only closes the alert, it needs the cancel style, otherwise a label that says what it destroys"
        : "the button “\(button.label)” has the \(style) style instead of the cancel style")
  }
}
