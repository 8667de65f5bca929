/// A value of a String Catalog is one thing: a text, plural forms, or device forms.
enum ShapeOverlap: Rule {
  static let info = RuleInfo(
    id: "shape-overlap",
    summary: """
      A value should be just one of these: a text, a set of plural forms or a set of device forms.
      """,
    rationale: """
      A catalog with two of them at one level compiles, but Xcode drops one when it imports XLIFF.
      """,
    sources: ["observed with Xcode 27"], roles: [], fix: nil, needsGrouping: false,
    examples: [
      .files(["A.xcstrings": catalog(plural)]),
      .files([
        "A.xcstrings": catalog(
          "\"variations\" : { \"device\" : { \"mac\" : { \(unit("")), \"substitutions\" : "
            + "{ \"N\" : { \(plural) } } } } }")
      ]),
      .files(["A.xcstrings": catalog(unit(""))]),
      .files(["A.xcstrings": catalog(unit("↓") + ", " + plural)]),
    ])

  static func check(_ delivery: Delivery) -> [Delivery.Remark] {
    delivery.groups.compactMap { group -> Delivery.Remark? in
      let shown = group.filter {
        !delivery.document($0).entries[$0.entry].flags.contains(.overridden)
      }
      guard shown.count > 1, let first = shown.first, delivery.document(first).isStringCatalog,
        let shapes = overlap(shown.map(delivery.catalog.variation(of:)))
      else { return nil }
      return Delivery.Remark(
        reference: first,
        message: "\(shapes) at one level; Xcode keeps only one of them when it imports XLIFF")
    }
  }

  /// What stands beside each other at one level: `device.mac` and `plural.one`.
  private static func overlap(_ variations: [String]) -> String? {
    var levels: [[Substring]: Set<String>] = [:]
    for variation in variations {
      var path: [Substring] = []
      var parts = variation.split(separator: ".")[...]
      while let kind = parts.popFirst(), let form = parts.popFirst() {
        // What is put into a sentence stands beside it.
        if kind != "substitutions" { levels[path, default: []].insert("\(kind) forms") }
        path += [kind, form]
      }
      levels[path, default: []].insert("a text")
    }
    let mixed = levels.filter { $0.value.count > 1 }
      .min { $0.key.lexicographicallyPrecedes($1.key) }
    return mixed.map { $0.value.sorted().joined(separator: " and ") }
  }

  private static func unit(_ mark: String) -> String {
    "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(mark)Delete Files\" }"
  }

  private static let plural =
    "\"variations\" : { \"plural\" : { "
    + "\"one\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Delete File\" } }, "
    + "\"other\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Delete Files\" } } } }"

  private static func catalog(_ localization: String) -> String {
    "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"delete.alert.title\" : { "
      + "\"localizations\" : { \"en\" : { \(localization) } } } } }"
  }
}
