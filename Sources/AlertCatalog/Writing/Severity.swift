/// How bad a finding is.
public enum Severity: String, Sendable, Comparable, CaseIterable, Codable {
  /// Advice, metrics, heuristics.
  case info
  /// Breaks a demand, but the detector can be wrong or the edition says “in general”.
  case warning
  /// Certainly breaks a flat demand of the edition.
  case error

  /// info < warning < error.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  /// XLIFF note priority: 1 is highest, 10 lowest.
  var priority: Int { [8, 5, 2][rank] }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
