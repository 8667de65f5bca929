import AlertRules
import ArgumentParser
import Foundation

/// What is checked and how strictly: shared by `check` and `fix`.
struct CheckOptions: ParsableArguments {
  @Option(
    help: "The edition of the guideline for all alerts: \(Editions.ids.joined(separator: ", ")).")
  var edition: String?

  @Option(help: "The platform the strings are for.")
  var platform: Platform?

  @Option(name: [.long, .customShort("l")], help: "Check only these locales, separated by commas.")
  var locale: [String] = []

  @Option(help: "Check only these rules, separated by commas.")
  var only: [String] = []

  @Option(help: "Do not check these rules, separated by commas.")
  var skip: [String] = []

  @Option(help: TextFile.glossaryHelp, completion: .file())
  var terms: String?

  @Option(
    help: ArgumentHelp(
      "Whom to follow where Apple, Mozilla and GNOME capitalize differently.",
      discussion: "Default: Apple, unless four fifths of a catalog’s labels follow another one."
    ))
  var convention: ConventionChoice?

  @Flag(help: "Also check placeholders and inline codes in strings outside alerts.")
  var allStrings = false

  @Option(help: "The lowest severity that makes the exit code 1 (default: warning).")
  var failOn: FailureLimit?

  func validate() throws {
    try LocaleList.validate(locale)
    for list in [only, skip] where !list.isEmpty && list.listed.isEmpty {
      throw ValidationError("--only and --skip take rule ids, separated by commas.")
    }
    for rule in only.listed + skip.listed where !Rules.ids.contains(rule) {
      throw ValidationError(
        "There is no rule named “\(Terminal.oneLine(rule))”\(Suggestion.text(for: rule, among: Rules.ids)). alertcat rules lists them."
      )
    }
    if !only.isEmpty, Set(only.listed).isSubset(of: skip.listed) {
      throw ValidationError("--skip leaves nothing of --only.")
    }
    if let edition, !Editions.ids.contains(edition) {
      throw ValidationError(
        "Unknown edition “\(edition)”; use \(Editions.ids.joined(separator: ", ")).")
    }
  }

  /// The options for the library; what is given here wins over what the project says.
  func options(_ configuration: Configuration?) throws -> Checker.Options {
    var options = try Self.options(configuration, terms: terms)
    options.edition = edition ?? options.edition
    options.platform = platform ?? options.platform
    let only = Set(only.listed)
    options.only = only
    options.skip = Set(skip.listed)
    options.locales = LocaleList.tags(locale)
    options.convention = convention?.rawValue ?? options.convention
    // Who asks for a rule that is off wants to see it.
    options.severities = options.severities.filter { $1 != nil || !only.contains($0) }
    options.allStrings = allStrings
    return options
  }

  /// What the project says alone.
  ///
  /// - Parameter terms: a glossary to use instead of the project’s.
  static func options(
    _ configuration: Configuration?, terms: String? = nil
  ) throws -> Checker.Options {
    var options = Checker.Options()
    options.edition = configuration?.edition
    options.platform = configuration?.platform
    options.convention = configuration?.convention
    options.severities = configuration?.rules ?? [:]
    options.glossary = try Trouble.reporting {
      try TextFile.glossary(terms ?? configuration?.termsPath())
    }
    return options
  }

  /// Whether every rule and every language is asked for.
  var isComplete: Bool { only.isEmpty && skip.isEmpty && locale.isEmpty }

  /// Exit 2 if something could not be used, 1 if findings reach `--fail-on`, else 0.
  func exitCode(
    _ counts: [Severity: Int], _ errors: [FormatError], _ configuration: Configuration?
  ) -> ExitCode {
    if !errors.isEmpty { return ExitCode(2) }
    return failing(counts, configuration) > 0 ? ExitCode(1) : .success
  }

  /// How many findings reach `--fail-on`.
  func failing(_ counts: [Severity: Int], _ configuration: Configuration?) -> Int {
    let failOn = failOn ?? configuration?.failOn.flatMap(FailureLimit.init) ?? .warning
    guard let limit = failOn.severity else { return 0 }
    return counts.reduce(0) { $1.key >= limit ? $0 + $1.value : $0 }
  }

  /// Locales without a policy are named, so that silence is not taken for praise.
  ///
  /// - Returns: why nothing is checked, where the files hold none of the locales asked for.
  func remarks(on checker: Checker, _ loader: Loader, quiet: Bool) -> String? {
    let reason = LocaleList.remark(locale, on: checker.locales, loader)
    if quiet || reason != nil { return reason }
    tellHabits(checker.habits)
    LanguageRemarks(
      unknown: checker.unknownLocales, files: checker.catalog.filesWithoutLanguage
    ).print()
    tellTooLong(checker)
    tellSources(checker)
    return nil
  }

  /// Where a catalog has a habit of its own; one in many languages is told once.
  private func tellHabits(_ habits: [CatalogHabit]) {
    let groups = Dictionary(grouping: habits) { "\($0.style) \($0.convention) \($0.roles)" }
    for habits in groups.values.sorted(by: { $0[0].locale < $1[0].locale }) {
      let isMany = habits.count > Self.habitsNamed
      for habit in isMany ? [habits[0]] : habits {
        let what = habit.roles.map { "\($0.rawValue)s" }.joined(separator: " and ")
        let house = ConventionChoice(rawValue: habit.convention).map { ", as with \($0)" } ?? ""
        let reason = isMany ? "in \(habit.locale) \(habit.reason)" : habit.reason
        let judgement =
          habit.style == .none
          ? "the capitalization of \(what) is not checked, because \(reason)"
          : "\(what) may also be in \(habit.style) style, because \(reason)\(house)"
        let languages =
          isMany ? habits.map(\.locale).named(LocaleList.mostNamed) : habit.locale
        let usual = isMany ? "the usual" : "\(habit.usual)"
        Trouble.print(
          "\(languages): \(judgement); use --convention apple to require \(usual) style")
      }
    }
  }

  /// Languages with a habit that are told one by one.
  private static let habitsNamed = 3

  /// Where the source texts are in code, silence about translations is no praise either.
  private func tellSources(_ checker: Checker) {
    let count = checker.textsWithoutSource
    if count == 0 { return }
    let locale = checker.catalog.sourceLocale
    Trouble.print(
      count.counted("text of an alert is", "texts of alerts are")
        + " in no file of the source language (\(locale)): placeholders, questions and labels were not compared with the source (export the strings of \(locale) into its files)"
    )
  }

  private func tellTooLong(_ checker: Checker) {
    let texts = checker.tooLong
    guard let first = texts.first else { return }
    let document = checker.catalog.documents[first.document]
    let key = document.key(of: document.entries[first.entry])
    Trouble.print(
      "\(document.file.path): the text of “\(Terminal.oneLine(key))” has more than \(Casing.longestText) bytes"
        + " and was not checked" + (texts.count > 1 ? " (and \(texts.count - 1) more)" : ""))
  }
}
