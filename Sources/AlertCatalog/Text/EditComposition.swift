extension [Edit] {
  /// The edits that do at once what these do, and then `later`, whose offsets count in the result.
  ///
  ///     [Edit(0..<1, "D")].followed(by: [Edit(1..<1, "!")])  // [Edit(0..<1, "D!")]
  func followed(by later: [Edit]) -> [Edit] {
    // From the back, so that the places of the others stay where they are.
    later.sorted().reversed().reduce(self.sorted()) { $0.followed(by: $1) }
  }

  /// The same for one edit, where these are in order.
  private func followed(by edit: Edit) -> [Edit] {
    var before: [Edit] = []
    var met: [(edit: Edit, result: Range<Int>)] = []
    var behind: [Edit] = []
    var shift = 0
    var shiftBefore = 0
    var shiftBehind = 0
    for own in self {
      let start = own.range.lowerBound + shift
      let result = start..<start + own.replacement.utf8.count
      shift += result.count - own.range.count
      if edit.meets(result) {
        met.append((own, result))
        shiftBehind = shift
      } else if result.upperBound <= edit.range.lowerBound {
        before.append(own)
        (shiftBefore, shiftBehind) = (shift, shift)
      } else {
        behind.append(own)
      }
    }
    var start = edit.range.lowerBound - shiftBefore
    var end = edit.range.upperBound - shiftBehind
    var text = Array<UInt8>(edit.replacement.utf8)
    if let first = met.first, first.result.lowerBound <= edit.range.lowerBound {
      let kept = edit.range.lowerBound - first.result.lowerBound
      text = first.edit.replacement.utf8.prefix(kept) + text
      start = first.edit.range.lowerBound
    }
    if let last = met.last, last.result.upperBound >= edit.range.upperBound {
      let kept = last.result.upperBound - edit.range.upperBound
      text += last.edit.replacement.utf8.suffix(kept)
      end = last.edit.range.upperBound
    }
    return before + [Edit(start..<end, String(decoding: text, as: UTF8.self))] + behind
  }
}

extension Edit {
  /// Whether an edit changes what another one wrote, or goes to the same place. Beside what another one
  /// took out it stays by itself: markup may stand between them.
  fileprivate func meets(_ result: Range<Int>) -> Bool {
    if range.isEmpty {
      return result.lowerBound <= range.lowerBound && range.lowerBound <= result.upperBound
    }
    if result.isEmpty {
      return range.lowerBound < result.lowerBound && result.lowerBound < range.upperBound
    }
    return range.overlaps(result)
  }
}
