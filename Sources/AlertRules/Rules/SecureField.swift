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
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    let isOpen = alert.alert.fields.contains { field in
      !field.isSecure
        && (KeyName.parts(field.key) + words(alert.placeholders[field.key] ?? ""))
          .contains { English.shared.isIn(.secretWord, $0) }
    }
    return isOpen ? alert.finding("a field for a password or code shows what is typed") : []
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
