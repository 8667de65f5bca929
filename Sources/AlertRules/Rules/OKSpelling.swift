/// OK is written OK.
enum OKSpelling: Rule {
  static let info = RuleInfo(
    id: "ok-spelling",
    summary: "OK is written in capitals.",
    rationale: "“Ok” and “Okay” beside the system’s own OK look like a mistake.",
    sources: ["Apple Style Guide, June 2025: OK, not okay"], roles: [.button], fix: .safe,
    needsGrouping: false,
    examples: [
      .alert(title: "Sync Finished", buttons: ["OK*"]),
      .alert(title: "Sync Finished", buttons: ["↓Ok*"], becomes: "OK"),
      .alert(title: "Sync Finished", buttons: ["↓Okay*"], becomes: "OK"),
      .alert(title: "Sync Finished", buttons: ["↓O.K.*"], becomes: "OK"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard isWrong(text) else { return [] }
    return [
      Diagnosis(
        range: nil, message: "“\(text.value)” should be written “OK”",
        edits: [Edit(0..<text.value.utf8.count, "OK")], applicability: .safe)
    ]
  }

  static func isWrong(_ text: AlertText) -> Bool {
    guard text.policy?.language == "en", text.value != "OK" else { return false }
    let normal = StockLabels.normal(text.value, locale: "en")
    return normal == "o.k"
      || ["ok", "okay"].contains(normal) && !text.value.contains { ".!?".contains($0) }
  }
}
