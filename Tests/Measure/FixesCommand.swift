import AlertRules
import ArgumentParser

/// Whether fixing makes strings better: what was fixed is checked again, and fixed again.
struct FixesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "fixes")
  @Argument(help: "Catalogs.") var paths: [String]
  @Option(help: "The manifest, instead of the nearest alerts.yml.") var alerts: String?
  @Option(help: "Failures shown of each kind.") var misses = 10

  func run() async throws {
    let loader = try await Loader(paths, manifest: alerts)
    for includesReview in [false, true] {
      var options = Fixer.Options()
      options.includesReview = includesReview
      print(includesReview ? "all proposals applied" : "safe fixes applied")
      try measure(loader, options)
    }
  }

  private func measure(_ loader: Loader, _ options: Fixer.Options) throws {
    let catalog = loader.catalog
    let original = try Checker(catalog, alerts: loader.alerts)
    let findings = original.findings()
    let announced = Set(
      findings.filter { finding in
        finding.fix.map { $0.applicability == .safe || options.includesReview } ?? false
      }.map(\.reference))
    let proposed = Dictionary(
      grouping: findings.filter { $0.fix?.applicability == .review }, by: \.reference)
    let fixer = try Fixer(original, options: options)
    let unasked = fixer.corrections.filter { correction in
      let isProposed = proposed[correction.reference]?.contains {
        correction.rules.contains($0.rule)
      }
      return !announced.contains(correction.reference)
        || !options.includesReview && isProposed ?? false
    }
    let results = try catalog.documents.indices.map(fixer.bytes)
    let fixed = try self.catalog(results, like: catalog)
    let checker = try Checker(fixed, alerts: loader.alerts)
    let changed = Dictionary(
      fixer.corrections.map { ($0.reference, $0) }, uniquingKeysWith: { a, _ in a })
    let left = checker.findings().filter { finding in
      guard let fix = finding.fix, changed[finding.reference] != nil else { return false }
      return fix.applicability == .safe || options.includesReview
    }
    let spoilt = fixer.corrections.filter { correction in
      guard !correction.rules.contains(where: Self.rewords.contains) else { return false }
      return Self.placeholders(correction.before) != Self.placeholders(correction.after)
    }
    let again = try Fixer(checker, options: options)
    let moved = try catalog.documents.indices.filter { try again.bytes(of: $0) != results[$0] }
    print("  strings changed: \(changed.count)")
    print("  of these not announced by a check: \(unasked.count)")
    for correction in unasked.prefix(misses) {
      print("    \(correction.before) → \(correction.after)")
    }
    print("  of these with something left to fix: \(left.count)")
    for finding in left.prefix(misses) { print("    \(finding.rule): \(finding.text)") }
    print("  with other placeholders than before: \(spoilt.count)")
    for correction in spoilt.prefix(misses) {
      print("    \(correction.before) → \(correction.after)")
    }
    print("  files that fixing again changes: \(moved.count) of \(catalog.documents.count)")
    for index in moved.prefix(misses) { print("    \(catalog.documents[index].file.path)") }
    if !fixer.unsettledRules.isEmpty {
      print("  rules that do not settle: \(fixer.unsettledRules.joined(separator: ", "))")
    }
  }

  private func catalog(_ results: [FileBytes], like catalog: Catalog) throws -> Catalog {
    let documents = try zip(catalog.documents, results).map { document, bytes in
      bytes.isEmpty ? document : try Document(path: document.file.path, bytes: bytes)
    }
    return Catalog(
      documents: documents, context: catalog.context, sourceLocale: catalog.sourceLocale)
  }

  /// These put other words in place of a label.
  private static let rewords: Set<String> = [
    "button-yes-no", "ok-not-informational", "ok-as-default", "cancel-label",
    "single-button-cancel",
  ]

  private static func placeholders(_ text: String) -> [Substring] {
    text.matches(of: /%([0-9]+\$)?[#@a-z]+@?|\$\{[^}]*\}/).map(\.output.0).sorted()
  }
}
