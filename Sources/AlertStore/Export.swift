/// The files of a catalog as they go back, with what was decided.
public struct Export: Sendable {
  /// What goes out.
  public enum Part: String, Sendable, CaseIterable {
    /// The decided texts, without notes; those of earlier runs go.
    case accepted
    /// The delivered texts, with a note for each error and warning that nobody decided yet; what is wrong in the
    /// source already is noted there.
    case undecided
  }

  /// How it goes out.
  public struct Options: Sendable {
    /// Only this; `nil`: the decided texts, and what reviewers wrote. What an earlier run noted stays as long as
    /// there is something to say of its rule.
    public var only: Part?
    /// Only files that hold these locales, and only what was decided in them; empty: all.
    public var locales: Set<String> = []
    /// Who reads the files next.
    public var audience = Audience.xcode
    /// What is checked, and how strictly, to tell what nobody decided.
    public var rules = Checker.Options()

    /// The defaults.
    public init() {}
  }

  /// The catalogs, and the files of their bundles.
  public private(set) var files: [OutgoingFile] = []
  /// How many of them are judged, as `check` counts: what else a bundle has is none, and in an archive there may be
  /// several.
  public var judgedCount: Int { files.reduce(0) { $0 + (judged[Array($1.path.utf8)] ?? 0) } }
  /// The judged files by the one that holds them.
  private var judged: [[UInt8]: Int] = [:]
  /// What goes beside them, or from there: `TABLE.review.json`, from the output folder.
  public private(set) var reviews: [ReviewFile] = []
  /// The texts that are not as delivered, with who decided.
  public private(set) var changes: [Change] = []
  /// Number of notes written.
  public var noteCount: Int { noteCounts.values.reduce(0, +) }
  /// The same by the file that holds them.
  private var noteCounts: [String: Int] = [:]
  /// Errors and warnings that nobody decided.
  public let openCount: Int
  /// Files that could not be written.
  public private(set) var errors: [FormatError]
  /// What was decided about texts that became others since (``Reviewed/staleNames``).
  public let staleNames: [String]
  /// Changed targets that Xcode will pass over (``Fixer/unfinishedCount``).
  public let unfinishedCount: Int
  /// What else Xcode will pass over of the decided texts, in file order: targets that a vendor’s file still marks for
  /// review, perhaps since alertcat lowered their state: `fr.xliff: trip.title (fr)`.
  public let waitingNames: [String]
  /// Every locale that the catalog holds, as BCP 47 tags.
  public private(set) var heldLocales: Set<String> = []

  /// A text that somebody changed.
  public struct Change: Sendable {
    /// The file.
    public var file: String
    /// BCP 47 tag.
    public var locale: String
    /// The value: its key, with the language or the form where the file has several, `trip.count (fr, plural.one)`.
    public var name: String
    /// As delivered.
    public var before: String
    /// As it goes out.
    public var after: String
    /// Who decided.
    public var reviewers: [String]
    /// Why, where somebody said so.
    public var reason: String
  }

  /// Makes the files.
  ///
  /// - Parameter existing: what stands at a path of the output folder now.
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public init(
    _ catalog: CatalogFile, options: Options = Options(),
    existing: (String) -> FileBytes? = { _ in nil }
  ) throws(StoreError) {
    let reviewed = try catalog.reviewed()
    let loader = reviewed.loader
    func isWanted(_ reference: Catalog.Reference) -> Bool {
      options.locales.isEmpty
        || options.locales.contains(loader.catalog.locale(of: reference) ?? "")
    }
    let asked: [Catalog.Reference: [ReviewNote]]
    var scope: NoteScope
    do {
      let open = try reviewed.openFindings(options.rules)
      let wanted = open.findings.filter { isWanted($0.reference) }
      openCount = wanted.count { $0.severity > .info }
      asked = Fixer.notes(on: Fixer.noted(wanted, open.checker))
      scope = open.checker.noteScope(in: options.locales)
    } catch {
      throw StoreError(catalog.path, error)
    }
    scope.onlyRenews = options.only == .accepted
    scope.includesPeople = options.only == .accepted
    var notes: [Catalog.Reference: [ReviewNote]] = [:]
    if options.only != .accepted {
      for (reference, texts) in reviewed.notes where isWanted(reference) {
        notes[reference] = texts.map {
          ReviewNote(
            rule: ReviewNote.review, severity: .warning, message: "\($0.reviewer): \($0.text)")
        }
      }
    }
    if options.only == .undecided { notes.merge(asked) { $0 + $1 } }
    // A text of one's own answers whatever was asked.
    let renewed =
      options.only == nil ? asked.filter { !reviewed.isDecidedText($0.key) } : [:]
    let edits = options.only == .undecided ? [:] : reviewed.edits.filter { isWanted($0.key) }
    // Who accepted one correction has not said yes to the rest, of which something is still open.
    let decided = edits.keys.filter { reference in
      (reviewed.isOwnText(reference) || asked[reference] == nil)
        && (reviewed.choices[reference] ?? []).contains {
          $0.result != nil && $0.reviewer != ReviewNote.author
        }
    }
    let fixer = Fixer(
      loader.catalog, edits: edits, notes: notes, renewed: renewed, scope: scope,
      for: options.audience, decided: Set(decided),
      answered: options.only == .undecided ? [] : reviewed.answered.filter(isWanted))
    staleNames = reviewed.staleNames(of: isWanted)
    unfinishedCount = options.audience == .xcode ? fixer.unfinishedCount : 0
    waitingNames =
      options.audience == .xcode && options.only != .undecided
      ? Self.waiting(fixer, isWanted) : []
    errors = loader.errors + fixer.errors
    changes = fixer.corrections.map { Self.change($0, reviewed) }
    try collect(catalog, loader, fixer, isWanted: options.locales, existing)
  }

