extension Checker {
  /// Locales that are judged by another convention than Apple’s, because the catalog nearly always follows
  /// that: the locale, what it is about (`[.title, .button]`), the convention, its style, and what tells so.
  public var habits:
    [(
      locale: String, roles: [Role], convention: String, style: LocalePolicy.CasingStyle,
      reason: String
    )]
  {
    facts.sorted { $0.key < $1.key }.compactMap { locale, facts in
      guard let habit = facts.convention.habit, judges(locale, by: facts.convention.name) else {
        return nil
      }
      let styles = facts.policy?.conventions[facts.convention.name] ?? [:]
      return (
        locale, styles.keys.sorted(), facts.convention.name, styles.values.first ?? .none, habit
      )
    }
  }

  /// Whether a string of an alert is in a locale, and in a role that a convention speaks of.
  private func judges(_ locale: String, by convention: String) -> Bool {
    let roles = facts[locale]?.policy?.conventions[convention] ?? [:]
    guard options.judges(locale) else { return false }
    return alerts.contains { alert in
      alert.members.contains { member in
        roles[member.role] != nil
          && catalog.references(member).contains { catalog.locale(of: $0) == locale }
      }
    }
  }
}
