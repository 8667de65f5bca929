import TestSupport
import Testing

@testable import AlertRules

/// No placeholder ever changes.
struct PlaceholderTests {
  /// `qaa` to `qtz` are no languages (ISO 639-2): what stands there explains the strings. Nor are pseudolocales (CLDR).
  @Test(arguments: [
    ("de", 1), ("qqq", 0), ("qaa-Latn", 0), ("qu", 1), ("quc", 1), ("en-XA", 0), ("ar-XB", 0),
  ])
  func whatIsNoLanguageIsNotJudged(_ locale: String, _ count: Int) throws {
    func document(_ locale: String, _ text: String) throws -> Document {
      try Document(
        path: "\(locale).lproj/A.strings", bytes: Array("\"a.title\" = \"\(text)\";".utf8))
    }
    let catalog = Catalog(
      documents: [try document("en", "Delete %@?"), try document(locale, "No placeholder here")])
    var options = Checker.Options()
    options.allStrings = true
    options.only = [PlaceholderMismatch.info.id]
    let checker = try Checker(catalog, alerts: Grouping(catalog).alerts, options: options)
    #expect(checker.findings().count == count)
    #expect(count > 0 || checker.unknownLocales == [locale], "the report says nothing of it")
  }

  @Test(arguments: [
    ("%@", ["%@"]), ("%1$@ of %2$lld", ["%1$@", "%2$lld"]), ("100%% of %.2f", ["%%", "%.2f"]),
    ("%#@files@ and %1$#@n@", ["%#@files@", "%1$#@n@"]), ("%arg %2$arg", ["%arg", "%2$arg"]),
    ("%arg件", ["%arg"]), ("%arg.", ["%arg"]), ("%argon", ["%a"]),
    ("%(name)lld %(x)@", ["%(name)lld", "%(x)@"]),
    ("${name} {0} {who}", ["${name}", "{0}", "{who}"]),
    ("$(NAME) $(5) $()", ["$(NAME)"]),
    ("{{name}} {{who} { {x}}", ["{{name}}", "{who}", "{x}"]),
    ("{{ name }} { x } ${ y }", ["{{ name }}", "{ x }", "${ y }"]),
    ("{n, plural, one {item} other {# items of {name}}}", ["{name}"]),
    ("{k, select, a { x } other {{y}}} {z}", ["{y}", "{z}"]), ("Hi, dear {name}", ["{name}"]),
    ("\\(count) left", ["\\(count)"]), ("\\(f(x))", ["\\(f(x))"]),
    ("%-08.3lf|%*d|%+i", ["%-08.3lf", "%*d", "%+i"]),
    ("50 % of it", []), ("100%", []), ("% ", []), ("%", []), ("{ not one }", []),
    ("%hhd%zu", ["%hhd", "%zu"]),
  ])
  func grammar(_ text: String, _ expected: [String]) {
    #expect(PlaceholderScanner.scan(text).map(\.text) == expected)
  }

  @Test(arguments: [
    ("%@ of %lld", "%2$lld von %1$@", 0), ("%@", "", 0), ("%@ %@", "%@", 1), ("%@", "%lld", 1),
    ("%d", "%lld", 1), ("%1$@ %2$@", "%2$@ %1$@", 0), ("${a}", "${b}", 1), ("a", "%@", 1),
    ("%lld%%", "%%%lld", 0), ("%#@n@", "%#@n@", 0),
    ("%*d of %@", "%3$@ von %2$*1$d", 0), ("%.*f %@", "%3$@ %2$.*1$f", 0),
    ("%*.*f", "%3$*1$.*2$f", 0), ("100% sure", "%100ean ziur", 0), ("50% sure", "%100ean ziur", 1),
    ("{n, plural, one {item} other {items}}", "{n, plural, one {Teil} other {Teile}}", 0),
    ("{n, plural, one {{a}} other {{a}}}", "{n, plural, one {{a}} few {{a}} other {{a}}}", 0),
    ("{ a }", "{a}", 0), ("%*d", "%d", 1), ("%*d", "%2$*1$lld", 1), ("%@ %*d", "%*d %@", 2),
  ])
  func comparison(_ source: String, _ target: String, _ problems: Int) {
    #expect(PlaceholderComparison.problems(source: source, target: target).count == problems)
  }

