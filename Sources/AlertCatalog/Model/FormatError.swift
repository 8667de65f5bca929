/// Why a file could not be used. One bad file never stops the others.
///
///     de.xliff:12:7: </source> does not match <target>: export the file again
public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the caller gave it.
  public var file: String
  /// Where in it.
  public var position: Position
  /// What was found and what was expected.
  public var problem: String
  /// What to do about it.
  public var advice: String

  /// Creates an error.
  public init(_ file: String, _ position: Position, _ problem: String, _ advice: String) {
    self.file = file
    self.position = position
    self.problem = problem
    self.advice = advice
  }

  /// `problem: advice`
  public var message: String { "\(problem): \(advice)" }

  /// The whole line: `file:line:column: problem: advice`.
  public var description: String {
    "\(file):\(position.line):\(position.column): \(message)"
  }
}
