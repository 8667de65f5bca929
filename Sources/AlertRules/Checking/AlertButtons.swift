/// The buttons of an alert in one locale. What is asked at every one of them is found once, so that an
/// alert with very many takes no square of their number.
final class AlertButtons {
  /// In declared order.
  let members: [Alert.Member]
  /// Their texts in this locale, by key.
  let labels: [String: String]
  /// The source texts of those, by key.
  let sources: [String: String]
  /// The texts in this locale.
  private(set) lazy var texts = Set(labels.values)
  /// Where each button stands, by key.
  private lazy var places = Dictionary(
    zip(members.map(\.key), members.indices), uniquingKeysWith: { first, _ in first })
  /// The first button with a text, by the text as labels are compared.
  private lazy var first = firstPlaces()
  private let casingLocale: String

  init(
    _ members: [Alert.Member], labels: [String: String], sources: [String: String],
    casingLocale: String
  ) {
    self.members = members
    self.labels = labels
    self.sources = sources
    self.casingLocale = casingLocale
  }

  /// The key of the first button before that of a key that says the same as a text.
  func earlier(saying text: String, before key: String) -> String? {
    guard let own = places[key], let place = first[normal(text)], place < own else { return nil }
    return members[place].key
  }

  private func firstPlaces() -> [String: Int] {
    var first: [String: Int] = [:]
    for (place, member) in members.enumerated() {
      guard let label = labels[member.key].map(normal), first[label] == nil else { continue }
      first[label] = place
    }
    return first
  }

  private func normal(_ text: String) -> String {
    StockLabels.normal(text, locale: casingLocale)
  }
}
