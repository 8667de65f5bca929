/// States of segments. XLIFF 2.x has none for “needs review”; a `subState` of alertcat's own says it
/// (spec FORMATS §2).
enum XLIFF2State {
  /// Whether the file itself calls a translation unfinished.
  static func needsReview(_ segment: XLIFF2Unit.Segment) -> Bool {
    segment.target != nil
      && (segment.tag.value("state") == "initial" || segment.tag.value("subState") == questioned)
  }

  /// Brings the state of a segment to `translated` and says why; a foreign `subState` belonged to the
  /// state that was, and goes with it. A segment that is not translated by its own word stays so; one
  /// without a state gets one only if a person is asked.
  static func mark(_ segment: XLIFF2Unit.Segment, isQuestioned: Bool) -> [Edit] {
    let state = segment.tag.value("state")
    guard segment.target != nil, !segment.isIgnorable, state != "initial",
      isQuestioned || state != nil
    else { return [] }
    return segment.tag.setting([
      ("state", "translated"), ("subState", isQuestioned ? questioned : corrected),
    ])
  }

  private static let questioned = "\(ReviewNote.author):needs-review"
  private static let corrected = "\(ReviewNote.author):fixed"
}
