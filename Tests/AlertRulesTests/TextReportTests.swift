import Testing

@testable import AlertRules

/// What people read in a terminal: nothing twice, and nothing left out.
struct TextReportTests {
  private func report(_ files: [String: [(key: String, text: String)]], alerts: String) throws
    -> String
  {
    let documents = try files.sorted { $0.key < $1.key }.map { locale, entries in
      let lines = entries.map { "\"\($0.key)\" = \"\($0.text)\";\n" }
      return try Document(
        path: "\(locale).lproj/Localizable.strings", bytes: Array(lines.joined().utf8))
    }
    let catalog = Catalog(documents: documents)
    let manifest = try Manifest("version: 1\nalerts:\n" + alerts, file: "alerts.yml")
    let grouping = Grouping(catalog, manifests: [manifest])
    let checker = try Checker(catalog, alerts: grouping.alerts)
    let report = Report(
      catalog: catalog, findings: checker.findings(), errors: [], alertCount: grouping.alerts.count)
    return ReportFormat.text.render(report)
  }

  /// What is true of any text is told of one that may be in no alert, and that is said.
  @Test func perhapsInAnAlert() throws {
    let title = (key: "help.title", text: "Our page on Github")
    let message = (key: "help.description", text: "Look at it.")
    for (alerts, place) in [
      ("  x: { title: x }\n", "en: help.title, perhaps title of help;"),
      ("  help: { title: help.title }\n", "en: help.title, title of help\n"),
    ] {
      let text = try report(["en": [title, message]], alerts: alerts)
      #expect(text.contains(place), "\(text)")
    }
  }

