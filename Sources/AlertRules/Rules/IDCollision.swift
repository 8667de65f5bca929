/// A key of a String Catalog does not look like the id of a variation.
enum IDCollision: Rule {
  static let info = RuleInfo(
    id: "id-collision",
    summary: "A key should not end like an ID that Xcode generates for a variation.",
    rationale: """
      Xcode writes variations into XLIFF as “key|==|plural.one”. A key of that form never gets its \
      translations back, and if it equals the ID of a real variation, the export crashes.
      """,
    sources: ["observed with Xcode 27"], roles: [], fix: nil,
    examples: [
      .files(["A.xcstrings": catalog("sync.alert.title")]),
      .files(["A.xcstrings": catalog("sync.alert.title|==|text")]),
      .files(["A.xcstrings": catalog("sync.alert.title|==|plural.one", mark: "↓")]),
    ])

  static func check(_ delivery: Delivery) -> [Delivery.Remark] {
    delivery.keys.compactMap { key in
      guard let name = delivery.name(key, with: UInt8(ascii: "|")) else { return nil }
      let id = XcodeUnitID(name)
      guard !id.variation.isEmpty,
        let reference = delivery.references(key).first(where: {
          delivery.document($0).isStringCatalog
        })
      else { return nil }
      let isTaken = delivery.references(to: id.key, beside: key).contains {
        delivery.variation($0) == id.variation
      }
      return Delivery.Remark(
        reference: reference,
        message: isTaken
          ? "this key is also the ID of a variation of “\(id.key)”; Xcode crashes when it exports both"
          : "this key ends like the ID of a variation; Xcode ignores its translations",
        severity: isTaken ? .error : nil)
    }
  }

  private static func catalog(_ key: String, mark: String = "") -> String {
    "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"\(key)\" : { \"localizations\" : { \"en\" : "
      + "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(mark)Sync Failed\" } } } } } }"
  }
}
