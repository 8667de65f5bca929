import AlertCatalog

/// What the ending of an English word makes likely, as in `Catalogs/English/endings.txt`.
extension CasedWord {
  /// “Deleting”, as a verb of English.
  var isIngForm: Bool { isIn(.verb) && hasIngEnding }
  /// “Syncing”
  var hasIngEnding: Bool { folded.hasSuffix(Endings.activity) }
  /// “Synced”
  var hasEdEnding: Bool { folded.hasSuffix(Endings.past) }
  /// “Successfully”
  var hasLyEnding: Bool { folded.hasSuffix(Endings.adverb) }
  /// “Unconsolidate”: no list has it, and it looks like a verb.
  var hasVerbShape: Bool {
    Endings.verbs.contains(where: folded.hasSuffix)
      && Endings.verbBeginnings.contains(where: folded.hasPrefix)
  }
  /// “Photos” or “deletes”, and “address”.
  var hasSEnding: Bool { folded.hasSuffix(Endings.plural) }
  /// “Photos”, but neither “address” nor “status”.
  var isLikelyPlural: Bool {
    hasSEnding && !folded.hasSuffix(Endings.neither) && !StatementWords.singulars.contains(folded)
  }
}

/// Endings of English words.
enum Endings {
  static let activity = ending("activity")
  static let past = ending("past")
  static let adverb = ending("adverb")
  static let plural = ending("plural")
  static let neither = ending("neither")
  /// What makes a verb: “consolidate”, “initialize”.
  static let verbs = list("verbs")
  /// What stands before a verb and makes another one: “unconsolidate”.
  static let verbBeginnings = list("verb beginnings")

  private static let lines = CatalogWords.named("English/endings.txt")

  private static func ending(_ name: String) -> String { lines[name] ?? "" }
  private static func list(_ name: String) -> [String] {
    ending(name).split(separator: " ").map(String.init)
  }
}
