/// What a developer's comment says about a key: “Alert title: asks before a trip is deleted”.
struct CommentClaim {
  /// The role it names.
  var role: Role
  /// The style of a button it names.
  var style = ButtonStyle.unknown
  /// The words that told it.
  var evidence: String
  /// The comment says that it is about an alert.
  var namesAlert: Bool
  /// The rest of the comment, to pair comments of one alert.
  var remainder: String

  /// Reads a comment; `nil` when it names no role.
  init?(_ comment: String) {
    let text = comment.lowercased()
    guard !text.isEmpty else { return nil }
    namesAlert = Self.alertWords.contains { text.contains($0) }
    func first(_ phrases: [String]) -> String? { phrases.first { text.contains($0) } }
    if let phrase = first([
      "alert title", "title of an alert", "title for an alert",
      "title of the alert", "title for the alert", "title of alert", "dialog title",
      "action sheet title", "title of an action sheet", "title of the dialog", "confirmation title",
    ]) {
      (role, evidence) = (.title, phrase)
    } else if let phrase = first([
      "alert message", "alert body", "alert text", "dialog message",
      "dialog body", "dialog text", "confirmation message", "message text of an alert",
      "message of an alert", "message of the alert", "message for the alert", "informative text",
      "action sheet message", "body of an alert", "body of the alert",
    ]) {
      (role, evidence) = (.message, phrase)
    } else if let phrase = first(["cancel button", "destructive button", "default button"]) {
      (role, evidence) = (.button, phrase)
      style =
        phrase.hasPrefix("cancel") ? .cancel : phrase.hasPrefix("des") ? .destructive : .default
    } else if namesAlert,
      let phrase = first(["button title", "button label", "alert button", "button in"])
    {
      (role, evidence) = (.button, phrase)
    } else {
      return nil
    }
    if role != .button { namesAlert = true }
    let words = text.replacing(evidence, with: " ").split { !$0.isLetter && !$0.isNumber }
    remainder = words.map(String.init).filter { !Self.stopWords.contains($0) }.sorted()
      .joined(separator: " ")
  }

  private static let alertWords = ["alert", "dialog", "action sheet"]
  private static let stopWords: Set<String> = [
    "a", "an", "the", "of", "for", "in", "on", "to", "that", "which", "this", "when", "is", "and",
    "alert", "dialog", "title", "message", "button", "text", "label", "shown", "displayed",
  ]
}
