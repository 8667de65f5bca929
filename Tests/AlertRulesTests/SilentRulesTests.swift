import TestSupport
import Testing

@testable import AlertRules

/// What had nothing to say of a text is not asked again, and nothing is missing because of that.
struct SilentRulesTests {
  private static let words = [
    "Delete", "delete", "the", "photo", "“%@”", "Are you sure", "Failed to", "error", "Cancel",
    "löschen", "Foto", "Ja", "can’t be undone", "now", "OK", "…", "İptal", "削除",
  ]
  private static let labels = [
    "OK", "Cancel", "cancel", "Delete", "Delete…", "Löschen", "Abbrechen", "Yes", "Later", "%@",
    "Delete photo",
  ]
  private static let ends = ["", ".", "?", "!", " %d"]

  private func text(_ random: inout Seeded) -> String {
    (0...random.next(below: 4)).map { _ in Self.words[random.next(below: Self.words.count)] }
      .joined(separator: " ") + Self.ends[random.next(below: Self.ends.count)]
  }

  private func units(_ random: inout Seeded) -> String {
    var text = ""
    for alert in 0..<120 {
      let name = "a\(alert).\(random.next(below: 3) == 0 ? "alert" : "delete.alert")"
      let labels = (0...random.next(below: 3)).map { number in
        (
          ["button.delete", "button.cancel", "default.button", "ok"][number],
          Self.labels[random.next(below: Self.labels.count)]
        )
      }
      for (key, source) in [("title", self.text(&random)), ("message", self.text(&random))] + labels
      {
        let target = random.next(below: 3) == 0 ? source : self.text(&random)
        text += """
          <trans-unit id="\(name).\(key)"><source>\(source)</source><target>\(target)</target></trans-unit>

          """
      }
    }
    return text
  }

  /// Each alert with nothing known says what all of them say together.
  @Test(arguments: [1, 2, 3, 4])
  func nothingIsMissing(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let documents = try ["en", "de", "tr"].map { language in
      try Document(
        path: "\(language).xliff",
        bytes: Array(
          """
          <xliff version="1.2"><file original="A.strings" source-language="en" \
          target-language="\(language)"><body>\(units(&random))</body></file></xliff>
          """.utf8))
    }
    let catalog = Catalog(documents: documents)
    let checker = try Checker(
      catalog, alerts: Grouping(catalog).alerts, options: Checker.Options())
    let numbers = Array(checker.alerts.indices)
    let together = checker.alertFindings(numbers).map { $0.map(said) }
    let alone = numbers.map { checker.alertFindings([$0])[0].map(said) }
    #expect(together == alone)
    #expect(together.joined().count > 500)
  }

  private func said(_ finding: Finding) -> String {
    "\(finding.rule) \(finding.reference) \(finding.range) \(finding.message) \(finding.severity)"
  }

