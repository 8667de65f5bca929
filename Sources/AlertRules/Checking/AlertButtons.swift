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
  /// Whether two of them say the same.
  private(set) lazy var haveTwins =
    members.count > 1 && first.count < members.count { label(of: $0) != nil }
  /// Two of those that cancel, by style or by word.
  private lazy var cancelling = firstTwo { button in
    button.style == .cancel || roles(of: button).contains(.cancel)
  }
  /// Two of those that put off or close, by their labels.
  private lazy var closing = firstTwo { button in
    !roles(of: button).isDisjoint(with: [.later, .notNow, .skip, .close, .dismiss, .cancel])
      || label(of: button).map(facts.labels.defers) ?? false
  }
  private let facts: LocaleFacts

  init(
    _ members: [Alert.Member], labels: [Name: String], sources: [Name: String], facts: LocaleFacts
  ) {
    self.members = members
    self.labels = labels
    self.sources = sources
    self.facts = facts
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

  /// Whether a button other than this one cancels.
  func cancels(besides button: Alert.Member) -> Bool {
    cancelling.contains { $0 != Name(button) }
  }

  /// Whether a button other than this one puts off or closes.
  func closes(besides button: Alert.Member) -> Bool { closing.contains { $0 != Name(button) } }

  /// The first two of a kind: enough to tell whether any is besides a given one.
  private func firstTwo(of kind: (Alert.Member) -> Bool) -> Set<Name> {
    var names: Set<Name> = []
    for button in members where names.count < 2 && kind(button) { names.insert(Name(button)) }
    return names
  }

  private func roles(of button: Alert.Member) -> Set<StockRole> {
    label(of: button).map(facts.labels.roles) ?? []
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
    StockLabels.normal(text, locale: facts.casingLocale)
  }
}
