/// The length that a unit allows (XLIFF 1.2, §2.3: `maxwidth` with `size-unit="char"`; XLIFF 2.x, Size and Length
/// Restriction module: `sizeRestriction`; FORMATS §1.4, §2).
enum XLIFFLength {
  /// Characters that a unit allows; `nil`: any number.
  static func most(of entry: Entry, in file: SourceFile) -> Int? {
    let unit = XLIFFNotes.unitTag(of: entry, in: file)
    guard unit.value("size-unit") == "char" else { return nil }
    return unit.value("maxwidth").flatMap { Int($0.trimmed) }
  }

  /// The same in XLIFF 2.x. A number counts characters, whatever profile the file names: most files name none.
  static func most(of entry: Entry, in unit: XLIFF2Unit) -> Int? {
    // What it allows to all of its units together leaves nothing certain for one of them.
    entry.flags.contains(.limitedTogether) ? 0 : unit.limits.min()
  }

  /// Whether a text fits, or is at least no longer than the one it replaces.
  static func allows(_ text: String, insteadOf old: String, _ most: @autoclosure () -> Int?) -> Bool
  {
    let length = text.unicodeScalars.count
    guard length > old.unicodeScalars.count, let most = most() else { return true }
    return length <= most
  }

  /// The most that the `sizeRestriction` of an element of XLIFF 2.x allows: `36`, or `10,36` with the least.
  static func most(_ tag: XMLTag) -> Int? {
    tag.attribute(ending: ":sizeRestriction")
      .flatMap { XMLText.decode(tag.bytes, $0).text.split(separator: ",").last }
      .flatMap { Int($0.trimmed) }
  }
}
