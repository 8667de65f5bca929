/// Recognises stock button labels of one locale.
///
///     StockLabels(policy).roles(of: "Annuler")  // [.cancel] in French
public struct StockLabels: Sendable {
  private let roles: [String: Set<StockRole>]
  /// Bytes of the longest label.
  private let longest: Int
  private let locale: String

  /// The English ones, for source text.
  static let english = StockLabels(
    (try? Policies().policy(for: "en")) ?? LocalePolicy(locale: "en"))

  /// The labels of a policy.
  public init(_ policy: LocalePolicy) {
    locale = policy.casingLocale
    var roles: [String: Set<StockRole>] = [:]
    for (role, words) in policy.stockWords {
      for word in words {
        let normal = Self.normal(word.word, locale: policy.casingLocale)
        for form in Set([normal, Confusables.latin(normal)]) {
          roles[form, default: []].insert(role)
        }
      }
    }
    self.roles = roles
    longest = roles.keys.map(\.utf8.count).max() ?? 0
  }

  /// Every role a label may have: Danish “OK” is both OK and Done.
  public func roles(of label: String) -> Set<StockRole> {
    // Room for end marks and invisible ones.
    guard label.utf8.count <= longest + 24 else { return [] }
    let exact = roles[Self.normal(label, locale: locale)]
    return exact ?? roles[Confusables.latin(Self.normal(label, locale: locale))] ?? []
  }

  /// Whether it is a stock label at all.
  func isLabel(_ text: String) -> Bool { !roles(of: text).isEmpty }

  /// Compared without case (by the locale's rules), NFC, without end marks and odd spaces.
  static func normal(_ label: String, locale: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in label.unicodeScalars {
      switch scalar {
      case "\u{A0}", "\u{202F}": text.append(" ")
      case "’": text.append("'")
      case "\u{2060}", "\u{200E}", "\u{200F}", "\u{AD}": continue
      default: text.append(scalar)
      }
    }
    let trimmed = String(text).trimmed
    let end = trimmed.lastIndex { character in
      !"…:：".contains(character)
        && character.unicodeScalars.last.map { Marks.anywhere[$0] == nil } ?? true
    }.map { trimmed.index(after: $0) }
    return ICU.fold(String(trimmed[..<(end ?? trimmed.endIndex)]).trimmed, locale: locale)
  }
}
