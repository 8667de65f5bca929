/// Runs the rules of an edition over the alerts of a catalog.
public final class Checker: Sendable {
  package let catalog: Catalog
  let alerts: [Alert]
  let options: Options
  let editions: [String: Edition]
  /// The rules that are on, by edition.
  let active: [String: ActiveRules]
  /// What is known of each locale of the catalog; of the empty one, what holds where none is known.
  let facts: [String: LocaleFacts]
  let words: WordFinder
  let users: AlertUsers
  let ignored: IgnoredRules
  /// What alerts are measured for where nobody says which platforms show them.
  let likelyPlatforms: [Platform]

  /// Prepares a check.
  ///
  /// - Throws: ``ConfigurationError`` if an edition or a policy cannot be read.
  public convenience init(
    _ catalog: Catalog, alerts: [Alert], options: Options = Options()
  ) throws(ConfigurationError) {
    try self.init(
      catalog, alerts, options, users: AlertUsers(alerts, in: catalog),
      ignored: IgnoredRules(catalog, jobs: options.jobs),
      likelyPlatforms: catalog.platformSigns.areOfMac ? [.macOS] : [], before: [:])
  }

  /// Prepares the same check of a catalog with other values, by the same conventions.
  ///
  /// - Throws: ``ConfigurationError`` as ``init(_:alerts:options:)`` does.
  convenience init(_ catalog: Catalog, as other: Checker) throws(ConfigurationError) {
    let isSame = catalog.hasPlaces(of: other.catalog)
    try self.init(
      catalog, other.alerts, other.options,
      users: isSame ? other.users : AlertUsers(other.alerts, in: catalog),
      ignored: isSame ? other.ignored : IgnoredRules(catalog, jobs: other.options.jobs),
      likelyPlatforms: other.likelyPlatforms, before: other.facts)
  }

  private init(
    _ catalog: Catalog, _ alerts: [Alert], _ options: Options, users: AlertUsers,
    ignored: IgnoredRules, likelyPlatforms: [Platform], before: [String: LocaleFacts]
  ) throws(ConfigurationError) {
    self.catalog = catalog
    self.alerts = alerts
    self.options = options
    let editions = try Self.editions(of: alerts, options)
    self.editions = editions
    active = editions.mapValues { ActiveRules($0, options) }
    facts = try LocaleFacts.all(of: catalog, options, before: before)
    words = WordFinder(catalog)
    self.users = users
    self.ignored = ignored
    self.likelyPlatforms = likelyPlatforms
  }

  /// The editions that alerts are judged by, with the severities of the project.
  private static func editions(
    of alerts: [Alert], _ options: Options
  ) throws(ConfigurationError) -> [String: Edition] {
    var editions: [String: Edition] = [:]
    for id in Set(alerts.compactMap(\.edition) + [options.edition ?? Editions.standard]) {
      let edition = try Editions.edition(id).with(options.severities)
      editions[id] = edition
      if let other = edition.watchKitEdition,
        alerts.contains(where: { $0.statedPresentation != nil })
      {
        editions[other] = try Editions.edition(other).with(options.severities)
      }
    }
    return editions
  }

  /// A copy of a check for the same catalog with other texts.
  private init(_ checker: Checker, _ catalog: Catalog) {
    self.catalog = catalog
    alerts = checker.alerts
    options = checker.options
    editions = checker.editions
    active = checker.active
    facts = checker.facts
    words = checker.words
    users = checker.users
    ignored = checker.ignored
    likelyPlatforms = checker.likelyPlatforms
  }

  /// The locales of the catalog, sorted.
  public var locales: [String] { facts.keys.filter { !$0.isEmpty }.sorted() }

  /// Locales of the catalog that have no policy: their casing and wording was not judged.
  public var unknownLocales: [String] {
    locales.filter { facts[$0]?.policy == nil }
  }

  /// Values of alerts that are too long to be judged (over ``Casing/longestText`` bytes), in file order.
  public var tooLong: [Catalog.Reference] {
    catalog.documents.enumerated().flatMap { number, document in
      document.entries.indices.filter { entry in
        document.entries[entry].valueRange.count > Casing.longestText
      }.map { Catalog.Reference(document: number, entry: $0) }.filter { reference in
        (catalog.value(of: reference)?.utf8.count ?? 0) > Casing.longestText
          && (isInAlert(reference) || options.allStrings)
      }
    }
  }

  /// The notes that this check may replace.
  var noteScope: NoteScope { noteScope(in: options.locales) }

  /// The same of some locales; empty: all.
  package func noteScope(in locales: Set<String>) -> NoteScope {
    var locales = locales
    if locales.contains(catalog.sourceLocale) { locales.insert("Base") }
    let rules = Set(Rules.ids).subtracting(options.skip)
    return NoteScope(
      rules: options.only.isEmpty ? rules : rules.intersection(options.only), locales: locales,
      isComplete: options.only.isEmpty && options.skip.isEmpty)
  }

