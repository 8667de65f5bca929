extension Checker {
  /// Findings about alerts as a whole. Each stands once, at the title (else the message, else the
  /// first button) in the source language, or in the first locale given. An alert that several
  /// deliverables hold is judged where its source text is.
  func structureFindings() -> [Finding] {
    var named: [(user: AlertUsers.User, reference: Catalog.Reference)] = []
    var distinct = DistinctAlerts()
    for index in alerts.indices {
      guard let (member, reference) = place(of: alerts[index]) else { continue }
      let here = (AlertUsers.User(alert: UInt32(index), member: UInt32(member)), reference)
      let number = distinct.number(of: index, in: alerts)
      if number == named.count {
        named.append(here)
      } else if catalog.locale(of: named[number].reference) != catalog.sourceLocale,
        catalog.locale(of: reference) == catalog.sourceLocale
      {
        named[number] = here
      }
    }
    return Parallel.flatMap(named, atATime: Self.alertsAtATime, jobs: options.jobs) { named in
      named.flatMap {
        let alert = alerts[Int($0.user.alert)]
        return findings(alert, alert.members[Int($0.user.member)], $0.reference)
      }
    }
  }

  /// Enough that each is worth a turn.
  private static let alertsAtATime = 256

  /// The member to name, by index, and its value.
  private func place(of alert: Alert) -> (member: Int, reference: Catalog.Reference)? {
    for role in [Role.title, .message, .button] {
      for index in alert.members.indices where alert.members[index].role == role {
        let references = catalog.references(alert.members[index])
        let source = references.first { catalog.locale(of: $0) == catalog.sourceLocale }
        if let reference = source ?? references.first { return (index, reference) }
      }
    }
    return nil
  }

  private func findings(
    _ alert: Alert, _ member: Alert.Member, _ reference: Catalog.Reference
  ) -> [Finding] {
    let locale = catalog.locale(of: reference) ?? ""
    guard let edition = edition(of: alert), options.judges(locale) else { return [] }
    var alert = alert
    if let platform = options.platform { alert.platforms = [platform] }
    var findings = findings(alert, member, reference, locale, by: edition)
    if alert.isOfWatchKit, let other = edition.watchKitEdition.flatMap({ editions[$0] }) {
      // As well, and not instead (spec RULES §1.2).
      findings += self.findings(alert, member, reference, locale, by: other)
        .filter { edition.severities[$0.rule] == nil }
    }
    return findings
  }

  private func findings(
    _ alert: Alert, _ member: Alert.Member, _ reference: Catalog.Reference, _ locale: String,
    by edition: Edition
  ) -> [Finding] {
    let structure = structure(of: alert, edition)
    let off = alert.disabledRules(in: locale)
    var findings: [Finding] = []
    let rules = active[edition.id]?.ofAlerts ?? []
    for index in rules.indices where off.isEmpty || !off.contains(rules[index].id) {
      let diagnoses = rules[index].rule.check(structure)
      if diagnoses.isEmpty { continue }
      let active = rules[index]
      let severity = active.severity
      let isGuess = alert.confidence < Claim.certain
      let text = catalog.value(of: reference) ?? ""
      findings += diagnoses.map { diagnosis in
        Finding(
          rule: active.id,
          severity: isGuess || severity == .info
            ? .info : options.severity(of: active.id, diagnosis.severity, severity),
          reference: reference, range: 0..<text.utf8.count, role: member.role, alert: alert.id,
          edition: edition.id, locale: locale, text: text, message: diagnosis.message,
          notes: diagnosis.evidence, claims: member.claims, isGuess: isGuess, isAboutAlert: true)
      }
    }
    return findings
  }

  /// Whether there is more than white space and invisible marks.
  private func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      !$0.isWhitespace && $0.properties.generalCategory != .format
    }
  }

  private func structure(of alert: Alert, _ edition: Edition) -> AlertStructure {
    func text(_ member: Alert.Member) -> String? {
      catalog.source(member)
        ?? catalog.references(member).first.flatMap { catalog.value(of: $0) }
    }
    let members = alert.members(.button)
    let buttons = members.map { member in
      AlertStructure.Button(
        style: member.knownStyle, isDefault: member.isDefault,
        label: Casing.judged(catalog.source(member)) ?? "",
        roles: catalog.sourceRoles(member))
    }
    let title = alert.members.first { $0.role == .title }.flatMap(text)
    let message = alert.members.first { $0.role == .message }.map(text)
    var structure = AlertStructure(
      alert: alert,
      kind: AlertKind.derive(
        alert,
        labels: zip(members, buttons).map {
          ($0.style, $1.roles, AlertStructure.Button.destroys($1.label, $1.roles))
        }),
      edition: edition, hasTitle: title?.trimmed.isEmpty == false,
      hasMessage: message.map { $0.map(isVisible) ?? false },
      title: Casing.judged(title), message: Casing.judged(message ?? nil),
      comments: alert.members.map { catalog.comment($0) },
      buttons: buttons)
    if title == nil { structure.hasTitledTwin = hasTitledTwin(alert) }
    for member in alert.members where member.role == .field {
      structure.placeholders[member.key] = catalog.source(member)
    }
    return structure
  }

  /// Alerts of one message that are looked at: a branch or two.
  private static let mostTwins = 16

  private func hasTitledTwin(_ alert: Alert) -> Bool {
    alert.members.contains { member in
      member.role == .message
        && catalog.place(of: member).map { place in
          users[place].prefix(Self.mostTwins).contains { user in
            let other = alerts[Int(user.alert)]
            return other.members[Int(user.member)].role == .message
              && other.members.first?.role == .title
          }
        } ?? false
    }
  }
}
