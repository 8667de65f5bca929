/// Finding the name somebody meant.
public enum Suggestion {
  /// ` (did you mean “title”?)`, or nothing if no name is near: what was given is the beginning of the one that is meant,
  /// or nearly the same. Small and large letters are the same.
  public static func text(for name: String, among names: some Sequence<String>) -> String {
    // Two letters are near to any other two.
    guard name.count > 2 else { return "" }
    let longer = names.filter { $0.lowercased().hasPrefix(name.lowercased()) }
    if longer.count == 1 { return " (did you mean “\(longer[0])”?)" }
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
