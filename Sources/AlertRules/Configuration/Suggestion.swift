/// Finding the name somebody meant.
public enum Suggestion {
  /// ` (did you mean “title”?)`, or nothing if no name is near. Small and large letters are the same.
  public static func text(for name: String, among names: some Sequence<String>) -> String {
    let ranked = names.filter { abs($0.count - name.count) <= max(1, ($0.count + 1) / 3) }
      .map { ($0, distance(name.lowercased(), $0.lowercased())) }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }
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
