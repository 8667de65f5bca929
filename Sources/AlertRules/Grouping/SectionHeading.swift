import AlertCatalog

/// A heading over the strings of alerts: “Alerts”, “Delete trip alerts”, “Error dialogs”
/// (`Catalogs/English/comment-words.txt`).
enum SectionHeading {
  /// The words of a comment with its marks, if it is such a heading; `nil` if it is about something else, or tells of
  /// alerts in a sentence.
  static func text(_ comment: FileBytes) -> String? {
    guard comment.count <= longestComment, comment.withUnsafeBytes(CommentClaim.mayNameAlert),
      let text = line(of: String(decoding: comment, as: UTF8.self)), text.utf8.count <= longest,
      text.unicodeScalars.allSatisfy({ isLetter($0) || between.contains($0) })
    else { return nil }
    return isOfAlerts(words(of: text)) ? text : nil
  }

  /// With frames around it.
  private static let longestComment = 1024
  private static let longest = 60
  private static let mostWords = 5
  private static let between = " &/,-+".unicodeScalars
  private static let frame = " \t:/*-=#~_+".unicodeScalars

  /// The one line with words, without what stands around them.
  private static func line(of comment: String) -> String? {
    let lines = comment.split(whereSeparator: \.isNewline).compactMap { line in
      let text = withoutFrame(line)
      return text.isEmpty ? nil : text
    }
    guard lines.count == 1 else { return nil }
    return withoutMark(lines[0][...]).map(withoutFrame) ?? lines[0]
  }

  /// What stands behind the mark of Xcode, `MARK:` or `MARK -`, with its sign; `nil` if there is none.
  static func withoutMark(_ line: Substring) -> Substring? {
    guard line.hasPrefix("MARK") else { return nil }
    let rest = line.dropFirst(4).drop { $0 == " " }
    return rest.first == ":" || rest.first == "-" ? rest : nil
  }

  private static func withoutFrame(_ line: Substring) -> String {
    let scalars = line.unicodeScalars
    guard let start = scalars.firstIndex(where: { !frame.contains($0) }),
      let end = scalars.lastIndex(where: { !frame.contains($0) })
    else { return "" }
    return String(scalars[start...end])
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  /// In small letters; an action sheet is one word.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init) {
      if let last = words.last, nouns.contains("\(last) \(word)") {
        words[words.count - 1] = "\(last) \(word)"
      } else {
        words.append(word)
      }
    }
    return words
  }

  private static func isOfAlerts(_ words: [String]) -> Bool {
    guard words.count <= mostWords,
      let noun = words.firstIndex(where: { nouns.contains($0) || alerts.contains($0) }),
      words[noun...].allSatisfy({
        nouns.contains($0) || alerts.contains($0) || companions.contains($0)
      })
    else { return false }
    let before = words[..<noun]
    if before.allSatisfy(companions.contains) { return true }
    // “Price alerts” are no alerts.
    return (nouns.contains(words[noun]) || verbs.contains(words[0]))
      && !before.contains(where: sentence.contains)
  }

  private static let alerts = Set(CommentClaim.words("heading alert"))
  private static let nouns = Set(CommentClaim.words("heading noun"))
  private static let companions = Set(CommentClaim.words("heading beside"))
  private static let verbs = Set(CommentClaim.words("heading verb"))
  /// Words of a sentence, or of other places.
  private static let sentence = Set(
    ["heading never", "elsewhere", "filler", "follower", "negation"].flatMap(CommentClaim.words))
}
