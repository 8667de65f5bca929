import Foundation

/// Compares the entries found in a written file, one after the other, with those wanted; keeps none.
/// Where parts of the file are read at a time, each has its own.
final class EntryComparison: @unchecked Sendable {
  /// The first entry that is not as wanted, in words.
  private(set) var difference: String?
  private let document: Document
  private let entries: [Entry]
  private let file: SourceFile
  // They stay where they are as long as the files are held.
  private let bytes, newBytes: UnsafeRawPointer?
  private var next: Int
  private let end: Int

  /// - Parameters:
  ///   - document: the file that was read, with the values that are wanted.
  ///   - file: what was written.
  ///   - first: number of the first entry that is to be found.
  ///   - end: just past the number of the last one.
  init(_ document: Document, _ file: SourceFile, from first: Int, to end: Int) {
    self.document = document
    self.file = file
    entries = document.entries
    bytes = document.file.bytes.withUnsafeBytes(\.baseAddress)
    newBytes = file.bytes.withUnsafeBytes(\.baseAddress)
    (next, self.end) = (first, end)
  }

  /// Whether all that was found is as wanted, and nothing is missing.
  var isComplete: Bool { difference == nil && next == end }

  /// Compares the next one.
  func take(_ new: Entry) {
    guard difference == nil else { return }
    guard next < end else { return difference = "there are more entries" }
    difference = difference(entries[next], new)
    next += 1
  }

  private func difference(_ old: Entry, _ new: Entry) -> String? {
    guard isSame(old.key, new.key) else { return "the key “\(document.key(of: old))” changed" }
    if let wanted = document.corrections[old] {
      guard value(of: new).isIdentical(to: wanted.text.text) else {
        return "the value of “\(document.key(of: old))” is not the intended one"
      }
    } else if !isSame(old.value, new.value),
      // Between the segments of one value stands what may change: their states.
      !old.flags.contains(.inlineCodes) || !document.value(of: old).isIdentical(to: value(of: new))
    {
      return "the value of “\(document.key(of: old))” changed"
    }
    return nil
  }

  private func value(of new: Entry) -> String? {
    new.flags.contains(.untranslated) ? nil : document.format.value(of: new, in: file)
  }

  private func isSame(_ old: ByteRange, _ new: ByteRange) -> Bool {
    guard old.count == new.count else { return false }
    guard let bytes, let newBytes else { return true }
    return memcmp(bytes + Int(old.start), newBytes + Int(new.start), old.count) == 0
  }
}
