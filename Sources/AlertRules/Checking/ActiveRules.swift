/// The rules that are on in an edition, with their severities: found once, and not for each text.
struct ActiveRules: Sendable {
  /// A rule and how bad its findings are.
  struct Active: Sendable {
    var rule: any Rule.Type
    var id: String
    var severity: Severity
  }

  /// In the order of ``Rules/all``.
  let all: [Active]
  /// Those that look at alerts as a whole.
  let ofAlerts: [Active]
  private let byRole: [Role: [Active]]
  private let ids: [Role: Set<String>]

  init(_ edition: Edition, _ options: Checker.Options) {
    var all: [Active] = []
    var byRole: [Role: [Active]] = [:]
    for rule in Rules.all {
      let info = rule.info
      guard options.only.isEmpty || options.only.contains(info.id), !options.skip.contains(info.id),
        let severity = edition.severities[info.id]
      else { continue }
      let active = Active(rule: rule, id: info.id, severity: severity)
      all.append(active)
      for role in info.roles { byRole[role, default: []].append(active) }
    }
    self.all = all
    ofAlerts = all.filter { $0.rule.judgesAlerts }
    self.byRole = byRole
    ids = byRole.mapValues { Set($0.map(\.id)) }
  }

  /// Whether a rule is on and looks at strings of a role.
  func isOn(_ id: String, for role: Role) -> Bool { ids[role]?.contains(id) ?? false }

  /// Those that look at strings of a role.
  func rules(for role: Role) -> [Active] { byRole[role] ?? [] }
}

extension Alert {
  /// The rules that the manifest switched off for this alert in a locale.
  func disabledRules(in locale: String) -> Set<String> {
    if disabled.isEmpty, disabledIn.isEmpty { return [] }
    return Set(disabled.keys).union(disabledIn[locale]?.keys.map { $0 } ?? [])
  }
}
