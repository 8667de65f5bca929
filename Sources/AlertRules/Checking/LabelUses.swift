import Synchronization

/// How a catalog translates its labels: looked up when somebody asks for one.
final class LabelUses: Sendable {
  /// The translations of a label in one locale.
  typealias Translations = [String: Use]

  /// A translation: how often it occurs, and where first; at a button, if it is one anywhere.
  struct Use {
    private(set) var count = 0
    private(set) var reference: Catalog.Reference
    private var isButton: Bool

    init(_ reference: Catalog.Reference, isButton: Bool) {
      self.reference = reference
      self.isButton = isButton
    }

    /// A button is the better evidence.
    mutating func add(_ other: Catalog.Reference, isButton isOtherButton: Bool) {
      count += 1
      if isOtherButton, !isButton { (reference, isButton) = (other, true) }
    }
  }

  private let catalog: Catalog
  private let state = Mutex(State())

  private struct State {
    /// The short source texts of the catalog by the letters in them, in order; built when needed.
    var places: [UInt16: [Place]]?
    /// By label and locale.
    var known: [String: [String: Translations]] = [:]
  }

  private struct Place {
    var table: UInt32
    var key: UInt32
  }

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// Takes over where the labels of another catalog with the same source texts are.
  func keepPlaces(of other: LabelUses) {
    let places = other.state.withLock { $0.places }
    state.withLock { $0.places = places }
  }

  /// The translations of an English label, compared by ``StockLabels/normal(_:locale:)``.
  func translations(of normal: String, in locale: String) -> Translations {
    state.withLock { state in
      if let known = state.known[normal] { return known[locale] ?? [:] }
      let places = state.places ?? places()
      state.places = places
      let found = translations(of: normal, at: places[Self.letters(normal.utf8)] ?? [])
      state.known[normal] = found
      return found[locale] ?? [:]
    }
  }

  private func translations(of normal: String, at places: [Place]) -> [String: Translations] {
    var found: [String: Translations] = [:]
    for place in places.prefix(Self.enough) {
      guard let table = catalog.table(catalog.tables[Int(place.table)]),
        let source = table.source(Int(place.key)), source.utf8.count <= Self.longestLabel,
        StockLabels.normal(source, locale: "en") == normal
      else { continue }
      let key = table.key(Int(place.key))
      // “state.open” is what something is, “menu_help” the name of a menu: no word for a button.
      if KeyName.parts(key).contains(where: { KeyWord.all[$0]?.namesOther ?? false }) { continue }
      let isButton = KeyName(key)?.role == .button
      for reference in table.references(Int(place.key)) {
        guard let value = catalog.value(of: reference), !value.isEmpty,
          value.utf8.count <= 3 * Self.longestLabel
        else { continue }
        let word = Self.withoutEnd(value)
        if word.isEmpty { continue }
        found[catalog.locale(of: reference) ?? "", default: [:]][
          word, default: Use(reference, isButton: isButton)
        ].add(reference, isButton: isButton)
      }
    }
    return found
  }

  /// A menu item that opens a dialog ends in an ellipsis, a sentence in its mark, a button in neither.
  private static func withoutEnd(_ label: String) -> String {
    if let last = label.utf8.last, (0x61...0x7A).contains(last | 0x20) { return label.trimmed }
    let isEnd = { (scalar: Unicode.Scalar) in
      Marks.anywhere[scalar] != nil || Marks.ellipses.contains(scalar) || scalar.isWhitespace
    }
    let last = label.unicodeScalars.lastIndex { !isEnd($0) }
    return last.map { String(label.unicodeScalars[...$0]) }?.trimmed ?? ""
  }

  private func places() -> [UInt16: [Place]] {
    var places: [UInt16: [Place]] = [:]
    for (number, id) in catalog.tables.enumerated() {
      guard let table = catalog.table(id) else { continue }
      for key in table.keys {
        guard let letters = letters(key, table) else { continue }
        places[letters, default: []].append(Place(table: UInt32(number), key: UInt32(key)))
      }
    }
    return places
  }

  /// Texts that are the same label have the same letters; `nil` for a text that is too long for one.
  private func letters(_ key: Int, _ table: CatalogTable) -> UInt16? {
    switch table.sourceBytes(key)?.withUnsafeBytes(Self.plainLetters) {
    case .tooLong: return nil
    case .letters(let letters): return letters
    case .unclear, nil: break
    }
    return table.source(key).flatMap {
      $0.utf8.count <= Self.longestLabel
        ? Self.letters(StockLabels.normal($0, locale: "en").utf8) : nil
    }
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
    UInt16(truncatingIfNeeded: StockLabels.letters(of: bytes) >> 32)
  }

  /// Who reads so many uses of a label knows how the catalog translates it.
  private static let enough = 2_000

  /// A label is short (bytes).
  private static let longestLabel = 40
}
