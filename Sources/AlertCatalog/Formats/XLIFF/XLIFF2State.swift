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

  /// The state that is lost, `final`, or one of the tool that wrote it, `reviewed (tool:checked)`; `nil` where the
  /// new one says as much.
  static func lost(_ segment: XLIFF2Unit.Segment) -> String? {
    guard segment.target != nil, !segment.isIgnorable, let state = segment.tag.value("state"),
      state != "initial"
    else { return nil }
    let more = segment.tag.value("subState") ?? ""
    let isForeign = !more.isEmpty && !more.hasPrefix("\(ReviewNote.author):")
    guard state == "final" || isForeign else { return nil }
    return isForeign ? "\(state) (\(more))" : state
  }

  private static let questioned = "\(ReviewNote.author):needs-review"
  private static let corrected = "\(ReviewNote.author):fixed"
}
