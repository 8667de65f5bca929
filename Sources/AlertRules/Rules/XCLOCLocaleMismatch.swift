/// The XLIFF in a bundle is in the language of the bundle.
enum XCLOCLocaleMismatch: Rule {
  static let info = RuleInfo(
    id: "xcloc-locale-mismatch",
    summary: "The XLIFF of an .xcloc has the target language that its contents.json states.",
    rationale: "Xcode imports the bundle into the language of contents.json: the wrong one.",
    sources: ["spec FORMATS §6"], roles: [], fix: nil,
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
    delivery.catalog.bundleLocales.sorted { $0.key < $1.key }.flatMap { number, stated in
      let document = delivery.catalog.documents[number]
      return document.tables.enumerated().compactMap { index, table -> Delivery.Remark? in
        guard let locale = table.locale, locale != stated,
          let entry = document.entries.firstIndex(where: { $0.table == index })
        else { return nil }
        return Delivery.Remark(
          reference: Catalog.Reference(document: number, entry: entry),
          message:
            "the strings of “\(table.name)” are in “\(locale)”, and contents.json says “\(stated)”",
          isAboutFile: true)
      }
    }
  }

  private static func xliff(_ language: String, mark: String = "") -> String {
    "<xliff version=\"1.2\"><file original=\"A.strings\" target-language=\"\(language)\"><body>"
      + "<trans-unit id=\"a\"><source>Done</source><target>\(mark)Fertig</target></trans-unit>"
      + "</body></file></xliff>"
  }
}
