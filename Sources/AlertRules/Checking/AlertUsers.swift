/// Which alerts use a key of a catalog, and as what.
struct AlertUsers: Sendable {
  /// A member of an alert, by index.
  struct User {
    var alert: UInt32
    var member: UInt32
  }

  /// A user and what comes after it.
  private struct Link {
    var user: User
    /// Number + 1 of the next user of the same key, 0 behind the last.
    var next: UInt32
    /// How many alerts are from here to the last.
    var alerts: UInt32
  }

  private var links: [Link] = []
  /// By table and key: number + 1 of the first user, 0 where there is none.
  private var first: [[UInt32]]

  /// Finds the users of every key, in the order of the alerts and of their members.
  init(_ alerts: [Alert], in catalog: Catalog) {
    first = catalog.keyCounts.map { Array(repeating: 0, count: $0) }
    links.reserveCapacity(alerts.reduce(0) { $0 + $1.members.count })
    // From the last to the first, so that each links to what is there.
    for number in alerts.indices.reversed() {
      for position in alerts[number].members.indices.reversed() {
        guard let place = catalog.place(of: alerts[number].members[position]) else { continue }
        let user = User(alert: UInt32(number), member: UInt32(position))
        let next = first[Int(place.table)][Int(place.key)]
        let known = next == 0 ? nil : links[Int(next) - 1]
        let isAgain = known?.user.alert == user.alert
        links.append(Link(user: user, next: next, alerts: (known?.alerts ?? 0) + (isAgain ? 0 : 1)))
        first[Int(place.table)][Int(place.key)] = UInt32(links.count)
      }
    }
  }

  /// The first alert that uses a key.
  func first(of place: KeyPlace) -> User? { link(of: place)?.user }

  /// Whether a member of an alert is the first that uses its key.
  func isFirst(_ alert: Int, _ member: Int, of place: KeyPlace) -> Bool {
    first(of: place).map { $0.alert == alert && $0.member == member } ?? false
  }

  /// Every alert that uses a key, as often as it does.
  subscript(place: KeyPlace) -> some Sequence<User> {
    sequence(state: link(of: place)) { link in
      defer { link = link.flatMap { $0.next == 0 ? nil : links[Int($0.next) - 1] } }
      return link?.user
    }
  }

  /// How many alerts use a key.
  func alertCount(of place: KeyPlace) -> Int { link(of: place).map { Int($0.alerts) } ?? 0 }

  /// Whether a key is used more than once.
  var hasShared: Bool { links.contains { $0.next > 0 } }

  private func link(of place: KeyPlace) -> Link? {
    let number = first[Int(place.table)][Int(place.key)]
    return number == 0 ? nil : links[Int(number) - 1]
  }
}
