/// English words that tell what an alert or one of its buttons is about to do, as in
/// `Catalogs/English/action-words.txt`.
enum ActionWords {
  /// Nouns that are verbs on a button: “Email Receipt”.
  static let buttonVerbs = lines["button verb"] ?? []
  /// Verbs of buttons that leave everything as it is: “Ignore”, “Decline Invitation”.
  static let leaving = lines["leaving verb"] ?? []
  /// Verbs of buttons that let go on what goes on: “Resume Download”.
  static let continuing = lines["continuing verb"] ?? []
  /// Verbs of buttons that let what is there, or goes on, be: “Keep Encoding”.
  static let remaining = lines["remaining verb"] ?? []
  /// “Do Nothing”: whatever the verb is.
  static let withoutEffect = lines["without effect"] ?? []
  /// What is said out of courtesy: “Yes, Please”.
  static let courtesy = lines["courtesy"] ?? []
  /// “Set up later?”: the verb alone would say the opposite.
  static let opposites = lines["opposite"] ?? []
  /// What “later” is set against: “Restart Now”.
  static let atOnce = lines["at once"] ?? []
  /// “Want to delete it?”: the verb stands behind “to”.
  static let wishes = lines["wish"] ?? []
  /// “Save or discard?” names two actions.
  static let alternatives = lines["alternative"] ?? []
  /// “Press the Delete key”: no button is meant.
  static let keyNouns = lines["key noun"] ?? []

  private static let lines = CatalogWords.sets("English/action-words.txt")
}
