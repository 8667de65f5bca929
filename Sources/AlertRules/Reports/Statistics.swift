/// Figures about a catalog: how many alerts interrupt people, how they are built, and how clean each
/// language and file is (spec RULES §6.7).
public struct Statistics {
  private let catalog: Catalog
  /// Each alert once.
  private let alerts: [Alert]
  /// As often as deliverables hold them.
  private let all: [Alert]
  private let findings: [Finding]
  private let wanted: Set<String>

  /// Figures about the alerts of a catalog.
  ///
  /// - Parameters:
  ///   - findings: what a check said; only warnings and errors are counted.
  ///   - locales: only these are counted; empty: all.
  public init(
    _ catalog: Catalog, _ alerts: [Alert], _ findings: [Finding], locales: Set<String> = []
  ) {
    self.catalog = catalog
    all = alerts
    var distinct = DistinctAlerts()
    self.alerts = alerts.indices.filter { index in
      let before = distinct.count
      return distinct.number(of: index, in: alerts) == before
    }.map { alerts[$0] }
    self.findings = findings.filter { $0.severity > .info }
    wanted = locales
  }

  /// The figures as a page for the terminal.
  public func text() -> String { structure() + "\n" + states() + "\n" + rates() }

  /// How the alerts are built.
  private func structure() -> String {
    let keys = catalog.tables.reduce(0) { $0 + (catalog.table($1)?.keys.count ?? 0) }
    let known = alerts.filter(\.knowsAllButtons)
    let lines = alerts.compactMap { alert in
      title(of: alert).map { LineEstimate.title($0, on: alert.platforms, alert.samples).lines }
    }
    let destructive = known.filter { kind(of: $0) == .destructiveConfirmation }
    var text = row(
      "alerts",
      "\(alerts.count) in \(keys.counted("key", "keys")), \(per100(alerts.count, keys)) per 100"
    )
    text += row("by screen", tally(alerts.map { Self.screen(of: $0) }, limit: 5))
    text += row("kinds", tally(alerts.map { kind(of: $0).rawValue }))
    text += row(
      "buttons",
      tally(
        known.map { "\($0.members(.button).count)" },
        unit: "of \(known.count) whose buttons are known"))
    text += row("only OK", share(known.filter(hasOnlyOK).count, known.count))
    text += row(
      "with a message", share(alerts.count { !$0.members(.message).isEmpty }, alerts.count))
    text += row("title lines", tally(lines.map { "\($0)" }, unit: "(estimate)"))
    text += row("caution symbol", share(alerts.count { $0.icon == .caution }, alerts.count))
    text += row(
      "destructive",
      "\(destructive.count(where: hasCancel)) with Cancel, \(destructive.count { !hasCancel($0) }) without"
    )
    return text
  }

  /// Strings by locale and state.
  private func states() -> String {
    var counts: [String: [EntryState: Int]] = [:]
    for document in catalog.documents {
      for entry in document.entries {
        let own = document.tables[entry.table].locale ?? "unknown"
        let locale = own == "Base" ? catalog.sourceLocale : own
        guard wanted.isEmpty || wanted.contains(locale) else { continue }
        counts[locale, default: [:]][document.state(of: entry), default: 0] += 1
      }
    }
    return counts.keys.sorted().map { locale in
      let states = counts[locale] ?? [:]
      return row(
        locale,
        "\(states[.translated] ?? 0) translated, "
          + (states[.needsReview] ?? 0).counted("needs review", "need review") + ", "
          + "\(states[.untranslated] ?? 0) untranslated")
    }.joined()
  }

  /// Warnings and errors by locale and by file, per 100 strings of alerts.
  private func rates() -> String {
    var byLocale: [String: Int] = [:]
    var byFile: [String: Int] = [:]
    var seen: Set<Catalog.Reference> = []
    for member in all.flatMap(\.members) {
      for reference in catalog.references(member)
      where seen.insert(reference).inserted {
        let locale = catalog.locale(of: reference) ?? "unknown"
        guard wanted.isEmpty || wanted.contains(locale) else { continue }
        byLocale[locale, default: 0] += 1
        byFile[catalog.documents[reference.document].file.path, default: 0] += 1
      }
    }
    let localeFindings = Dictionary(grouping: findings) {
      $0.locale.isEmpty ? "unknown" : $0.locale
    }.mapValues(\.count)
    let fileFindings = Dictionary(grouping: findings) {
      catalog.documents[$0.reference.document].file.path
    }.mapValues(\.count)
    func rows(_ strings: [String: Int], _ findings: [String: Int]) -> String {
      strings.keys.sorted().map { name in
        let count = findings[name] ?? 0
        let total = strings[name] ?? 0
        return row(
          name,
          count.counted("warning or error", "warnings and errors")
            + " in \(total.counted("alert string", "alert strings")), \(per100(count, total)) per 100"
        )
      }.joined()
    }
    return rows(byLocale, localeFindings) + "\n" + rows(byFile, fileFindings)
  }

  private func kind(of alert: Alert) -> AlertKind {
    AlertKind.derive(
      alert,
      labels: alert.members(.button).map { member in
        let roles = catalog.sourceRoles(member)
        let label = catalog.source(member) ?? ""
        return (member.style, roles, AlertStructure.Button.destroys(label, roles))
      })
  }

  private func hasOnlyOK(_ alert: Alert) -> Bool {
    let buttons = alert.members(.button)
    return buttons.count == 1 && catalog.sourceRoles(buttons[0]).contains(.ok)
  }

  private func hasCancel(_ alert: Alert) -> Bool {
    alert.members(.button).contains {
      $0.style == .cancel || catalog.sourceRoles($0).contains(.cancel)
    }
  }

  private func title(of alert: Alert) -> String? {
    alert.members(.title).first.flatMap(catalog.source)
  }

  /// The first part of the keys: `trip` of `trip.delete.title`.
  private static func screen(of alert: Alert) -> String {
    alert.members.first.flatMap { KeyName.parts($0.key).first } ?? "other"
  }

  /// `trip 5, route 3`, most frequent first.
  private func tally(_ names: [String], limit: Int = 12, unit: String = "") -> String {
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let parts = counts.prefix(limit).map { "\(Terminal.oneLine($0.key)): \($0.value)" }
    let rest = counts.count > limit ? ["\(counts.count - limit) more"] : []
    if parts.isEmpty { return "–" }
    return (parts + rest).joined(separator: ", ") + (unit.isEmpty ? "" : " \(unit)")
  }

  private func share(_ count: Int, _ total: Int) -> String {
    "\(count) of \(total)" + (total > 0 ? " (\(count * 100 / total) %)" : "")
  }

  /// One decimal place.
  private func per100(_ count: Int, _ total: Int) -> String {
    guard total > 0 else { return "0" }
    let tenths = (count * 1000 + total / 2) / total
    return "\(tenths / 10).\(tenths % 10)"
  }

  private func row(_ name: String, _ value: String) -> String {
    Terminal.oneLine(name).padded(to: 18) + value + "\n"
  }
}
