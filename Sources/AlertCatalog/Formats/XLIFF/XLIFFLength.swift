/// The length that a unit allows (XLIFF 1.2, §2.3: `maxwidth` with `size-unit="char"`; FORMATS §1.4).
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
}