  /// Takes out what could not be written, so that the summary does not speak of it.
  public mutating func leaveOut(_ outputPath: String, _ error: FormatError) {
    errors.append(error)
    let gone = Set(files.filter { $0.outputPath == outputPath }.map(\.path))
    files.removeAll { $0.outputPath == outputPath }
    reviews.removeAll { $0.path == outputPath }
    noteCounts[outputPath] = nil
    // A change in an archive is named by the file in it.
    changes.removeAll { change in
      gone.contains { change.file == $0 || change.file.hasPrefix($0 + "/") }
    }
  }

  private static func waiting(
    _ fixer: Fixer, _ isWanted: (Catalog.Reference) -> Bool
  ) -> [String] {
    let corrected = Set(fixer.corrections.map(\.reference))
    return fixer.documents.enumerated().flatMap { number, document in
      document.entries.indices.filter { index in
        let reference = Catalog.Reference(document: number, entry: index)
        return document.hasSource(document.entries[index])
          && document.state(of: document.entries[index]) == .needsReview
          && !corrected.contains(reference) && isWanted(reference)
      }.map { EntryIdentity(document.entries[$0], in: document).name }
    }
  }

  private static func change(_ correction: Fixer.Correction, _ reviewed: Reviewed) -> Change {
    let catalog = reviewed.loader.catalog
    let document = catalog.documents[correction.reference.document]
    let decisions = (reviewed.choices[correction.reference] ?? []).filter { $0.result != nil }
    return Change(
      file: document.file.path, locale: catalog.locale(of: correction.reference) ?? "",
      name: document.name(of: document.entries[correction.reference.entry]),
      before: correction.before, after: correction.after,
      reviewers: Set(decisions.map(\.reviewer)).sorted(),
      reason: decisions.map(\.reason).filter { !$0.isEmpty }.joined(separator: "; "))
  }

  /// The files that hold a wanted locale, with what belongs to their bundles.
  private mutating func collect(
    _ catalog: CatalogFile, _ loader: Loader, _ fixer: Fixer, isWanted locales: Set<String>,
    _ existing: (String) -> FileBytes?
  ) throws(StoreError) {
    var wanted: Set<String> = []
    for (number, document) in loader.catalog.documents.enumerated() {
      let own = document.tables.map {
        $0.locale == "Base" ? loader.catalog.sourceLocale : $0.locale ?? ""
      }
      heldLocales.formUnion(own)
      if locales.isEmpty || !locales.isDisjoint(with: own) {
        wanted.insert(loader.inputs[number].fileToWrite)
      }
      judged[Array(loader.inputs[number].fileToWrite.utf8), default: 0] += 1
    }
    let (outgoing, failures) = OutgoingFile.all(loader, fixer)
    errors += failures
    files = outgoing.filter { wanted.contains($0.path) }
    let bundles = Set(files.compactMap { FileNames.bundle(of: $0.outputPath) })
    let (stored, paths) = try catalog.held()
    for (path, use) in paths where use == .companion {
      guard let bundle = FileNames.bundle(of: path), bundles.contains(bundle),
        let bytes = try stored.bytes(path)
      else { continue }
      files.append(OutgoingFile(companion: path, bytes))
    }
    for (number, input) in loader.inputs.enumerated() where wanted.contains(input.fileToWrite) {
      let isInside = loader.catalog.documents[number].holdsNotes
      let place = ReviewFile.path(beside: input.outputPath, holdsNotes: isInside)
      noteCounts[isInside ? input.outputPath : place ?? "", default: 0] += fixer.noteCounts[number]
    }
    let held = stored.files
    let review = ReviewFile.all(
      fixer, loader.catalog, paths: loader.inputs.map(\.outputPath),
      existing: { existing($0) ?? held.bytes($0) })
    if let failure = stored.failure { throw failure }
    errors += review.errors
    // Where it says what it said before, it stays as it was exported, or goes as it was delivered.
    reviews = review.files.filter(\.isChanged)
    let done = review.files.filter { $0.isChanged || existing($0.path) != nil }.map(\.path)
    files.removeAll { done.contains($0.outputPath) }
  }
}
