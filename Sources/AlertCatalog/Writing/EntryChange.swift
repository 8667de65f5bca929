/// What should become of one entry: edits of its value, and notes for the next person.
public struct EntryChange: Sendable {
  /// Index into ``Document/entries``.
  public var entry: Int
  /// Edits of the decoded value; offsets are UTF-8 bytes of it.
  public var edits: [Edit]
  /// The notes alertcat leaves here; empty removes earlier ones.
  public var notes: [ReviewNote]
  /// Whether the value differs from the delivered one, also by earlier changes.
  public var isCorrected: Bool

  /// Creates a change.
  public init(
    entry: Int, edits: [Edit] = [], notes: [ReviewNote] = [], isCorrected: Bool? = nil
  ) {
    self.entry = entry
    self.edits = edits
    self.notes = notes
    self.isCorrected = isCorrected ?? !edits.isEmpty
  }
}
