/// Target states for translation tools (XLIFF 1.2, §2.3): what was corrected or questioned needs
/// review, and is no longer approved. Never written for Xcode, which ignores such targets.
enum XLIFFState {
  static func needsReview(_ entry: Entry, in file: SourceFile) -> [Edit] {
    guard entry.flags.isDisjoint(with: [.untranslated, .doNotTranslate]) else { return [] }
    let unit = XLIFFNotes.unitTag(of: entry, in: file)
    return XLIFFNotes.targetTag(of: entry, in: file)
      .setting([("state", "needs-review-translation")])
      + (unit.value("approved") == "yes" ? unit.setting([("approved", "no")]) : [])
  }
}
