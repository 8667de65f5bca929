import AlertStore

/// What is told of the input beside its findings: what was left alone, and what manifests say in vain.
struct InputRemarks {
  let loader: Loader
  /// What was given.
  let paths: [String]
  /// How the project wants to be checked.
  let configuration: Configuration?

  /// Keys that one remark names.
  private static let keysNamed = 20
  /// Tables that get a remark.
  private static let tablesNamed = 5

  func print() {
    remarkOnReadOnlyFiles()
    remarkOnImport()
    remarkOnBundles()
    remarkOnNames()
    if loader.catalog.documents.isEmpty { return }
    for manifest in loader.manifests {
      remarkOnConventions(of: manifest)
      remarkOnKeys(of: manifest)
      remarkOnTemplates(of: manifest)
      remarkOnLocales(of: manifest)
    }
  }

  /// A source language that no file has, most likely a slip: nothing would be compared with anything, so that it is
  /// also told to who wants to hear only of errors.
  ///
  /// - Parameter option: the language that the command line names; it wins over the configuration.
  func remark(onSource option: String?) {
    let catalog = loader.catalog
    guard let tag = option ?? configuration?.sourceLocale, !catalog.documents.isEmpty else {
      return
    }
    let known = Self.languages(of: catalog.documents + catalog.context)
    // The usual language may have another spelling, and the keys may be its texts.
    let isUsual = option == nil && tag == Catalog.standardSourceLocale
    if isUsual || known.contains(tag) || known.contains("Base") { return }
    let problem =
      "no file has the source language \(tag)\(Suggestion.text(for: tag, among: known.sorted()))"
    if option == nil, let remark = configuration?.remark(onSource: problem) {
      Trouble.print(remark)
    } else {
      Trouble.print(problem)
    }
  }

  /// The languages of files, and of their source texts.
  private static func languages(of documents: [Document]) -> Set<String> {
    Set(documents.flatMap(\.tables).flatMap { [$0.locale, $0.sourceLocale].compactMap { $0 } })
  }

  /// What says something under a name that nobody reads.
  private func remarkOnNames() {
    let known =
      (loader.manifests.isEmpty ? [] : ["alerts.yml"])
      + (configuration == nil ? [] : [Configuration.name])
    for (path, name) in MisnamedFiles.found(near: paths, but: known) {
      Trouble.print("\(path) is not read: rename it to \(name)")
    }
  }

  private func remarkOnReadOnlyFiles() {
    remark(
      on: \.readOnlyReason, "; it is checked, but never changed",
      "; they are checked, but never changed")
  }

  /// What Xcode would pass over.
  private func remarkOnImport() { remark(on: \.importObstacle) }

  /// Bundles that do not say what they are.
  private func remarkOnBundles() {
    var told: Set<String> = []
    for input in loader.inputs {
      guard let bundle = XCLOC.nameless(around: input), told.insert(bundle).inserted else {
        continue
      }
      Trouble.print(
        "\(bundle): contents.json is missing, damaged or without targetLocale, by which an import knows the language: ask for the bundle again"
      )
    }
  }

  /// Tells of the files of which something can be said, those with the same to be said together.
  ///
  /// - Parameters:
  ///   - one: what follows where it is one file.
  ///   - several: the same of several.
  private func remark(
    on reason: (Document) -> String?, _ one: String = "", _ several: String = ""
  ) {
    let groups = Dictionary(grouping: loader.catalog.documents) { reason($0) ?? "" }
    for (reason, documents) in groups.sorted(by: { $0.key < $1.key }) where !reason.isEmpty {
      let path = documents[0].file.path
      Trouble.print(
        documents.count == 1
          ? "\(path): \(reason)\(one)"
          : "\(documents.count) files such as \(path): \(reason)\(several)")
    }
  }

  private func remarkOnConventions(of manifest: Manifest) {
    if manifest.idleConventions.isEmpty { return }
    Trouble.print(
      "\(manifest.file): conventions without effect: "
        + manifest.idleConventions.joined(separator: ", ")
        + " (scan finds accessors and wrappers in code, and the keys of an alert need no prefix)")
  }

  private static func hint(_ table: String?) -> String {
    table.map { " (did you mean the table \($0)?)" } ?? ""
  }

  private func remarkOnTemplates(of manifest: Manifest) {
    for (pattern, tables, other) in manifest.idleTemplates(in: loader.catalog) {
      Trouble.print(
        "\(manifest.file): the template \(pattern) matches no key of the table "
          + tables.joined(separator: ", ") + Self.hint(other))
    }
  }

  /// Languages of exceptions that neither a file has nor a policy is for.
  private func remarkOnLocales(of manifest: Manifest) {
    let known = Self.languages(of: loader.catalog.documents)
    for locale in manifest.exceptionLocales.subtracting(known).sorted()
    where (try? Policies.policy(for: locale)) == nil {
      Trouble.print(
        "\(manifest.file): under locales, no file has the locale \(locale)"
          + Suggestion.text(for: locale, among: known.sorted()))
    }
  }

  private func remarkOnKeys(of manifest: Manifest) {
    let missing = manifest.missingKeys(in: loader.catalog)
    let known = Set(loader.catalog.tables.map(\.name))
    for (table, keys, other) in missing.prefix(Self.tablesNamed) {
      let hint = Self.hint(other)
      guard known.contains(table) else {
        Trouble.print(
          "\(manifest.file) names \(keys.count.counted("key", "keys")) of the table \(table), "
            + "which is in no file\(hint)")
        continue
      }
      Trouble.print(
        "\(manifest.file) names keys that are in no file of the table \(table): \(keys.named(Self.keysNamed))\(hint)"
      )
    }
    if missing.count > Self.tablesNamed {
      Trouble.print(
        "\(manifest.file): the same for \(missing.count - Self.tablesNamed) more tables")
    }
  }
}
