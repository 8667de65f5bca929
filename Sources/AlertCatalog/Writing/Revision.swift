/// A file as it is to be written, and what has to be found in it afterwards.
public struct Revision: Sendable {
  /// The file that was read, with the values that it is to have.
  private let document: Document
  /// What is written.
  public let contents: SplicedBytes
  /// Whether anything was edited.
  public let isChanged: Bool
  /// How many notes tell of a state that this takes away.
  public internal(set) var statesTold = 0
  /// How many notes go: nothing is to be said of their rules any more.
  public internal(set) var notesTaken = 0

  /// The corrections of a document alone.
  package init(correctionsOf document: Document) {
    self.document = document
    contents = SplicedBytes(document.file.original, document.corrections.fileEdits)
    isChanged = !document.corrections.isEmpty
  }

  /// - Parameter edits: of the working text of the document's file, without overlap.
  /// - Throws: ``FormatError`` if a new character does not exist in the file's encoding.
  init(_ document: Document, _ edits: [Edit]) throws(FormatError) {
    self.document = document
    isChanged = !edits.isEmpty
    let file = document.file
    contents =
      file.encoding == .utf8 || edits.isEmpty
      ? SplicedBytes(file.original, edits)
      : SplicedBytes(try file.encoded(file.bytes.applying(edits)))
  }

  /// Reads what was written, and compares it with what was wanted: the bytes, the keys in their order,
  /// the new values, and the same old values everywhere else.
  ///
  /// The entries are compared as they are found, so a large file costs no second list of them.
  ///
  /// - Parameter jobs: parts of a large file read at a time; the result does not depend on it.
  /// - Throws: ``FormatError`` if something is different.
  public func check(_ written: FileBytes, jobs: Int = 1) throws(FormatError) {
    try compareBytes(written)
    if isChanged { try compareEntries(written, jobs: jobs, partSize: FileLimits.part) }
  }

  /// The same, and the document that was read.
  ///
  /// - Throws: ``FormatError`` as ``check(_:jobs:)`` does.
  public func readBack(_ written: FileBytes, jobs: Int = 1) throws(FormatError) -> Document {
    try compareBytes(written)
    return isChanged ? try compared(written, jobs) : document
  }

  private func compareBytes(_ written: FileBytes) throws(FormatError) {
    guard contents.isEqual(to: written) else {
      throw document.mistake("the file does not hold the bytes that were written")
    }
  }

  func compareEntries(
    _ written: FileBytes, jobs: Int, partSize: Int
  ) throws(FormatError) {
    // If not, the whole tells what is different.
    if try !isFound(in: written, jobs: jobs, partSize: partSize) { _ = try compared(written, jobs) }
  }

  /// Whether the entries of each part of the file are those wanted there.
  func isFound(in written: FileBytes, jobs: Int, partSize: Int) throws(FormatError) -> Bool {
    guard document.file.encoding == .utf8 else { return false }
    let file = try Document.file(document.file.path, written, jobs: jobs)
    var parts: [EntryComparison] = []
    let found = try document.format.visit(file, jobs: jobs, partSize: partSize) { starts in
      parts = comparisons(starts, with: file)
      return parts.map { part in { part.take($0) } }
    }
    try Document.check(found.tables, file.path)
    return found.format == nil && parts.allSatisfy(\.isComplete)
  }

  /// - Parameter starts: where the parts of the written file begin.
  private func comparisons(_ starts: [Int], with file: SourceFile) -> [EntryComparison] {
    let inner = contents.originalOffsets(of: Array(starts.dropFirst())).map(firstEntry)
    return zip([0] + inner, inner + [document.entries.count]).map {
      EntryComparison(document, file, from: $0, to: $1)
    }
  }

  /// The first entry that begins at an offset or behind it.
  private func firstEntry(from offset: Int) -> Int {
    var (low, high) = (0, document.entries.count)
    while low < high {
      let middle = (low + high) / 2
      if document.entries[middle].unit.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Compares the whole file.
  func compared(_ written: FileBytes, _ jobs: Int) throws(FormatError) -> Document {
    let again = try Document(
      path: document.file.path, bytes: written, as: document.format, jobs: jobs)
    guard again.entries.count == document.entries.count else {
      throw document.mistake(
        "\(document.entries.count) entries became \(again.entries.count)")
    }
    let comparison = EntryComparison(
      document, again.file, from: 0, to: document.entries.count)
    again.entries.forEach(comparison.take)
    if let difference = comparison.difference { throw document.mistake(difference) }
    return again
  }
}
