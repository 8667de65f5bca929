extension Loader {
  /// Every claim about a key, accepted and rejected, with the alert it led to; `nil` if no file has it.
  ///
  /// - Parameter options: what a check would be asked for: its edition and the rules that it switches off.
  public func explanation(
    of key: String, options: Checker.Options = Checker.Options()
  ) -> String? {
    var text = ""
    let directives = IgnoredRules(catalog, jobs: 1)
    let rejected = Grouping(
      catalog, manifests: manifests, screenshots: Screenshots.texts(around: inputs),
      keepsRejected: true
    ).rejected
    for table in catalog.tables where catalog.holds(table, key) {
      let references = catalog.references(table, key)
      let locales = Set(references.compactMap { catalog.locale(of: $0) }).sorted()
        .joined(separator: " ")
      text += Terminal.oneLine("\(key) in table \(table.name) (\(locales))") + "\n"
      if let source = catalog.source(table, key) {
        text += "  source   “\(Terminal.oneLine(source))”\n"
      }
      let comment = catalog.comment(table, key)
      if !comment.isEmpty { text += "  comment  \(Terminal.oneLine(comment))\n" }
      var isMember = false
      for alert in alerts {
        for member in alert.members where member.table == table && member.key == key {
          isMember = true
          text += explanation(of: member, in: alert, references, directives, options)
        }
      }
      let own = rejected.filter { $0.key == Grouping.KeyReference(table: table, key: key) }
      var reasons = own.map { "\($0.claim.text): \($0.reason)" }
      if !isMember, reasons.isEmpty, let claim = CommentClaim.all(in: comment).first {
        let said = Claim(source: .comment, confidence: claim.confidence, reason: claim.reason)
        reasons.append("\(said.text): neither it nor the key name says which alert")
      }
      for reason in reasons { text += "    rejected  \(Terminal.oneLine(reason))\n" }
      if !isMember { text += "  not part of an alert: \(silence(of: key, in: table, reasons))\n" }
    }
    return text.isEmpty ? nil : text
  }

  /// What a key is in an alert, why, and what is asked of it there.
  ///
  /// - Parameters:
  ///   - references: its values.
  ///   - directives: what comments tell to leave alone.
  private func explanation(
    of member: Alert.Member, in alert: Alert, _ references: [Catalog.Reference],
    _ directives: IgnoredRules, _ options: Checker.Options
  ) -> String {
    let style = member.style == .unknown ? "" : ", style \(member.style.rawValue)"
    var text = "  \(member.role.rawValue) of \(Terminal.oneLine(alert.id))\(style)\n"
    if alert.confidence(of: member) < Claim.certain {
      text +=
        "    only a guess: check reports only what would be wrong in any string, such as a lost placeholder; add it to alerts.yml to check it fully\n"
    }
    for claim in member.claims { text += "    accepted  \(Terminal.oneLine(claim.text))\n" }
    let locked = references.filter { !catalog.isTranslated($0) }
    if !locked.isEmpty {
      let locales = Set(locked.compactMap { catalog.locale(of: $0) }).sorted()
        .joined(separator: " ")
      text += "    not checked in \(locales): the file marks it as not to be translated\n"
      if locked.count == references.count { return text }
    }
    let rules = rules(for: member, of: alert, options).joined(separator: ", ")
    text += "    rules     \(rules.isEmpty ? "none" : rules)\n"
    for (locale, off) in alert.disabledIn.sorted(by: { $0.key < $1.key }) {
      let ids = Rules.infos.filter { off[$0.id] != nil && $0.roles.contains(member.role) }
        .map(\.id).joined(separator: ", ")
      if ids.isEmpty { continue }
      text += Terminal.oneLine("    disabled  \(ids) (manifest, \(locale))") + "\n"
    }
    for (id, locales) in ignored(member, directives) {
      text += Terminal.oneLine("    ignored   \(id) (comment, \(locales))") + "\n"
    }
    return text
  }

  /// Why a string is not judged.
  private func silence(of key: String, in table: TableID, _ reasons: [String]) -> String {
    let manifest = manifests.first { $0.governs(table, in: catalog) && $0.ignores(key) }
    if let manifest { return "\(Terminal.oneLine(manifest.name)) ignores it" }
    return reasons.isEmpty
      ? "neither its name nor its comment suggests an alert; list it in alerts.yml to check it"
      : "not checked; list it in alerts.yml to check it"
  }

  /// The rules that comments tell to leave alone, and in which language.
  private func ignored(
    _ member: Alert.Member, _ directives: IgnoredRules
  ) -> [(id: String, locales: String)] {
    guard let place = catalog.place(of: member) else { return [] }
    var locales: [String: Set<String>] = [:]
    for entry in directives.entries[place] ?? [] {
      let isChecked = entry.reference.document < catalog.documents.count
      let own = isChecked ? catalog.locale(of: entry.reference) : nil
      let name = entry.isSource ? "every language" : own ?? "its file"
      for id in entry.ids where Rules.ids.contains(id) { locales[id, default: []].insert(name) }
    }
    return locales.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted().joined(separator: ", ")) }
  }

  /// The rules that look at a string of this role, in the edition that its alert is judged by.
  private func rules(
    for member: Alert.Member, of alert: Alert, _ options: Checker.Options
  ) -> [String] {
    let id = options.edition ?? alert.edition ?? Editions.standard
    let edition = try? Editions.edition(id).with(options.severities)
    return Rules.infos.filter { info in
      info.roles.contains(member.role) && edition?.severities[info.id] != nil
        && alert.disabled[info.id] == nil
    }.map(\.id)
  }
}
