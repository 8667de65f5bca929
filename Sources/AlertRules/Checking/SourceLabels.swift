/// The stock labels of the languages that source texts of a catalog are in.
struct SourceLabels: Sendable {
  private let labels: [String: StockLabels]

  init(_ locales: Set<String>) {
    labels = Dictionary(
      uniqueKeysWithValues: locales.map { ($0, StockLabels.usual(in: $0) ?? .english) })
  }

  /// The labels of a language; the English ones where nobody wrote a policy for it.
  subscript(locale: String) -> StockLabels { labels[locale] ?? .english }
}

extension Catalog {
  /// What the source text of a key says as the label of a button, read in its own language.
  func sourceRoles(_ place: KeyPlace?) -> Set<StockRole> {
    fact(place) { table, key in
      table.source(key).map { sourceLabels[table.sourceLocale(key) ?? sourceLocale].roles(of: $0) }
    } ?? []
  }

  /// The same of a member's key.
  func sourceRoles(_ member: Alert.Member) -> Set<StockRole> { sourceRoles(place(of: member)) }
}
