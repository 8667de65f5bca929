import Foundation

/// A file as it is to be written, and what has to be found in it afterwards.
public struct Revision: Sendable {
  /// The file that was read, with the values that it is to have.
  private let document: Document
  /// What is written.
  public let contents: SplicedBytes
  /// Whether anything was edited.
  public let isChanged: Bool

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
  /// - Parameter jobs: parts of a large file read at a time; the result does not depend on it.
  /// - Throws: ``FormatError`` if something is different.
  @discardableResult
  public func readBack(_ written: FileBytes, jobs: Int = 1) throws(FormatError) -> Document {
    guard contents.isEqual(to: written) else {
      throw document.mistake("the file does not hold the bytes that were written")
    }
    guard isChanged else { return document }
    let again = try Document(
      path: document.file.path, bytes: written, as: document.format, jobs: jobs)
    guard again.entries.count == document.entries.count else {
      throw document.mistake(
        "\(document.entries.count) entries became \(again.entries.count)")
    }
    if let difference = difference(from: again) { throw document.mistake(difference) }
    return again
  }

  /// The first entry that is not as wanted, in words.
  private func difference(from again: Document) -> String? {
    document.file.bytes.withUnsafeBytes { bytes in
      again.file.bytes.withUnsafeBytes { newBytes in
        func isSame(_ old: ByteRange, _ new: ByteRange) -> Bool {
          guard old.count == new.count else { return false }
          guard let start = bytes.baseAddress, let newStart = newBytes.baseAddress else {
            return true
          }
          return memcmp(start + Int(old.start), newStart + Int(new.start), old.count) == 0
        }
        for (old, new) in zip(document.entries, again.entries) {
          guard isSame(old.key, new.key) else {
            return "the key “\(document.key(of: old))” changed"
          }
          if let wanted = document.corrections[old] {
            guard again.value(of: new) == wanted.text.text else {
              return "the value of “\(document.key(of: old))” is not the one wanted"
            }
          } else if !isSame(old.value, new.value),
            // Between the segments of one value stands what may change: their states.
            !old.flags.contains(.inlineCodes) || document.value(of: old) != again.value(of: new)
          {
            return "the value of “\(document.key(of: old))” changed"
          }
        }
        return nil
      }
    }
  }
}
