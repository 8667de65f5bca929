extension StringProtocol {
  /// Without white space at both ends.
  package var trimmed: String {
    if let first = unicodeScalars.first, let last = unicodeScalars.last,
      ("!"..."~").contains(first), ("!"..."~").contains(last)
    {
      return String(self)
    }
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
