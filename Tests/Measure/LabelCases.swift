import AlertRules

/// Columns locale, role, and word or label: whether a button’s label is known for what it is.
struct LabelCases {
  let table: CaseTable
  let misses: Int

  func run() throws {
    var score = Score()
    var shown = 0
    var labels: [String: StockLabels] = [:]
    for row in table.rows {
      guard let locale = row["locale"], let word = row["word"] ?? row["label"],
        let role = row["role"]
      else { continue }
      if labels[locale] == nil {
        labels[locale] = StockLabels(
          try Policies.policy(for: locale) ?? LocalePolicy(locale: locale))
      }
      let roles = labels[locale]?.roles(of: word).map(\.rawValue).sorted() ?? []
      let isRight = role == "none" ? roles.isEmpty : roles.contains(role)
      score.add(locale, isRight)
      if !isRight, shown < misses {
        shown += 1
        print("  miss  \(locale) “\(word)”: wanted \(role), gave \(roles.joined(separator: ", "))")
      }
    }
    score.print()
  }
}
