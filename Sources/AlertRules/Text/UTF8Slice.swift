import AlertCatalog

extension String {
  /// The text of a range of UTF-8 bytes.
  subscript(utf8 range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// A range of indices as UTF-8 offsets.
  func utf8Range(_ range: Range<Index>) -> Range<Int> {
    utf8.distance(
      from: startIndex, to: range.lowerBound)..<utf8.distance(
        from: startIndex, to: range.upperBound)
  }

  /// Whether two texts are the same byte for byte; `==` takes “é” in one scalar and in two for the same.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (one, two) = (self, other)
    return one.withUTF8 { one in
      two.withUTF8 { UnsafeRawBufferPointer(one).hasSameBytes(as: UnsafeRawBufferPointer($0)) }
    }
  }
}