  /// Whether a value belongs to an alert, and is judged there.
  func isInAlert(_ reference: Catalog.Reference) -> Bool {
    !catalog.isPart(reference) && catalog.place(of: reference).flatMap(users.first) != nil
  }

  /// The first alert that uses a key, and as what.
  func firstUser(of place: KeyPlace) -> (alert: Alert, member: Alert.Member)? {
    users.first(of: place).map { user in
      (alerts[Int(user.alert)], alerts[Int(user.alert)].members[Int(user.member)])
    }
  }

  /// Every finding, ordered by document, place and rule.
  public func findings() -> [Finding] { findings(alertFindings(Array(alerts.indices))) }

  /// Every finding, where it is known what is said of each alert.
  func findings(_ byAlert: [[Finding]]) -> [Finding] {
    // Made first, because the texts that are compared take room.
    var others = structureFindings() + comparisonFindings() + deliveryFindings()
    others += unusedIgnores(beside: others)
    removeIgnored(&others)
    return findings(byAlert, beside: others)
  }

  /// What is said of single texts: no other finding has a fix.
  func textFindings(_ byAlert: [[Finding]]) -> [Finding] { findings(byAlert, beside: []) }

  private func findings(_ byAlert: [[Finding]], beside others: [Finding]) -> [Finding] {
    var findings: [Finding] = []
    findings.reserveCapacity(byAlert.reduce(others.count) { $0 + $1.count })
    for said in byAlert { findings += said }
    if users.hasShared { findings.removeRepeated() }
    findings += others
    if options.allStrings {
      findings += hygieneFindings().withoutCopies()
      removeIgnored(&findings)
    }
    findings.sort { order($0) < order($1) }
    makeFixesAgree(&findings)
    return findings
  }

  /// What would be said of a value if it had another text.
  public func findings(trying text: String, at reference: Catalog.Reference) -> [Finding] {
    let trying = Checker(self, catalog.trying(text, at: reference))
    guard let place = catalog.place(of: reference) else { return [] }
    let numbers = Set(users[place].map { Int($0.alert) }).sorted()
    var findings = numbers.flatMap { trying.check(alerts[$0], CutTexts()) }
    removeIgnored(&findings)
    // Those of the source as well, because a translation may follow it.
    findings.sort { order($0) < order($1) }
    trying.makeFixesAgree(&findings)
    return findings.filter { $0.reference == reference }
  }

  /// Enough that what one learns of words serves the others.
  private static let alertsAtOnce = 16

  /// What is said of each of some alerts, in their order; several at a time.
  func alertFindings(_ numbers: [Int]) -> [[Finding]] {
    let size = max(Self.alertsAtOnce, numbers.count / (options.jobs * 8))
    return Parallel.flatMap(numbers, atATime: size, jobs: options.jobs, with: CutTexts.init) {
      texts, numbers in
      numbers.map { number in
        var findings = check(alerts[number], texts)
        removeIgnored(&findings)
        return findings
      }
    }
  }

  private func order(_ finding: Finding) -> (Int, Int, Int, String) {
    (finding.reference.document, finding.reference.entry, finding.range.lowerBound, finding.rule)
  }

  /// A string of an alert in a locale.
  private struct Value {
    /// Index into the members of the alert.
    var member: Int
    var reference: Catalog.Reference
    var text: String
    /// The source text.
    var source: String?
  }

  /// What is said of each string of an alert, ignored or not.
  func check(_ alert: Alert, _ texts: CutTexts) -> [Finding] {
    var byLocale: [String: [Value]] = [:]
    var findings: [Finding] = []
    for index in alert.members.indices {
      let role = alert.members[index].role
      if role == .field || role == .suppression { continue }
      let place = catalog.place(of: alert.members[index])
      for reference in catalog.fact(place, { $0.references($1) }) ?? [] {
        guard let text = catalog.text(of: reference), catalog.isTranslated(reference) else {
          continue
        }
        if catalog.isPart(reference) {
          findings += partFindings(reference, text, alert.members[index], of: alert)
          continue
        }
        let value = Value(
          member: index, reference: reference, text: text,
          source: Casing.judged(catalog.source(of: reference, at: place)))
        byLocale[catalog.locale(of: reference) ?? "", default: []].append(value)
      }
    }
    var alert = alert
    if let platform = options.platform { alert.platforms = [platform] }
    let buttons = alert.members(.button)
    let sourceRoles = buttons.map(catalog.sourceRoles)
    for (locale, values) in byLocale.sorted(by: { $0.key < $1.key }) where options.judges(locale) {
      findings += check(alert, buttons, sourceRoles, locale, values, texts)
    }
    return findings
  }

