/// The strings of all alerts in one locale, to be compared with each other.
struct LocaleTexts {
  /// A string of an alert: where it is, and what a rule asks before it reads it. A large catalog has many.
  struct Text: Sendable {
    /// Its key in the catalog.
    let place: KeyPlace
    /// What it is in the first alert that holds it.
    let role: Role
    /// It belongs to an alert for certain.
    let isKnown: Bool
    /// Whether it is one of several forms: a plural, a device.
    let isVariation: Bool
    private let document: UInt32
    private let entry: UInt32

    init(
      place: KeyPlace, role: Role, reference: Catalog.Reference, isKnown: Bool, isVariation: Bool
    ) {
      self.place = place
      self.role = role
      self.isKnown = isKnown
      self.isVariation = isVariation
      document = UInt32(reference.document)
      entry = UInt32(reference.entry)
    }

    /// Where its value is.
    var reference: Catalog.Reference {
      Catalog.Reference(document: Int(document), entry: Int(entry))
    }
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

  /// What a text says; `nil` if it cannot be judged.
  func value(of text: Text) -> String? { catalog.text(of: text.reference) }

  /// The source text of a text, unless this is it.
  func source(of text: Text) -> String? {
    locale == catalog.sourceLocale(of: text.reference)
      ? nil : catalog.source(of: text.reference, at: text.place)
  }

  /// What the source of a text says as a label, in the language that it is in; `nil` without a source.
  func sourceRoles(of text: Text) -> Set<StockRole>? {
    source(of: text).map {
      catalog.sourceLabels[catalog.sourceLocale(of: text.reference)].roles(of: $0)
    }
  }

  /// Compared without case, end marks and odd spaces.
  func normal(_ text: String) -> String { StockLabels.normal(text, locale: casingLocale) }

  /// Where texts of one group are worded in several ways: one remark at the first text of each wording
  /// but the most frequent. Of equals it is the first, and the others are only mentioned.
  ///
  /// - Parameter standing: how well a wording is known to be right: it does not give way to one that is less known.
  func minorities(
    of group: [Text], standing: (String) -> Int,
    _ message: (_ this: String, _ usual: String, _ count: Int) -> String
  ) -> [Remark] {
    var wordings: [String: [Text]] = [:]
    var order: [String] = []
    for text in group {
      let wording = normal(value(of: text) ?? "")
      if wordings[wording] == nil { order.append(wording) }
      wordings[wording, default: []].append(text)
    }
    func rank(_ wording: String) -> (Int, Int) {
      let texts = wordings[wording] ?? []
      return (texts.count, texts.first.flatMap(value).map(standing) ?? 0)
    }
    guard order.count > 1, let usual = order.max(by: { rank($0) < rank($1) }),
      let first = wordings[usual]?.first, let count = wordings[usual]?.count
    else { return [] }
    let isTie = wordings.values.count { $0.count == count } > 1
    return order.filter { $0 != usual && rank($0).1 <= rank(usual).1 }.compactMap {
      wordings[$0]?.first
    }.map { text in
      Remark(
        text: text,
        diagnosis: Diagnosis(
          range: nil,
          message: message(value(of: text) ?? "", value(of: first) ?? "", count),
          severity: isTie ? .info : nil))
    }
  }
}

extension Checker {
  /// Findings about strings of several alerts beside each other.
  func comparisonFindings() -> [Finding] {
    let compared = comparedTexts().sorted { $0.key < $1.key }.compactMap { locale, texts in
      facts[locale].map { facts in
        LocaleTexts(
          locale: locale, casingLocale: facts.casingLocale, labels: facts.labels, texts: texts,
          catalog: catalog)
      }
    }
    let rules = Rules.all
    return Parallel.map(compared.count * rules.count, jobs: options.jobs) { number in
      let (texts, rule) = (compared[number / rules.count], rules[number % rules.count])
      return rule.check(texts).compactMap { finding($0, rule.info, texts.locale) }
    }.flatMap { $0 }
  }

  /// The strings of all alerts by locale, in the order of the files.
  private func comparedTexts() -> [String: [LocaleTexts.Text]] {
    var byLocale: [String: [LocaleTexts.Text]] = [:]
    for number in alerts.indices {
      for position in alerts[number].members.indices {
        // What several alerts hold is looked at once, with all of them.
        guard let place = catalog.place(of: alerts[number].members[position]),
          users.isFirst(number, position, of: place)
        else { continue }
        let member = alerts[number].members[position]
        let isKnown = alerts[number].confidence(of: member) >= Claim.certain
        for reference in catalog.fact(place, { $0.references($1) }) ?? [] {
          guard let locale = catalog.locale(of: reference), options.judges(locale),
            catalog.isTranslated(reference)
          else { continue }
          let text = LocaleTexts.Text(
            place: place, role: member.role, reference: reference, isKnown: isKnown,
            isVariation: catalog.isVariation(reference))
          byLocale[locale, default: []].append(text)
        }
      }
    }
    // Not the view of the keys, which would hold on to a copy of every list.
    for locale in Array(byLocale.keys) {
      byLocale[locale]?.sort { $0.reference < $1.reference }
    }
    return byLocale
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
            confidence: alert.confidence(of: member)
          )
        }
      }
    }
    guard let surest = candidates.map(\.confidence).max(),
      let user = candidates.first(where: { $0.confidence == surest })
    else { return nil }
    let isGuess = surest < Claim.certain
    let value = catalog.text(of: text.reference) ?? ""
    return Finding(
      rule: info.id,
      severity: isGuess || user.severity == .info
        ? .info : options.severity(of: info.id, remark.diagnosis.severity, user.severity),
      reference: text.reference, range: 0..<value.utf8.count, role: user.member.role,
      alert: user.alert.id, edition: user.edition.id, locale: locale, text: value,
      message: remark.diagnosis.message,
      notes: remark.diagnosis.evidence, claims: user.member.claims, isGuess: isGuess)
  }
}
