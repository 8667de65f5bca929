/// What should become of one entry: edits of its value, and notes for the next person.
public struct EntryChange: Sendable {
  /// Index into ``Document/entries``.
  public var entry: Int
  /// Edits of the decoded value; offsets are UTF-8 bytes of it.
  public var edits: [Edit]
  /// The notes alertcat leaves here; empty removes earlier ones.
  public var notes: [ReviewNote]
  /// What of the value, UTF-8 bytes, already differs from the delivered one.
  public var corrected: Range<Int>?
  /// Whether a person decided on the text: then it is no machine’s any more.
  public var isDecided = false
  /// Whether what reviewers noted here was about another text, or is settled: such notes go.
  public var isAnswered = false
  /// Notes that are written only where one of their rule stands already, and take its place.
  public var renewed: [ReviewNote] = []

  /// Creates a change.
  public init(
    entry: Int, edits: [Edit] = [], notes: [ReviewNote] = [], corrected: Range<Int>? = nil
  ) {
    self.entry = entry
    self.edits = edits
    self.notes = notes
    self.corrected = corrected
  }

  /// The parts of the value that are or become other than delivered.
  var touched: [Range<Int>] { edits.map(\.range) + (corrected.map { [$0] } ?? []) }
}
