/// The files of a run, for rules about how they hold their strings.
struct Delivery {
  let catalog: Catalog
  /// The keys to look at: those of alerts, or all.
  let keys: [KeyPlace]
  /// Values of one key in one document and language, with those that are hidden, where there are several.
  private(set) var groups: [[Catalog.Reference]] = []
  private let lines = Lines()

  /// The lines of the documents that were asked for.
  private final class Lines {
    var tables: [Int: LineTable] = [:]
  }

  init(catalog: Catalog, keys: [KeyPlace]) {
    self.catalog = catalog
    self.keys = keys
    groups = keys.flatMap(groups)
  }

  /// What is wrong, and at which entry.
  struct Remark {
    var reference: Catalog.Reference
    var message: String
    /// Overrides the edition's severity.
    var severity: Severity?
    /// Where the other one is; not in the message, because notes move lines.
    var evidence: [String] = []
    /// It is about the file: said whether the string is in an alert or not.
    var isAboutFile = false
  }

  func document(_ reference: Catalog.Reference) -> Document {
    catalog.documents[reference.document]
  }

  /// `App/de.lproj/Localizable.strings`, without the folders that two paths share.
  func file(_ reference: Catalog.Reference, from other: Catalog.Reference) -> String {
    Paths.path(document(reference).file.path, beside: document(other).file.path)
  }

  /// `line 12`
  func line(_ reference: Catalog.Reference) -> String {
    let document = document(reference)
    let table = lines.tables[reference.document] ?? LineTable(document.file)
    lines.tables[reference.document] = table
    let place = document.range(of: document.entries[reference.entry]).lowerBound
    let line = table.position(at: place).line
    return "line \(line)"
  }

  /// The values of a key, in document order.
  func references(_ key: KeyPlace) -> [Catalog.Reference] {
    catalog.fact(key) { $0.references($1) } ?? []
  }

  /// The name of a key that has a character in it.
  func name(_ key: KeyPlace, with character: UInt8) -> String? {
    catalog.fact(key) { $0.mayHold(character, $1) ? $0.key($1) : nil }
  }

  /// The values of another key of the same table.
  func references(to name: String, beside key: KeyPlace) -> [Catalog.Reference] {
    catalog.references(catalog.tables[Int(key.table)], name)
  }

  /// Whether a key stands in one place of one file only.
  func isSingle(_ key: KeyPlace) -> Bool { catalog.fact(key) { $0.isSingle($1) } ?? true }

  private func groups(_ key: KeyPlace) -> [[Catalog.Reference]] {
    if isSingle(key) { return [] }
    let all = (catalog.fact(key) { $0.overridden($1) } ?? []) + references(key)
    let places = all.map {
      Place(document: $0.document, table: document($0).entries[$0.entry].table)
    }
    // Nearly all keys have one value in each language, and most catalogs few languages.
    let areFew = places.count <= 4
    if areFew, places.indices.allSatisfy({ !places[..<$0].contains(places[$0]) }) { return [] }
    var groups: [[Catalog.Reference]] = []
    var numbers: [Place: Int] = [:]
    for (reference, place) in zip(all, places) {
      if let known = numbers[place] {
        groups[known].append(reference)
      } else {
        numbers[place] = groups.count
        groups.append([reference])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  private struct Place: Hashable {
    var document: Int
    var table: Int
  }
}

extension Checker {
  /// Findings about files.
  func deliveryFindings() -> [Finding] {
    var keys: [KeyPlace] = []
    if options.allStrings {
      keys = catalog.places
    } else {
      for number in alerts.indices {
        for position in alerts[number].members.indices {
          guard let place = catalog.place(of: alerts[number].members[position]),
            users.isFirst(number, position, of: place)
          else { continue }
          keys.append(place)
        }
      }
    }
    let delivery = Delivery(catalog: catalog, keys: keys)
    let wanted = Set(active.values.flatMap(\.all).map(\.id))
    return Rules.all.filter { wanted.contains($0.info.id) }.flatMap { rule in
      rule.check(delivery).compactMap { finding($0, rule.info) }
    }
  }

  private func finding(_ remark: Delivery.Remark, _ info: RuleInfo) -> Finding? {
    let rule = info.id
    let locale = catalog.locale(of: remark.reference) ?? ""
    guard options.judges(locale) else { return nil }
    let user = catalog.place(of: remark.reference).flatMap { firstUser(of: $0) }
    guard user != nil || remark.isAboutFile || options.allStrings,
      let edition = user.map({ self.edition(of: $0.alert) })
        ?? editions[options.edition ?? Editions.standard],
      let severity = user.map({ self.severity(of: rule, in: $0.alert, locale: locale, edition) })
        ?? plainSeverity(of: rule, edition)
    else { return nil }
    let text = catalog.value(of: remark.reference) ?? ""
    let isGuess =
      info.needsGrouping && user.map { $0.alert.confidence(of: $0.member) < Claim.certain } ?? false
    return Finding(
      rule: rule,
      severity: isGuess ? .info : options.severity(of: rule, remark.severity, severity),
      reference: remark.reference,
      range: 0..<text.utf8.count, role: user?.member.role ?? .message, alert: user?.alert.id ?? "",
      edition: edition.id, locale: locale, text: text, message: remark.message,
      notes: remark.evidence, claims: isGuess ? user?.member.claims ?? [] : [], isGuess: isGuess)
  }

  /// The severity of a rule for strings of no alert, `nil` when it is off.
  func plainSeverity(of rule: String, _ edition: Edition) -> Severity? {
    guard options.only.isEmpty || options.only.contains(rule), !options.skip.contains(rule) else {
      return nil
    }
    return edition.severities[rule]
  }
}
