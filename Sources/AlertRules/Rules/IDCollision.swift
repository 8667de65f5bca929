/// A key of a String Catalog does not look like the id of a variation.
enum IDCollision: Rule {
  static let info = RuleInfo(
    id: "id-collision",
    summary: "A key does not end like an id that Xcode makes for a variation.",
    rationale: """
      Xcode writes forms into XLIFF as “key|==|plural.one”. A key of that shape never gets its \
      translations back, and where it equals the id of a real form the export crashes.
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
          ? "this key is also the id of a form of “\(id.key)”; Xcode crashes when it exports both"
          : "this key ends like the id of a form; Xcode ignores translations of it",
        severity: isTaken ? .error : nil)
    }
  }

  private static func catalog(_ key: String, mark: String = "") -> String {
    "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"\(key)\" : { \"localizations\" : { \"en\" : "
      + "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(mark)Sync Failed\" } } } } } }"
  }
}
