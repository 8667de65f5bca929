import AlertCatalog

/// What a developer's comment tells to leave alone at its string.
///
///     /* Title of an alert. alertcat:ignore title-fragment-style, title-length: the name of a film */
///
/// The ids of rules stand behind the mark, with commas between them, behind which the line may end; what follows on the
/// line is the reason, for people.
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
    // A tool may have wrapped the list: its next line begins with an id.
    var isOpen = false
    for line in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var told: [Substring] = isOpen && Self.beginsWithRule(line) ? [line] : []
      var directives = line.ranges(of: /alertcat: ?ignore/.ignoresCase()).filter {
        line[$0.upperBound...].first.map { !$0.isLetter && $0 != "-" } ?? true
      }[...]
      if told.isEmpty { remainder.append(line[..<(directives.first?.lowerBound ?? line.endIndex)]) }
      while let directive = directives.popFirst() {
        isThere = true
        told.append(line[directive.upperBound..<(directives.first?.lowerBound ?? line.endIndex)])
      }
      let lists = told.map(Self.ids)
      for id in lists.flatMap(\.ids) where !ids.contains(id) && ids.count < Self.mostIDs {
        ids.append(id)
      }
      isOpen = lists.last?.isOpen ?? false
    }
    guard isThere else { return nil }
    self.ids = ids
    self.remainder = remainder.joined(separator: "\n")
  }

  /// More than any comment needs: what is beyond is not read.
  private static let mostIDs = 32
  private static let longestID = 64

  private static func beginsWithRule(_ line: Substring) -> Bool {
    guard let id = ids(at: line).ids.first else { return false }
    return Rules.ids.contains(id) || !Suggestion.text(for: id, among: Rules.ids).isEmpty
  }

  /// Ids as far as commas join them. The first word is one; behind a comma one with a hyphen is, as every rule's
  /// id has one and a reason hardly begins with one. One with underscores is none, and is
  /// told of.
  ///
  /// - Returns: them, and whether the text ends behind a comma, where one more may follow.
  private static func ids(at text: Substring) -> (ids: [String], isOpen: Bool) {
    var ids: [String] = []
    var rest = text.drop { $0.isWhitespace || $0 == ":" }
    while true {
      let id = rest.prefix {
        $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-" || $0 == "_")
      }
      guard !id.isEmpty, ids.isEmpty || id.contains("-") || id.contains("_"),
        ids.count < mostIDs,
        id.utf8.count <= longestID
      else { return (ids, !ids.isEmpty && rest.allSatisfy(\.isWhitespace)) }
      ids.append(String(id))
      rest = rest[id.endIndex...].drop { $0 == " " }
      guard rest.first == "," else { return (ids, false) }
      rest = rest.dropFirst().drop { $0 == " " }
    }
  }
}
