/// A key of a String Catalog does not look like the id of a variation.
enum IDCollision: Rule {
  static let info = RuleInfo(
    id: "id-collision",
    summary: "A key should not end like an ID that Xcode generates for a variation.",
    rationale: """
      Xcode writes variations into XLIFF as “key|==|plural.one”. A key of that form never gets its \
      translations back, and if it equals the ID of a real variation, the export crashes.
      """,
    sources: ["observed with Xcode 27"], roles: [], fix: nil, needsGrouping: false,
    examples: [
      .files(["A.xcstrings": catalog("sync.alert.title")]),
      .files(["A.xcstrings": catalog("sync.alert.title|==|text")]),
      .files(["A.xcstrings": catalog("sync.alert.title|==|plural.one", mark: "↓")]),
    ])

  static func check(_ delivery: Delivery) -> [Delivery.Remark] {
    // Keys of no alert as well, for those of alerts that they break.
    guard delivery.catalog.documents.contains(where: mayCollide) else { return [] }
    let own = Set(delivery.keys)
    return delivery.catalog.places.compactMap { key in
      guard let name = delivery.name(key, with: UInt8(ascii: "|")) else { return nil }
      let id = XcodeUnitID(name)
      guard !id.variation.isEmpty,
        let reference = delivery.references(key).first(where: {
          delivery.document($0).isStringCatalog
        })
      else { return nil }
      let form = delivery.references(to: id.key, beside: key).first {
        delivery.catalog.variation(of: $0) == id.variation
      }
      guard own.contains(key) else {
        return form.map { form in
          Delivery.Remark(
            reference: form,
            message:
              "the ID of this form is also a key, “\(name)”; Xcode crashes when it exports both",
            severity: .error)
        }
      }
      return Delivery.Remark(
        reference: reference,
        message: form != nil
          ? "this key is also the ID of a variation of “\(id.key)”; Xcode crashes when it exports both"
          : "this key ends like the ID of a variation; Xcode ignores its translations",
        severity: form != nil ? .error : nil)
    }
  }

  private static func mayCollide(_ document: Document) -> Bool {
    document.isStringCatalog && document.file.bytes.contains(bytes: "|==|")
  }

  private static func catalog(_ key: String, mark: String = "") -> String {
    "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"\(key)\" : { \"localizations\" : { \"en\" : "
      + "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(mark)Sync Failed\" } } } } } }"
  }
}
