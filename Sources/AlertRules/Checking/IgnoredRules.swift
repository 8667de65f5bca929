import AlertCatalog

/// The rules that comments tell to leave alone, by key.
struct IgnoredRules: Sendable {
  /// A directive, and what it speaks for.
  struct Entry: Sendable {
    /// Where it stands; a document behind the judged ones only gives source text.
    var reference: Catalog.Reference
    /// It stands in the language of the source text: then it speaks for every language, else for its file.
    var isSource: Bool
    var ids: [String]
  }

  private(set) var entries: [KeyPlace: [Entry]] = [:]

  /// Reads the comments of the files that hold a directive.
  init(_ catalog: Catalog) {
    for (number, document) in (catalog.documents + catalog.context).enumerated()
    where document.file.bytes.contains(bytes: IgnoreDirective.mark) {
      for (index, entry) in document.entries.enumerated() {
        guard let directive = IgnoreDirective(document.comment(of: entry)),
          let place = catalog.place(document.tables[entry.table].id, document.key(of: entry))
        else { continue }
        let locale = document.tables[entry.table].locale
        // A String Catalog has one comment for every language of a key.
        if entries[place]?.contains(where: { $0.reference.document == number }) ?? false {
          continue
        }
        entries[place, default: []].append(
          Entry(
            reference: Catalog.Reference(document: number, entry: index),
            isSource: locale == nil || locale == "Base" || locale == catalog.sourceLocale,
            ids: directive.ids))
      }
    }
  }

  /// Whether a rule has nothing to say of a value.
  func contains(_ rule: String, at reference: Catalog.Reference, of place: KeyPlace) -> Bool {
    entries[place]?.contains {
      $0.ids.contains(rule) && ($0.isSource || $0.reference.document == reference.document)
    } ?? false
  }
}

extension Checker {
  /// Takes away what comments tell to leave alone.
  func removeIgnored(_ findings: inout [Finding]) {
    if ignored.entries.isEmpty { return }
    findings.removeAll { finding in
      place(of: finding.reference).map {
        ignored.contains(finding.rule, at: finding.reference, of: $0)
      } ?? false
    }
  }

  /// Directives that name no rule, or one that says nothing there.
  ///
  /// - Parameter others: what is said of alerts as a whole and of files, before anything was taken away.
  func unusedIgnores(beside others: [Finding]) -> [Finding] {
    let id = UnusedIgnore.info.id
    guard !ignored.entries.isEmpty, let edition = editions[options.edition ?? Editions.standard],
      let severity = plainSeverity(of: id, edition)
    else { return [] }
    return ignored.entries.flatMap { place, entries in
      entries.flatMap { entry -> [Finding] in
        guard entry.reference.document < catalog.documents.count else { return [] }
        let locale = catalog.locale(of: entry.reference) ?? ""
        guard options.judges(locale) else { return [] }
        let user = firstUser(of: place)
        let text = catalog.value(of: entry.reference) ?? ""
        return problems(entry, place, others).map { message in
          Finding(
            rule: id, severity: options.severity(of: id, nil, severity), reference: entry.reference,
            range: 0..<text.utf8.count, role: user?.member.role ?? .message,
            alert: user?.alert.id ?? "", edition: edition.id, locale: locale, text: text,
            message: message, notes: [])
        }
      }
    }
  }

  private func problems(
    _ entry: IgnoredRules.Entry, _ place: KeyPlace, _ others: [Finding]
  ) -> [String] {
    if entry.ids.isEmpty { return [UnusedIgnore.namesNothing] }
    let unknown = entry.ids.filter { !Rules.ids.contains($0) }.map(UnusedIgnore.unknown)
    let numbers = Set(users[place].map { Int($0.alert) })
    guard !numbers.isEmpty, knowsAll(entry, place) else { return unknown }
    let texts = CutTexts()
    let said = (numbers.sorted().flatMap { check(alerts[$0], texts) } + others).filter {
      self.place(of: $0.reference) == place
        && (entry.isSource || $0.reference.document == entry.reference.document)
    }
    let rules = Set(said.map(\.rule))
    return unknown
      + entry.ids.filter { id in
        !rules.contains(id) && id != UnusedIgnore.info.id
          && numbers.contains { number in
            edition(of: alerts[number]).flatMap { active[$0.id] }?.all.contains { $0.id == id }
              ?? false
          }
      }.map(UnusedIgnore.unused)
  }

  /// Whether all that a directive speaks for is looked at: that of a source text also speaks for translations
  /// that may not be in this run.
  private func knowsAll(_ entry: IgnoredRules.Entry, _ place: KeyPlace) -> Bool {
    guard options.locales.isEmpty else { return false }
    if !entry.isSource { return true }
    let references = catalog.fact(place) { $0.references($1) } ?? []
    return references.contains { catalog.locale(of: $0) != catalog.sourceLocale }
  }
}
