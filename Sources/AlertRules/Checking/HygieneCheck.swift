extension Checker {
  /// Placeholders, inline codes and plural forms of the strings in no alert (`--all-strings`).
  func hygieneFindings() -> [Finding] {
    guard let edition = editions[options.edition ?? Editions.standard] else { return [] }
    let rules: [any Rule.Type] = [
      PlaceholderMixed.self, PluralMissing.self, XLIFFInlineCode.self, PlaceholderMismatch.self,
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
            Finding(
              rule: rule, severity: options.severity(of: rule, diagnosis.severity, severity),
              reference: reference,
              range: diagnosis.range ?? 0..<value.utf8.count, role: .message, alert: "",
              edition: edition.id, locale: locale, text: value, message: diagnosis.message,
              notes: []))
        }
      }
    }
    return findings
  }

  /// What is wrong with a string, by rule; a rule that is off is not worked out.
  private func problems(
    _ reference: Catalog.Reference, _ value: String, _ locale: String,
    _ isOn: (String) -> Bool
  ) -> [(rule: String, diagnosis: Diagnosis)] {
    var problems: [(rule: String, diagnosis: Diagnosis)] = []
    let document = catalog.documents[reference.document]
    let variation = document.variation(of: document.entries[reference.entry])
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
    if isOn(XLIFFInlineCode.info.id), let code = XLIFFInlineCode.problem(value) {
      problems.append((XLIFFInlineCode.info.id, code))
    }
    guard isOn(PlaceholderMismatch.info.id), locale != catalog.sourceLocale(of: reference),
      let source = catalog.source(of: reference)
        ?? PlaceholderMismatch.format(ofKey: document.key(of: document.entries[reference.entry])),
      source.utf8.count <= Casing.longestText
    else { return problems }
    return problems
      + PlaceholderComparison.problems(
        source: source, target: value, variation: variation, locale: locale
      ).map {
        (
          PlaceholderMismatch.info.id,
          Diagnosis(range: $0.range, message: $0.message, severity: $0.severity)
        )
      }
  }
}
