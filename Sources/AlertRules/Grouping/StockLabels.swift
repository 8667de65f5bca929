/// Recognises stock button labels of one locale.
///
///     StockLabels(policy).roles(of: "Annuler")  // [.cancel] in French
public struct StockLabels: Sendable {
  private let roles: [String: Set<StockRole>]
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
  }

  /// Every role a label may have: Danish “OK” is both OK and Done.
  public func roles(of label: String) -> Set<StockRole> {
    let exact = roles[Self.normal(label, locale: locale)]
    return exact ?? roles[Confusables.latin(Self.normal(label, locale: locale))] ?? []
  }

  /// Whether it is a stock label at all.
  func isLabel(_ text: String) -> Bool { !roles(of: text).isEmpty }

  /// Compared without case (by the locale's rules), NFC, without end marks and odd spaces.
  static func normal(_ label: String, locale: String) -> String {
    let text = label.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "\u{A0}", "\u{202F}": " "
      case "’": "'"
      default: Character(scalar)
      }
    }.filter { $0 != "\u{2060}" && $0 != "\u{200E}" && $0 != "\u{200F}" && $0 != "\u{AD}" }
    let trimmed = String(text).trimmed
    let end = trimmed.lastIndex { character in
      !"…:：".contains(character)
        && character.unicodeScalars.last.map { Marks.anywhere[$0] == nil } ?? true
    }.map { trimmed.index(after: $0) }
    return ICU.fold(String(trimmed[..<(end ?? trimmed.endIndex)]).trimmed, locale: locale)
  }
}

/// Cyrillic and Greek letters that look like Latin ones: “ОК” and “ΟΚ” are read as “OK”.
enum Confusables {
  /// A folded word in Latin letters, if it consists of look-alikes only.
  static func latin(_ folded: String) -> String {
    var result = ""
    for scalar in folded.unicodeScalars {
      if let latin = table[scalar] {
        result.append(latin)
      } else if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        return folded
      }
    }
    return result
  }

  /// Whether a letter has a twin in another of the three alphabets.
  static func looksAlike(_ letter: Unicode.Scalar) -> Bool {
    let small = String(letter).lowercased().unicodeScalars
    return small.count == 1
      && small.allSatisfy { table[$0] != nil || table.values.contains(Character($0)) }
  }

  private static let table: [Unicode.Scalar: Character] = [
    "о": "o", "к": "k", "а": "a", "е": "e", "с": "c", "р": "p", "х": "x", "у": "y",
    "ο": "o", "κ": "k", "α": "a", "ε": "e", "ρ": "p", "χ": "x",
  ]
}
