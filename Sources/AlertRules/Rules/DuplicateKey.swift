/// A key stands once.
enum DuplicateKey: Rule {
  static let info = RuleInfo(
    id: "duplicate-key",
    summary: "A key should appear only once in its table.",
    rationale: """
      Only the last value is read; a correction to an earlier one has no effect. Merges often leave \
      such duplicates.
      """,
    sources: [
      "property lists and JSON: the last value is read", "XLIFF 1.2: ids are unique within a file",
    ],
    roles: [], fix: nil, needsGrouping: false,
    examples: [
      .files(["en.lproj/A.strings": "\"sync.alert.title\" = \"Sync Failed\";"]),
      .files([
        "en.lproj/A.strings":
          "\"sync.alert.title\" = \"↓Sync Stopped\"; \"sync.alert.title\" = \"Sync Failed\";"
      ]),
      .files([
        "A.xcstrings":
          #"{"sourceLanguage":"en","strings":{"sync.alert.title":{"localizations":{"en":{"stringUnit":{"value":"↓Sync Stopped","value":"Sync Failed"}}}}}}"#
      ]),
      .files([
        "de.lproj/A.strings":
          "\"a.alert.cancel\" = \"↓Zurück\"; \"a.alert.title\" = \"Fehler\"; \"a.alert.cancel\" = \"Zurück\"; \"a.alert.title\" = \"Fehler\";"
      ]),
    ])

  static func check(_ delivery: Delivery) -> [Delivery.Remark] {
    var remarks: [Delivery.Remark] = []
    // By file, what stands again with the same value: harmless, and said once.
    var same: [Int: (first: Int, count: Int)] = [:]
    for (reference, last) in repeated(delivery) {
      let differs = delivery.catalog.value(of: reference) != delivery.catalog.value(of: last)
      if !differs, same[reference.document] != nil {
        same[reference.document]?.count += 1
        continue
      }
      if !differs { same[reference.document] = (remarks.count, 1) }
      remarks.append(
        Delivery.Remark(
          reference: reference,
          message: "this key is repeated further down, and only the last value is read"
            + (differs ? "" : " (it is the same value)"),
          severity: differs ? nil : .info, evidence: ["repeated in \(delivery.line(last))"]))
    }
    for (first, count) in same.values where count > 1 {
      let others = (count - 1).counted("other key", "other keys")
      remarks[first].message += "; \(others) in this file \(count == 2 ? "is" : "are") repeated too"
    }
    return remarks
  }

  /// Values of keys that stand again in their table, with the one that is read.
  private static func repeated(
    _ delivery: Delivery
  ) -> [(value: Catalog.Reference, last: Catalog.Reference)] {
    delivery.groups.flatMap { group in
      let document = delivery.document(group[0])
      let unique = group.filter { document.hasUniqueKey(document.entries[$0.entry]) }
      let forms = Dictionary(grouping: unique, by: delivery.catalog.variation(of:))
      return forms.keys.sorted().compactMap { forms[$0] }.flatMap { same in
        let order = same.sorted { $0.entry < $1.entry }
        return order.dropLast().map { (value: $0, last: order[order.count - 1]) }
      }
    }
  }
}
