/// The length that a unit allows (XLIFF 1.2, §2.3: `maxwidth` with `size-unit="char"`; XLIFF 2.x, Size and Length
/// Restriction module: `sizeRestriction`; FORMATS §1.4, §2).
enum XLIFFLength {
  /// Whether a text fits, or is at least no longer than the one it replaces.
  static func allows(
    _ text: String, insteadOf old: String, of entry: Entry, in file: SourceFile
  ) -> Bool {
    let length = text.unicodeScalars.count
    guard length > old.unicodeScalars.count else { return true }
    let unit = XLIFFNotes.unitTag(of: entry, in: file)
    guard unit.value("size-unit") == "char",
      let most = unit.value("maxwidth").flatMap({ Int($0.trimmed) })
    else { return true }
    return length <= most
  }

  /// The same in XLIFF 2.x. A number counts characters, whatever profile the file names: most files name none.
  static func allows(
    _ text: String, insteadOf old: String, of entry: Entry, in unit: XLIFF2Unit
  ) -> Bool {
    let length = text.unicodeScalars.count
    guard length > old.unicodeScalars.count else { return true }
    // What it allows to all of its units together leaves nothing certain for one of them.
    if entry.flags.contains(.limitedTogether) { return false }
    return unit.limits.allSatisfy { length <= $0 }
  }

  /// The most that the `sizeRestriction` of an element of XLIFF 2.x allows: `36`, or `10,36` with the least.
  static func most(_ tag: XMLTag) -> Int? {
    tag.attribute(ending: ":sizeRestriction")
      .flatMap { XMLText.decode(tag.bytes, $0).text.split(separator: ",").last }
      .flatMap { Int($0.trimmed) }
  }
}
