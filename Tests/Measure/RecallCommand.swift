import AlertCatalog
import AlertRules
import ArgumentParser

/// How many faults are found: clean strings are broken, one way at a time.
struct RecallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "recall")
  @Argument(help: "Catalogs.") var paths: [String]
  @Option(help: "The manifest, instead of the nearest alerts.yml.") var alerts: String?
  @Option(help: "Misses shown for each fault.") var misses = 10

  /// A string of an alert that nothing is said about.
  private struct Clean {
    var reference: Catalog.Reference
    var role: Role
    var value: String
    var source: String?
    var policy: LocalePolicy
  }

  func run() async throws {
    let loader = try await Loader(paths, manifest: alerts)
    let strings = try clean(loader)
    print("clean strings: \(strings.count)")
    for fault in Fault.allCases {
      // The form of a translation comes from its source: never break both at a time.
      let parts = [strings.filter { $0.source == nil }, strings.filter { $0.source != nil }]
      for (name, part) in zip(["source", "translations"], parts) {
        try measure(fault, name, part, loader)
      }
    }
  }

  private func clean(_ loader: Loader) throws -> [Clean] {
    let catalog = loader.catalog
    let faulty = Set(
      try Checker(catalog, alerts: loader.alerts).findings().map(\.reference))
    var seen: Set<Catalog.Reference> = []
    var result: [Clean] = []
    for member in loader.alerts.flatMap(\.members)
    where [.title, .message, .button].contains(member.role) {
      for reference in catalog.references(member.table, member.key)
      where !faulty.contains(reference) && seen.insert(reference).inserted {
        let entry = catalog.documents[reference.document].entries[reference.entry]
        guard entry.isWritable, let value = catalog.value(of: reference),
          let locale = catalog.locale(of: reference), let policy = try Policies.policy(for: locale)
        else { continue }
        let isSource = locale == catalog.sourceLocale(of: reference)
        let source = isSource ? nil : catalog.source(of: reference)
        guard isSource || source != nil && source != value else { continue }
        result.append(
          Clean(
            reference: reference, role: member.role, value: value, source: source, policy: policy))
      }
    }
    return result
  }

  private func measure(
    _ fault: Fault, _ name: String, _ strings: [Clean], _ loader: Loader
  ) throws {
    var broken: [Catalog.Reference: String] = [:]
    for string in strings {
      guard
        let value = fault.breaking(
          string.value, string.role, string.policy, source: string.source),
        value != string.value
      else { continue }
      broken[string.reference] = value
    }
    guard !broken.isEmpty else { return }
    // The rules learn from the other strings, so only a few are broken at a time.
    var found: Set<Catalog.Reference> = []
    let order = broken.keys.sorted { ($0.document, $0.entry) < ($1.document, $1.entry) }
    for batch in 0..<min(Self.batches, order.count) {
      let references = order.enumerated().filter { $0.offset % Self.batches == batch }
        .map(\.element)
      found.formUnion(try findings(fault, references, broken, loader))
    }
    let missed = broken.keys.filter { !found.contains($0) }
      .sorted { ($0.document, $0.entry) < ($1.document, $1.entry) }
    let share = Double(broken.count - missed.count) * 100 / Double(broken.count)
    print(
      "\(fault.rawValue), \(name): \(broken.count - missed.count) of \(broken.count), \((share * 10).rounded() / 10) %"
    )
    for reference in missed.prefix(misses) {
      let document = loader.catalog.documents[reference.document]
      let key = document.key(of: document.entries[reference.entry])
      print(
        "  miss \(loader.catalog.locale(of: reference) ?? "")  \(key)  \(broken[reference] ?? "")")
    }
  }

  private static let batches = 20

  /// Which of the strings are found when these are broken.
  private func findings(
    _ fault: Fault, _ references: [Catalog.Reference], _ broken: [Catalog.Reference: String],
    _ loader: Loader
  ) throws -> [Catalog.Reference] {
    let catalog = loader.catalog
    var changes: [Int: [EntryChange]] = [:]
    for reference in references {
      guard let value = catalog.value(of: reference), let new = broken[reference] else { continue }
      changes[reference.document, default: []].append(
        EntryChange(entry: reference.entry, edits: [Edit(0..<value.utf8.count, new)]))
    }
    let documents = try catalog.documents.enumerated().map { index, document in
      guard let changes = changes[index] else { return document }
      return try Document(path: document.file.path, bytes: document.applying(changes))
    }
    let checker = try Checker(
      catalog.replacing(documents), alerts: loader.alerts)
    let wanted = Set(references)
    return checker.findings().filter {
      fault.rules.contains($0.rule) && wanted.contains($0.reference)
    }
    .map(\.reference)
  }
}
