/// Two files of a run say the same.
enum DeliveryConflict: Rule {
  static let info = RuleInfo(
    id: "delivery-conflict",
    summary: "A string that comes in two files should be the same in both.",
    rationale: """
      When an XLIFF and the String Catalog it was exported from differ, or two XLIFF files of one \
      language do, one of them is outdated: importing it would undo what the other says.
      """,
    sources: ["Xcode: ids of an XLIFF name keys of its String Catalog"], roles: [], fix: nil,
    examples: [
      .files(["App/A.xcstrings": catalog, "de.xliff": xliff("Fotos löschen?")]),
      .files(["App/A.xcstrings": catalog, "de.xliff": xliff("↓Bilder löschen?")]),
      .files([
        "App/A.xcstrings": catalog, "de.xliff": xliff("↓Fotos löschen?", source: "Delete Images?"),
      ]),
      .files(["May/de.xliff": xliff("Fotos löschen?"), "May/de 2.xliff": xliff("↓Bilder löschen?")]
      ),
    ])

  static func check(_ delivery: Delivery) -> [Delivery.Remark] {
    delivery.keys.flatMap { key -> [Delivery.Remark] in
      if delivery.isSingle(key) { return [] }
      let references = delivery.references(key)
      guard let document = references.first?.document,
        references.contains(where: { $0.document != document })
      else { return [] }
      return Dictionary(grouping: references) { Form(of: $0, in: delivery) }
        .sorted { ($0.key.locale, $0.key.variation) < ($1.key.locale, $1.key.variation) }
        .flatMap { remarks($0.value, references, delivery) }
    }
  }

  /// The project's own file is right until somebody says otherwise; where it is not among them, the first one.
  private static func remarks(
    _ same: [Catalog.Reference], _ all: [Catalog.Reference], _ delivery: Delivery
  ) -> [Delivery.Remark] {
    let base = same.first { !isExported($0, delivery) } ?? same.first
    return same.filter { isExported($0, delivery) }.compactMap { reference in
      if let base, base.document != reference.document,
        let remark = differing(reference, base, delivery)
      {
        return remark
      }
      let variation = delivery.catalog.variation(of: reference)
      guard
        let source = delivery.document(reference).source(of: delivery.catalog.entry(of: reference)),
        let origin = all.first(where: {
          !isExported($0, delivery) && delivery.catalog.variation(of: $0) == variation
            && delivery.catalog.locale(of: $0) == delivery.catalog.sourceLocale(of: reference)
        }), let text = value(origin, delivery),
        isDifferent(text, source, delivery.catalog.sourceLocale)
      else { return nil }
      return Delivery.Remark(
        reference: reference,
        message: "the source is “\(source)” here but “\(text)” in "
          + "\(delivery.file(origin, from: reference)): one of the files is outdated",
        evidence: ["see \(delivery.line(origin)) there"])
    }
  }

  private static func differing(
    _ reference: Catalog.Reference, _ base: Catalog.Reference, _ delivery: Delivery
  ) -> Delivery.Remark? {
    guard let here = value(reference, delivery), let there = value(base, delivery),
      isDifferent(here, there, delivery.catalog.locale(of: reference) ?? "")
    else { return nil }
    return Delivery.Remark(
      reference: reference,
      message:
        "\(delivery.file(base, from: reference)) says “\(there)”: one of the files is outdated",
      evidence: ["see \(delivery.line(base)) there"])
  }

  /// A finished value as it is now.
  private static func value(_ reference: Catalog.Reference, _ delivery: Delivery) -> String? {
    let entry = delivery.catalog.entry(of: reference)
    let document = delivery.document(reference)
    return document.state(of: entry) == .translated ? document.value(of: entry) : nil
  }

  /// Worded differently: case and end marks are the business of other rules, and corrected in one file
  /// they would make the other one old.
  private static func isDifferent(_ a: String, _ b: String, _ locale: String) -> Bool {
    // A part is written in two ways: `%arg` in a catalog is `%1$lld` in XLIFF.
    if a.contains(bytes: "%arg") || b.contains(bytes: "%arg") { return false }
    return StockLabels.normal(unnumbered(a), locale: locale)
      != StockLabels.normal(unnumbered(b), locale: locale)
  }

  /// An export numbers what is put in: `%1$#@count@` (spec FORMATS §1.2).
  private static func unnumbered(_ text: String) -> String {
    text.contains(bytes: "$#@") ? text.replacing(/%[0-9]+\$#@/, with: "%#@") : text
  }

  private static func isExported(_ reference: Catalog.Reference, _ delivery: Delivery) -> Bool {
    delivery.catalog.table(of: reference).original != nil
  }

  private struct Form: Hashable {
    var locale: String
    var variation: String

    init(of reference: Catalog.Reference, in delivery: Delivery) {
      locale = delivery.catalog.locale(of: reference) ?? ""
      variation = delivery.catalog.variation(of: reference)
    }
  }

  private static let catalog =
    "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"delete.alert.title\" : { \"localizations\" : { "
    + "\"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Fotos löschen?\" } }, "
    + "\"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Delete Photos?\" } } } } } }"

  private static func xliff(_ text: String, source: String = "Delete Photos?") -> String {
    "<xliff version=\"1.2\"><file original=\"App/A.xcstrings\" source-language=\"en\" "
      + "target-language=\"de\"><body><trans-unit id=\"delete.alert.title\">"
      + "<source>\(source)</source><target>\(text)</target></trans-unit></body></file></xliff>"
  }
}
