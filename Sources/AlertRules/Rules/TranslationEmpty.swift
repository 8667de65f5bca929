import AlertCatalog

/// A translation says something where its source does.
enum TranslationEmpty: Rule {
  static let info = RuleInfo(
    id: "translation-empty",
    summary: "A translation should not be empty where its source is not.",
    rationale: """
      An empty string in a strings file is shown as it is: an alert without its text, or a button \
      without a label. In XLIFF, an empty target only means that it is not translated yet.
      """,
    sources: ["no edition: property lists and JSON, where an empty value is a value"], roles: [],
    fix: nil,
    examples: [
      .files([
        "en.lproj/A.strings": "\"sync.alert.title\" = \"Sync Failed\";",
        "de.lproj/A.strings": "\"sync.alert.title\" = \"Abgleich gescheitert\";",
      ]),
      .files([
        "en.lproj/A.strings": "\"sync.alert.title\" = \"Sync Failed\";",
        "de.lproj/A.strings": "\"sync.alert.title\" = \"↓\";",
      ]),
      .files([
        "en.lproj/A.strings": "\"sync.alert.title\" = \"\";",
        "de.lproj/A.strings": "\"sync.alert.title\" = \"\";",
      ]),
      .files([
        "de.xliff":
          #"<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="A.strings" source-language="en" target-language="de"><body><trans-unit id="sync.alert.title"><source>Sync Failed</source><target></target></trans-unit></body></file></xliff>"#
      ]),
    ])

  static func check(_ delivery: Delivery) -> [Delivery.Remark] {
    // What stands once has no source beside it.
    delivery.keys.filter { !delivery.isSingle($0) }.flatMap(delivery.references).compactMap {
      empty in
      guard isEmpty(empty, delivery), let source = delivery.catalog.source(of: empty),
        !source.trimmed.isEmpty, !AlertText.isStandIn(source)
      else { return nil }
      return Delivery.Remark(
        reference: empty, message: "this is empty, but its source is not",
        evidence: ["the source is “\(Excerpt.beginning(of: source))”"])
    }
  }

  private static func isEmpty(_ reference: Catalog.Reference, _ delivery: Delivery) -> Bool {
    let catalog = delivery.catalog
    return catalog.table(of: reference).original == nil
      && catalog.locale(of: reference) != catalog.sourceLocale
      && delivery.document(reference).state(of: catalog.entry(of: reference)) == .translated
      && catalog.isTranslated(reference)
      && catalog.value(of: reference)?.trimmed.isEmpty ?? false
  }
}
