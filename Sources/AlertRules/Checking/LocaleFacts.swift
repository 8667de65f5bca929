import Synchronization

/// What a check knows of one locale of its catalog: found once, and shared by all its texts.
final class LocaleFacts: Sendable {
  /// `nil` for a locale nobody wrote a policy for: language rules are silent.
  let policy: LocalePolicy?
  /// Its end marks.
  let marks: Marks?
  /// Its language subtag.
  private let language: String?
  /// The styles of its texts by the convention that holds.
  private let styles: [Role: LocalePolicy.CasingStyle]
  /// The locale whose letter mappings apply.
  let casingLocale: String
  /// Whether it is written in Latin letters.
  let isWrittenInLatin: Bool
  /// Its stock labels.
  let labels: StockLabels
  /// The words with a fixed case.
  let terms: Terms
  /// How the catalog writes its words: counted when somebody asks, which few texts do outside English.
  var usage: WordCases {
    known.withLock { known in
      if let known { return known }
      let found = count()
      known = found
      return found
    }
  }
  private let known = Mutex<WordCases?>(nil)
  private let count: @Sendable () -> WordCases

  /// Whose habit counts where houses differ.
  let convention: Convention

  /// The convention of a house.
  struct Convention: Equatable {
    /// `apple`
    var name: String
    /// What tells that the catalog follows it, if that decided.
    var habit: String?
    /// What in the catalog speaks against it, if much does.
    var objection: String?
    /// The catalog follows no convention: the case of its labels is not judged.
    var isMixed = false
    /// Everything begins with a small letter: no case is judged.
    var isSmall = false

    /// The roles whose case it speaks of.
    func roles(in policy: LocalePolicy) -> [Role] {
      isSmall ? [.title, .message, .button] : policy.conventions[name]?.keys.sorted() ?? []
    }

    /// The style that a policy gives a text then.
    func style(of role: Role, in policy: LocalePolicy) -> LocalePolicy.CasingStyle {
      isSmall || isMixed && policy.conventions[name]?[role] != nil
        ? .none : policy.style(of: role, convention: name)
    }
  }

  init(
    _ locale: String, _ policy: LocalePolicy?, terms: Terms, convention: Convention,
    usage: @escaping @Sendable () -> WordCases
  ) {
    self.policy = policy
    marks = policy?.marks
    language = policy?.language
    styles = Dictionary(
      uniqueKeysWithValues: Role.allCases.map { role in
        (role, policy.map { convention.style(of: role, in: $0) } ?? .none)
      })
    self.convention = convention
    casingLocale = policy?.casingLocale ?? locale
    isWrittenInLatin = policy?.isWrittenInLatin ?? ICU.isWrittenInLatin(locale)
    labels = StockLabels(policy ?? LocalePolicy(locale: locale))
    self.terms = terms
    count = usage
  }

  /// The casing style of a role.
  func style(of role: Role) -> LocalePolicy.CasingStyle { styles[role] ?? .none }

  /// Whether a locale is of the same language.
  func isOfLanguage(of locale: String) -> Bool {
    language.map { Languages.isOf($0, locale) } ?? false
  }
}

extension LocaleFacts {
  /// What is known of each locale of a catalog.
  ///
  /// - Parameter before: what an earlier check of it knew, whose conventions hold.
  static func all(
    of catalog: Catalog, _ options: Checker.Options, before: [String: LocaleFacts]
  ) throws(ConfigurationError) -> [String: LocaleFacts] {
    var facts: [String: LocaleFacts] = [:]
    for document in catalog.documents {
      for table in document.tables {
        let locale = table.locale == "Base" ? catalog.sourceLocale : table.locale ?? ""
        guard facts[locale] == nil else { continue }
        var policy = locale.isEmpty ? nil : try Policies.policy(for: locale)
        if let marks = policy?.marks, !marks.also.isEmpty {
          let ends = marks.lastBytes
          let texts = catalog.ownTexts(in: locale) { $0.utf8.last.map(ends.contains) ?? false }
          policy?.marks = marks.preferring(texts.prefix(Self.textsForMarks))
        }
        let convention =
          before[locale]?.convention
          ?? options.convention.map { Convention(name: $0) }
          ?? policy.flatMap { _ in SmallLetters.convention(of: catalog, locale: locale) }
          ?? policy.flatMap { policy in
            Self.counted(locale, catalog).lazy.compactMap {
              CatalogCasing(catalog, locale: $0, policy: policy)?.convention
            }.first
          }
          ?? Convention(name: LocalePolicy.standardConvention)
        // Outside English one word in few titles is looked for, and the first texts tell it.
        let words = policy?.isEnglish ?? false ? Int.max : 5_000
        facts[locale] = LocaleFacts(
          locale, policy, terms: options.glossary.terms(for: locale), convention: convention,
          usage: { catalog.wordCases(in: locale, most: words) })
      }
    }
    return facts
  }

  /// So many texts that end in a mark, at most, tell which form of it a catalog prefers.
  private static let textsForMarks = 5_000

  /// Whose labels tell the convention of a locale: its own, else those of the source language that it is a variety of,
  /// because most of them are copies.
  private static func counted(_ locale: String, _ catalog: Catalog) -> [String] {
    let source = catalog.sourceLocale
    let isVariety =
      locale != source
      && Languages.language(of: locale).elementsEqual(Languages.language(of: source))
    return isVariety ? [locale, source] : [locale]
  }
}
