import TestSupport
import Testing

@testable import AlertRules

/// `.alertcat.yml`: what it may say, and what it changes.
struct ConfigurationTests {
  @Test func everyField() throws {
    let configuration = try Configuration(
      """
      version: 1
      rules: { button-length: off, button-yes-no: error, title-length: info }
      exclude: [Pods, App/Generated]
      edition: hig-2017
      platform: macOS
      source-locale: de
      convention: gnome
      terms: words/terms.txt
      baseline: /Shared/known.json
      fail-on: never
      """, file: "App/.alertcat.yml")
    #expect(
      configuration.rules == [
        "button-length": .none, "button-yes-no": .error, "title-length": .info,
      ])
    #expect(configuration.exclude == ["Pods", "App/Generated"])
    #expect(configuration.edition == "hig-2017")
    #expect(configuration.platform == .macOS)
    #expect(configuration.sourceLocale == "de")
    #expect(configuration.convention == "gnome")
    #expect(configuration.terms?.path == "App/words/terms.txt")
    #expect(configuration.baseline?.path == "/Shared/known.json")
    #expect(configuration.failOn == "never")
  }

  @Test(arguments: [
    ("rules: {}", "version: 1"), ("version: 2", "version: 1"),
    ("version: 1\nrule: {}", "did you mean “rules”?"),
    ("version: 1\nrules: { button-yesno: off }", "did you mean “button-yes-no”?"),
    (
      "version: 1\nrules: { button-yes-no: of }",
      "unknown value “of”; use error, warning, info or off"
    ),
    ("version: 1\nrules: [button-yes-no]", "expected a mapping"),
    ("version: 1\nedition: hig-2025", "hig-2024"), ("version: 1\nplatform: Mac", "macOS"),
    ("version: 1\nconvention: kde", "apple, gnome or mozilla"),
    ("version: 1\nfail-on: warnings", "did you mean “warning”?"),
    ("version: 1\nexclude: { a: b }", "expected a list"),
    ("version: 1\nexclude: [Pods, \"!Pods/Own\"]", "cannot take anything back in"),
    ("version: 1\nexclude: [\"App[12]\"]", "“[” has no meaning"),
    ("version: 1\nexclude: [\"../Pods\"]", "names files or folders below"),
    ("version: 1\nexclude: [\"/\"]", "names files or folders below"),
    ("version: 1\nsource-locale: English!", "is not a locale"), ("", "empty"),
    ("a: [", "with “]” or “}”"), ("a: [b", "end it with “]”"),
    ("rules:\n\tx: off\n", "indent with spaces"), ("a: b: c", "a second “: ”"),
    ("a: \"b", "not closed"),
    ("a: {b", "end it with “}”"),
  ])
  func mistakes(_ text: String, _ part: String) {
    let error = #expect(throws: ConfigurationError.self) {
      _ = try Configuration(text, file: ".alertcat.yml")
    }
    let said = "\(error.map(\.description) ?? "")"
    #expect(said.hasPrefix(".alertcat.yml:") && said.contains(part), "\(said)")
  }

  /// The template holds, and so does every example in its comments.
  @Test func theTemplateIsTrue() throws {
    let plain = try Configuration(Configuration.template, file: "x")
    #expect(plain.rules.isEmpty && plain.exclude.isEmpty && plain.failOn == nil)
    let lines = Configuration.template.split(separator: "\n").map { line -> Substring in
      let isField = line.firstMatch(of: /^# ( *[a-z-]+:|  )/) != nil
      return isField ? line.dropFirst(2) : line
    }
    let full = try Configuration(lines.joined(separator: "\n"), file: "x")
    #expect(full.rules == ["button-length": .none, "button-yes-no": .error])
    #expect(full.exclude.count == 3 && full.failOn == "error" && full.terms?.path == "terms.txt")
    #expect(full.baseline != nil && full.sourceLocale == "en" && full.edition == "hig-2024")
    #expect(full.platform == .iOS && full.convention == "apple")
  }

  /// A severity counts instead of the rule’s own word for one finding, but a remark stays a remark.
  @Test(arguments: [
    ("placeholder-mismatch", Severity.warning, [Severity.warning]),
    ("title-uninformative", .warning, [.warning]), ("title-uninformative", .error, [.error]),
    ("message-length", .error, [.info]),
  ])
  func theProjectDecides(_ rule: String, _ severity: Severity, _ expected: [Severity]) throws {
    let long = Array(repeating: "The trip is kept on this device.", count: 12).joined(
      separator: " ")
    let texts = [("en", "Error", long + " %@"), ("de", "Fehler", "Die Reise ist weg.")]
    let documents = try texts.map { locale, title, message in
      try Document(
        path: "\(locale).lproj/L.strings",
        bytes: Array("\"a.title\" = \"\(title)\";\n\"a.message\" = \"\(message)\";\n".utf8))
    }
    let manifest = """
      version: 1
      defaults: { table: L }
      alerts: { a: { title: a.title, message: a.message } }
      """
    let catalog = Catalog(documents: documents)
    let alerts = Grouping(catalog, manifests: [try Manifest(manifest, file: "alerts.yml")]).alerts
    var options = Checker.Options()
    options.severities = [rule: severity]
    let found = try Checker(catalog, alerts: alerts, options: options).findings()
    #expect(Set(found.filter { $0.rule == rule }.map(\.severity)) == Set(expected))
  }

  /// A severity counts instead of the edition’s, and a rule that is off is silent.
  @Test(arguments: [
    (Severity?.none, []), (.info, [Severity.info]), (.warning, [.warning]), (.error, [.error]),
  ])
  func severities(_ severity: Severity?, _ expected: [Severity]) throws {
    let document = try Document(
      path: "en.lproj/L.strings",
      bytes: Array(
        "\"a.title\" = \"Delete Trip?\";\n\"a.yes\" = \"Yes\";\n\"a.no\" = \"Cancel\";\n".utf8))
    let catalog = Catalog(documents: [document])
    let manifest = """
      version: 1
      defaults: { table: L }
      alerts: { a: { title: a.title, buttons: [{ key: a.yes }, { key: a.no, style: cancel }] } }
      """
    var options = Checker.Options()
    options.severities = ["button-yes-no": severity]
    let sure = Grouping(catalog, manifests: [try Manifest(manifest, file: "alerts.yml")]).alerts
    let findings = try Checker(catalog, alerts: sure, options: options).findings()
    #expect(findings.filter { $0.rule == "button-yes-no" }.map(\.severity) == expected)
  }
}
