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
}