  private func setting(_ locale: String) throws -> TextSetting {
    let document = try Document(
      path: "\(locale).lproj/L.strings", bytes: Array(#""a.alert.title" = "Delete?";"#.utf8))
    let catalog = Catalog(documents: [document], sourceLocale: "en")
    var alert = Alert(
      id: "a", table: catalog.tables[0],
      members: [
        Alert.Member(role: .title, table: catalog.tables[0], key: "a.alert.title", claims: [])
      ], confidence: 1)
    alert.platforms = [.iOS]
    let checker = try Checker(catalog, alerts: [alert], options: Checker.Options())
    let facts = try #require(checker.facts[locale])
    let localized = LocalizedAlert(
      alert: alert, kind: .unknown, locale: locale, title: "Delete?", message: nil,
      sourceTitle: nil, sourceMessage: nil,
      buttons: AlertButtons([], labels: [:], sources: [:], facts: facts), facts: facts,
      checker: checker, texts: CutTexts())
    return TextSetting(
      "Delete?", alert.members[0], of: localized, variation: "", sourceLocale: "en",
      try Editions.edition(Editions.standard))
  }

  /// A text is known by its bytes, its source and its setting, however many there are.
  @Test func textsAreToldApart() throws {
    let (english, german) = (try setting("en"), try setting("de"))
    let known = SilentRules()
    var some = SilentRules.Rules()
    some.insert(3)
    some.insert(64)
    #expect(some.holds(3) && !some.holds(2) && !some.holds(64))
    func remember(_ value: String, _ source: String?, _ setting: TextSetting) {
      known.text(value, source: source, in: setting).map { known.remember(some, of: $0) }
    }
    func holds(_ value: String, _ source: String?, _ setting: TextSetting) -> Bool {
      known.text(value, source: source, in: setting).map(known.rules)?.holds(3) ?? false
    }
    remember("caf\u{E9}", "x", german)
    #expect(holds("caf\u{E9}", "x", german))
    #expect(!holds("cafe\u{301}", "x", german))
    #expect(!holds("caf\u{E9}", nil, german))
    #expect(!holds("caf\u{E9}", "y", german))
    #expect(!holds("caf\u{E9}", "x", english))
    for number in 0..<70_000 { remember("\(number)", nil, english) }
    #expect(holds("69999", nil, english))
    #expect(!holds("caf\u{E9}", "x", german))
    let long = String(repeating: "long ", count: 200)
    remember(long, nil, english)
    remember("x", long, english)
    #expect(!holds(long, nil, english) && !holds("x", long, english))
  }

  /// An alert shows the first of several values; each of them is judged.
  @Test func everyValueIsJudged() throws {
    func document(_ folder: String, _ button: String, _ message: String) throws -> Document {
      let text = """
        "a.alert.title" = "Photo deleted";
        "a.alert.message" = "\(message)";
        "a.alert.first.button" = "Continue";
        "a.alert.second.button" = "\(button)";
        """
      return try Document(path: "\(folder).lproj/Localizable.strings", bytes: Array(text.utf8))
    }
    let catalog = Catalog(
      documents: [
        try document("Base", "Proceed", "It is gone."),
        try document("en", "Continue", "The photo deleted."),
      ], sourceLocale: "en")
    let manifest = try Manifest(
      """
      version: 1
      alerts:
        a: { title: a.alert.title, message: a.alert.message, buttons: [a.alert.first.button, a.alert.second.button] }
      """, file: "alerts.yml")
    let alerts = Grouping(catalog, manifests: [manifest]).alerts
    let rules = Set(try Checker(catalog, alerts: alerts).findings().map(\.rule))
    #expect(rules.isSuperset(of: [ButtonDuplicate.info.id, MessageRepeatsTitle.info.id]))
  }

  /// What is told from bytes finds every message that repeats its title.
  @Test func repetitions() {
    var found = 0
    for (isEnglish, state) in [(true, UInt64(5)), (false, 6)] {
      var random = Seeded(state: state)
      let words = [
        "Error", "error", "creating", "create", "Created", "the", "poll", "failed", "Failed to",
        "occurred", "An", "café", "cafe\u{301}", "İPTAL", "iptal", "Kelvin", "\u{212A}elvin", "%@",
        "couldn’t", "not", "please", "x", "<b>Nein</b>", "nein", "&nbsp;poll", "Server\\nerror",
        "iPad’inizden", "iPad’i", "„%@“creating", "„%@“", "(poll)’inizden", "[poll](https://e.com)",
        "^[poll](inflect: true)", "<i style=\"a: b; c: d\">An error", "\\nFailed", "É", "Mac-ul",
        "Mac", "—", "...",
      ]
      func text() -> String {
        (0...random.next(below: 3)).map { _ in words[random.next(below: words.count)] }
          .joined(separator: " ")
      }
      for _ in 0..<4000 {
        let (title, message) = (text(), text())
        guard !TitleRepetition.isPossible(of: title, in: message, isEnglish: isEnglish) else {
          continue
        }
        found += 1
        let (said, says) = (
          CasedText(title, terms: .standard), CasedText(message, terms: .standard)
        )
        let diagnosis = MessageRepeatsTitle.diagnosis(
          said.words, says.words, isEnglish: isEnglish)
        #expect(diagnosis == nil, "\(title) | \(message)")
      }
    }
    #expect(found > 1000)
  }
}
