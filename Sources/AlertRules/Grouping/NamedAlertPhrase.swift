/// A comment that names the alert between its words: “Title of the delete trip alert”
/// (`Catalogs/English/comment-words.txt`).
enum NamedAlertPhrase {
  /// The role that such a comment gives, by its words in lower case, and the words that say so.
  static func find(in words: [String]) -> (role: Role, evidence: String)? {
    for (index, word) in words.enumerated() {
      guard let role = roles[word], words.count > index + 3, links.contains(words[index + 1])
      else { continue }
      let hasArticle = articles.contains(words[index + 2])
      let name = hasArticle ? index + 3 : index + 2
      guard
        let end = words[name...].prefix(longestName + 1).firstIndex(
          where: hasArticle ? alerts.contains : bareAlerts.contains),
        end > name, words[name..<end].allSatisfy({ !elsewhere.contains($0) }),
        end == words.count - 1 || followers.contains(words[end + 1])
      else { continue }
      return (role, "\(word) \(words[index + 1]) … \(words[end])")
    }
    return nil
  }

  private static let longestName = 5
  private static let roles = Dictionary(
    CommentClaim.words("title noun").map { ($0, Role.title) }
      + CommentClaim.words("message noun").map { ($0, Role.message) },
    uniquingKeysWith: { first, _ in first })
  private static let links = Set(CommentClaim.words("link"))
  private static let articles = Set(CommentClaim.words("article"))
  private static let alerts = Set(CommentClaim.words("alert noun"))
  private static let bareAlerts = Set(CommentClaim.words("bare noun"))
  private static let elsewhere = Set(CommentClaim.words("elsewhere"))
  private static let followers = Set(CommentClaim.words("follower"))
}
