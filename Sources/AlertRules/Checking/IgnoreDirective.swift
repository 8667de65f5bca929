import AlertCatalog

/// What a developer's comment tells to leave alone at its string.
///
///     /* Title of an alert. alertcat:ignore title-fragment-style, title-length: the name of a film */
///
/// The ids of rules stand behind the mark, with commas between them; what follows on the line is the reason, for people.
struct IgnoreDirective {
  /// What is in every directive, in whatever case.
  static let mark = FoldedNeedle("alertcat:")

  /// The words that stand where ids of rules do, in order; some may be none.
  let ids: [String]
  /// The comment without it.
  let remainder: String

  /// Reads a comment; `nil` when it holds no directive.
  init?(_ comment: String) {
    var bytes = comment
    guard bytes.withUTF8({ Self.mark.isIn(UnsafeRawBufferPointer($0)) }) else { return nil }
    var ids: [String] = []
    var remainder: [Substring] = []
    var isThere = false
    for line in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard let range = line.firstRange(of: /alertcat: ?ignore/.ignoresCase()),
        line[range.upperBound...].first.map({ !$0.isLetter && $0 != "-" }) ?? true
      else {
        remainder.append(line)
        continue
      }
      isThere = true
      remainder.append(line[..<range.lowerBound])
      for id in Self.ids(at: line[range.upperBound...])
      where !ids.contains(id) && ids.count < Self.mostIDs { ids.append(id) }
    }
    guard isThere else { return nil }
    self.ids = ids
    self.remainder = remainder.joined(separator: "\n")
  }

  /// More than any comment needs: what is beyond is not read.
  private static let mostIDs = 32
  private static let longestID = 64

  /// Ids as far as commas join them. The first word is one; behind a comma one with a hyphen is, as every rule's
  /// id has one and a reason hardly begins with one. One with underscores is none, and is
  /// told of.
  private static func ids(at text: Substring) -> [String] {
    var ids: [String] = []
    var rest = text.drop { $0 == " " || $0 == ":" }
    while true {
      let id = rest.prefix {
        $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-" || $0 == "_")
      }
      guard !id.isEmpty, ids.isEmpty || id.contains("-") || id.contains("_"),
        ids.count < mostIDs,
        id.utf8.count <= longestID
      else { return ids }
      ids.append(String(id))
      rest = rest[id.endIndex...].drop { $0 == " " }
      guard rest.first == "," else { return ids }
      rest = rest.dropFirst().drop { $0 == " " }
    }
  }
}
