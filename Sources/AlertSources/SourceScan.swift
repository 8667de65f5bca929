public import AlertRules

/// Finds the alerts that source code makes, and the keys of their texts in a catalog.
///
///     let scan = SourceScan(["App"], catalog: loader.catalog)
///     AlertList(loader.catalog, scan.alerts).manifest()  // alerts.yml
///
/// What is believed, and how much, says spec ALERT-GROUPING §2.
public struct SourceScan: Sendable {
  /// The alerts with a title, a message, or two buttons of the catalog, in the order of the files; the same
  /// alert made in several places stands once.
  public let alerts: [Alert]
  /// Sources that could not be read.
  public let errors: [FormatError]
  /// How many files were read.
  public let files: Int
  /// How many places make an alert.
  public let places: Int
  /// The others, which show none of these, or one that only the running app knows:
  /// `App/TripView.swift:41 (.alert): “trip.title” is in no file`.
  public let unnamed: [String]
  private let inViews: Set<KeyIndex.Key>

  /// Whether this build reads Swift; without the trait Scanner it has no parser for it.
  public static var readsSwift: Bool {
    #if Scanner
      true
    #else
      false
    #endif
  }

  /// Bytes of a source file, at most.
  static let largest = 16 << 20
  /// A function that shows an alert by means of a function, and so on: this often.
  private static let rounds = 6

  /// What cannot be used of the paths of files and folders, without reading a file.
  public static func errors(in paths: [String]) -> [FormatError] { SourceSearch(paths).errors }

  /// Scans files and folders.
  ///
  /// - Parameters:
  ///   - paths: Swift and Objective-C files, and folders that are searched for them.
  ///   - jobs: files read at a time.
  public init(_ paths: [String], catalog: Catalog, jobs: Int = 1) {
    let search = SourceSearch(paths)
    let read = Parallel.map(search.files.count, jobs: jobs) { index in
      Self.read(search.files[index])
    }
    self.init(read, catalog, search.errors, jobs: jobs)
  }

  /// Scans texts that are not on disk; the ending of the path says the language.
  public init(texts: [(path: String, text: String)], catalog: Catalog, jobs: Int = 1) {
    let read = texts.map { path, text in
      Result { () throws(FormatError) in
        try CodeLanguage(path)?.read(text, path: path) ?? CodeFile(path: path)
      }
    }
    self.init(read, catalog, [], jobs: jobs)
  }

  private init(
    _ results: [Result<CodeFile, FormatError>], _ catalog: Catalog, _ earlier: [FormatError],
    jobs: Int
  ) {
    var errors = earlier
    var sources: [CodeFile] = []
    for result in results {
      switch result {
      case .success(let file): sources.append(file)
      case .failure(let error): errors.append(error)
      }
    }
    let keys = KeyIndex(catalog)
    let resolver = KeyResolver(
      keys: keys, symbols: Symbols(sources), names: GeneratedNames(sources, keys),
      wrappers: LearnedWrappers(sources, keys))
    // An object without texts that is called an alert may be anything.
    let found = Self.drafts(sources, resolver, jobs: jobs).filter { _, _, draft in
      draft.maker != .named || draft.title != nil || draft.message != nil
    }
    let made = found.map { file, function, draft in
      var draft = draft
      if draft.isReturned { draft.goOutOfSight() }
      let maker = AlertMaker(resolver: resolver, draft: draft, path: file.path)
      let alerts = maker.alerts
      let reason = alerts.isEmpty ? resolver.reason(draft).map { ": \($0)" } ?? "" : ""
      return (place: maker.place + reason, alerts: alerts)
    }
    // Functions whose calls say what they show.
    let passing = Set(
      zip(found, made).compactMap { $1.alerts.isEmpty ? nil : $0.2.passedOnBy })
    // Texts that another alert shows: an object that carries them is not one more.
    let shown = Set(
      zip(found, made).filter { $0.0.2.maker != .named }.flatMap { $1.alerts.map(\.shownTexts) })
    var collection = AlertCollection()
    var unnamed: [String] = []
    for ((file, function, draft), (place, alerts)) in zip(found, made) {
      let isOpen = draft.isReturned || resolver.isOpen(draft, in: function)
      if passing.contains(function.name), isOpen { continue }
      if draft.maker == .named, alerts.contains(where: { shown.contains($0.shownTexts) }) {
        continue
      }
      collection.add(alerts, from: function, in: file.path)
      if alerts.isEmpty, draft.passedOnBy == nil { unnamed.append(place) }
    }
    let uses = KeyUses(sources, resolver, jobs: jobs)
    inViews = uses.onlyInViews.subtracting(
      collection.alerts.flatMap(\.members).map(KeyIndex.Key.init))
    alerts = Self.withOtherPlaces(
      collection.alerts, uses, zip(found, made).map { ($0.0, $0.1, $1.alerts) })
    self.unnamed = unnamed
    places = found.count { $0.2.passedOnBy == nil }
    files = sources.count
    self.errors = errors
  }

  /// The same alerts, where their texts tell where else they are used.
  private static func withOtherPlaces(
    _ alerts: [Alert], _ uses: KeyUses,
    _ made: [(file: CodeFile, function: Function, alerts: [Alert])]
  ) -> [Alert] {
    var shown: [KeyIndex.Key: Set<KeyUses.Place>] = [:]
    for (file, function, alerts) in made {
      for member in alerts.flatMap(\.members) {
        shown[KeyIndex.Key(member), default: []].insert(KeyUses.Place(file, function))
      }
    }
    let others = OtherPlaces(uses, alerts: shown)
    return alerts.map { alert in
      var alert = alert
      for index in alert.members.indices {
        alert.members[index].elsewhere = others.place(KeyIndex.Key(alert.members[index]))
      }
      return alert
    }
  }

  /// Whether code shows a text in views, and nowhere else: its key may be called as if it were one of an alert.
  public func isOnlyInViews(_ member: Alert.Member) -> Bool {
    inViews.contains(KeyIndex.Key(member))
  }

  private static func read(_ path: String) -> Result<CodeFile, FormatError> {
    Result { () throws(FormatError) in
      let bytes = try FileReading.bytes(of: path, limit: largest)
      let text = bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
      return try CodeLanguage(path)?.read(text, path: path) ?? CodeFile(path: path)
    }
  }

  /// The alerts that every function makes. One that only passes on what it is given counts where it is called.
  private static func drafts(
    _ files: [CodeFile], _ resolver: KeyResolver, jobs: Int
  ) -> [(CodeFile, Function, Draft)] {
    var templates = Templates()
    var found: [[AlertFinder.Found]] = []
    for _ in 0..<rounds {
      let known = templates
      found = Parallel.map(files.count, jobs: jobs) { index in
        files[index].functions.enumerated().map { number, function in
          AlertFinder.find(in: function, at: "\(index).\(number)", resolver, known)
        }
      }
      templates = Templates()
      for function in found.joined() { templates.add(function, resolver) }
      if templates == known { break }
    }
    return zip(files, found).flatMap { file, functions in
      functions.filter { !$0.function.showsWebPage }.flatMap { found in
        found.drafts.map { (file, found.function, $0) }
      }
    }
  }
}

extension Alert {
  /// The keys of its title and its message.
  fileprivate var shownTexts: [String] {
    (members(.title) + members(.message)).map { "\($0.role) \($0.table.name) \($0.key)" }
  }
}
