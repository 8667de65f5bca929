/// Target states (XLIFF 1.2, §2.3). For translation tools what was corrected or questioned needs review, and is no longer
/// approved. Never for Xcode, which ignores such targets: there, what a person decided is translated.
enum XLIFFState {
  /// The state that is lost, `final, approved`, or was before by the word of a note; `nil` where that one says
  /// no more than the new one (spec FORMATS §1.6).
  ///
  /// - Parameter isLowered: whether the state that is there now goes.
  static func former(_ entry: Entry, isLowered: Bool, in file: SourceFile) -> String? {
    guard entry.flags.isDisjoint(with: [.untranslated, .doNotTranslate]) else { return nil }
    let stated = XLIFFNotes.targetTag(of: entry, in: file).value("state") ?? ""
    let isApproved = XLIFFNotes.unitTag(of: entry, in: file).value("approved") == "yes"
    let parts =
      (untold.contains(stated) ? [] : [stated]) + (isApproved ? ["approved"] : [])
    if isLowered, !parts.isEmpty { return parts.joined(separator: ", ") }
    // Whoever set another state has seen it.
    guard stated == questioned, !isApproved else { return nil }
    return XLIFFNotes.notes(of: entry, in: file).lazy.filter(\.isOwn)
      .compactMap { ReviewNote.formerState(in: $0.text) }.first
  }

  private static let questioned = "needs-review-translation"
  /// The states that say no more than the one that is set: nobody has looked at the target.
  private static let untold: Set = ["", "new", questioned]

  /// A person decided on the target, and Xcode takes it (spec FORMATS §1.3).
  static func translated(_ entry: Entry, in file: SourceFile) -> [Edit] {
    XLIFFNotes.targetTag(of: entry, in: file).setting([("state", "translated")])
  }

  static func needsReview(_ entry: Entry, in file: SourceFile) -> [Edit] {
    guard entry.flags.isDisjoint(with: [.untranslated, .doNotTranslate]) else { return [] }
    let unit = XLIFFNotes.unitTag(of: entry, in: file)
    return XLIFFNotes.targetTag(of: entry, in: file)
      .setting([("state", questioned)])
      + (unit.value("approved") == "yes" ? unit.setting([("approved", "no")]) : [])
  }
}
