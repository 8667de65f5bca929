/// The XLIFF in a bundle is in the language of the bundle.
enum XCLOCLocaleMismatch: Rule {
  static let info = RuleInfo(
    id: "xcloc-locale-mismatch",
    summary: "The XLIFF in an .xcloc must have the target language that its contents.json states.",
    rationale: "Xcode imports the bundle into the language of contents.json: the wrong one.",
    sources: ["Xcode: contents.json states the language of a bundle"], roles: [], fix: nil,
    needsGrouping: false,
    examples: [
      .files([
        "de.xcloc/contents.json": "{ \"targetLocale\" : \"de\" }",
        "de.xcloc/Localized Contents/de.xliff": xliff("de"),
      ]),
      .files([
        "de.xcloc/contents.json": "{ \"targetLocale\" : \"de\" }",
        "de.xcloc/Localized Contents/de.xliff": xliff("nl", mark: "↓"),
      ]),
    ])

  static func check(_ delivery: Delivery) -> [Delivery.Remark] {
    delivery.catalog.bundleLocales.sorted { $0.key < $1.key }.flatMap {
      number, stated -> [Delivery.Remark] in
      let document = delivery.catalog.documents[number]
      // Once for the file: a bundle has one language.
      let index = document.entries.firstIndex { entry in
        document.tables[entry.table].locale.map { $0 != stated } ?? false
      }
      guard let index else { return [] }
      let locale = document.tables[document.entries[index].table].locale ?? ""
      return [
        Delivery.Remark(
          reference: Catalog.Reference(document: number, entry: index),
          message: "these strings are in “\(locale)”, but contents.json says “\(stated)”",
          isAboutFile: true)
      ]
    }
  }

  private static func xliff(_ language: String, mark: String = "") -> String {
    "<xliff version=\"1.2\"><file original=\"A.strings\" target-language=\"\(language)\"><body>"
      + "<trans-unit id=\"a\"><source>Done</source><target>\(mark)Fertig</target></trans-unit>"
      + "</body></file></xliff>"
  }
}
