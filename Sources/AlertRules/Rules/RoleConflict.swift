/// A string has one place in an alert.
enum RoleConflict: Rule {
  static let info = RuleInfo(
    id: "role-conflict",
    summary:
      "A string should not be both title and message, or message and button, of the same alert.",
    rationale: "Each role has its own style, so one string cannot be right in both.",
    sources: ["hig-2024: titles, messages and buttons are written in different ways"],
    roles: [], fix: nil,
    examples: [
      .alert(title: "Upload Failed", message: "The file is too large."),
      .alert(title: "Rename", buttons: ["Rename", "Cancel~"], facts: "one key for both") {
        $0.members[1].key = $0.members[0].key
      },
      .alert(title: "↓Upload Failed", message: "x", facts: "the message has the key of the title") {
        $0.members[1].key = $0.members[0].key
      },
      .alert(
        title: "Delete the trip?", message: "x",
        facts: "the message has the key of the title, which a confirmation dialog may hide"
      ) {
        $0.members[1].key = $0.members[0].key
        $0.statedPresentation = .confirmationDialog
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard Set(alert.alert.members.map(\.key)).count < alert.alert.members.count else { return [] }
    let roles = Dictionary(grouping: alert.alert.members) { "\($0.table.name)\u{0}\($0.key)" }
    for members in roles.values.sorted(by: { $0[0].key < $1[0].key }) {
      let names = Set(members.map(\.role)).sorted().map(\.rawValue)
      // “Rename” as title and button is meant so, and “Name” above a text field and in it.
      guard names.count > 1, names != ["title", "button"], names != ["title", "field"],
        names != ["title", "message"] || !alert.alert.mayHideTitle
      else { continue }
      return alert.finding(
        "“\(members[0].key)” is used as \(names.joined(separator: " and ")) of this alert")
    }
    return []
  }
}
