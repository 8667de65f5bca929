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
  private let comment: String

  /// Reads a comment; `nil` when it names no role.
  init?(_ comment: String) {
    // Most comments name none: they are told apart by bytes.
    let bytes = comment.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    guard Self.words.contains(where: { bytes.contains(bytes: $0) }) else { return nil }
    let isAboutAlert = Self.alertWords.contains { bytes.contains(bytes: $0) }
    let phrase = Phrase.all.first {
      (isAboutAlert || !$0.needsAlert) && bytes.contains(bytes: $0.bytes)
    }
    guard let phrase else { return nil }
    role = phrase.role
    style = phrase.style
    evidence = phrase.text
    namesAlert = isAboutAlert || phrase.role != .button
    self.comment = comment
  }

  /// The rest of the comment, to pair comments of one alert.
  var remainder: String {
    let words = Self.words(of: comment.lowercased())
    let said = Self.words(of: evidence)
    var rest: [String] = []
    var index = 0
    while index < words.count {
      if words[index...].starts(with: said) {
        index += said.count
      } else {
        if !Self.stopWords.contains(words[index]) { rest.append(words[index]) }
        index += 1
      }
    }
    return rest.sorted().joined(separator: " ")
  }

  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split { !CasedText.isWordScalar($0) }.map(String.init)
  }

  /// A phrase of `Catalogs/English/comment-phrases.txt`.
  private struct Phrase: Sendable {
    var role: Role
    var style: ButtonStyle
    /// It says nothing unless the comment names an alert.
    var needsAlert: Bool
    var text: String
    var bytes: [UInt8]

    static let all: [Phrase] = CatalogWords.list("English/comment-phrases.txt").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 1).map(\.trimmed)
      let kind = parts[0].split(separator: " ").map(String.init)
      guard parts.count == 2, let role = Role(rawValue: kind[0]) else { return nil }
      return Phrase(
        role: role, style: kind.last.flatMap(ButtonStyle.init) ?? .unknown,
        needsAlert: kind.last == "alert", text: parts[1], bytes: Array(parts[1].utf8))
    }
  }

  private static let alertWords = ["alert", "dialog", "action sheet"].map { Array($0.utf8) }
  private static let words = ["alert", "dialog", "sheet", "button", "confirmation", "informative"]
    .map { Array($0.utf8) }
  private static let stopWords: Set<String> = [
    "a", "an", "the", "of", "for", "in", "on", "to", "that", "which", "this", "when", "is", "and",
    "alert", "dialog", "title", "message", "button", "text", "label", "shown", "displayed",
  ]
}