  /// - Parameter sourceRoles: what the labels of the buttons say in the source language.
  private func check(
    _ alert: Alert, _ buttons: [Alert.Member], _ sourceRoles: [Set<StockRole>], _ locale: String,
    _ values: [Value], _ texts: CutTexts
  ) -> [Finding] {
    guard let edition = edition(of: alert), let active = active[edition.id],
      let facts = facts[locale]
    else { return [] }
    func first(_ role: Role) -> Value? { values.first { alert.members[$0.member].role == role } }
    var labels: [AlertButtons.Name: String] = [:]
    var sources: [AlertButtons.Name: String] = [:]
    for value in values.reversed() where alert.members[value.member].role == .button {
      let name = AlertButtons.Name(alert.members[value.member])
      labels[name] = value.text
      sources[name] = value.source
    }
    let shown = AlertButtons(buttons, labels: labels, sources: sources, facts: facts)
    let localized = LocalizedAlert(
      alert: alert, kind: kind(of: alert, shown, sourceRoles, facts.labels), locale: locale,
      title: first(.title)?.text, message: first(.message)?.text,
      sourceTitle: englishSource(alert, .title, first(.title)),
      sourceMessage: englishSource(alert, .message, first(.message)),
      buttons: shown, facts: facts, checker: self, texts: texts)
    return values.flatMap { value in
      findings(value, alert.members[value.member], in: localized, edition, active, texts)
    }
  }

  private func findings(
    _ value: Value, _ member: Alert.Member, in alert: LocalizedAlert, _ edition: Edition,
    _ active: ActiveRules, _ texts: CutTexts
  ) -> [Finding] {
    let isPlain = isPlain(value.reference)
    let variation = isPlain ? "" : catalog.variation(of: value.reference)
    let others =
      variation.utf8.starts(with: "device.other".utf8)
      ? catalog.forms(of: value.reference).compactMap(Platform.init(variation:)) : []
    let setting = TextSetting(
      value.text, member, of: alert, variation: variation, others: others,
      sourceLocale: catalog.sourceLocale(of: value.reference), edition)
    let rules = active.rules(for: member.role)
    let known =
      isPlain
      ? texts.silentRules.text(value.text, source: value.source, in: setting) : nil
    var silent = known.map(texts.silentRules.rules) ?? SilentRules.Rules()
    func text() -> AlertText {
      AlertText(
        value.text, member, value.reference, source: value.source, in: alert, setting,
        edition: edition, checker: self, texts: texts)
    }
    assert(rules.indices.allSatisfy { !silent.holds($0) || rules[$0].rule.check(text()).isEmpty })
    if rules.indices.allSatisfy(silent.holds) { return [] }
    let judged = text()
    let mayRemember = known != nil && !judged.looksAround
    var findings: [Finding] = []
    for index in rules.indices where !silent.holds(index) {
      if alert.disabledRules.contains(rules[index].id) { continue }
      judged.looksAround = false
      // Nearly every rule has nothing to say of a text, so nothing else of it is touched.
      let diagnoses = rules[index].rule.check(judged)
      if !diagnoses.isEmpty {
        findings += self.findings(diagnoses, rules[index], judged)
      } else if mayRemember, !judged.looksAround {
        silent.insert(index)
      }
    }
    if let known, mayRemember { texts.silentRules.remember(silent, of: known) }
    return findings
  }

  /// Whether a value has neither forms nor markup of its file in it: nothing but its text is judged.
  private func isPlain(_ reference: Catalog.Reference) -> Bool {
    let entry = catalog.entry(of: reference)
    return entry.plainKey != nil
      && catalog.documents[reference.document].opaqueRanges(of: entry).isEmpty
  }

  private func kind(
    of alert: Alert, _ buttons: AlertButtons, _ sourceRoles: [Set<StockRole>],
    _ labels: StockLabels
  ) -> AlertKind {
    let roles = zip(buttons.members, sourceRoles).map { member, roles in
      let label = roles.isEmpty ? buttons.label(of: member) : nil
      let said = label.map(labels.roles) ?? roles
      let source = said.isEmpty ? buttons.source(of: member) ?? label ?? "" : ""
      return (member.style, said, AlertStructure.Button.destroys(source, said))
    }
    return AlertKind.derive(alert, labels: roles)
  }

  /// The English source of a role: of the value in this locale, else of its key.
  private func englishSource(_ alert: Alert, _ role: Role, _ value: Value?) -> String? {
    if let value {
      guard Languages.isEnglish(catalog.sourceLocale(of: value.reference)) else { return nil }
      return value.source
    }
    guard Languages.isEnglish(catalog.sourceLocale) else { return nil }
    return Casing.judged(alert.members.first { $0.role == role }.flatMap { catalog.source($0) })
  }

  /// The severity of a rule for an alert, `nil` when it is off.
  func severity(
    of rule: String, in alert: Alert, locale: String, _ edition: Edition
  ) -> Severity? {
    alert.disabledRules(in: locale).contains(rule) ? nil : plainSeverity(of: rule, edition)
  }

  /// The edition that an alert is judged by.
  func edition(of alert: Alert) -> Edition? {
    editions[options.edition ?? alert.edition ?? Editions.standard]
  }
}
