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
  /// “Photos” or “deletes”, and “address”.
  var hasSEnding: Bool { folded.hasSuffix(Endings.plural) }
  /// “Photos”, but neither “address” nor “status”.
  var isLikelyPlural: Bool {
    hasSEnding && !folded.hasSuffix(Endings.neither) && !StatementWords.singulars.contains(folded)
  }
}

private enum Endings {
  static let activity = ending("activity")
  static let past = ending("past")
  static let adverb = ending("adverb")
  static let plural = ending("plural")
  static let neither = ending("neither")

  private static let lines = CatalogWords.named("English/endings.txt")

  private static func ending(_ name: String) -> String { lines[name] ?? "" }
}
