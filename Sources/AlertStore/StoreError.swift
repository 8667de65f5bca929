import AlertRules
import GRDB

/// Why a catalog file could not be used.
///
///     alerts.alertcat: this is not an alertcat catalog: use another --catalog
public struct StoreError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The catalog file, or the file that was to go into it.
  public var file: String
  /// What was found and what was expected.
  public var problem: String
  /// What to do about it.
  public var advice: String

  /// Creates an error.
  public init(_ file: String, _ problem: String, _ advice: String) {
    self.file = file
    self.problem = problem
    self.advice = advice
  }

  /// The whole line: `file: problem: advice`.
  public var description: String { "\(file): \(problem): \(advice)" }

  /// A file that cannot be read, with the place in it.
  public init(_ error: FormatError) {
    let place = error.position
    self.init(
      place == .start ? error.file : "\(error.file):\(place.line):\(place.column)",
      error.problem, error.advice)
  }

  /// An error of SQLite, in words for the person who runs the program.
  init(_ file: String, _ error: any Error) {
    switch error {
    case let known as StoreError: self = known
    case let known as FormatError: self.init(known)
    case let known as ConfigurationError:
      self.init(file, known.description, "correct it")
    case let known as DatabaseError:
      let advice =
        switch known.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: "another program is writing to it; try again"
        case .SQLITE_FULL: "free disk space"
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN:
          "check that it and its folder are writable"
        case .SQLITE_NOTADB, .SQLITE_CORRUPT: "restore it from a copy, or import again"
        default: "try again"
        }
      self.init(file, known.message ?? "SQLite error \(known.resultCode.rawValue)", advice)
    default: self.init(file, "\(error)", "try again")
    }
  }
}
