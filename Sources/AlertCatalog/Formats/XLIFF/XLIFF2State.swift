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

  /// The states that the segments had before they were lowered, now or by the word of a note: `final`; where the
  /// unit has several segments, `final in segment 1; reviewed (tool:checked) in segment 2`.
  ///
  /// - Parameter lowering: the segments whose state goes now.
  static func former(_ unit: XLIFF2Unit, lowering: Set<Int>) -> String? {
    let note = unit.ownNotes.lazy.compactMap { ReviewNote.formerState(in: $0.text) }.first ?? ""
    var told = note.split(separator: "; ").map(String.init)
    var states: [String] = []
    let names = unit.names
    for (index, segment) in unit.segments.enumerated() where !segment.isIgnorable {
      let place = names[index].map { " in \($0)" } ?? ""
      let known = told.firstIndex { $0.hasSuffix(place) }.map { told.remove(at: $0) }
      if lowering.contains(index), let state = lost(segment) {
        states.append(state + place)
      } else if isLowered(segment), let known {
        // Whoever set another state has seen it.
        states.append(known)
      }
    }
    // What was said of segments that are others by now, because the unit was cut anew.
    if unit.segments.contains(where: isLowered) { states += told }
    return states.isEmpty ? nil : states.joined(separator: "; ")
  }

  private static func isLowered(_ segment: XLIFF2Unit.Segment) -> Bool {
    segment.tag.value("state") == "translated"
      && [questioned, corrected].contains(segment.tag.value("subState"))
  }

  /// The state that is lost, `final`, or one of the tool that wrote it, `reviewed (tool:checked)`; `nil` where the
  /// new one says as much.
  private static func lost(_ segment: XLIFF2Unit.Segment) -> String? {
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
