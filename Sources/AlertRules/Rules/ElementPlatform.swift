/// Not every platform has every element.
enum ElementPlatform: Rule {
  static let info = RuleInfo(
    id: "element-platform",
    summary: """
      Text fields, icons and suppression checkboxes should be used only on platforms that have them.
      """,
    rationale: "Elsewhere they do not appear, and the alert loses its purpose.",
    sources: [
      "hig-2024: text field on iOS, iPadOS, macOS, visionOS; icon on macOS, visionOS; suppression on macOS"
    ],
    roles: [], fix: nil,
    examples: [
      .alert(
        title: "Connect to the Device", buttons: ["Connect", "Cancel~"], facts: "text field on iOS"
      ) {
        $0.fields = [Alert.Field(key: "code", isSecure: false)]
      },
      .alert(
        title: "↓Connect to the Device", buttons: ["Connect", "Cancel~"],
        facts: "text field on tvOS"
      ) {
        $0.fields = [Alert.Field(key: "code", isSecure: false)]
        $0.platforms = [.tvOS]
      },
      .alert(
        title: "↓Erase the disk?", buttons: ["Erase!", "Cancel~"], facts: "suppression on iOS"
      ) {
        $0.hasSuppression = true
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    let facts = alert.alert
    if facts.platforms.isEmpty { return [] }
    let elements: [(isThere: Bool, name: String, platforms: Set<Platform>)] = [
      (!facts.fields.isEmpty, "a text field", [.iOS, .iPadOS, .macOS, .visionOS]),
      (facts.icon == .caution || facts.icon == .custom, "an icon", [.macOS, .visionOS]),
      (facts.hasSuppression, "a suppression checkbox", [.macOS]),
    ]
    for element in elements where element.isThere {
      let missing = facts.platforms.filter { !element.platforms.contains($0) }
      // An element of one platform among several is drawn only there.
      if missing.count == facts.platforms.count {
        return alert.finding(
          "alerts on \(missing.map(\.rawValue).joined(separator: ", ")) cannot have \(element.name)"
        )
      }
    }
    return []
  }
}
