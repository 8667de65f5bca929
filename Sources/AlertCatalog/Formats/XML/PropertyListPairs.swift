import CXML

/// Whether the keys and values of the dictionaries in an XML property list stand in pairs, and hold text alone. Of a
/// file where they do not, the system reads nothing.
struct PropertyListPairs {
  /// Elements that matter; their numbers are those of `cxml_tag`.
  static let names: [StaticString] = ["plist", "dict", "key", "string"]

  /// The first place where something is missing, and what.
  private(set) var fault: (place: Int, problem: String, advice: String)?
  /// For each open element: whether a key waits for its value; `nil` if it is no dictionary.
  private var waits: [Bool?] = []
  /// Nothing has ended since the last start tag.
  private(set) var isJustOpened = false

  mutating func start(_ tag: cxml_tag) {
    isJustOpened = true
    if let isWaiting = waits.last ?? nil {
      let isKey = tag.name == 2
      if isKey, isWaiting { keyIsAlone(tag) }
      if !isKey, !isWaiting, fault == nil {
        fault = (
          Int(tag.begin), "this value has no <key>, so no app can read the file",
          "expected a <key> before each value in a <dict>: add it, or remove the value"
        )
      }
      waits[waits.count - 1] = isKey
    }
    waits.append(tag.name == 1 ? false : nil)
  }

  mutating func end(_ tag: cxml_tag) {
    if waits.removeLast() ?? false { keyIsAlone(tag) }
    if tag.name > 1, !isJustOpened, fault == nil {
      fault = (
        Int(tag.begin),
        "the text that ends here contains an element, so no app can read the file",
        "expected only text: write &lt; for “<”"
      )
    }
    isJustOpened = false
  }

  private mutating func keyIsAlone(_ tag: cxml_tag) {
    if fault != nil { return }
    fault = (
      Int(tag.begin), "the <key> before this has no value, so no app can read the file",
      "expected a value after each <key> in a <dict>: add it, or remove the key"
    )
  }

  /// - Throws: ``FormatError`` at the place of the fault.
  func check(_ file: SourceFile) throws(FormatError) {
    guard let fault else { return }
    throw FormatError(
      file.path, LineTable(file.bytes).position(at: fault.place), fault.problem, fault.advice)
  }
}
