import AlertCatalog

/// The entries below a heading that says that they are those of alerts, up to the next heading of whatever kind
/// (ALERT-GROUPING, “Comments/notes”).
struct AlertSection: Sendable {
  /// Where the entries are.
  let entries: ByteRange
  private let heading: ByteRange
  private let line: UInt32

  /// How much a heading tells of one of the strings below it.
  static let confidence = 0.4

  /// Those of a document, in file order.
  static func all(in document: Document) -> [AlertSection] {
    let headings = document.headings
    let bytes = document.file.bytes
    let opening = headings.indices.filter { index in
      let isNext = index + 1 < headings.count && headings[index + 1].start == headings[index].start
      return !isNext && SectionHeading.text(bytes[headings[index].range]) != nil
    }
    guard !opening.isEmpty else { return [] }
    let lines = LineTable(document.file)
    return opening.map { index in
      var entries = headings[index]
      entries.start = entries.end
      entries.end = index + 1 < headings.count ? headings[index + 1].start : .max
      let line = lines.position(at: headings[index].range.lowerBound).line
      return AlertSection(entries: entries, heading: headings[index], line: UInt32(line))
    }
  }

  /// The section of an entry, of those of its document.
  static func section(of entry: Entry, in sections: [AlertSection]) -> AlertSection? {
    let place = UInt32(entry.valueRange.lowerBound)
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].entries.end <= place { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].entries.start <= place ? sections[low] : nil
  }

  /// What it says, as the reason of a claim: `section “Alerts” (en.lproj/Localizable.strings:12)`.
  func reason(in document: Document) -> String {
    let text = SectionHeading.text(document.file.bytes[heading.range]) ?? ""
    return "section “\(text)” (\(document.file.path):\(line))"
  }
}
