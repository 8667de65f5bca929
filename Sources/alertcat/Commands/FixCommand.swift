import AlertStore
import ArgumentParser
import Foundation

/// `alertcat fix`: repairs what is safe, and notes what a person must decide.
struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    // With it the parser does not look for a request for completion scripts first, a third of its time; those come
    // from the root.
    _superCommandName: "alertcat",
    abstract: "Correct what is safe to correct, and add review notes for the rest.",
    discussion: """
      Shows a diff unless told where to write. Everything else in the files stays byte for byte the \
      same. In a catalog, each correction becomes a decision.

      alertcat fix Localizations --output Reviewed
      alertcat fix fr.lproj --in-place --include review
      """)

  /// What else is applied.
  enum Inclusion: String, ArgumentChoice { case review }

  @OptionGroup var input: InputOptions
  @OptionGroup var answers: IdleCacheOption
  @OptionGroup var check: CheckOptions
  @OptionGroup var known: KnownOptions

  @Flag(
    help:
      "Show what would change (the default), as a patch for git apply -p0 or patch -p0 in the working folder, for files below it."
  )
  var diff = false

  @Flag(help: "Change the files in place.")
  var inPlace = false

  @Option(
    help: "Write copies of all files, and of the alerts.yml found among them, into this folder.",
    completion: .directory)
  var output: String?

  @Option(help: "review: also apply proposals that need review.")
  var include: Inclusion?

  @Flag(help: "Write no new review notes; outdated ones are still removed.")
  var noNotes = false

  @Option(name: .customLong("for"), help: Audience.help)
  var audience = Audience.xcode

  func validate() throws {
    if [diff, inPlace, output != nil].count(where: { $0 }) > 1 {
      throw ValidationError("Give only one of --diff, --in-place and --output.")
    }
    if input.catalog != nil, diff || inPlace || output != nil || noNotes || audience != .xcode {
      throw ValidationError(
        "With --catalog, corrections become decisions; use export to write the files.")
    }
    if input.catalog != nil, known.baseline != nil { throw KnownOptions.catalogRefusal }
    if input.paths == ["-"], inPlace {
      throw ValidationError(
        "Standard input cannot be changed in place: leave out --in-place to get a diff.")
    }
  }

  func run() async throws {
    let configuration = try input.configuration()
    var options = try check.options(configuration)
    options.jobs = input.jobs
    if let (file, reviewed) = try input.openCatalog(reading: false) {
      return try record(file, reviewed, options, configuration)
    }
    if let output, let same = input.paths.first(where: { InputSearch.isSame($0, as: output) }) {
      throw Trouble.misuse(
        "\(same) is an input: give another output folder, or --in-place")
    }
    let baseline = try known.read(configuration)
    let loader = try await input.load(configuration, excluding: output)
    let manifests = output == nil ? nil : FoundManifests(loader, in: input.paths)
    let folder = try outputFolder(loader, manifests)
    // What belongs to a bundle is copied even if its XLIFF cannot be read.
    if loader.isEmpty || loader.catalog.documents.isEmpty && output == nil { throw ExitCode(2) }
    let checker = try Trouble.reporting {
      try Checker(loader.catalog, alerts: loader.alerts, options: options)
    }
    if check.remarks(on: checker, loader, quiet: input.quiet) != nil { throw ExitCode(2) }
    var fixing = Fixer.Options()
    fixing.includesReview = include == .review
    fixing.writesNotes = !noNotes
    fixing.audience = audience
    if let baseline { fixing.isKnown = baseline.recognizer(for: loader.catalog) }
    let fixer = try Trouble.reporting { try Fixer(checker, options: fixing) }
    for error in fixer.errors { Trouble.print("\(error)") }
    tellUnsettled(fixer.unsettledRules)
    var errors = loader.errors + fixer.errors
    if audience == .xcode, !input.quiet { Trouble.tellUnfinished(fixer.unfinishedCount) }
    var writing = FixWriting(
      loader: loader, fixer: fixer, folder: folder, manifests: manifests, jobs: input.jobs)
    if isWritten { writing.write() } else { writing.showDiff() }
    errors += writing.errors
    if let output, !input.quiet {
      tellNested(output, configuration)
      OtherPackings.tell(in: output, besides: loader.inputs.map(\.outputPath))
    }
    if audience == .vendor, writing.hasChangedXLIFF, !input.quiet {
      Trouble.print(
        "these files are for a translation tool: Xcode ignores targets marked as needing review; use --for xcode for Xcode"
      )
    }
    // Where nothing is written, the files are as they were.
    let counts = isWritten ? fixer.remaining.counts : fixer.found
    let code = check.exitCode(counts, errors, configuration)
    if !input.quiet {
      if let baseline, fixer.knownCount > 0 { KnownOptions.tell(fixer.knownCount, of: baseline) }
      summarize(fixer, writing)
    } else if code == ExitCode(1), isWritten || writing.changed.isEmpty {
      let count = check.failing(counts, configuration)
      Trouble.print(
        (isWritten
          ? count.counted("finding is", "findings are") + " left for review"
          : count.counted("finding", "findings") + " in the files as they are")
          + " (alertcat check shows them)")
    }
    throw code
  }

  /// Whether the files change, or copies are made.
  private var isWritten: Bool { inPlace || output != nil }

  /// Copies inside a folder that is checked would be checked as well, and everything said twice.
  private func tellNested(_ output: String, _ configuration: Configuration?) {
    guard let place = Paths.real(output) else { return }
    let folders = sequence(first: place) { $0 == "/" ? nil : Paths.folder(of: $0) }
    if let patterns = configuration?.patterns, folders.contains(where: patterns.match) { return }
    let outer = input.paths.first { path in
      Paths.real(path).map { folder in
        Paths.isInside(place, folder)
          && !Paths.inner(place, of: folder).contains { $0.hasPrefix(".") }
      } ?? false
    }
    guard let outer else { return }
    Trouble.print(
      "\(output) is inside \(outer), so that the next check reads these copies too: use a folder outside, or exclude it in \(Configuration.name)"
    )
  }

  private func tellUnsettled(_ rules: [String]) {
    for rule in rules {
      Trouble.print("internal error: the fixes of \(rule) do not settle; please report this")
    }
  }

  /// `3 errors and warnings left for review`
  private func left(_ remaining: [Finding]) -> String {
    remaining.count { $0.severity > .info }.counted("error or warning", "errors and warnings")
      + " left for review"
  }

  /// Corrections of a catalog become decisions that a person can revert.
  private func record(
    _ file: CatalogFile, _ reviewed: Reviewed, _ options: Checker.Options,
    _ configuration: Configuration?
  ) throws {
    if reviewed.loader.isEmpty { throw CatalogOption.nothing(in: file) }
    let result = try CatalogOption.reporting { () throws(StoreError) in
      try CatalogFix(file, reviewed, options, includesReview: include == .review)
    }
    tellUnsettled(result.unsettledRules)
    for error in result.errors { Trouble.print("\(error)") }
    for line in result.lines { Output.print(Terminal.oneLine(line)) }
    if !input.quiet {
      Trouble.tellStale(reviewed.staleNames)
      Trouble.print(
        result.lines.count.counted("decision", "decisions") + " recorded, "
          + left(result.remaining))
    }
    throw check.exitCode(result.remaining.counts, result.errors, configuration)
  }

  private func outputFolder(
    _ loader: Loader, _ manifests: FoundManifests?
  ) throws -> OutputFolder? {
    guard let output else { return nil }
    for (file, reason) in manifests?.left ?? [] {
      Trouble.print("\(file): \(reason), not copied: check the copies with --alerts \(file)")
    }
    let companions = loader.search.files.filter { $0.use == .companion }
    do {
      return try OutputFolder(
        output, for: loader.inputs + companions + (manifests?.files ?? []))
    } catch {
      throw Trouble.misuse(Terminal.oneLine(error.description))
    }
  }

  private func summarize(_ fixer: Fixer, _ writing: FixWriting) {
    let corrections = fixer.corrections.filter { writing.isWritten($0.reference.document) }
    // A copy has all its notes, a file that was corrected before only new ones.
    let notes = fixer.noteCounts.indices
      .filter { writing.areNotesWritten($0) && (output != nil || writing.isChanged($0)) }
      .reduce(0) { $0 + fixer.noteCounts[$1] }
    let taken = fixer.takenNoteCounts.indices.filter(writing.isWritten)
      .reduce(writing.notesTaken) { $0 + fixer.takenNoteCounts[$1] }
    if isWritten { writing.list(corrections) }
    let isIdle = output == nil && writing.changed.isEmpty && writing.failed.isEmpty
    var parts: [String] = []
    if isIdle {
      parts.append("nothing to correct, no new notes")
    } else {
      parts += [
        corrections.count.counted("value", "values"),
        isWritten ? " corrected, " : " would be corrected, ", notes.counted("note", "notes"),
      ]
      if taken > 0 { parts.append(", \(taken.counted("outdated note", "outdated notes")) removed") }
    }
    // Of files that could not be written more is left.
    if writing.failed.isEmpty { parts.append((isIdle ? "; " : ", ") + left(fixer.remaining)) }
    if !isIdle, !isWritten { parts.append("; nothing is written without --in-place or --output") }
    if let output { parts.append("; \(writing.hasWritten ? "" : "nothing ")written to \(output)") }
    if !writing.reviews.isEmpty, notes + taken > 0 {
      parts.append("; review file: \(writing.reviews.named(1))")
    }
    if !writing.removedReviews.isEmpty {
      let what = isWritten ? "review file removed" : "review file that would go"
      parts.append("; \(what): \(writing.removedReviews.named(1))")
    }
    if !writing.failed.isEmpty {
      parts.append("; \(writing.failed.count.counted("file", "files")) not written")
    }
    if writing.unread > 0, output != nil {
      parts.append("; \(writing.unread.counted("file", "files")) not read, so not copied")
    }
    Trouble.print(parts.joined())
    let guesses = fixer.remaining.count { $0.isGuess && $0.fix != nil }
    if include == .review, guesses > 0 {
      Trouble.print(
        guesses.counted("proposal", "proposals")
          + " not applied to strings that may not be alerts (list those in alerts.yml)"
      )
    }
  }
}
