/// Comments of several lines: `genstrings` puts those of all uses of a string together, one a line.
extension CommentClaim {
  /// At most so many alerts are read from the comment of one button.
  private static let mostAlerts = 64

  /// What a comment says of a string: the first line that names the role in an alert counts, and for a button
  /// every one up to a limit, because alerts share buttons.
  static func all(in comment: String) -> [CommentClaim] {
    let comment = withoutMarks(IgnoreDirective(comment)?.remainder ?? comment)
    if comment.utf8.contains(UInt8(ascii: "\n")), !isOfInterfaceBuilder(comment) {
      let claims = uses(comment).compactMap(CommentClaim.init).filter {
        $0.namesAlert && $0.cocoaText != .perhapsMessage && !$0.remainder.isEmpty
      }
      if let first = claims.first {
        guard first.role == .button else { return [first] }
        return Array(claims.lazy.filter { $0.role == .button }.prefix(mostAlerts))
      }
    }
    return [CommentClaim(comment)].compactMap(\.self)
  }

  /// `MARK: Alert messages` is said of all strings below, and not of the one that follows.
  private static func withoutMarks(_ comment: String) -> String {
    guard comment.contains(bytes: "MARK") else { return comment }
    return comment.split(whereSeparator: \.isNewline)
      .filter { line in
        let text = line.drop { " \t/*-".contains($0) }
        return !text.hasPrefix("MARK:") && !text.hasPrefix("MARK -")
      }.joined(separator: "\n")
  }

  /// The comment of each use. A line in small letters that says nothing by itself goes on with the sentence of
  /// the one before.
  private static func uses(_ comment: String) -> [String] {
    var uses: [String] = []
    for line in comment.split(whereSeparator: \.isNewline).map(\.trimmed) {
      if !uses.isEmpty, line.first?.isLowercase ?? false, CommentClaim(line) == nil {
        uses[uses.count - 1] += " \(line)"
      } else {
        uses.append(line)
      }
    }
    return uses
  }
}
