/// One alert as the review page shows it: every string in every language, with what was found and
/// decided. Offsets are UTF-16 units of the delivered value, as browsers count.
public struct AlertDetail: Codable, Sendable {
  /// Number of the alert.
  public var id: Int64
  /// Its name.
  public var name: String
  /// See ``ReviewSummary/version``.
  public var version: Int64
  /// Where it appears, how, and what for; as in the manifest.
  public var platforms: [String]
  public var edition, presentation, kind: String
  /// Why these strings are believed to be an alert.
  public var evidence: [String]
  /// Its strings, in the order of the alert.
  public var members: [Member]
  /// The source language first, then the others, sorted.
  public var locales: [Locale]

  /// A string of the alert.
  public struct Member: Codable, Sendable {
    public var role, key, style: String
    public var isDefault: Bool?
    /// For translators.
    public var comment: String
  }

  /// The strings in one language.
  public struct Locale: Codable, Sendable {
    public var tag, name, dir: String
    public var isSource: Bool
    public var texts: [Text]
  }

  /// One value.
  public struct Text: Codable, Sendable {
    /// Number of the entry.
    public var entry: Int64
    /// Index into ``AlertDetail/members``.
    public var member: Int
    public var variation: String
    /// As delivered, and with what was decided.
    public var value, result: String
    public var isEditable: Bool
    /// Why it cannot be replaced.
    public var reason: String?
    public var id: EntryIdentity
    public var findings: [Finding]
    /// A text that somebody wrote.
    public var own: Own?
    public var notes: [Note]
    public var history: [Event]
  }

  /// Something about a value.
  public struct Finding: Codable, Sendable {
    public var id: Int64
    public var rule, severity, message: String
    public var start, end: Int
    /// The whole value after the proposal.
    public var replacement: String?
    /// `safe` or `review`.
    public var applicability: String?
    /// Where the guideline or standard says so.
    public var source: String
    public var evidence: [String]
    /// `open`, `accepted`, `rejected`, `edited` or `stale`.
    public var state: String
    /// UTF-8 offset of the start: the finding’s identity beside rule and entry.
    public var byte: Int
  }

  /// A text that somebody wrote.
  public struct Own: Codable, Sendable {
    public var text, reviewer, at: String
    /// `edited` or `stale`.
    public var state: String
  }

  /// A remark.
  public struct Note: Codable, Sendable {
    public var id: Int64
    public var text, reviewer, at: String
  }

  /// What happened.
  public struct Event: Codable, Sendable {
    public var at, reviewer, what: String
  }
}
