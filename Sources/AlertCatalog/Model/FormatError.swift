/// Why a file could not be used. One bad file never stops the others.
///
///     de.xliff:12:7: </source> does not match <target>: export the file again
public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the caller gave it.
  public var file: String
  /// Where in it; `nil` where it is about the file as a whole.
  public var place: Position?
  /// What was found and what was expected.
  public var problem: String
  /// What to do about it.
  public var advice: String

  /// Creates an error.
  public init(_ file: String, _ place: Position?, _ problem: String, _ advice: String) {
    self.file = file
    self.place = place
    self.problem = problem
    self.advice = advice
  }

  /// A place for reports that need one.
  public var position: Position { place ?? .start }

  /// `problem: advice`
  public var message: String { "\(problem): \(advice)" }

  /// The whole line: `file:line:column: problem: advice`, without what there is not.
  public var description: String {
    let parts = place.map { [file, "\($0.line)", "\($0.column)"] } ?? [file]
    return parts.filter { !$0.isEmpty }.joined(separator: ":") + (file.isEmpty ? "" : ": ")
      + message
  }
}
