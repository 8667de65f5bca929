import AlertStore
import ArgumentParser
import Foundation

/// `alertcat fix`: repairs what is safe, and notes what a person must decide.
struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Correct what is safe to correct, and leave notes for the rest.",
    discussion: """
      Shows a diff unless told where to write. Everything else in the files stays byte for byte. In \
      a catalog each correction becomes a decision.

      alertcat fix Localizations --output Reviewed
      alertcat fix fr.lproj --in-place --include review
      """)

  /// What else is applied.
  enum Inclusion: String, ExpressibleByArgument, CaseIterable { case review }

  @OptionGroup var input: InputOptions
  @OptionGroup var check: CheckOptions

  @Flag(help: "Show what would change (the default).")
  var diff = false

  @Flag(help: "Write over the files.")
  var inPlace = false

  @Option(help: "Write copies of all files into this folder.", completion: .directory)
  var output: String?

  @Option(help: "review: apply the proposals that need review too.")
  var include: Inclusion?

  @Flag(help: "Write no review notes.")
  var noNotes = false

  @Option(name: .customLong("for"), help: "Who reads the files next: xcode or vendor.")
  var audience = "xcode"

  func validate() throws {
    if [diff, inPlace, output != nil].count(where: { $0 }) > 1 {
      throw ValidationError("Give only one of --diff, --in-place and --output.")
    }
    if Audience(rawValue: audience) == nil { throw ValidationError("--for is xcode or vendor.") }
    if input.catalog != nil, diff || inPlace || output != nil || noNotes || audience != "xcode" {
      throw ValidationError("With --catalog corrections become decisions; export writes the files.")
    }
    if input.paths == ["-"], inPlace { throw ValidationError("Standard input has no place.") }
  }

  func run() async throws {
    var options = try check.options()
    options.jobs = input.jobs
    if let (file, reviewed) = try input.openCatalog() { return try record(file, reviewed, options) }
    let loader = try await input.load(excluding: output)
    let folder = try outputFolder(loader)
    let checker = try Trouble.reporting {
      try Checker(loader.catalog, alerts: loader.alerts, options: options)
    }
    check.remarks(on: checker, quiet: input.quiet)
    var fixing = Fixer.Options()
    fixing.includesReview = include == .review
    fixing.writesNotes = !noNotes
    fixing.audience = Audience(rawValue: audience) ?? .xcode
    let fixer = try Trouble.reporting { try Fixer(checker, options: fixing) }
    for error in fixer.errors { Trouble.print("\(error)") }
    for rule in fixer.unsettledRules {
      Trouble.print("internal error: the fixes of \(rule) do not settle; please report this")
    }
    var errors = loader.errors + fixer.errors
    if audience == "vendor", !input.quiet {
      Trouble.print(
        "written for a translation tool: Xcode ignores targets that need review (--for xcode)")
    }
    if let folder {
      errors += write(loader, fixer, into: folder)
    } else if inPlace {
      errors += write(loader, fixer)
    } else {
      showDiff(loader, fixer)
    }
    if !input.quiet { summarize(loader, fixer) }
    throw check.exitCode(fixer.remaining, errors)
  }

  /// Corrections of a catalog become decisions that a person can revert.
  private func record(
    _ file: CatalogFile, _ reviewed: Reviewed, _ options: Checker.Options
  ) throws {
    let result = try CatalogOption.reporting { () throws(StoreError) in
      try CatalogFix(file, reviewed, options, includesReview: include == .review)
    }
    for rule in result.unsettledRules {
      Trouble.print("internal error: the fixes of \(rule) do not settle; please report this")
    }
    for error in result.errors { Trouble.print("\(error)") }
    for line in result.lines { print(Terminal.oneLine(line)) }
    if !input.quiet {
      let left = result.remaining.count { $0.severity > .info }
      Trouble.print(
        count(result.lines.count, "decision", "decisions") + " recorded, "
          + count(left, "error or warning", "errors and warnings") + " left for a person")
    }
    throw check.exitCode(result.remaining, result.errors)
  }

  private func outputFolder(_ loader: Loader) throws -> OutputFolder? {
    guard let output else { return nil }
    if let same = input.paths.first(where: { InputSearch.isSame($0, as: output) }) {
      throw ValidationError("\(same) is an input; give another output folder, or --in-place.")
    }
    do {
      return try OutputFolder(
        output, for: loader.inputs + loader.search.files.filter { $0.use == .companion })
    } catch {
      throw ValidationError(Terminal.oneLine(error.description))
    }
  }

  /// Writes over the files, or copies of all of them into `folder`.
  private func write(
    _ loader: Loader, _ fixer: Fixer, into folder: OutputFolder? = nil
  ) -> [FormatError] {
    var (files, errors) = OutgoingFile.all(loader, fixer)
    for error in errors { Trouble.print("\(error)") }
    func attempt(_ body: () throws(FormatError) -> Void) {
      do throws(FormatError) { try body() } catch {
        Trouble.print("\(error)")
        errors.append(error)
      }
    }
    func put(_ bytes: FileBytes, at path: String, or outputPath: String) {
      attempt { () throws(FormatError) in
        guard let folder else { return try AtomicFile.write(bytes, to: path) }
        try folder.write(bytes, to: outputPath)
      }
    }
    for file in files where folder != nil || file.isChanged {
      put(file.bytes, at: file.path, or: file.outputPath)
    }
    for file in loader.search.files where file.use == .companion && folder != nil {
      attempt { () throws(FormatError) in try folder?.write(file.bytes(), to: file.outputPath) }
    }
    let reviews = reviewFiles(loader, fixer, in: folder)
    for error in reviews.errors { attempt { () throws(FormatError) in throw error } }
    for file in reviews.files {
      if folder == nil {
        // A bundle without notes has no folder for them; if it cannot be made, writing says why.
        let parent = URL(fileURLWithPath: file.path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      put(file.bytes, at: file.path, or: file.path)
    }
    return errors
  }

  private func reviewFiles(
    _ loader: Loader, _ fixer: Fixer, in folder: OutputFolder?
  ) -> (files: [ReviewFile], errors: [FormatError]) {
    if noNotes { return ([], []) }
    let paths = loader.inputs.map { folder == nil ? $0.fileToWrite : $0.outputPath }
    return ReviewFile.all(fixer, loader.catalog, paths: paths) { path in
      try? FileReading.bytes(of: folder.map { "\($0.path)/\(path)" } ?? path)
    }
  }

  private func showDiff(_ loader: Loader, _ fixer: Fixer) {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    for (document, bytes) in zip(loader.catalog.documents, fixer.results) {
      guard let after = try? SourceFile(path: document.file.path, original: bytes) else { continue }
      let diff = UnifiedDiff.text(
        String(decoding: document.file.bytes, as: UTF8.self),
        String(decoding: after.bytes, as: UTF8.self), path: document.file.path)
      FileHandle.standardOutput.write(Data((isTerminal ? Terminal.harmless(diff) : diff).utf8))
    }
  }

  private func summarize(_ loader: Loader, _ fixer: Fixer) {
    if inPlace || output != nil {
      for correction in fixer.corrections {
        let document = loader.catalog.documents[correction.reference.document]
        let key = document.key(of: document.entries[correction.reference.entry])
        let line = "\(document.file.path): \(key): “\(correction.before)” → “\(correction.after)” "
        print(Terminal.oneLine(line + "[\(correction.rules.joined(separator: ", "))]"))
      }
    }
    let left = fixer.remaining.count { $0.severity > .info }
    let verb = inPlace || output != nil ? "corrected" : "would be corrected"
    Trouble.print(
      count(fixer.corrections.count, "value", "values") + " \(verb), "
        + count(fixer.noteCount, "note", "notes") + ", "
        + count(left, "error or warning", "errors and warnings") + " left for a person"
        + (output.map { "; written to \($0)" } ?? ""))
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
