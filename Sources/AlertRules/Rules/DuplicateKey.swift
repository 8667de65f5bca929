/// A key stands once.
enum DuplicateKey: Rule {
  static let info = RuleInfo(
    id: "duplicate-key",
    summary: "A key stands once in its table.",
    rationale: """
      Only the last value is read; a correction of an earlier one is never seen. Merges leave such pairs \
      behind.
      """,
    sources: ["spec FORMATS §3.2, §5.2; XLIFF 1.2: ids are unique within a file"], roles: [],
    fix: nil,
    examples: [
      .files(["en.lproj/A.strings": "\"sync.alert.title\" = \"Sync Failed\";"]),
      .files([
        "en.lproj/A.strings":
          "\"sync.alert.title\" = \"↓Sync Stopped\"; \"sync.alert.title\" = \"Sync Failed\";"
      ]),
    ])

  static func check(_ delivery: Delivery) -> [Delivery.Remark] {
    delivery.keys.flatMap { key in
      delivery.groups(key).flatMap { group -> [Delivery.Remark] in
        guard group.count > 1, delivery.document(group[0]).hasUniqueKeys else { return [] }
        let forms = Dictionary(grouping: group, by: delivery.variation)
        return forms.keys.sorted().compactMap { forms[$0] }.flatMap { same -> [Delivery.Remark] in
          let order = same.sorted { $0.entry < $1.entry }
          guard let last = order.last else { return [] }
          return order.dropLast().map { reference in
            let differs =
              delivery.catalog.value(of: reference) != delivery.catalog.value(of: last)
            return Delivery.Remark(
              reference: reference,
              message: "this key stands again further down, and only that value is read"
                + (differs ? "" : " (it is the same)"),
              severity: differs ? nil : .info, evidence: ["again in \(delivery.line(last))"])
          }
        }
      }
    }
  }
}
