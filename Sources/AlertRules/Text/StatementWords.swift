/// English words that tell statements from phrases, as in `Catalogs/English/statement-words.txt`.
enum StatementWords {
  /// “Everyone left”
  static let indefiniteSubjects = lines["indefinite subject"] ?? []
  /// Those before which a participle is a heading: “Nothing Found”.
  static let headingSubjects = lines["before participle"] ?? []
  /// Adverbs that follow a finite verb: “… too”.
  static let adverbs = lines["adverb"] ?? []
  /// Verbs that need no object: “Your order shipped”.
  static let activeVerbs = lines["active verb"] ?? []
  /// What opens a time as often as an object: “this week”.
  static let timeOpeners = lines["time opener"] ?? []
  /// Nouns that end in “s” and are no plurals: “status”.
  static let singulars = lines["singular"] ?? []
  /// Verbs that are adjectives as well: “Secure file transfer”.
  static let adjectives = lines["adjective or verb"] ?? []
  /// Adverbs that behind a noun tell how it is: “Bluetooth Off”.
  static let stateAdverbs = lines["state adverb"] ?? []
  /// What tells people something: “alert”.
  static let noticeNouns = lines["notice noun"] ?? []
  /// “Enter your address or”
  static let unfinished = lines["unfinished"] ?? []
  /// “An error occurred while …”
  static let failureFrame = lines["failure frame"] ?? []
  /// What says that something failed: “failed”.
  static let failure = lines["failure"] ?? []

  private static let lines = CatalogWords.sets("English/statement-words.txt")
}
