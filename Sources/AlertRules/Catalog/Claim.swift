/// A reason to believe that a key has a role.
public struct Claim: Hashable, Sendable {
  /// Where it comes from.
  public var source: Source
  /// 0 to 1.
  public var confidence: Double
  /// For people: `key name (…alert.title)`.
  public var reason: String

  /// Creates a claim.
  public init(source: Source, confidence: Double, reason: String) {
    self.source = source
    self.confidence = confidence
    self.reason = reason
  }

  /// Sources, strongest first.
  public enum Source: String, Sendable, CaseIterable, Comparable {
    /// `alerts.yml` says it.
    case manifest
    /// Source code shows it so.
    case code
    /// It stands on a picture as the strings of an alert do.
    case screenshot
    /// The name of the key says it.
    case keyName
    /// The developer’s comment says it.
    case comment
    /// The text itself says it.
    case value

    /// manifest < code < screenshot < keyName < comment < value.
    public static func < (a: Source, b: Source) -> Bool { a.rank < b.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// `key name (…alert.title) 0.80`
  public var text: String {
    let hundredths = Int((confidence * 100).rounded())
    return "\(reason) \(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// From here on a grouping is trusted: its findings have their severity and may be fixed.
  static let certain = 0.7

  /// The confidence of agreeing claims: 1 − Π(1 − c), at most 0.99 without a manifest.
  static func combined(_ claims: [Claim]) -> Double {
    if claims.contains(where: { $0.source == .manifest }) { return 1 }
    return min(0.99, 1 - claims.reduce(1) { $0 * (1 - $1.confidence) })
  }
}
