/// Passwords are typed unseen.
enum SecureField: Rule {
  static let info = RuleInfo(
    id: "secure-field",
    summary: "A field for a password or code should hide what is typed.",
    rationale: "Somebody may be looking over the person’s shoulder.",
    sources: ["hig-2024: secure field for a password"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Unlock the Archive", buttons: ["Unlock", "Cancel~"],
        facts: "secure field “password”"
      ) {
        $0.fields = [Alert.Field(key: "archive.password", isSecure: true)]
      },
      .alert(
        title: "↓Unlock the Archive", buttons: ["Unlock", "Cancel~"],
        facts: "plain field “password”"
      ) {
        $0.fields = [Alert.Field(key: "archive.password", isSecure: false)]
      },
      .alert(title: "Drop a Pin", buttons: ["Add", "Cancel~"], facts: "plain field “Pin Name”") {
        $0.fields = [Alert.Field(key: "map.pin.name", isSecure: false)]
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    let isOpen = alert.alert.fields.contains { field in
      !field.isSecure && isForSecret(field.key, alert.placeholders[field.key] ?? "")
    }
    return isOpen ? alert.finding("a field for a password or code shows what is typed") : []
  }

  /// What a placeholder says counts more than what the key is called after.
  static func isForSecret(_ key: String, _ placeholder: String) -> Bool {
    let words = placeholder.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let folded = words.map { $0.lowercased() }
    if !folded.contains(where: { English.shared.isIn(.secretWord, $0) }) {
      let parts = KeyName.parts(key)
      return parts.indices.contains { isSecret(parts, $0) }
    }
    return words.indices.contains { index in
      guard isSecret(folded, index) else { return false }
      // “Enter PIN”, but not “Pin to Drop”.
      if SecretWords.inCapitals.contains(folded[index]) {
        return index > 0 || words.count == 1 || !words[index].contains(where: \.isLowercase)
          || SecretWords.pinNouns.contains(folded[index + 1])
      }
      // “Secret Key”, but not “Secret Santa”.
      guard SecretWords.adjectives.contains(folded[index]) else { return true }
      return index + 1 == words.count || SecretWords.nouns.contains(folded[index + 1])
    }
  }

  /// Whether one of several words is for a secret, and the next does not say that this only is about one:
  /// “Password Hint”.
  private static func isSecret(_ words: [String], _ index: Int) -> Bool {
    English.shared.isIn(.secretWord, words[index])
      && !(index + 1 < words.count && SecretWords.followers.contains(words[index + 1]))
  }
}
