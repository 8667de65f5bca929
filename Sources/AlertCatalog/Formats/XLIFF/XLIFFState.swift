/// Target states for translation tools (XLIFF 1.2, §2.3): what was corrected or questioned needs
/// review, and is no longer approved. Never written for Xcode, which ignores such targets.
enum XLIFFState {
  /// The state that is lost, `final, approved`; `nil` where nobody had finished the target (spec FORMATS §1.6).
  static func lost(_ entry: Entry, in file: SourceFile) -> String? {
    guard entry.flags.isDisjoint(with: [.untranslated, .doNotTranslate]) else { return nil }
    let stated = XLIFFNotes.targetTag(of: entry, in: file).value("state") ?? ""
    let isApproved = XLIFFNotes.unitTag(of: entry, in: file).value("approved") == "yes"
    let parts =
      (finished.contains(stated) ? [stated] : []) + (isApproved ? ["approved"] : [])
    if parts.isEmpty { return nil }
    let state = parts.joined(separator: ", ")
    let isTold = XLIFFNotes.notes(of: entry, in: file).contains {
      $0.isOwn && $0.text == ReviewNote.was(state).text
    }
    return isTold ? nil : state
  }

  private static let finished: Set = ["translated", "signed-off", "final"]

  static func needsReview(_ entry: Entry, in file: SourceFile) -> [Edit] {
    guard entry.flags.isDisjoint(with: [.untranslated, .doNotTranslate]) else { return [] }
    let unit = XLIFFNotes.unitTag(of: entry, in: file)
    return XLIFFNotes.targetTag(of: entry, in: file)
      .setting([("state", "needs-review-translation")])
      + (unit.value("approved") == "yes" ? unit.setting([("approved", "no")]) : [])
  }
}
