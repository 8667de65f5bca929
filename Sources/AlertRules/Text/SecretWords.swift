/// English words of fields for what is kept secret, as in `Catalogs/English/secret-words.txt`.
enum SecretWords {
  /// What follows a word for a secret and is none: “Password Hint”.
  static let followers = lines["about a secret"] ?? []
  /// Words for one only in capitals or at the end: “Enter PIN”.
  static let inCapitals = lines["secret in capitals"] ?? []
  /// Words for one only alone or before a noun for one: “Secret Key”.
  static let adjectives = lines["secret adjective"] ?? []
  /// Nouns for one behind such a word.
  static let nouns = lines["secret noun"] ?? []
  /// “Pin Code”
  static let pinNouns = lines["pin noun"] ?? []

  private static let lines = CatalogWords.sets("English/secret-words.txt")
}
