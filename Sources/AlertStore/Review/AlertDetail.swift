/// One alert as the review page shows it: every string in every language, with what was found and
/// decided. Offsets are UTF-16 units of the delivered value, as browsers count.
public struct AlertDetail: Codable, Sendable {
  /// Number of the alert.
  public var id: Int64
  /// Its name.
  public var name: String
  /// Where it appears; empty if unknown.
  public var platforms: [String]
  /// The edition of the guideline it is judged by.
  public var edition: String
  /// `alert`, `actionSheet` …
  public var presentation: String
  /// What it is for, if the manifest says.
  public var kind: String
  /// Why these strings are believed to be an alert.
  public var evidence: [String]
  /// Its strings, in the order of the alert.
  public var members: [Member]
  /// The source language first, then the others, sorted.
  public var locales: [Locale]

  /// A string of the alert.
  public struct Member: Codable, Sendable {
    /// `title`, `message`, `button` …
    public var role: String
    /// Its key.
    public var key: String
    /// `default`, `cancel`, `destructive` or `unknown`.
    public var style: String
    /// Whether Return presses it; `nil` when unknown.
    public var isDefault: Bool?
    /// For translators.
    public var comment: String
  }

  /// The strings in one language.
  public struct Locale: Codable, Sendable {
    /// BCP 47 tag.
    public var tag: String
    /// In English.
    public var name: String
    /// `ltr` or `rtl`.
    public var dir: String
    /// Whether the others were translated from it.
    public var isSource: Bool
    /// In the order of the members.
    public var texts: [Text]
  }

  /// One value.
  public struct Text: Codable, Sendable {
    /// Number of the entry.
    public var entry: Int64
    /// Index into ``AlertDetail/members``.
    public var member: Int
    /// `plural.few`, or empty.
    public var variation: String
    /// As delivered.
    public var value: String
    /// With what was decided.
    public var result: String
    /// The source text; `nil` if this is it.
    public var source: String?
    /// Whether it can be replaced.
    public var isEditable: Bool
    /// Why not.
    public var reason: String?
    /// What decisions are tied to.
    public var id: EntryIdentity
    /// In the order of the text.
    public var findings: [Finding]
    /// A text that somebody wrote.
    public var own: Own?
    /// Oldest first.
    public var notes: [Note]
    /// Oldest first.
    public var history: [Event]
  }

  /// Something about a value.
  public struct Finding: Codable, Sendable {
    /// Number of the finding.
    public var id: Int64
    /// The rule’s id.
    public var rule: String
    /// `error`, `warning` or `info`.
    public var severity: String
    /// One sentence.
    public var message: String
    /// Where in the value it begins.
    public var start: Int
    /// And ends.
    public var end: Int
    /// The whole value after the proposal.
    public var replacement: String?
    /// `safe` or `review`.
    public var applicability: String?
    /// Where the guideline or a standard says so.
    public var source: String
    /// Why it is believed.
    public var evidence: [String]
    /// `open`, `accepted`, `rejected`, `edited` or `stale`.
    public var state: String
  }

  /// A text that somebody wrote.
  public struct Own: Codable, Sendable {
    /// The text.
    public var text: String
    /// Who.
    public var reviewer: String
    /// When: ISO 8601.
    public var at: String
    /// `edited` or `stale`.
    public var state: String
  }

  /// A remark.
  public struct Note: Codable, Sendable {
    /// Number of the note.
    public var id: Int64
    /// The remark.
    public var text: String
    /// Who.
    public var reviewer: String
    /// When: ISO 8601.
    public var at: String
    /// The text became another since: the note does not go out any more.
    public var isSettled: Bool
  }

  /// What happened.
  public struct Event: Codable, Sendable {
    /// When: ISO 8601.
    public var at: String
    /// Who.
    public var reviewer: String
    /// What, in words.
    public var what: String
  }
}
