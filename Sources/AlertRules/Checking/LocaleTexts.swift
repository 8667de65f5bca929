/// The strings of all alerts in one locale, to be compared with each other.
struct LocaleTexts {
  /// A string of an alert.
  final class Text: Sendable {
    /// Its key in the catalog.
    let place: KeyPlace
    /// What it is in the first alert that holds it.
    let role: Role
    /// Its key.
    let key: String
    let reference: Catalog.Reference
    let value: String
    /// The source text, unless this is it.
    let source: String?
    /// Every form of its key in this language, translated or not: `plural.one`; empty if it has only one.
    let forms: [String]
    /// It belongs to an alert for certain.
    let isKnown: Bool

    init(
      place: KeyPlace, role: Role, key: String, reference: Catalog.Reference, value: String,
      source: String?, forms: [String], isKnown: Bool
    ) {
      self.place = place
      self.role = role
      self.key = key
      self.reference = reference
      self.value = value
      self.source = source
      self.forms = forms
      self.isKnown = isKnown
    }

    /// Whether it is one of several forms: a plural, a device.
    var isVariation: Bool { !forms.isEmpty }
  }

  /// What is wrong with one of them.
  struct Remark {
    var text: Text
    var diagnosis: Diagnosis
  }

  let locale: String
  /// The letters' rules for comparing.
  let casingLocale: String
  let labels: StockLabels
  /// Each string once, in the order of the files.
  let texts: [Text]
  let catalog: Catalog

  /// What the source of a text says as a label, in the language that it is in; `nil` without a source.
  func sourceRoles(of text: Text) -> Set<StockRole>? {
    text.source.map {
      catalog.sourceLabels[catalog.sourceLocale(of: text.reference)].roles(of: $0)
    }
  }

  /// Whether nobody translated a text yet; the source text itself is no such text.
  func isUntranslated(_ text: Text) -> Bool {
    text.source.map { catalog.isUntranslated(text.reference, text.value, source: $0) } ?? false
  }

  /// Compared without case, end marks and odd spaces.
  func normal(_ text: String) -> String { StockLabels.normal(text, locale: casingLocale) }

  /// Where texts of one group are worded in several ways: one remark at the first text of each wording
  /// but the most frequent. Of equals it is the first, and the others are only mentioned.
  func minorities(
    of group: [Text], _ message: (_ this: String, _ usual: String, _ count: Int) -> String
  ) -> [Remark] {
    var wordings: [String: [Text]] = [:]
    var order: [String] = []
    for text in group {
      let wording = normal(text.value)
      if wordings[wording] == nil { order.append(wording) }
      wordings[wording, default: []].append(text)
    }
    guard order.count > 1,
      let usual = order.max(by: { wordings[$0]?.count ?? 0 < wordings[$1]?.count ?? 0 }),
      let first = wordings[usual]?.first, let count = wordings[usual]?.count
    else { return [] }
    let isTie = wordings.values.count { $0.count == count } > 1
    return order.filter { $0 != usual }.compactMap { wordings[$0]?.first }.map { text in
      Remark(
        text: text,
        diagnosis: Diagnosis(
          range: nil, message: message(text.value, first.value, count),
          severity: isTie ? .info : nil))
    }
  }
}

extension Checker {
  /// Findings about strings of several alerts beside each other.
  func comparisonFindings() -> [Finding] {
    let locales = comparedTexts().sorted { $0.key < $1.key }
    return Parallel.map(locales.count, jobs: options.jobs) { number -> [Finding] in
      let (locale, texts) = locales[number]
      guard let facts = facts[locale] else { return [] }
      let compared = LocaleTexts(
        locale: locale, casingLocale: facts.casingLocale, labels: facts.labels,
        texts: texts, catalog: catalog)
      return Rules.all.flatMap { rule in
        rule.check(compared).compactMap { finding($0, rule.info, locale) }
      }
    }.flatMap { $0 }
  }

  /// The strings of all alerts by locale, in the order of the files.
  private func comparedTexts() -> [String: [LocaleTexts.Text]] {
    var byLocale: [String: [LocaleTexts.Text]] = [:]
    var forms = FormCache()
    for number in alerts.indices {
      for position in alerts[number].members.indices {
        // What several alerts hold is looked at once, with all of them.
        guard let place = catalog.place(of: alerts[number].members[position]),
          let user = users.first(of: place), user.alert == number, user.member == position
        else { continue }
        let member = alerts[number].members[position]
        for reference in catalog.references(member) {
          guard let locale = catalog.locale(of: reference),
            let text = text(reference, place, alerts[number], member, locale, &forms)
          else { continue }
          byLocale[locale, default: []].append(text)
        }
      }
    }
    for locale in byLocale.keys {
      byLocale[locale]?.sort { $0.reference < $1.reference }
    }
    return byLocale
  }

  private func text(
    _ reference: Catalog.Reference, _ place: KeyPlace, _ alert: Alert, _ member: Alert.Member,
    _ locale: String, _ forms: inout FormCache
  ) -> LocaleTexts.Text? {
    guard options.judges(locale), let value = catalog.text(of: reference),
      catalog.isTranslated(reference)
    else { return nil }
    let isSource = locale == catalog.sourceLocale(of: reference)
    return LocaleTexts.Text(
      place: place, role: member.role, key: member.key, reference: reference, value: value,
      source: isSource ? nil : catalog.source(of: reference, at: place),
      forms: forms.forms(of: reference, member.key, in: catalog),
      isKnown: min(alert.confidence, Claim.combined(member.claims)) >= Claim.certain)
  }

  /// The forms of a key are the same for each of them.
  private struct FormCache {
    private struct Place: Hashable {
      var document: Int
      var table: Int
      var key: String
    }
    private var known: [Place: [String]] = [:]

    mutating func forms(
      of reference: Catalog.Reference, _ key: String, in catalog: Catalog
    ) -> [String] {
      let document = catalog.documents[reference.document]
      let entry = document.entries[reference.entry]
      guard !document.variation(of: entry).isEmpty else { return [] }
      let place = Place(document: reference.document, table: entry.table, key: key)
      if let forms = known[place] { return forms }
      let forms = catalog.forms(of: reference)
      known[place] = forms
      return forms
    }
  }

  /// The finding belongs to the alert that is surest of the string, among those where the rule is on.
  private func finding(
    _ remark: LocaleTexts.Remark, _ info: RuleInfo, _ locale: String
  ) -> Finding? {
    let text = remark.text
    let candidates = users[text.place].compactMap { user in
      let alert = alerts[Int(user.alert)]
      let member = alert.members[Int(user.member)]
      return edition(of: alert).flatMap { edition in
        severity(of: info.id, in: alert, locale: locale, edition).map { severity in
          (
            alert: alert, member: member, edition: edition, severity: severity,
            confidence: min(alert.confidence, Claim.combined(member.claims))
          )
        }
      }
    }
    guard let surest = candidates.map(\.confidence).max(),
      let user = candidates.first(where: { $0.confidence == surest })
    else { return nil }
    let isGuess = surest < Claim.certain
    return Finding(
      rule: info.id,
      severity: isGuess || user.severity == .info
        ? .info : options.severity(of: info.id, remark.diagnosis.severity, user.severity),
      reference: text.reference, range: 0..<text.value.utf8.count, role: user.member.role,
      alert: user.alert.id, edition: user.edition.id, locale: locale, text: text.value,
      message: remark.diagnosis.message,
      notes: remark.diagnosis.evidence, claims: user.member.claims, isGuess: isGuess)
  }
}
