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
    let normal = Self.normal(label, locale: locale)
    if let exact = roles[normal] { return exact }
    let isASCII = normal.utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? [] : roles[Confusables.latin(normal)] ?? []
  }

  /// Whether it is a stock label at all.
  func isLabel(_ text: String) -> Bool { !roles(of: text).isEmpty }

  /// Compared without case (by the locale's rules), NFC, without end marks and odd spaces.
  static func normal(_ label: String, locale: String) -> String {
    if let simple = simple(label) { return simple }
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

  /// The same for ASCII, where every locale folds alike but for the capital I; `nil` for all else.
  private static func simple(_ label: String) -> String? {
    guard label.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "I") }) else {
      return nil
    }
    func trimmed(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
      let start = bytes.firstIndex { $0 != 0x20 } ?? bytes.endIndex
      let end = bytes.lastIndex { $0 != 0x20 }.map(bytes.index(after:)) ?? start
      return bytes[start..<end]
    }
    let text = trimmed(label[...].utf8)
    let end = text.lastIndex { !".?!:".utf8.contains($0) }.map(text.index(after:))
    return Substring(trimmed(text[..<(end ?? text.endIndex)])).lowercased()
  }
}
