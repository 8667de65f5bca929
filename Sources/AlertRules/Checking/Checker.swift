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

  /// Prepares a check.
  ///
  /// - Throws: ``ConfigurationError`` if an edition or a policy cannot be read.
  public convenience init(
    _ catalog: Catalog, alerts: [Alert], options: Options = Options()
  ) throws(ConfigurationError) {
    try self.init(
      catalog, alerts, options, users: AlertUsers(alerts, in: catalog), before: [:])
  }

  /// Prepares the same check of a catalog with other values, by the same conventions.
  ///
  /// - Throws: ``ConfigurationError`` as ``init(_:alerts:options:)`` does.
  convenience init(_ catalog: Catalog, as other: Checker) throws(ConfigurationError) {
    let users =
      catalog.hasPlaces(of: other.catalog)
      ? other.users : AlertUsers(other.alerts, in: catalog)
    try self.init(catalog, other.alerts, other.options, users: users, before: other.facts)
  }

  private init(
    _ catalog: Catalog, _ alerts: [Alert], _ options: Options, users: AlertUsers,
    before: [String: LocaleFacts]
  ) throws(ConfigurationError) {
    self.catalog = catalog
    self.alerts = alerts
    self.options = options
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
    self.editions = editions
    active = editions.mapValues { ActiveRules($0, options) }
    let store = Policies()
    var policies: [String: LocalePolicy?] = [:]
    for document in catalog.documents {
      for table in document.tables {
        let locale = table.locale == "Base" ? catalog.sourceLocale : table.locale ?? ""
        guard policies[locale] == nil else { continue }
        var policy = locale.isEmpty ? nil : try store.policy(for: locale)
        if let marks = policy?.marks {
          policy?.marks = marks.preferring(catalog.values(in: locale))
        }
        policies[locale] = .some(policy)
      }
    }
    words = WordFinder(catalog)
    facts = Dictionary(
      uniqueKeysWithValues: policies.map { locale, policy in
        let terms = options.glossary.terms(for: locale)
        let convention =
          before[locale]?.convention
          ?? options.convention.map { LocaleFacts.Convention(name: $0) }
          ?? policy.flatMap { CatalogCasing(catalog, locale: locale, policy: $0)?.convention }
          ?? LocaleFacts.Convention(name: LocalePolicy.standardConvention)
        return (
          locale,
          LocaleFacts(
            locale, policy, terms: terms, convention: convention,
            // Outside English one word in few titles is looked for, and the first texts tell it.
            usage: {
              catalog.wordCases(in: locale, most: policy?.isEnglish ?? false ? .max : 5_000)
            })
        )
      })
    self.users = users
    ignored = IgnoredRules(catalog, jobs: options.jobs)
  }

  /// The same of a catalog with other texts.
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
    !catalog.isPart(reference) && place(of: reference).flatMap(users.first) != nil
  }

  /// Where the key of a value is.
  func place(of reference: Catalog.Reference) -> KeyPlace? {
    let document = catalog.documents[reference.document]
    let entry = document.entries[reference.entry]
    return catalog.place(document.tables[entry.table].id, document.key(of: entry))
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

  /// The value that is judged at a place.
  public func value(at reference: Catalog.Reference) -> String? { catalog.value(of: reference) }

  /// What would be said of a value if it had another text.
  public func findings(trying text: String, at reference: Catalog.Reference) -> [Finding] {
    let trying = Checker(self, catalog.trying(text, at: reference))
    guard let place = place(of: reference) else { return [] }
    let names = Set(users[place].map { alerts[Int($0.alert)].id })
    var findings = alerts.filter { names.contains($0.id) }
      .flatMap { trying.check($0, CutTexts()) }.filter { $0.reference == reference }
    removeIgnored(&findings)
    return findings
  }

  /// Enough that what one learns of words serves the others.
  private static let alertsAtOnce = 16

  /// What is said of each of some alerts, in their order; several at a time.
  func alertFindings(_ numbers: [Int]) -> [[Finding]] {
    let size = max(Self.alertsAtOnce, numbers.count / (options.jobs * 8))
    return Parallel.flatMap(numbers, atATime: size, jobs: options.jobs) { numbers in
      let texts = CutTexts()
      return numbers.map { number in
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
          source: catalog.source(of: reference, at: place))
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
    let shown = AlertButtons(
      buttons, labels: labels, sources: sources, casingLocale: facts.casingLocale)
    let localized = LocalizedAlert(
      alert: alert, kind: kind(of: alert, shown, sourceRoles, facts.labels), locale: locale,
      title: first(.title)?.text, message: first(.message)?.text,
      sourceTitle: englishSource(alert, .title, first(.title)),
      sourceMessage: englishSource(alert, .message, first(.message)),
      buttons: shown, facts: facts, checker: self, texts: texts)
    let off = alert.disabledRules(in: locale)
    var findings: [Finding] = []
    for value in values {
      let text = AlertText(
        value.text, alert.members[value.member], value.reference, source: value.source,
        in: localized, edition: edition, checker: self, texts: texts)
      for rule in active.rules(for: text.role) where off.isEmpty || !off.contains(rule.id) {
        // Nearly every rule has nothing to say of a text.
        let diagnoses = rule.rule.check(text)
        if !diagnoses.isEmpty { findings += self.findings(diagnoses, rule, text) }
      }
    }
    return findings
  }

  private func kind(
    of alert: Alert, _ buttons: AlertButtons, _ sourceRoles: [Set<StockRole>],
    _ labels: StockLabels
  ) -> AlertKind {
    let roles = zip(buttons.members, sourceRoles).map { member, roles in
      let label = roles.isEmpty ? buttons.label(of: member) : nil
      return (style: member.style, roles: label.map(labels.roles) ?? roles)
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
    return alert.members.first { $0.role == role }.flatMap { catalog.source($0) }
  }

  private func findings(
    _ diagnoses: [Diagnosis], _ active: ActiveRules.Active, _ text: AlertText
  ) -> [Finding] {
    let info = active.rule.info
    let findings = diagnoses.map { finding($0, info, active.severity, text) }
    // Two placeholders that are missing are said in the same words.
    return findings.count == 1 ? findings : findings.withoutCopies()
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

  private func finding(
    _ diagnosis: Diagnosis, _ info: RuleInfo, _ severity: Severity, _ text: AlertText
  ) -> Finding {
    let confidence = min(text.alert.alert.confidence, Claim.combined(text.member.claims))
    var applicability = diagnosis.applicability
    var final =
      severity == .info ? .info : options.severity(of: info.id, diagnosis.severity, severity)
    // Where the grouping is a guess nothing is done without asking, and what needs it is only mentioned.
    if confidence < Claim.certain { applicability = .review }
    let isGuess = confidence < Claim.certain && info.needsGrouping
    if isGuess { final = .info }
    // The other cure is to change the text where it stands: in code.
    if standsInCode(text) { applicability = .review }
    // What is right for a title is wrong for a message.
    if !diagnosis.isOfAnyRole,
      text.member.elsewhere != nil || applicability == .safe && hasOtherRole(text)
    {
      applicability = .review
    }
    // “%#@files@ almost full”: what is put into it is cased elsewhere, or not.
    if text.value.contains(bytes: "#@") { applicability = .review }
    var fix: Fix?
    if !diagnosis.edits.isEmpty, isHarmless(diagnosis, text) {
      fix = Fix(edits: diagnosis.edits, applicability: applicability)
    }
    let others = fix == nil ? [] : otherUsers(of: text)
    return Finding(
      rule: info.id, severity: final, reference: text.reference,
      range: diagnosis.range ?? 0..<text.value.utf8.count,
      role: text.role, alert: text.alert.alert.id, edition: text.edition.id, locale: text.locale,
      text: text.value, message: diagnosis.message,
      notes: diagnosis.evidence + others, claims: text.member.claims, fix: fix,
      isGuess: isGuess, followsSource: diagnosis.followsSource)
  }

  /// Whether the source text of a key is the key, in a String Catalog or in an XLIFF that was made of one.
  private func standsInCode(_ text: AlertText) -> Bool {
    let document = catalog.documents[text.reference.document]
    let entry = document.entries[text.reference.entry]
    if document.standsInCode(entry) { return true }
    return !text.isTranslation && document.hasSource(entry)
      && document.source(of: entry) == document.key(of: entry)
  }

  /// Placeholders, markup and terms must be the same afterwards (terms in their exact form), and the
  /// file must be able to take the edits. Other words for a whole label only keep the placeholders.
  private func isHarmless(_ diagnosis: Diagnosis, _ text: AlertText) -> Bool {
    let edits = diagnosis.edits
    let document = catalog.documents[text.reference.document]
    guard !edits.overlap, document.canApply(edits, to: text.reference.entry) else { return false }
    let after = text.value.applying(edits)
    // What stands inside a word is for a person to take out.
    if after.utf8.elementsEqual(text.value.utf8) { return false }
    guard text.placeholders.map(\.text) == PlaceholderScanner.scan(after).map(\.text) else {
      return false
    }
    if diagnosis.unquotes || edits.first?.range == 0..<text.value.utf8.count { return true }
    return ProtectedParts(text.texts.cased(text.value, inlineCodes: [], terms: text.terms))
      == ProtectedParts(CasedText(after, terms: text.terms, forms: text.texts.forms))
  }
}
