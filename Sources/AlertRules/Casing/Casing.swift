/// Re-casing single strings: what `alertcat case` does.
public struct Casing: Sendable {
  /// Longer texts are no alert; they are left alone, so that no file can make a check slow (bytes).
  public static let longestText = 10_000

  /// A text, unless it is too long.
  static func judged(_ text: String?) -> String? {
    text.flatMap { $0.utf8.count <= longestText ? $0 : nil }
  }

  let policy: LocalePolicy
  let style: LocalePolicy.CasingStyle
  let terms: Terms

  /// Casing in a locale.
  ///
  /// - Parameters:
  ///   - locale: any locale ICU knows; one without a policy gets ICU's letter mappings only.
  ///   - style: the style wanted, whatever the locale's habit.
  ///   - convention: `apple`, or that of another house with styles of its own: `gnome`.
  ///   - glossary: terms of a project, each in its case.
  /// - Throws: ``ConfigurationError`` if a policy file is damaged or ICU does not know the locale.
  public init(
    locale: String, style: LocalePolicy.CasingStyle,
    convention: String = LocalePolicy.standardConvention,
    glossary: Glossary = Glossary()
  ) throws(ConfigurationError) {
    guard ICU.knows(locale) else {
      throw ConfigurationError(
        file: "--locale", position: .start, problem: "ICU does not know the locale “\(locale)”",
        line: "")
    }
    var policy = try Policies.policy(for: locale) ?? LocalePolicy(locale: locale)
    // A regional policy may rest on its language's: the letters follow the locale asked for.
    if policy.casingLocale == policy.locale { policy.casingLocale = locale }
    self.policy = policy
    // A house that writes sentences in this language has no title style to put strings into.
    let house = policy.conventions[convention]?[.button]
    self.style = style == .title ? house ?? style : style
    terms = glossary.terms(for: locale)
  }

  /// Whether ICU knows the language of a tag.
  public static func knows(_ locale: String) -> Bool { ICU.knows(locale) }

  /// The string in the style, changes for review included.
  ///
  ///     try Casing(locale: "en", style: .title).styled("sign in to icloud")  // "Sign In to iCloud"
  public func styled(_ text: String) -> String {
    var text = text
    // A first word that is raised may be the last that was missing: then all are, and go down again.
    for _ in 0..<Self.rounds {
      let edits = changes(text).edits
      if edits.isEmpty { break }
      text = text.applying(edits)
    }
    return text
  }

  /// After so many no text has changed again.
  private static let rounds = 4

  func changes(_ text: String) -> [CasingChange] {
    guard text.utf8.count <= Self.longestText else { return [] }
    let cased = CasedText(text, terms: terms)
    switch style {
    case .title: return TitleStyle(cased, policy: policy).changes()
    case .sentence: return SentenceStyle(policy: policy, text: cased).changes()
    case .none: return []
    }
  }
}
