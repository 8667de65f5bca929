/// The buttons of an alert in one locale. What is asked at every one of them is found once, so that an
/// alert with very many takes no square of their number.
final class AlertButtons {
  /// What tells a button from the others: the same key of two tables is two buttons.
  struct Name: Hashable {
    private let table: TableID
    private let key: String

    init(_ member: Alert.Member) { (table, key) = (member.table, member.key) }
  }

  /// In declared order.
  let members: [Alert.Member]
  /// Their texts in this locale.
  let labels: [Name: String]
  /// The source texts of those.
  private let sources: [Name: String]
  /// The texts in this locale.
  private(set) lazy var texts = Set(labels.values)
  /// Where each button stands.
  private lazy var places = Dictionary(
    zip(members.map(Name.init), members.indices), uniquingKeysWith: { first, _ in first })
  /// The first button with a text, by the text as labels are compared.
  private lazy var first = firstPlaces()
  private let casingLocale: String

  init(
    _ members: [Alert.Member], labels: [Name: String], sources: [Name: String],
    casingLocale: String
  ) {
    self.members = members
    self.labels = labels
    self.sources = sources
    self.casingLocale = casingLocale
  }

  /// The text of a button in this locale.
  func label(of member: Alert.Member) -> String? { labels[Name(member)] }

  /// The source text of a button that has one in this locale.
  func source(of member: Alert.Member) -> String? { sources[Name(member)] }

  /// The first button before another one that says the same as a text.
  func earlier(saying text: String, before member: Alert.Member) -> Alert.Member? {
    guard let own = places[Name(member)], let place = first[normal(text)], place < own else {
      return nil
    }
    return members[place]
  }

  private func firstPlaces() -> [String: Int] {
    var first: [String: Int] = [:]
    for (place, member) in members.enumerated() {
      guard let label = label(of: member).map(normal), first[label] == nil else { continue }
      first[label] = place
    }
    return first
  }

  private func normal(_ text: String) -> String {
    StockLabels.normal(text, locale: casingLocale)
  }
}
