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

  /// Reads the comments that hold a directive.
  ///
  /// - Parameter jobs: files, and parts of large ones, looked through at a time.
  init(_ catalog: Catalog, jobs: Int) {
    let documents = catalog.documents + catalog.context
    for (number, document) in documents.enumerated() {
      for index in Self.marked(document, jobs) {
        let entry = document.entries[index]
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
            isSource: document.holdsLanguages || locale == nil || locale == "Base"
              || locale == catalog.sourceLocale,
            ids: directive.ids))
      }
    }
  }

  /// Entries that are worth a turn of their own.
  private static let entriesAtATime = 1 << 15

  /// The entries of a document whose comments hold the mark of a directive, in order.
  private static func marked(_ document: Document, _ jobs: Int) -> [Int] {
    let mark = IgnoreDirective.mark
    return Parallel.flatMap(document.entries, atATime: entriesAtATime, jobs: jobs) { entries in
      document.file.bytes.withUnsafeBytes { bytes in
        entries.indices.filter {
          let comment = entries[$0].commentRange
          return !comment.isEmpty && mark.isIn(UnsafeRawBufferPointer(rebasing: bytes[comment]))
        }
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
      catalog.place(of: finding.reference).map {
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
    let said = saidBehindIgnores(others)
    return ignored.entries.flatMap { place, entries in
      entries.flatMap { entry -> [Finding] in
        guard entry.reference.document < catalog.documents.count else { return [] }
        let locale = catalog.locale(of: entry.reference) ?? ""
        guard options.judges(locale) else { return [] }
        let user = firstUser(of: place)
        let text = catalog.value(of: entry.reference) ?? ""
        return problems(entry, place, said[place] ?? []).map { message in
          Finding(
            rule: id, severity: options.severity(of: id, nil, severity), reference: entry.reference,
            range: 0..<text.utf8.count, role: user?.member.role ?? .message,
            alert: user?.alert.id ?? "", edition: edition.id, locale: locale, text: text,
            message: message, notes: [])
        }
      }
    }
  }

  /// What is said of the keys with directives before anything is taken away. Each alert is checked once more.
  private func saidBehindIgnores(_ others: [Finding]) -> [KeyPlace: [Finding]] {
    let numbers = Set(ignored.entries.keys.flatMap { users[$0].map { Int($0.alert) } })
    let texts = CutTexts()
    var said: [KeyPlace: [Finding]] = [:]
    for finding in numbers.sorted().flatMap({ check(alerts[$0], texts) }) + others {
      guard let place = catalog.place(of: finding.reference), ignored.entries[place] != nil else {
        continue
      }
      said[place, default: []].append(finding)
    }
    return said
  }

  private func problems(
    _ entry: IgnoredRules.Entry, _ place: KeyPlace, _ said: [Finding]
  ) -> [String] {
    if entry.ids.isEmpty { return [UnusedIgnore.namesNothing] }
    let unknown = entry.ids.filter { !Rules.ids.contains($0) }
    let active = Set(users[place].compactMap { edition(of: alerts[Int($0.alert)])?.id })
      .compactMap { self.active[$0] }
    var unused: [String] = []
    if !active.isEmpty, knowsAll(entry, place) {
      let rules = Set(
        said.filter { entry.isSource || $0.reference.document == entry.reference.document }
          .map(\.rule))
      unused = entry.ids.filter { id in
        !rules.contains(id) && id != UnusedIgnore.info.id
          && active.contains { $0.all.contains { $0.id == id } }
      }
    }
    return (unknown.isEmpty ? [] : [UnusedIgnore.unknown(unknown)])
      + unused.map(UnusedIgnore.unused)
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
