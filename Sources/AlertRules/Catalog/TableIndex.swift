/// What the files of a run hold for the keys of one table: numbers of documents and entries, no text.
/// Text is decoded from the files when somebody asks for it.
struct TableIndex: Sendable {
  /// An entry of a key.
  struct Occurrence: Sendable {
    /// The document and the kind: 12 bytes for each entry, not 16.
    private let packed: UInt32
    let entry: UInt32
    /// Number + 1 of the next one of the same key, 0 behind the last.
    var next: UInt32 = 0

    /// - Parameter document: below 2³⁰.
    init(document: UInt32, entry: UInt32, kind: Kind) {
      packed = document << 2 | kind.rawValue
      self.entry = entry
    }

    /// Judged documents first, then those that only give source text.
    var document: UInt32 { packed >> 2 }

    /// What the entry is to its key.
    var kind: Kind { Kind(rawValue: packed & 3) ?? .context }

    enum Kind: UInt32 {
      /// A value that people read.
      case value
      /// A later entry with the same key hides it.
      case overridden
      /// Of a document that only gives source text.
      case context
    }
  }

  /// A key: where its first and last occurrence are, and which one has the source text.
  private struct Key: Sendable {
    var first: UInt32
    var last: UInt32
    /// Number + 1.
    var source: UInt32 = 0
    var sourceIsValue = false
    var isListed = false
    var hints: Hints = []
  }

  /// What the undecoded bytes of a key and its comments tell: without a hint it is in no alert that is
  /// guessed.
  struct Hints: OptionSet {
    let rawValue: UInt8
    /// The name of the key may tell a role.
    static let name = Hints(rawValue: 1)
    /// A comment may name an alert.
    static let comment = Hints(rawValue: 2)
  }

  /// Keys with values, in the order of the first document that has them.
  private(set) var listed: [UInt32] = []
  /// The documents that hold values of the table.
  private(set) var documents: Set<Int> = []
  private var numbers = KeyNumbers()
  private var keys: [Key] = []
  private var occurrences: [Occurrence] = []
  /// Source texts of keys with several forms, by variation.
  private var forms: [UInt32: [String: UInt32]] = [:]

  /// Whether a source text of any key is known.
  private(set) var hasSources = false

  /// How many keys there are.
  var keyCount: Int { keys.count }

  /// The occurrences of a key, in document order.
  func occurrences(of key: Int) -> some Sequence<Occurrence> {
    sequence(state: keys[key].first + 1) { next in
      guard next > 0 else { return nil }
      let occurrence = occurrences[Int(next) - 1]
      next = occurrence.next
      return occurrence
    }
  }

  /// Whether a key has one entry only.
  func isSingle(_ key: Int) -> Bool { keys[key].first == keys[key].last }

  /// The first entry of a key.
  func first(of key: Int) -> Occurrence { occurrences[Int(keys[key].first)] }

  /// Whether an entry is the first of its key.
  func isFirst(_ occurrence: Occurrence, of key: Int) -> Bool {
    let first = first(of: key)
    return first.document == occurrence.document && first.entry == occurrence.entry
  }

  /// What has the source text of a key, if that has one form.
  func source(of key: Int) -> (occurrence: Occurrence, isValue: Bool)? {
    let source = keys[key].source
    return source == 0 ? nil : (occurrences[Int(source) - 1], keys[key].sourceIsValue)
  }

  /// What has the source texts of a key with several forms, by variation.
  func forms(of key: Int) -> [String: Occurrence] {
    forms.isEmpty ? [:] : forms[UInt32(key)]?.mapValues { occurrences[Int($0)] } ?? [:]
  }

  /// The number of a key, `nil` if it is not there.
  @inline(__always)
  func number(of hash: UInt64, isSame: (Occurrence) -> Bool) -> Int? {
    numbers.find(hash) { isSame(first(of: $0)) }
  }

  /// Makes room for entries.
  mutating func reserve(_ count: Int) {
    occurrences.reserveCapacity(count)
    keys.reserveCapacity(count)
  }

  /// Adds an entry.
  ///
  /// - Returns: the number of its key.
  @inline(__always)
  mutating func add(_ occurrence: Occurrence, _ hash: UInt64, isSame: (Occurrence) -> Bool) -> Int {
    let place = UInt32(occurrences.count)
    occurrences.append(occurrence)
    let key: Int
    if let known = number(of: hash, isSame: isSame) {
      key = known
      occurrences[Int(keys[key].last)].next = place + 1
      keys[key].last = place
    } else {
      key = numbers.add(hash)
      keys.append(Key(first: place, last: place))
    }
    if occurrence.kind == .value {
      if occurrences.count < 2 || occurrences[occurrences.count - 2].document != occurrence.document
        || occurrences[occurrences.count - 2].kind != .value
      {
        documents.insert(Int(occurrence.document))
      }
      if !keys[key].isListed {
        keys[key].isListed = true
        listed.append(UInt32(key))
      }
    }
    return key
  }

  /// Whether a key has a source text of one form.
  func hasSource(_ key: Int) -> Bool { keys[key].source > 0 }

  /// What the bytes of a key and its comments tell.
  func hints(of key: Int) -> Hints { keys[key].hints }

  /// Learns more of a key.
  mutating func add(_ hints: Hints, to key: Int) { keys[key].hints.formUnion(hints) }

  /// The entry added last has the source text of its key.
  mutating func takeSource(_ key: Int, isValue: Bool) {
    hasSources = true
    keys[key].source = UInt32(occurrences.count)
    keys[key].sourceIsValue = isValue
  }

  /// Keys without a source text take the first value that will do.
  mutating func takeSources(where fits: (Occurrence) -> Bool) {
    for key in keys.indices where keys[key].source == 0 && forms[UInt32(key)] == nil {
      var place = keys[key].first + 1
      while place > 0, keys[key].source == 0 {
        let occurrence = occurrences[Int(place) - 1]
        if occurrence.kind == .value, fits(occurrence) {
          keys[key].source = place
          keys[key].sourceIsValue = true
        }
        place = occurrence.next
      }
    }
  }

  /// The entry added last has the source text of one form of its key.
  mutating func takeSource(_ key: Int, form: String) {
    hasSources = true
    forms[UInt32(key), default: [:]][form] = UInt32(occurrences.count - 1)
  }
}