  /// What stands for another placeholder is one mistake; what is only gone or only there is two.
  @Test(arguments: [
    ("%@ left", "{0} übrig", ["“{0}” instead of the source’s “%@”"]),
    ("%1$@ of %2$@", "{0} von {1}", ["“{0}”, “{1}” instead of the source’s “%1$@”, “%2$@”"]),
    ("%@ left", "%2$@ übrig", ["“%2$@” instead of the source’s “%@”"]),
    (
      "%@ of %@ left", "{0} übrig",
      [
        "the source’s “%@” is missing here", "the source’s “%@” is missing here",
        "“{0}” has no counterpart in the source",
      ]
    ),
  ])
  func replacements(_ source: String, _ target: String, _ messages: [String]) {
    let problems = PlaceholderComparison.problems(source: source, target: target)
    #expect(problems.map(\.message) == messages)
    #expect(problems.filter { $0.added != nil }.allSatisfy { $0.range != nil })
  }

  /// What translators and machines do to a placeholder is one mistake, and the right one is named.
  @Test(arguments: [
    ("%1$@ and %2$@", "% 1$@ und %2$@", ["“% 1$@” stands where the source has “%1$@”"]),
    (
      "%1$@ and %2$@", "%1 $ @ und %2 $ @",
      [
        "“%1 $ @” stands where the source has “%1$@”",
        "“%2 $ @” stands where the source has “%2$@”",
      ]
    ),
    ("%d files", "% d Dateien", ["“% d” stands where the source has “%d”"]),
    ("%d files", "共% d個", ["“% d” stands where the source has “%d”"]),
    (
      "%lld files", "%\u{A0}lld fichiers",
      ["“%\u{A0}lld” stands where the source has “%lld”"]
    ),
    ("Delete %@?", "@% löschen?", ["“@%” stands where the source has “%@”"]),
    ("Delete %@?", "％@を削除", ["“％@” stands where the source has “%@”"]),
    ("%1$@ of %2$@", "和2$@的%1$@", ["“2$@” has lost its “%”"]),
    ("%#@files@", "%# @files@", ["“%# @files@” stands where the source has “%#@files@”"]),
    (
      "%@ in %d days", "% d in %@",
      [
        "“% d” stands where the source has “%d”",
        "the placeholders are in a different order; number them: “%2$d”, “%1$@”",
      ]
    ),
    (
      "%d of it", "50 % des Fotos",
      ["the source’s “%d” is missing here, and this “%” does not begin a placeholder"]
    ),
    ("Mail %@", "Mail me@x.com", ["the source’s “%@” is missing here"]),
    ("Delete “%@”?", "„% @“ löschen?", []),
  ])
  func damage(_ source: String, _ target: String, _ messages: [String]) {
    let problems = PlaceholderComparison.problems(source: source, target: target)
    #expect(problems.map(\.message) == messages)
    #expect(problems.dropLast().allSatisfy { $0.range != nil })
  }

  /// “One file” says its number. A form for several numbers does not, and the others stay a fault.
  @Test(arguments: [
    ("de", "one", []), ("en", "zero", []), ("ar", "zero", []), ("ar", "two", []),
    ("fr", "one", []), ("ru", "one", ["1, 21, 31 …"]), ("sl", "two", ["2, 102"]),
    ("lv", "zero", ["10, 11, 12 …"]), ("cs", "many", []), ("sk", "many", []), ("lt", "many", []),
  ])
  func pluralsMayLeaveTheNumberOut(_ locale: String, _ form: String, _ numbers: [String]) {
    for (source, target) in [("%lld files", "Eine Datei"), ("%arg files", "Eine Datei")] {
      let problems = PlaceholderComparison.problems(
        source: source, target: target, variation: "plural.\(form)", locale: locale)
      #expect(problems.map(\.severity) == numbers.map { _ in .info })
      for (problem, numbers) in zip(problems, numbers) {
        #expect(problem.message.hasSuffix(": \(numbers)"), "\(problem.message)")
      }
    }
    let general = PlaceholderComparison.problems(
      source: "%lld files", target: "Dateien", variation: "plural.other", locale: locale)
    #expect(general.map(\.severity) == [.error])
  }

