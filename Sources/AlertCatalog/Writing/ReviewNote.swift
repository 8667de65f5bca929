/// What alertcat writes into a file for the next person: which rule, why, and the proposal.
///
/// In XLIFF a `<note from="alertcat">`, in `.strings` a comment. Notes are replaced, never piled up,
/// and other people's notes are never touched.
public struct ReviewNote: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// One sentence.
  public var message: String
  /// The proposed value, if there is one.
  public var proposal: String?
  /// What of the value it is about, UTF-8 bytes; `nil`: all.
  public var range: Range<Int>?

  /// Creates a note.
  public init(
    rule: String, severity: Severity, message: String, proposal: String? = nil,
    range: Range<Int>? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.proposal = proposal
    self.range = range
  }

  /// The text of the note: `button-title-style: “Turn off” is … Proposal: “Turn Off”`.
  public var text: String {
    "\(rule): \(message)" + (proposal.map { " Proposal: “\($0)”" } ?? "")
  }

  /// Stands for a rule in notes that tell which state a value had before.
  static let state = "state"

  /// Stands for a rule in notes that people wrote.
  public static let review = "review"

  /// A note on the state that a value loses.
  static func was(_ state: String) -> ReviewNote {
    ReviewNote(rule: Self.state, severity: .info, message: "was \(state)")
  }

  /// The state that a value had, by the text of a note on it; another tool may have broken its lines anew.
  static func formerState(in text: String) -> String? {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let start = was("").text
    return text.hasPrefix(start) ? String(text.dropFirst(start.count)) : nil
  }

  /// The name of a rule, a colon behind it, that a text begins with; else empty: other text may have a colon, too.
  static func ruleName(before text: Substring) -> Substring {
    let name = text.prefix { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
    return text.dropFirst(name.count).first == ":" ? name : ""
  }

  /// The rule of a note in a comment, `alertcat: warning: RULE: …`; else empty.
  static func rule(ofComment text: String) -> Substring {
    guard text.hasPrefix(author + ": ") else { return "" }
    let parts = text.dropFirst(author.count + 2).split(separator: ": ", maxSplits: 1)
    guard parts.count == 2, Severity(rawValue: String(parts[0])) != nil else { return "" }
    return ruleName(before: parts[1])
  }

  /// What a person wrote into a note: a directive to ignore a rule, and all behind it. One that is quoted belongs to
  /// the note.
  static func answer(in text: String) -> Substring? {
    guard text.contains(bytes: "ignore") else { return nil }
    return text.firstRange(of: /\salertcat: ?ignore\b/.ignoresCase()).map {
      text[$0.lowerBound...].dropFirst()
    }
  }

  /// In every note in a comment, and looked for quickly.
  private static let mark = FoldedNeedle("alertcat:")

  /// What a comment tells of a string: all but notes, which other tools copy from one format into another.
  ///
  /// - Parameter isSigned: the whole is a note, and tells only what a person wrote into it.
  static func words(of comment: String, isSigned: Bool = false) -> String {
    if isSigned { return answer(in: comment).map(String.init) ?? "" }
    var bytes = comment
    guard bytes.withUTF8({ mark.isIn(UnsafeRawBufferPointer($0)) }) else { return comment }
    return comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .compactMap { line in
        rule(ofComment: String(line)).isEmpty ? line : answer(in: String(line))
      }
      .joined(separator: "\n")
  }

  /// The rule that the text of a note begins with.
  static func rule(of text: String) -> String { String(text.trimmed.prefix { $0 != ":" }) }

  /// The name notes are signed with.
  public static let author = "alertcat"
}
