/// Finds words that may be proposed: what the catalog itself uses, else what is attested on stock
/// buttons. Never anything else.
struct WordFinder: Sendable {
  /// A proposal and where it comes from.
  struct Found: Hashable {
    var word: String
    var evidence: String
  }

  private let catalog: Catalog
  /// Folded English label → its references.
  private let labels: [String: [Catalog.Reference]]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    var labels: [String: [Catalog.Reference]] = [:]
    for table in catalog.tables {
      for key in catalog.keys(of: table) {
        guard let source = catalog.source(table, key), source.utf8.count <= 40 else { continue }
        labels[StockLabels.normal(source, locale: "en"), default: []] += catalog.references(
          table, key)
      }
    }
    self.labels = labels
  }

  /// The word for an English label in a locale. Where the label is a stock word, a translation of the
  /// catalog counts only if it is one of the same kind, so that one mistake does not spread.
  func word(
    for label: String, policy: LocalePolicy, locale: String, labels known: StockLabels
  ) -> Found? {
    if policy.language == "en" {
      return Found(word: label, evidence: "the alert’s own text says “\(label)”")
    }
    let normal = StockLabels.normal(label, locale: "en")
    let roles = StockLabels.english.roles(of: label)
    var counts: [String: (count: Int, reference: Catalog.Reference)] = [:]
    for reference in labels[normal] ?? [] where catalog.locale(of: reference) == locale {
      guard let value = catalog.value(of: reference), !value.isEmpty,
        roles.isEmpty || !known.roles(of: value).isDisjoint(with: roles)
      else { continue }
      counts[value, default: (0, reference)].count += 1
    }
    let best = counts.min { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    if let best {
      let document = catalog.documents[best.value.reference.document]
      let key = document.key(of: document.entries[best.value.reference.entry])
      return Found(
        word: best.key, evidence: "this catalog has “\(best.key)” for “\(label)” (key \(key))")
    }
    return roles.sorted().lazy
      .compactMap { stock($0, policy: policy) }.first
  }

  /// The preferred stock word of a role.
  func stock(_ role: StockRole, policy: LocalePolicy) -> Found? {
    guard let word = policy.stockWords[role]?.first, let vendor = word.vendors.first else {
      return nil
    }
    return Found(
      word: word.word,
      evidence: "“\(word.word)” is the stock word of \(Self.names[vendor] ?? vendor)")
  }

  private static let names = [
    "apple": "Apple (iOS 15, macOS 12)", "gtk": "GTK 3.24", "kde": "KDE Frameworks 5.103",
    "qt": "Qt 5.15", "cldr": "CLDR 48",
  ]
}
