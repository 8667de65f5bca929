import AlertRules
import ArgumentParser
import Foundation

/// How results are printed.
struct OutputOptions: ParsableArguments {
  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  @Option(name: .customShort("o"), help: "Write the report to a file.", completion: .file())
  var report: String?

  @Option(help: "Whether to use colors.")
  var color = ColorChoice.auto

  /// Whether to colour: never into a file, and not where NO_COLOR is set.
  var usesColor: Bool {
    if report != nil || color == .never { return false }
    if color == .always { return true }
    if isatty(STDOUT_FILENO) != 1 { return false }
    let variables = ProcessInfo.processInfo.environment
    return variables["NO_COLOR"] == nil && variables["TERM"] != "dumb"
  }

  /// The folder that files are known from, where the surroundings say so.
  private var root: String? {
    getenv("GITHUB_WORKSPACE").flatMap { $0.pointee == 0 ? nil : String(cString: $0) }
  }

  /// What the text of a report depends on, beside its findings.
  var facts: [String] { ["color \(usesColor)", "root \(root ?? "")"] }

  /// The report as it is printed.
  func text(_ report: Report) -> String {
    var report = report
    report.root = root
    return format.render(report, color: usesColor)
  }

  /// Whether something is there, and it is no regular file. Nothing may be read from it: a pipe would wait.
  private static func isDevice(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT != S_IFREG
  }

  /// Whether a file is a database, such as a catalog.
  static func isDatabase(_ path: String) -> Bool {
    if isDevice(path) { return false }
    let head = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 16)
    return head == Data("SQLite format 3\0".utf8)
  }

  /// Refuses to write a report over a file that was read.
  ///
  /// - Parameter others: what else was read.
  static func refuse(
    _ path: String?, for loader: Loader, _ others: [String?] = [], option: String = "-o"
  ) throws {
    guard let path, let real = Paths.real(path) else { return }
    let read =
      loader.search.files.map(\.fileToWrite) + loader.inputs.map(\.fileToWrite)
      + loader.catalog.context.map(\.file.path) + loader.manifests.map(\.file)
      + others.compactMap { $0 }
    guard read.contains(where: { Paths.real($0) == real }) else { return }
    throw Trouble.misuse(
      "\(Terminal.oneLine(path)) is one of the input files: use another \(option).")
  }

  /// Prints text, or writes it where `-o` says (`-`: standard output): a regular file is replaced as a whole, anything else
  /// (a terminal, a pipe) is written to directly. Localization files and databases that are there stay.
  ///
  /// - Parameter option: what named the path.
  static func emit(_ text: String, to path: String?, option: String = "-o") throws {
    guard let path, path != "-" else {
      Output.print(text, terminator: "")
      return
    }
    if isDatabase(path)
      || ["-wal", "-shm", "-journal"].contains(where: { ending in
        path.hasSuffix(ending) && isDatabase(String(path.dropLast(ending.count)))
      })
    {
      Trouble.print("\(path): this is a database, and was left alone: use another \(option)")
      throw ExitCode(2)
    }
    // With another name it may be what the command has just read, or written.
    if InputSearch.isLocalization(path), Paths.kind(of: path) == .file {
      Trouble.print(
        "\(path): this is a localization file, and was left alone: use another \(option)")
      throw ExitCode(2)
    }
    if isDevice(path) { return try Trouble.reporting { try write(text, to: path) } }
    try Trouble.reporting { try AtomicFile.write(FileBytes(text.utf8), to: path) }
  }

  /// Writes to a terminal, a pipe or another device.
  private static func write(_ text: String, to path: String) throws(FormatError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw WriteTrouble.error(path, "cannot be opened for writing", keeps: false)
    }
    defer { close(descriptor) }
    guard AtomicFile.writeAll(text.utf8, to: descriptor) else {
      throw WriteTrouble.error(path, "not everything could be written", keeps: false)
    }
  }
}
