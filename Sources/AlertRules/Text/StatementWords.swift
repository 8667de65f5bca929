import AlertCatalog

/// English words that tell what a statement is, as in `Catalogs/English/statement-words.txt`.
enum StatementWords {
  private static let lines = CatalogWords.named("English/statement-words.txt")

  /// The words of a line: `named("adverb")`.
  static func named(_ name: String) -> Set<String> {
    Set(lines[name].map(CatalogWords.words) ?? [])
  }

  /// Nouns that end in “s” and are no plurals: “status”.
  static let singulars = named("singular")
  /// Verbs that are adjectives as well: “Secure file transfer”.
  static let adjectives = named("adjective or verb")
  /// “An error occurred while …”
  static let failureFrame = named("failure frame")
  /// Verbs of buttons that leave everything as it is: “Ignore”, “Decline Invitation”.
  static let leaving = named("leaving verb")
  /// Verbs of buttons that let go on what goes on: “Resume Download”.
  static let continuing = named("continuing verb")
  /// Verbs that destroy only by themselves: “Reset Password” mends something.
  static let mildDestruction = named("mild destruction")
  /// What “later” is set against: “Restart Now”.
  static let atOnce = named("at once")
  /// “Want to delete it?”: the verb stands behind “to”.
  static let wishes = named("wish")
  /// “Save or discard?” names two actions.
  static let alternatives = named("alternative")
  /// “Press the Delete key”: no button is meant.
  static let keyNouns = named("key noun")
  /// Nouns that are verbs on a button: “Email Receipt”.
  static let buttonVerbs = named("button verb")
  /// “The map is downloading.”
  static let tasks = named("task")
  /// “%d%% Complete”
  static let doneTask = named("task done")
  /// “One Moment…”
  static let waiting = named("waiting")
  /// “Set up later?”: the verb alone would say the opposite.
  static let opposites = named("opposite")
  /// What is said out of courtesy: “Yes, Please”.
  static let courtesy = named("courtesy")
}
