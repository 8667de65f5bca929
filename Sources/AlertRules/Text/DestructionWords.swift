/// English words for what destroys less than it seems to, as in `Catalogs/English/destruction-words.txt`.
enum DestructionWords {
  /// Verbs that destroy only by themselves: “Reset Password” mends something.
  static let mild = lines["mild destruction"] ?? []
  /// “Overwrite File”
  static let overwriting = lines["overwriting verb"] ?? []
  /// “Empty”, of the trash.
  static let emptying = lines["emptying verb"] ?? []
  /// What holds what was removed already.
  static let trash = lines["trash"] ?? []

  private static let lines = CatalogWords.sets("English/destruction-words.txt")
}
