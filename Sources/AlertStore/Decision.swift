/// What somebody decided about one entry. Decisions are only ever added; the last one counts.
public struct Decision: Sendable, Hashable {
  /// What was decided.
  public enum Verdict: String, Sendable, Codable, CaseIterable {
    /// The proposal of a rule is taken.
    case accepted
    /// What a rule says is wrong here.
    case rejected
    /// The text becomes another one.
    case edited
    /// The last decision is taken back.
    case undone
  }

  /// The entry.
  public var entry: EntryIdentity
  /// The rule; empty for a text of one's own.
  public var rule: String
  /// Where in the value the rule’s finding begins, UTF-8 bytes; 0 for a text of one’s own.
  public var start: Int
  /// What was decided.
  public var verdict: Verdict
  /// The text that was judged.
  public var base: String
  /// The source text beside it.
  public var source: String?
  /// What an accepted proposal changes in ``base``.
  public var edits: [Edit]
  /// The text of one’s own.
  public var text: String?
  /// Who decided.
  public var reviewer: String
  /// When: ISO 8601.
  public var at: String
  /// Why, if somebody says.
  public var reason: String

  /// The text afterwards; `nil` where it stays.
  public var result: String? {
    switch verdict {
    case .accepted: base.applying(edits)
    case .edited: text
    case .rejected, .undone: nil
    }
  }

  /// Whether a person, and not the program, wrote another text.
  var isPersonsText: Bool { verdict == .edited && reviewer != ReviewNote.author }
}

extension Edit: Codable {
  /// `[start, end, replacement]`
  ///
  /// - Throws: `DecodingError` if a field is missing, or has a value that is none.
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    let start = try parts.decode(Int.self)
    let end = try parts.decode(Int.self)
    guard 0 <= start, start <= end else {
      throw DecodingError.dataCorruptedError(in: parts, debugDescription: "not a range")
    }
    self.init(start..<end, try parts.decode(String.self))
  }

  /// `[start, end, replacement]`
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(range.lowerBound)
    try parts.encode(range.upperBound)
    try parts.encode(replacement)
  }
}
