/// Headings between the entries of a `.strings` file, each over the entries up to the next one:
///
///     // MARK: - Alerts
///
/// So are `/* ==== Alerts ==== */`, lines with a line of such signs below them, and comments with a blank line behind
/// them. What stands right above an entry otherwise is the comment of that one.
extension StringsLexer {
  /// The headings among the comments before a key, in order.
  func headings(_ comments: [Range<Int>], above key: Int) -> [ByteRange] {
    var headings: [ByteRange] = []
    // Where the comments begin that stand right above one another.
    var start = comments.first?.lowerBound ?? key
    var hasMark = false
    for (index, comment) in comments.enumerated() {
      let end = index + 1 < comments.count ? comments[index + 1].lowerBound : key
      let isLast = hasBlankLine(comment.upperBound..<end)
      let isTrailing = isTrailing(comment)
      if !isTrailing, isMarked(comment), holdsWord(comment) {
        headings.append(ByteRange(comment.lowerBound, comment.upperBound))
        hasMark = true
      } else if !isTrailing, !hasMark, isLast || isMarked(comment) {
        headings.append(ByteRange(start, comment.upperBound))
      }
      if isLast || isTrailing {
        start = end
        hasMark = false
      }
    }
    return headings
  }

  /// Whether a comment begins as headings do: `// MARK:`, `// ----`.
  func isMarked(_ comment: Range<Int>) -> Bool {
    var index = comment.lowerBound + 2
    while index < comment.upperBound, bytes[index].isXMLSpace { index += 1 }
    guard index + 1 < comment.upperBound else { return false }
    switch bytes[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "#"),
      UInt8(ascii: "/"), UInt8(ascii: "~"), UInt8(ascii: "_"):
      return bytes[index + 1] == bytes[index]
    case UInt8(ascii: "M"):
      let text = bytes[index..<comment.upperBound]
      guard text.starts(with: "MARK".utf8) else { return false }
      let sign = text.dropFirst(4).first { $0 != UInt8(ascii: " ") }
      return sign == UInt8(ascii: ":") || sign == UInt8(ascii: "-")
    default: return false
    }
  }

  private func holdsWord(_ comment: Range<Int>) -> Bool {
    bytes[comment].contains { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }
  }

  /// Whether a line without anything stands between two places that have only white space between them.
  func hasBlankLine(_ gap: Range<Int>) -> Bool {
    let gap = bytes[gap]
    let lines = gap.count { $0 == 0x0A } + (gap.contains(0x0A) ? 0 : gap.count { $0 == 0x0D })
    return lines > 1
  }

  /// Whether a comment stands behind an entry on the same line and so belongs to that one.
  func isTrailing(_ comment: Range<Int>) -> Bool {
    if bytes[comment].starts(with: StringsNotes.opening.utf8) { return false }
    var index = comment.lowerBound
    while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
    return index > 0 && bytes[index - 1] == UInt8(ascii: ";")
  }
}
