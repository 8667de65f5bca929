import AlertCatalog

/// Something is wrong in a manifest, a policy, an edition or an option. Nothing has been done yet.
///
///     alerts.yml:12:5: unknown field “tilte” (did you mean “title”?)
///         tilte: trip.delete.title
public struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  /// The file, or the option.
  public var file: String
  /// Where in it.
  public var position: Position
  /// What is wrong and what was expected.
  public var problem: String
  /// The line it stands in.
  public var line: String

  /// `file:line:column: problem`, and the line below.
  public var description: String {
    line.isEmpty ? headline : headline + "\n    " + line
  }

  /// `file:line:column: problem`.
  public var headline: String { "\(file):\(position.line):\(position.column): \(problem)" }
}
