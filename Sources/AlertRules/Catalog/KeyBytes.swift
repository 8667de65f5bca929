/// A key to look for: as it stands in a file where it needs no decoding, else as text.
struct KeyBytes {
  /// See ``KeyNumbers/hash(_:)-(String)``.
  let hash: UInt64
  private let plain: FileBytes?
  private let text: String

  /// The key of an entry.
  init(_ entry: Entry, _ document: Document) {
    plain = entry.plainKey.map { document.file.bytes[$0] }
    text = plain == nil ? document.key(of: entry) : ""
    hash = plain?.withUnsafeBytes(KeyNumbers.hash) ?? KeyNumbers.hash(text)
  }

  /// A key by its text.
  init(_ text: String) {
    plain = nil
    self.text = text
    hash = KeyNumbers.hash(text)
  }

  /// Whether an entry has this key.
  func isSame(_ occurrence: TableIndex.Occurrence, in documents: [Document]) -> Bool {
    let document = documents[Int(occurrence.document)]
    let entry = document.entries[Int(occurrence.entry)]
    guard let range = entry.plainKey else {
      let other = document.key(of: entry)
      return plain.map { $0.elementsEqual(other.utf8) } ?? text.utf8.elementsEqual(other.utf8)
    }
    let other = document.file.bytes[range]
    return plain.map { $0 == other } ?? other.elementsEqual(text.utf8)
  }
}
