import AlertRules
import Foundation

/// A way to break a clean string, and the rules that should notice.
enum Fault: String, CaseIterable {
  case lowerATitleWord = "lower a title word"
  case raiseASentenceWord = "raise a sentence word"
  case dropTheEndMark = "drop the end mark"
  case sayYes = "say Yes"
  case loseAPlaceholder = "lose a placeholder"

  /// Any of these is the right one.
  var rules: Set<String> {
    switch self {
    case .lowerATitleWord: ["title-fragment-style", "button-title-style", "brand-case"]
    case .raiseASentenceWord: ["title-sentence-style", "message-sentence-style"]
    case .dropTheEndMark:
      [
        "title-end-punctuation", "title-question-mark", "message-end-punctuation", "question-lost",
        // “Delete the trip” without its question mark is a fragment, and not written like one.
        "title-multi-sentence", "title-fragment-style",
      ]
    case .sayYes: ["button-yes-no"]
    case .loseAPlaceholder: ["placeholder-mismatch"]
    }
  }

  /// The broken string; `nil` where this fault cannot happen.
  func breaking(_ value: String, _ role: Role, _ policy: LocalePolicy, source: String?) -> String? {
    switch self {
    case .lowerATitleWord:
      guard role != .message, policy.style(of: role) == .title, !value.hasEndMark else {
        return nil
      }
      let words = value.split(separator: " ").dropFirst()
      guard words.allSatisfy({ $0.count < 4 || $0.first?.isUppercase == true }) else { return nil }
      let isPlain = { (word: Substring) in
        word.count > 3 && word.allSatisfy(\.isLetter) && word.dropFirst().allSatisfy(\.isLowercase)
      }
      return words.last(where: isPlain).map { value.changingFirst(of: $0, upper: false, policy) }
    case .raiseASentenceWord:
      // Only in English: in other languages one raised word is no proof (spec RULES §7.4).
      guard role != .button, policy.language == "en", value.hasEndMark else { return nil }
      let words = value.split(separator: " ").dropFirst().dropLast()
      let isPlain = { (word: Substring) in
        word.count > 3 && word.allSatisfy { $0.isLetter && $0.isLowercase }
      }
      return words.last(where: isPlain).map { value.changingFirst(of: $0, upper: true, policy) }
    case .dropTheEndMark:
      // What ends in a placeholder, an address or a list may go without: no rule asks for a mark.
      guard role != .button, value.hasEndMark, !value.dropLast().hasOpenEnd else { return nil }
      return String(value.dropLast())
    case .sayYes:
      return role == .button ? policy.stockWords[.yes]?.first?.word : nil
    case .loseAPlaceholder:
      guard source?.contains("%@") == true, let range = value.range(of: "%@") else { return nil }
      return value.replacingCharacters(in: range, with: "")
    }
  }
}

extension Substring {
  /// Ends in a placeholder or an address, with or without quotation marks, or holds a list.
  fileprivate var hasOpenEnd: Bool {
    let end = self[...(lastIndex { !" \u{A0}\u{202F}”“\"»«'’」』)）".contains($0) } ?? startIndex)]
    return end.contains(/%([0-9]+\$)?(@|l*d|%)$/) || end.hasSuffix("%")
      || contains(/\n *[•-]/) || (end.split(separator: " ").last?.contains("/") ?? false)
  }
}

extension String {
  /// One mark, not an ellipsis.
  fileprivate var hasEndMark: Bool {
    guard let last, ".?。？؟।".contains(last) else { return false }
    return !dropLast().hasSuffix(".")
  }

  fileprivate func changingFirst(
    of word: Substring, upper: Bool, _ policy: LocalePolicy
  ) -> String {
    let locale = Locale(identifier: policy.locale)
    let first = String(word.prefix(1))
    let new = upper ? first.uppercased(with: locale) : first.lowercased(with: locale)
    return String(self[..<word.startIndex]) + new + self[self.index(after: word.startIndex)...]
  }
}
