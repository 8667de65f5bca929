import Testing

@testable import AlertRules

/// Policies decode, inherit from existing ones, name their sources, and their examples hold.
struct PolicyTests {
  @Test(arguments: Policies.available)
  func policy(_ locale: String) throws {
    let policy = try #require(try Policies.policy(for: locale))
    #expect(policy.locale == locale)
    for parent in policy.parents { #expect(Policies.available.contains(parent)) }
    #expect(policy.sources["casing"] != nil, "no source for the casing style")
    if policy.marks != nil { #expect(policy.sources["marks"] != nil, "no source for the marks") }
    #expect(
      policy.questionForms.isEmpty || policy.sources["question-forms"] != nil,
      "no source for the question forms")
    #expect(
      policy.sentenceForms.isEmpty || policy.sources["sentence-forms"] != nil,
      "no source for the sentence forms")
    #expect(
      policy.eitherCase.isEmpty || policy.sources["either-case"] != nil,
      "no source for the words of either case")
    let opening = policy.questionForms
    let sentences = policy.sentenceForms
    for word in opening.first.union(opening.firstVerbs).union(opening.last)
      .union(sentences.words).union(sentences.lastEnds)
    {
      #expect(word == word.lowercased(), "\(word) is compared in lower case")
    }
    if !policy.stockWords.isEmpty { #expect(policy.sources["stock-words"] != nil) }
    if !policy.minorWords.isEmpty { #expect(policy.sources["minor-words"] != nil) }
  }

  static let examples: [(String, LocalePolicy.Example)] = Policies.available.flatMap { locale in
    ((try? Policies.policy(for: locale))?.examples ?? []).map { (locale, $0) }
  }

  /// Casing and end marks, every proposal applied.
  @Test(arguments: examples)
  func example(_ locale: String, _ example: LocalePolicy.Example) throws {
    var alert = RuleExample.alert(locale)
    switch example.role {
    case .title: alert.title = example.text
    case .message: alert.message = example.text
    default: alert.buttons = [example.text]
    }
    var options = Fixer.Options()
    options.includesReview = true
    options.writesNotes = false
    var checker = try ExampleCatalog(alert).checker
    var choices = checker.options
    choices.skip = ["button-yes-no", "ok-not-informational", "cancel-label"]
    checker = try Checker(checker.catalog, alerts: checker.alerts, options: choices)
    let fixer = try Fixer(checker, options: options)
    let after = fixer.corrections.first?.after ?? example.text
    #expect(after == example.becomes)
    #expect(fixer.unsettledRules.isEmpty)
  }

  @Test func appleLocalesHaveExamples() throws {
    let apple = """
      ar ca cs da de el en en-AU en-GB es es-419 fi fr fr-CA he hi hr hu id it ja ko ms nb nl pl pt-BR \
      pt-PT ro ru sk sv th tr uk vi zh-HK zh-Hans zh-Hant
      """
    for locale in apple.split(separator: " ").map(String.init) {
      let policy = try #require(try Policies.policy(for: locale))
      #expect(policy.examples.count >= 3, "\(locale) has too few examples")
    }
  }

  /// A file named like the policy is recognised as that language.
  @Test(arguments: Policies.available)
  func fileNamesAreRecognised(_ locale: String) {
    #expect(FileNames.locale(of: "Localizations/\(locale).xliff") == locale)
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-HK"), ("zh-MO", "zh-HK"), ("zh-Hant-MO", "zh-HK"),
    ("zh-Hant-TW", "zh-Hant"), ("zh-Hans-HK", "zh-Hans"),
    ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"), ("no", "nb"), ("iw", "he"),
    ("in", "id"), ("fr-BE", "fr"), ("de-CH", "de"), ("pt", "pt"), ("en-NZ", "en"),
    ("zh-HK", "zh-HK"), ("es-MX", "es-419"), ("es-ES", "es"), ("pt-AO", "pt-PT"),
    ("sr-Latn-RS", "sr-Latn"), ("crh-Latn", "crh"), ("crh", "crh"),
  ])
  func fallback(_ tag: String, _ expected: String) throws {
    #expect(try Policies.policy(for: tag)?.locale == expected)
  }

  /// A language is written in the letters of its stock words, whatever CLDR takes for its usual script.
  @Test(arguments: [
    ("crh", true), ("tr", true), ("vi", true), ("sr-Latn", true), ("ha", true), ("sr", false),
    ("uz-Cyrl", false), ("tt", false), ("ru", false), ("ja", false), ("he", false), ("lo", false),
  ])
  func letters(_ locale: String, _ isLatin: Bool) throws {
    #expect(try #require(try Policies.policy(for: locale)).isWrittenInLatin == isLatin)
  }

  @Test func unknownLanguagesAreLeftAlone() throws {
    #expect(try Policies.policy(for: "tlh") == nil)
    // Files name what they like.
    for tag in ["", "-", "--"] { #expect(try Policies.policy(for: tag) == nil, "\(tag)") }
    #expect(try Policies.policy(for: "uz-Arab") == nil)
  }

  @Test(arguments: [
    ("en", true), ("en-GB", true), ("en-Latn-AU", true), ("enm", false), ("eng", false),
    ("de", false), ("", false),
  ])
  func english(_ locale: String, _ isEnglish: Bool) {
    #expect(Languages.isEnglish(locale) == isEnglish)
    #expect(LocalePolicy(locale: locale).isEnglish == isEnglish)
  }
}
