/// Keys that several alerts use, or other screens: what is changed for one is changed for all.
extension Checker {
  /// Whether the key is something else in another alert.
  func hasOtherRole(_ text: AlertText) -> Bool {
    sharedRoles(of: text.member).contains { $0 != text.role }
  }

  /// What the key is, in this alert or another one.
  func roles(of member: Alert.Member, in alert: Alert) -> [Role] {
    let here = alert.members.filter { $0.key == member.key && $0.table == member.table }
    return here.map(\.role) + sharedRoles(of: member)
  }

  /// What a key is in the alerts that share it; nothing where one has it for itself.
  private func sharedRoles(of member: Alert.Member) -> [Role] {
    guard let place = catalog.place(of: member), users.alertCount(of: place) > 1 else { return [] }
    return users[place].prefix(Self.usersLookedAt).map { user in
      alerts[Int(user.alert)].members[Int(user.member)].role
    }
  }

  /// What else a fix of a shared key changes (spec ALERT-GROUPING §4.5).
  func otherUsers(of text: AlertText) -> [String] {
    let elsewhere = text.member.elsewhere.map { "the code also uses it outside alerts: \($0)" }
    return otherAlerts(of: text) + [elsewhere].compactMap { $0 }
  }

  private func otherAlerts(of text: AlertText) -> [String] {
    guard let place = catalog.place(of: text.member) else { return [] }
    let others = users.alertCount(of: place) - 1
    if others < 1 { return [] }
    var shown: [String] = []
    for user in users[place].prefix(Self.usersLookedAt) {
      let name = alerts[Int(user.alert)].id
      if name != text.alert.alert.id, !shown.contains(name), shown.count < Self.usersShown {
        shown.append(name)
      }
    }
    return ["its key is also used in \(shown.listed(of: others))"]
  }

  /// Enough to see what they are, of however many.
  private static let usersShown = 3
  private static let usersLookedAt = 8
}
