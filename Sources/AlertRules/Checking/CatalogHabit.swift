/// How a catalog cases its labels, where that is not as Apple does.
public struct CatalogHabit: Sendable {
  /// `pt-BR`
  public let locale: String
  /// What it is about: `[.title, .button]`
  public let roles: [Role]
  /// The convention: `gnome`
  public let convention: String
  /// The style by which labels are judged; `none`: they are not.
  public let style: LocalePolicy.CasingStyle
  /// The style that is usual in the language.
  public let usual: LocalePolicy.CasingStyle
  /// What tells so: `41 of 44 labels of the catalog are in sentence style`
  public let reason: String
}

extension Checker {
  /// Locales that are judged by another convention than Apple’s, or by none, because the catalog nearly always
  /// follows that, or follows none.
  public var habits: [CatalogHabit] {
    facts.sorted { $0.key < $1.key }.compactMap { locale, facts in
      let convention = facts.convention
      guard let policy = facts.policy, policy.style != .none, let habit = convention.habit else {
        return nil
      }
      let roles = convention.roles(in: policy)
      guard judges(locale, roles) else { return nil }
      return CatalogHabit(
        locale: locale, roles: roles, convention: convention.name,
        style: roles.first.map { convention.style(of: $0, in: policy) } ?? .none,
        usual: policy.style, reason: habit)
    }
  }

  /// Whether a string of an alert is in a locale, and in one of some roles.
  private func judges(_ locale: String, _ roles: [Role]) -> Bool {
    guard options.judges(locale) else { return false }
    return alerts.contains { alert in
      alert.members.contains { member in
        roles.contains(member.role)
          && catalog.references(member).contains { catalog.locale(of: $0) == locale }
      }
    }
  }
}
