extension Checker {
  /// Placeholders, inline codes and plural forms of the strings in no alert (`--all-strings`).
  func hygieneFindings() -> [Finding] {
    guard let edition = editions[options.edition ?? Editions.standard] else { return [] }
    let rules: [any Rule.Type] = [
      PlaceholderMixed.self, PluralMissing.self, PluralVariableMissing.self, XLIFFInlineCode.self,
      PlaceholderMismatch.self,
    ]
    let severities = rules.reduce(into: [:]) {
      $0[$1.info.id] = plainSeverity(of: $1.info.id, edition)
    }
    guard !severities.isEmpty else { return [] }
    var findings: [Finding] = []
    for table in catalog.tables.compactMap(catalog.table) {
      for reference in table.keys.lazy.flatMap(table.references) {
        guard let locale = catalog.locale(of: reference),
          options.judges(locale), !isInAlert(reference), let value = catalog.text(of: reference)
        else { continue }
        for (rule, diagnosis) in problems(reference, value, locale, { severities[$0] != nil }) {
          guard let severity = severities[rule] else { continue }
          findings.append(
            finding(rule, diagnosis, severity, reference, value, locale, edition))
        }
      }
    }
    return findings
  }

  /// Placeholders of what is put into a sentence of an alert: it is no text of its own, but code formats it.
  func partFindings(
    _ reference: Catalog.Reference, _ value: String, _ member: Alert.Member, of alert: Alert
  ) -> [Finding] {
    let rule = PlaceholderMismatch.info.id
    let locale = catalog.locale(of: reference) ?? ""
    guard options.judges(locale), let edition = edition(of: alert),
      let severity = severity(of: rule, in: alert, locale: locale, edition)
    else { return [] }
    return mismatches(reference, value, locale).map { diagnosis in
      var finding = finding(rule, diagnosis, severity, reference, value, locale, edition)
      (finding.alert, finding.role, finding.claims) = (alert.id, member.role, member.claims)
      return finding
    }
  }

  /// Whether a value is put into a sentence of an alert, and judged there.
  private func isPartOfAlert(_ reference: Catalog.Reference) -> Bool {
    guard catalog.isPart(reference), let place = catalog.place(of: reference) else { return false }
    return users[place].contains {
      let role = alerts[Int($0.alert)].members[Int($0.member)].role
      return role != .field && role != .suppression
    }
  }

  /// What is wrong with a string, by rule; a rule that is off is not worked out.
  private func problems(
    _ reference: Catalog.Reference, _ value: String, _ locale: String,
    _ isOn: (String) -> Bool
  ) -> [(rule: String, diagnosis: Diagnosis)] {
    var problems: [(rule: String, diagnosis: Diagnosis)] = []
    let variation = catalog.variation(of: reference)
    if isOn(PlaceholderMixed.info.id),
      let mixed = PlaceholderMixed.problem(PlaceholderScanner.scan(value), variation: variation)
    {
      problems.append((PlaceholderMixed.info.id, mixed))
    }
    if isOn(PluralMissing.info.id), catalog.isFirstForm(reference) {
      let isSource = locale == catalog.sourceLocale(of: reference)
      let source = isSource ? [:] : catalog.sourceForms(of: reference)
      problems += PluralMissing.problems(catalog.forms(of: reference), locale, source: source).map {
        (PluralMissing.info.id, $0)
      }
    }
    if isOn(PluralVariableMissing.info.id) {
      problems += PluralVariableMissing.problems(reference, in: catalog).map {
        (PluralVariableMissing.info.id, $0)
      }
    }
    if isOn(XLIFFInlineCode.info.id), let code = XLIFFInlineCode.problem(value) {
      problems.append((XLIFFInlineCode.info.id, code))
    }
    guard isOn(PlaceholderMismatch.info.id), !isPartOfAlert(reference) else { return problems }
    return problems
      + mismatches(reference, value, locale).map { (PlaceholderMismatch.info.id, $0) }
  }

  /// What a translation takes otherwise than its source. A part of a text that has no such part takes what its place
  /// in the whole does: “%arg” stands for “%lld” there.
  private func mismatches(
    _ reference: Catalog.Reference, _ value: String, _ locale: String
  ) -> [Diagnosis] {
    let document = catalog.documents[reference.document]
    let entry = document.entries[reference.entry]
    let variation = document.variation(of: entry)
    if Catalog.part(variation) != nil, !document.hasSource(entry),
      !catalog.sourceForms(of: reference).keys.contains(where: { Catalog.part($0) != nil })
    {
      return []
    }
    guard locale != catalog.sourceLocale(of: reference),
      let source = catalog.source(of: reference)
        ?? PlaceholderMismatch.format(ofKey: document.key(of: entry)),
      source.utf8.count <= Casing.longestText
    else { return [] }
    return PlaceholderComparison.problems(
      source: source, target: value, variation: variation, locale: locale
    ).map { Diagnosis(range: $0.range, message: $0.message, severity: $0.severity) }
  }

  private func finding(
    _ rule: String, _ diagnosis: Diagnosis, _ severity: Severity, _ reference: Catalog.Reference,
    _ value: String, _ locale: String, _ edition: Edition
  ) -> Finding {
    Finding(
      rule: rule, severity: options.severity(of: rule, diagnosis.severity, severity),
      reference: reference, range: diagnosis.range ?? 0..<value.utf8.count, role: .message,
      alert: "", edition: edition.id, locale: locale, text: value, message: diagnosis.message,
      notes: [])
  }
}
