/// The strings of all alerts in one locale, to be compared with each other.
struct LocaleTexts {
  /// A string of an alert.
  struct Text {
    var alert: Alert
    var member: Alert.Member
    var reference: Catalog.Reference
    var value: String
    /// The source text, unless this is it.
    var source: String?
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

  /// Compared without case, end marks and odd spaces.
  func normal(_ text: String) -> String { StockLabels.normal(text, locale: casingLocale) }

  /// Where texts of one group are worded in several ways: one remark at the first text of each wording
  /// but the most frequent (of equals: the first).
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
    return order.filter { $0 != usual }.compactMap { wordings[$0]?.first }.map { text in
      Remark(
        text: text,
        diagnosis: Diagnosis(range: nil, message: message(text.value, first.value, count)))
    }
  }
}

extension Checker {
  /// Findings about strings of several alerts beside each other.
  func comparisonFindings() -> [Finding] {
    var byLocale: [String: [LocaleTexts.Text]] = [:]
    var seen: Set<Catalog.Reference> = []
    for alert in alerts {
      for member in alert.members {
        for reference in catalog.references(member.table, member.key) {
          guard let value = catalog.value(of: reference), !value.isEmpty,
            value.utf8.count <= Casing.longestText, let locale = catalog.locale(of: reference),
            options.locales.isEmpty || options.locales.contains(locale),
            seen.insert(reference).inserted
          else { continue }
          let isSource = locale == catalog.sourceLocale(of: reference)
          byLocale[locale, default: []].append(
            LocaleTexts.Text(
              alert: alert, member: member, reference: reference, value: value,
              source: isSource ? nil : catalog.source(of: reference)))
        }
      }
    }
    return byLocale.keys.sorted().flatMap { locale -> [Finding] in
      guard let labels = labels[locale] else { return [] }
      let policy = policies[locale] ?? nil
      let texts = LocaleTexts(
        locale: locale, casingLocale: policy?.casingLocale ?? locale, labels: labels,
        texts: (byLocale[locale] ?? []).sorted {
          ($0.reference.document, $0.reference.entry) < ($1.reference.document, $1.reference.entry)
        })
      return Rules.all.flatMap { rule in rule.check(texts).compactMap { finding($0, rule.info) } }
    }
  }

  private func finding(_ remark: LocaleTexts.Remark, _ info: RuleInfo) -> Finding? {
    let text = remark.text
    let locale = catalog.locale(of: text.reference) ?? ""
    guard let edition = edition(of: text.alert),
      let severity = severity(of: info.id, in: text.alert, locale: locale, edition)
    else { return nil }
    let isGuess = min(text.alert.confidence, Claim.combined(text.member.claims)) < Claim.certain
    return Finding(
      rule: info.id,
      severity: isGuess || severity == .info ? .info : remark.diagnosis.severity ?? severity,
      reference: text.reference, range: 0..<text.value.utf8.count, role: text.member.role,
      alert: text.alert.id, edition: edition.id, locale: locale, text: text.value,
      message: remark.diagnosis.message,
      evidence: remark.diagnosis.evidence + text.member.claims.map(\.text), isGuess: isGuess)
  }
}