  /// In a form of a variable both are its argument.
  @Test(arguments: [
    ("%ld meters", "%arg米", true), ("%arg meters", "%lld米", true),
    ("%arg meters", "%1$lld米", false), ("%arg meters", "%@米", false),
    ("%arg meters", "%f米", false), ("%arg meters", "%c米", false), ("%ld of %ld", "%arg米", false),
  ])
  func argumentsOfVariables(_ source: String, _ target: String, _ isRight: Bool) {
    func problems(_ variation: String) -> [PlaceholderComparison.Problem] {
      PlaceholderComparison.problems(source: source, target: target, variation: variation)
    }
    #expect(problems("substitutions.m.plural.other").isEmpty == isRight)
    #expect(problems("device.iphone.substitutions.m.plural.other").isEmpty == isRight)
    #expect(!problems("plural.other").isEmpty && !problems("").isEmpty)
  }

  @Test func aSecondOneIsOneTooMany() {
    let problems = PlaceholderComparison.problems(source: "%u items", target: "%u von %u")
    #expect(problems.map(\.message) == ["the source has “%u” only once"])
    #expect(problems.map(\.range) == [7..<9])
  }

  /// Random alerts full of placeholders: after every fix, proposals included, they are the same.
  @Test(arguments: ["en", "de", "tr", "pt-BR", "fr", "ja", "ar", "el", "nl", "es"])
  func fixesKeepThem(_ locale: String) throws {
    var random = Seeded(state: 42)
    let conversions = ["@", "d", "lld", "lu", "f", "s", "x", "%", "hhd", "zu"]
    func placeholder() -> String {
      switch random.next(below: 8) {
      case 0: "%\(random.next(below: 9) + 1)$\(conversions[random.next(below: 7)])"
      case 1: "%#@var_\(random.next(below: 9))@"
      case 2: "%arg"
      case 3: "${name}"
      case 4: "%.\(random.next(below: 5))f"
      case 5: "%(key)lld"
      case 6: "\\(value.name)"
      default: "%" + conversions[random.next(below: conversions.count)]
      }
    }
    let words = [
      "delete", "The", "PHOTO", "of", "on", "istanbul", "ıx", "σας", "ΟΔΟΣ", "wi-fi", "icloud", "и",
      "ijs", "“q x”", "e-mail", "and/or", "a", "x.pdf", "Do", "!", ":", "?", "\n",
    ]
    for _ in 0..<150 {
      let parts = (0..<random.next(below: 8) + 1).map { _ in
        random.next(below: 3) == 0 ? placeholder() : words[random.next(below: words.count)]
      }
      let text = parts.joined(separator: random.next(below: 4) == 0 ? "" : " ")
      guard !text.trimmed.isEmpty, !text.contains("↓") else { continue }
      let example = RuleExample.alert(locale, title: text, message: text, buttons: [text])
      let checker = try ExampleCatalog(example).checker
      var options = Fixer.Options()
      options.includesReview = true
      let fixer = try Fixer(checker, options: options)
      #expect(fixer.errors.isEmpty && fixer.unsettledRules.isEmpty, "“\(text)”")
      for correction in fixer.corrections {
        let before = PlaceholderScanner.scan(correction.before).map(\.text)
        #expect(before == PlaceholderScanner.scan(correction.after).map(\.text), "“\(text)”")
      }
    }
  }
}
