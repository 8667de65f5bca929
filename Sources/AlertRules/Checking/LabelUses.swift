import Synchronization

/// How a catalog translates its labels: looked up when somebody asks for one.
final class LabelUses: Sendable {
  /// The translations of a label in one locale.
  typealias Translations = [String: Use]

  /// A translation: how often it occurs, and where first; at a button, if it is one anywhere, and best at a key
  /// that is named like the label.
  struct Use {
    private(set) var count = 0
    private(set) var reference: Catalog.Reference
    /// A key is named like the label: what is called “Cancel” is made for every place that cancels.
    private(set) var isNamed = false
    private var isButton = false

    init(_ reference: Catalog.Reference) { self.reference = reference }

    /// Another spelling of the same word.
    mutating func add(_ other: Use) {
      count += other.count
      isNamed = isNamed || other.isNamed
    }

    /// A button is the better evidence.
    mutating func add(
      _ other: Catalog.Reference, isNamed isOtherNamed: Bool,
      isButton isOtherButton: @autoclosure () -> Bool
    ) {
      count += 1
      if isNamed { return }
      if isOtherNamed {
        (reference, isNamed) = (other, true)
      } else if !isButton, isOtherButton() {
        (reference, isButton) = (other, true)
      }
    }
  }

  private let catalog: Catalog
  private let state = Mutex(State())

  private struct State {
    /// The letters of the source texts, table by table, in the order of the keys; built when needed.
    var letters: [[UInt16]]?
    /// By label and locale.
    var known: [String: [String: Translations]] = [:]
  }

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// Takes over what is known of another catalog with the same source texts.
  func keepSources(of other: LabelUses) {
    let letters = other.state.withLock { $0.letters }
    state.withLock { $0.letters = letters }
  }

  /// The translations of an English label, compared by ``StockLabels/normal(_:locale:)``.
  func translations(of normal: String, in locale: String) -> Translations {
    state.withLock { state in
      if let known = state.known[normal] { return known[locale] ?? [:] }
      let letters = state.letters ?? letters()
      state.letters = letters
      let found = translations(of: normal, among: letters)
      state.known[normal] = found
      return found[locale] ?? [:]
    }
  }

  private func translations(
    of normal: String, among letters: [[UInt16]]
  ) -> [String: Translations] {
    var found: [String: Translations] = [:]
    let wanted = Self.letters(normal.utf8)
    var count = 0
    for (id, letters) in zip(catalog.tables, letters) {
      guard let table = catalog.table(id) else { continue }
      let keys = table.keys
      var place = letters.firstIndex(of: wanted)
      while let position = place {
        count += 1
        if count > Self.enough { return found }
        add(table, keys[keys.index(keys.startIndex, offsetBy: position)], normal, to: &found)
        place = letters[(position + 1)...].firstIndex(of: wanted)
      }
    }
    return found
  }

  private func add(
    _ table: CatalogTable, _ number: Int, _ normal: String, to found: inout [String: Translations]
  ) {
    guard let source = table.source(number), source.utf8.count <= Self.longestLabel,
      StockLabels.normal(source, locale: "en") == normal
    else { return }
    let key = table.key(number)
    // “state.open” is what something is, “menu_help” the name of a menu: no word for a button.
    let parts = KeyName.parts(key)
    if parts.contains(where: { KeyWord.all[$0]?.namesOther ?? false }) { return }
    let isNamed =
      parts.last == normal && parts.count <= Self.mostParts
      || StockLabels.normal(key, locale: "en") == normal
    for reference in table.references(number) {
      guard let value = catalog.value(of: reference), !value.isEmpty,
        value.utf8.count <= 3 * Self.longestLabel
      else { continue }
      let word = Self.withoutEnd(value)
      if word.isEmpty { continue }
      found[catalog.locale(of: reference) ?? "", default: [:]][word, default: Use(reference)]
        .add(reference, isNamed: isNamed, isButton: KeyName(key)?.role == .button)
    }
  }

  /// A menu item that opens a dialog ends in an ellipsis, a sentence in its mark, a button in neither.
  private static func withoutEnd(_ label: String) -> String {
    if let last = label.utf8.last, last.isLetter { return label.trimmed }
    let isEnd = { (scalar: Unicode.Scalar) in
      Marks.anywhere[scalar] != nil || Marks.ellipses.contains(scalar) || scalar.isWhitespace
    }
    let last = label.unicodeScalars.lastIndex { !isEnd($0) }
    return last.map { String(label.unicodeScalars[...$0]) }?.trimmed ?? ""
  }

  private func letters() -> [[UInt16]] {
    catalog.tables.map { id in
      catalog.table(id).map { table in table.keys.map { letters($0, table) } } ?? []
    }
  }

  /// Texts that are the same label have the same letters; 0 for a text that is too long for one.
  private func letters(_ key: Int, _ table: CatalogTable) -> UInt16 {
    switch table.withSourceBytes(key, Self.plainLetters) {
    case .tooLong: return 0
    case .letters(let letters): return letters
    case .unclear, nil: break
    }
    guard let source = table.source(key), source.utf8.count <= Self.longestLabel else { return 0 }
    return Self.letters(StockLabels.normal(source, locale: "en").utf8)
  }

  private enum Letters {
    case tooLong
    case letters(UInt16)
    case unclear
  }

  /// The letters of a text that stands in the file as it is: without escapes, markup and letters that
  /// fold into others. A longer text is looked at no further.
  private static func plainLetters(_ bytes: UnsafeRawBufferPointer) -> Letters {
    // Two quotation marks may stand around it.
    let seen = UnsafeRawBufferPointer(rebasing: bytes.prefix(longestLabel + 2))
    if seen.first(of: (0x26, 0x3C, 0x5C, 0x5C)) != nil { return .unclear }  // & < \
    if bytes.count > seen.count { return .tooLong }
    var index = 0
    while index < seen.count {
      switch seen[index] {
      case 0..<0x80: index += 1
      // Dashes, quotation marks, an ellipsis.
      case 0xE2 where index + 2 < seen.count && seen[index + 1] == 0x80: index += 3
      default: return .unclear
      }
    }
    return .letters(letters(seen))
  }

  private static func letters(_ bytes: some Sequence<UInt8>) -> UInt16 {
    max(1, UInt16(truncatingIfNeeded: StockLabels.letters(of: bytes) >> 32))
  }

  /// Who reads so many uses of a label knows how the catalog translates it.
  private static let enough = 2_000

  /// What is made for every place has a short name: `common.clear`, not `client_events.view.clear`.
  private static let mostParts = 3

  /// A label is short (bytes).
  private static let longestLabel = 40
}
