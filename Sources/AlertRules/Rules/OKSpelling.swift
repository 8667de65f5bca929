/// OK is written OK.
enum OKSpelling: Rule {
  static let info = RuleInfo(
    id: "ok-spelling",
    summary: "OK should be written in capitals.",
    rationale: "“Ok” and “Okay” next to the system’s own OK look like a mistake.",
    sources: ["Apple Style Guide, June 2025: OK, not okay"], roles: [.button], fix: .safe,
    needsGrouping: false,
    examples: [
      .alert(title: "Sync Finished", buttons: ["OK*"]),
      .alert(title: "Sync Finished", buttons: ["↓Ok*"], becomes: "OK"),
      .alert(title: "Sync Finished", buttons: ["↓Okay*"], becomes: "OK"),
      .alert(title: "Sync Finished", buttons: ["↓O.K.*"], becomes: "OK"),
      .alert("it", title: "Sincronizzato", buttons: ["↓Ok*"], becomes: "OK", facts: "for review"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard isWrong(text) || isForeign(text) else { return [] }
    let isEnglish = text.isEnglish
    return [
      Diagnosis(
        range: nil, message: "“\(text.value)” should be written “OK”",
        severity: isEnglish ? nil : .info, edits: [Edit(0..<text.value.utf8.count, "OK")],
        applicability: isEnglish ? .safe : .review)
    ]
  }

  /// “Ok” in another language, where the labels of the system say “OK” and never “Ok”.
  private static func isForeign(_ text: AlertText) -> Bool {
    guard ["Ok", "oK"].contains(text.value), let policy = text.policy, !policy.isEnglish
    else { return false }
    let apple = policy.stockWords.values.joined()
      .filter { $0.vendors.contains("apple") }.map(\.word)
    return apple.contains("OK") && !apple.contains(text.value)
  }

  static func isWrong(_ text: AlertText) -> Bool {
    guard text.isEnglish, text.value != "OK" else { return false }
    let normal = StockLabels.normal(text.value, locale: "en")
    return normal == "o.k"
      || ["ok", "okay"].contains(normal) && !text.value.contains { ".!?".contains($0) }
  }
}
