import AlertRules
import ArgumentParser
import Foundation
import Synchronization

/// Trouble goes to standard error, and decides the exit code.
enum Trouble {
  /// Prints one line to standard error, whatever it quotes.
  static func print(_ text: String) { paragraph(Terminal.line(text)) }

  /// Prints lines to standard error.
  static func paragraph(_ text: String) {
    // What was printed before comes first, also where both streams meet.
    Output.flush()
    say(text)
  }

  /// Prints why a command cannot do what it was told, where its options alone could not show it.
  ///
  /// - Returns: what to throw: a wrong command line, without the help that goes with a misspelt option.
  static func misuse(_ text: String) -> ExitCode {
    print(text)
    return ExitCode(64)
  }

  /// Prints an error with the line that it quotes.
  static func print(_ error: ConfigurationError) {
    let lines = [error.headline, error.line].filter { !$0.isEmpty }
    paragraph(lines.map(Terminal.line).joined(separator: "\n    "))
  }

  /// Prints one line to standard error, whatever becomes of standard output. If nobody can be told,
  /// the work still goes on.
  static func say(_ text: String) {
    let line = Terminal.harmless(text) + "\n"
    record.withLock { $0? += line }
    _ = AtomicFile.writeAll(line.utf8, to: STDERR_FILENO)
  }

  /// Tells of corrections that Xcode will pass over.
  static func tellUnfinished(_ count: Int) {
    if count == 0 { return }
    print(
      count.counted("corrected target is", "corrected targets are")
        + " marked as new or as needing review: Xcode ignores \(count == 1 ? "it" : "them") when it"
        + " imports the XLIFF")
  }

  /// Tells of texts that are as they were delivered, and that Xcode will pass over.
  static func tellWaiting(_ names: [String]) {
    if names.isEmpty { return }
    print(
      names.count.counted("target is", "targets are")
        + " still marked as needing review: Xcode ignores \(names.count == 1 ? "it" : "them") when it"
        + " imports the XLIFF, until somebody sets the state to translated: "
        + names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : ""))
  }

  /// Tells of strings whose decisions were about another text.
  static func tellStale(_ names: [String]) {
    if names.isEmpty { return }
    print(
      names.count.counted("string needs", "strings need")
        + " another look, because the text or its source changed after the decision: "
        + names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : ""))
  }

  private static let record = Mutex<String?>(nil)

  /// Begins to keep what is printed.
  static func beginRecord() { record.withLock { $0 = "" } }

  /// Ends it: what was printed since.
  static func endRecord() -> String {
    record.withLock { record in
      defer { record = nil }
      return record ?? ""
    }
  }

  /// Runs `body`; a wrong configuration is printed and exits 2, before any work.
  static func reporting<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch { throw reported(error) }
  }

  /// The same for work that waits.
  static func reporting<Result>(_ body: () async throws -> Result) async throws -> Result {
    do { return try await body() } catch { throw reported(error) }
  }

  private static func reported(_ error: any Error) -> any Error {
    switch error {
    case let error as ConfigurationError: print(error)
    case let error as FormatError: print(error.description)
    default: return error
    }
    return ExitCode(2)
  }
}
