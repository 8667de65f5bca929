/// What should become of one entry: edits of its value, and notes for the next person.
public struct EntryChange: Sendable {
  /// Index into ``Document/entries``.
  public var entry: Int
  /// Edits of the decoded value; offsets are UTF-8 bytes of it.
  public var edits: [Edit]
  /// The notes alertcat leaves here; empty removes earlier ones.
  public var notes: [ReviewNote]

  /// Creates a change.
  public init(entry: Int, edits: [Edit] = [], notes: [ReviewNote] = []) {
    self.entry = entry
    self.edits = edits
    self.notes = notes
  }
}
