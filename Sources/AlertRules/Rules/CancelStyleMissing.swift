/// Cancel has the cancel style.
enum CancelStyleMissing: Rule {
  static let info = RuleInfo(
    id: "cancel-style-missing",
    summary: "The button called Cancel has the cancel style.",
    rationale: "The system places it, gives it Escape, and calls it when people tap outside.",
    sources: ["watchos: style must be cancel", "hig-2024 and hig-2017: implied"], roles: [],
    fix: nil,
    examples: [
      .alert(title: "Send the route?", buttons: ["Send", "Cancel~"]),
      .alert(title: "↓Send the route?", buttons: ["Send", "Cancel"]),
      .alert(title: "↓Send the route?", buttons: ["Send", "Cancel!"]),
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    // AppKit has no styles: a button cancels by its title.
    guard alert.alert.platforms != [.macOS] else { return [] }
    let isWrong = alert.buttons.contains {
      $0.roles.contains(.cancel) && ($0.style == .default || $0.style == .destructive)
    }
    return isWrong ? alert.finding("the button called Cancel has another style") : []
  }
}