  /// A translator who raises no word of a heading is told once, with every heading.
  @Test func oneHabitInOneFile() throws {
    let words = ["Alpha", "Beta", "Gamma", "Delta", "Eta"]
    let text = try report(
      ["en": words.map { (key: $0, text: "\($0) not found") }],
      alerts: words.map { "  \($0): { title: \($0) }\n" }.joined())
    #expect(
      text == """
        en.lproj/Localizable.strings:1:18: warning: “Alpha not found” → “Alpha Not Found”: a title that is not a sentence should be in title style [title-fragment-style, safe to fix]
            en: Alpha, title of Alpha
            the same for 4 more texts in this file:
              2:16: “Beta not found” → “Beta Not Found” (Beta)
              3:18: “Gamma not found” → “Gamma Not Found” (Gamma)
              4:18: “Delta not found” → “Delta Not Found” (Delta)
              5:14: “Eta not found” → “Eta Not Found” (Eta)
        1 file, 5 entries, 5 alerts: 0 errors, 5 warnings, 0 info; 5 safe to fix, 0 to review.

        """)
  }

  /// In a list only what differs of another path is said.
  @Test(arguments: ["Work/App", "/Work/App"])
  func copiesInBase(_ folder: String) throws {
    let words = ["Alpha", "Beta", "Gamma", "Delta", "Eta"]
    let entries = words.map { (key: $0, text: "\($0) not found") }
    let text = try report(
      ["\(folder)/Base": entries, "\(folder)/en": entries],
      alerts: words.map { "  \($0): { title: \($0) }\n" }.joined())
    #expect(
      text.contains("    the same in \(folder)/en.lproj/Localizable.strings:1:18\n"), "\(text)")
    #expect(text.contains("(Beta; en.lproj/Localizable.strings:2:16)\n"), "\(text)")
  }

  /// That a message is long is said once, and an alert is not known by the translation of its button.
  @Test func theSameTextStandsOnce() throws {
    let long = "The photo stays on this device until you delete it. "
    let text = try report(
      [
        "en": [("note", String(repeating: long, count: 8).trimmed), ("other", "Ok then.")],
        "de": [("stay", "Bleiben")],
      ],
      alerts: """
          a: { title: other, message: note }
          b: { buttons: [{ key: stay, style: default }] }

        """)
    #expect(text.contains("[message-length]"))
    #expect(!text.contains("[alert-total-length]"))
    #expect(text.contains("alert “b”: this alert has no title"))
  }

  /// What says Yes in the source says it in every language, whatever stands behind it.
  @Test func answersStandAtTheSource() throws {
    let texts = ["en": "Yes, Decline", "de": "Ja, ablehnen", "fr": "Oui, refuser"]
    let text = try report(
      texts.mapValues { [("title", "?"), ("yes", $0)] },
      alerts: "  a: { title: title, buttons: [{ key: yes, style: default }] }\n")
    #expect(text.components(separatedBy: "[button-yes-no").count == 2)
    #expect(text.contains("en: yes, button of a\n    the same in 2 other languages: de, fr"))
  }

  /// A String Catalog and the XLIFF that was made of it say one thing; the text stands in code, so that neither
  /// is corrected unasked.
  @Test func oneTextInTwoFiles() throws {
    let catalogFile = """
      {"sourceLanguage":"en","strings":{"Trip not found":{},"Boat not found":{}},"version":"1.0"}
      """
    let units = ["Trip", "Boat"].map {
      "<trans-unit id=\"\($0) not found\"><source>\($0) not found</source><target>\($0) not found</target></trans-unit>"
    }
    let xliff = """
      <xliff version="1.2"><file original="Localizable.xcstrings" source-language="en" target-language="en"><body>
      \(units.joined(separator: "\n"))
      </body></file></xliff>
      """
    let catalog = Catalog(documents: [
      try Document(path: "Localizable.xcstrings", bytes: Array(catalogFile.utf8)),
      try Document(path: "en.xliff", bytes: Array(xliff.utf8)),
    ])
    let manifest = try Manifest(
      "version: 1\nalerts: { a: { title: Trip not found }, b: { title: Boat not found } }",
      file: "alerts.yml")
    let alerts = Grouping(catalog, manifests: [manifest]).alerts
    let findings = try Checker(catalog, alerts: alerts).findings()
    #expect(findings.count == 4)
    #expect(findings.allSatisfy { $0.fix?.applicability == .review })
    let text = ReportFormat.text.render(
      Report(catalog: catalog, findings: findings, errors: [], alertCount: 2))
    #expect(text.split(separator: "\n").filter { $0.contains("warning:") }.count == 2)
    #expect(text.contains("the same in en.xliff:2:"))
    #expect(text.contains("the same in en.xliff:3:"))
  }

  /// Two faults of one text are mended in one proposal, which stands once, and each is said; what is safe waits for nobody.
  @Test func proposalsGoTogether() throws {
    let text = try report(
      [
        "en": [
          (key: "a", text: "Trip"), (key: "b", text: "Click on Save to go on"),
          (key: "c", text: "Save"),
        ]
      ],
      alerts: "  a: { title: a, message: b, buttons: [c] }\n")
    let both = "“Choose Save to go on.”"
    #expect(text.ranges(of: both).count == 1, "\(text)")
    #expect(text.contains("[pointing-verb,") && text.contains("[message-end-punctuation,"))
    #expect(
      !text.contains("→ “Choose Save to go on”") && !text.contains("→ “Click on Save to go on.”"))
  }

  /// What is empty in several languages is said once, with what it should say.
  @Test func emptyTranslations() throws {
    let texts = ["en": "Delete the trip?", "de": "", "fr": "", "it": "Eliminare il viaggio?"]
    let text = try report(
      texts.mapValues { [(key: "a", text: $0), (key: "b", text: "OK")] },
      alerts: "  a: { title: a, buttons: [b] }\n")
    #expect(text.ranges(of: "[translation-empty]").count == 1, "\(text)")
    #expect(text.contains("the same in 1 other language: fr"), "\(text)")
    #expect(text.contains("the source is “Delete the trip?”"), "\(text)")
  }

  /// A text of a thousand letters is known by a few of them.
  @Test func longTexts() throws {
    let words = String(repeating: "many words ", count: 100)
    let text = try report(
      ["en": [(key: "a", text: "Trip"), (key: "b", text: words + "and a mark")]],
      alerts: "  a: { title: a, message: b }\n")
    let lines = text.split(separator: "\n")
    #expect(lines.contains { $0.contains("many words and a mark.") })
    #expect(lines.allSatisfy { $0.count < 600 })
  }

  /// Long messages stand in one list, however long each is.
  @Test func oneHabitInSeveralNumbers() throws {
    let text = try report(
      [
        "en": (5..<10).map { lines in
          let words = Array(repeating: "The map stays on this device", count: lines)
          return (key: "k\(lines)", text: words.joined(separator: ".\\n") + ".")
        }
      ],
      alerts: (5..<10).map { "  a\($0): { message: k\($0), unknown: [title] }\n" }.joined())
    #expect(text.contains(": takes about 5 lines; keep messages to "), "\(text)")
    #expect(text.contains("the same for 4 more texts in this file:"), "\(text)")
    for lines in 6..<10 { #expect(text.contains(" (about \(lines) lines; k\(lines))"), "\(text)") }
  }

  /// A list tells of each text in how many languages the same is to do.
  @Test func oneHabitInManyLanguages() throws {
    let words = ["Alpha", "Beta", "Gamma", "Delta"]
    func file(_ text: (String) -> String) -> [(key: String, text: String)] {
      words.map { (key: $0, text: text($0)) }
    }
    let text = try report(
      [
        "en": file { "The \($0) photos were not saved" },
        "de": file { "\($0) ist nicht gesichert" },
        "fr": file { "\($0) n’a pas été enregistré" },
      ], alerts: words.map { "  \($0): { message: \($0), unknown: [title] }\n" }.joined())
    let lines = text.split(separator: "\n").dropLast()
    #expect(
      lines == [
        "en.lproj/Localizable.strings:1:43: warning: “The Alpha photos were not saved” → “The Alpha photos were not saved.”: a message should end with “.” [message-end-punctuation, safe to fix]",
        "    en: Alpha, message of Alpha",
        "    the same in 2 other languages, 2 safe to fix: de, fr",
        "    the same for 3 more texts in this file:",
        "      2:41: “The Beta photos were not saved” → “The Beta photos were not saved.” (Beta; 2 other languages, 2 safe to fix)",
        "      3:43: “The Gamma photos were not saved” → “The Gamma photos were not saved.” (Gamma; 2 other languages, 2 safe to fix)",
        "      4:43: “The Delta photos were not saved” → “The Delta photos were not saved.” (Delta; 2 other languages, 2 safe to fix)",
      ])
  }

  /// A label that is wrong in the source is wrong in every language: it is said once, with the word for each.
  @Test func oneLabelInManyLanguages() throws {
    let files = ["en": "Never Mind", "de": "Egal", "fr": "Tant pis"].mapValues {
      [(key: "a.title", text: "Trip"), (key: "a.go", text: "Go"), (key: "a.no", text: $0)]
    }
    let text = try report(
      files, alerts: "  a: { title: a.title, buttons: [a.go, { key: a.no, style: cancel }] }\n")
    let said = text.split(separator: "\n").filter {
      $0.contains("cancel-label") || $0.contains("other languages")
    }
    #expect(
      said == [
        "en.lproj/Localizable.strings:3:11: warning: “Never Mind” → “Cancel”: the button that cancels should be called Cancel [cancel-label, needs review]",
        "    the same in 2 other languages: de → “Abbrechen”, fr → “Annuler”",
      ])
  }

  /// A title that says nothing in several XLIFF files says nothing in their source either.
  @Test func oneEmptyTitleInManyLanguages() throws {
    let titles = [("de", "Fehler"), ("es", "Error"), ("fr", "Erreur")]
    let documents = try titles.map { locale, title in
      let text = """
        <xliff version="1.2"><file original="L.strings" source-language="en" target-language="\(locale)"><body>
        <trans-unit id="a.alert.title"><source>Error</source><target>\(title)</target></trans-unit>
        <trans-unit id="a.alert.message"><source>%@</source><target>%@</target></trans-unit>
        </body></file></xliff>
        """
      return try Document(path: "\(locale).xliff", bytes: Array(text.utf8))
    }
    let catalog = Catalog(documents: documents)
    let checker = try Checker(catalog, alerts: Grouping(catalog).alerts)
    let report = Report(catalog: catalog, findings: checker.findings(), errors: [], alertCount: 1)
    let lines = ReportFormat.text.render(report).split(separator: "\n")
    #expect(lines.count { $0.contains("title-uninformative") } == 1, "\(lines)")
    #expect(lines.contains("    the same in 2 other languages: es, fr"), "\(lines)")
  }

  /// The same label in many alerts, with the same words for it: the words are told once, with the first.
  @Test func oneLabelInManyAlerts() throws {
    let names = ["a", "b", "c", "d"]
    let files = ["en": "Never Mind", "de": "Egal", "fr": "Tant pis"].mapValues { label in
      names.flatMap { [($0 + ".title", "Trip \($0)"), ($0 + ".go", "Go"), ($0 + ".no", label)] }
    }
    let text = try report(
      files,
      alerts: names.map {
        "  \($0): { title: \($0).title, buttons: [\($0).go, { key: \($0).no, style: cancel }] }\n"
      }.joined())
    let lines = text.split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.contains("[cancel-label") })
    #expect(
      lines[first...].prefix(6).dropFirst() == [
        "    en: a.no, button of a; “Cancel” is the stock word of Apple (iOS 15, macOS 12)",
        "    the same in 2 other languages: de → “Abbrechen”, fr → “Annuler”",
        "    the same for 3 more texts in this file:",
        "      6:11: “Never Mind” → “Cancel” (b.no; 2 other languages)",
        "      9:11: “Never Mind” → “Cancel” (c.no; 2 other languages)",
      ])
  }
}
