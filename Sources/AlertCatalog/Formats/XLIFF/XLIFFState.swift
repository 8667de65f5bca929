/// Target states for translation tools (XLIFF 1.2, §2.3): what was corrected or questioned needs
/// review, and is no longer approved. Never written for Xcode, which ignores such targets.
enum XLIFFState {
  static func needsReview(_ entry: Entry, in file: SourceFile) -> [Edit] {
    guard entry.flags.isDisjoint(with: [.untranslated, .doNotTranslate]) else { return [] }
    var edits = [
      set("state", to: "needs-review-translation", in: XLIFFNotes.targetTag(of: entry, in: file))
    ]
    let unit = XLIFFNotes.unitTag(of: entry, in: file)
    if unit.value("approved") == "yes" { edits.append(set("approved", to: "no", in: unit)) }
    return edits.compactMap { $0 }
  }

  private static func set(_ name: StaticString, to value: String, in tag: XMLTag) -> Edit? {
    guard let range = tag.attribute(name) else {
      return Edit(tag.name.upperBound..<tag.name.upperBound, " \(name)=\"\(value)\"")
    }
    return tag.value(name) == value ? nil : Edit(range, value)
  }
}
