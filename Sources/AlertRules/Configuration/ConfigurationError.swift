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

/// Finding the name somebody meant.
public enum Suggestion {
  /// ` (did you mean “title”?)`, or nothing if no name is near.
  public static func text(for name: String, among names: some Sequence<String>) -> String {
    let ranked = names.filter { abs($0.count - name.count) <= max(1, ($0.count + 1) / 3) }
      .map { ($0, distance(name, $0)) }.min { ($0.1, $0.0) < ($1.1, $1.0) }
    guard let (near, distance) = ranked, distance <= max(1, (near.count + 1) / 3) else { return "" }
    return " (did you mean “\(near)”?)"
  }

  /// Levenshtein distance in characters.
  private static func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let next = Swift.min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
