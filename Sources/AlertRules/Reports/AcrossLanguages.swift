/// What is wrong with a source text and so with its translations: for people one finding for all of them.
///
/// A label “OK” that says nothing says nothing in fifty languages, and no translator can help it. What a
/// translation could do better by itself has a proposal, and stays.
enum AcrossLanguages {
  private struct Identity: Hashable {
    var rule: String
    var severity: Severity
    var table: TableID
    var key: String
    var variation: String
  }

  /// The findings in their order, those about source texts with the locales of which the same is said.
  static func of(_ findings: [Finding], in catalog: Catalog) -> [(
    finding: Finding, others: [String]
  )] {
    var sources: [Identity: Int] = [:]
    for (number, finding) in findings.enumerated()
    where finding.locale == catalog.sourceLocale(of: finding.reference) {
      // A label is judged in the first alert that uses it, which need not be the same in every language.
      let identity = identity(finding, catalog)
      if sources[identity] == nil { sources[identity] = number }
    }
    var others: [Int: [String]] = [:]
    var followers: Set<Int> = []
    for (number, finding) in findings.enumerated() where finding.fix == nil {
      guard let source = sources[identity(finding, catalog)],
        findings[source].locale != finding.locale
      else { continue }
      followers.insert(number)
      others[source, default: []].append(finding.locale)
    }
    return findings.indices.filter { !followers.contains($0) }.map { number in
      (findings[number], Array(Set(others[number] ?? [])).sorted())
    }
  }

  private static func identity(_ finding: Finding, _ catalog: Catalog) -> Identity {
    let document = catalog.documents[finding.reference.document]
    let entry = document.entries[finding.reference.entry]
    return Identity(
      rule: finding.rule, severity: finding.severity, table: document.tables[entry.table].id,
      key: document.key(of: entry), variation: document.variation(of: entry))
  }
}
