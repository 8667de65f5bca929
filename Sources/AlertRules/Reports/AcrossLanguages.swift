/// What is wrong with a source text and so with its translations: for people one finding for all of them.
///
/// A label “OK” that says nothing says nothing in fifty languages, and no translator can help it. What a
/// translation could do better by itself has a proposal, and stays. Where the source text is in no file of the
/// run, what is said of at least half of the languages is its fault.
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
    for (identity, numbers) in withoutSource(findings, catalog) {
      let locales = Set(numbers.map { findings[$0].locale }).count
      let all = Set(catalog.references(identity.table, identity.key).map(catalog.locale)).count
      if locales >= fewest, locales * 2 >= all { sources[identity] = numbers.first }
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

  /// Two languages may have the same fault by themselves.
  private static let fewest = 3

  /// The findings without a proposal about keys whose source text is not there to be judged.
  private static func withoutSource(
    _ findings: [Finding], _ catalog: Catalog
  ) -> [Identity: [Int]] {
    var numbers: [Identity: [Int]] = [:]
    for (number, finding) in findings.enumerated()
    where finding.fix == nil && catalog.source(of: finding.reference) == nil {
      numbers[identity(finding, catalog), default: []].append(number)
    }
    return numbers
  }

  private static func identity(_ finding: Finding, _ catalog: Catalog) -> Identity {
    let document = catalog.documents[finding.reference.document]
    let entry = document.entries[finding.reference.entry]
    return Identity(
      rule: finding.rule, severity: finding.severity, table: document.tables[entry.table].id,
      key: document.key(of: entry), variation: document.variation(of: entry))
  }
}
