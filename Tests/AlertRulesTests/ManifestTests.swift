import Testing

@testable import AlertRules

struct ManifestTests {
  @Test(arguments: [
    ("version: 1\nalerts:\n  a:\n    tilte: x\n", 4, "did you mean “title”"),
    ("version: 2\n", 1, "version: 1"),
    ("alerts: {}\n", 1, "version: 1"),
    ("version: 1\nalerts:\n  a: { title: x, kind: destroy }\n", 3, "unknown value “destroy”"),
    ("version: 1\nalerts:\n  a: { title: x, edition: hig-2025 }\n", 3, "hig-2024"),
    ("version: 1\nalerts:\n  a: { title: x, disable: { button-yesno: y } }\n", 3, "button-yes-no"),
    ("version: 1\nalerts:\n  a: { title: x, undoable: perhaps }\n", 3, "true or false"),
    ("version: 1\nalerts: [\n", 3, "expected a value"),
    ("version: 1\nalerts:\n  a:\n    title: x\n    message:\n", 5, "expected a value"),
    ("version: 1\nalerts:\n  a: { title: x, message: ~ }\n", 3, "in quotes"),
    ("version: 1\nalerts:\n  a: { title: x, disable: { title-length: } }\n", 3, "expected a value"),
    (
      "version: 1\nalerts:\n  a: { title: x, disable: { title-length: ' ' } }\n", 3,
      "expected the reason why “title-length” is off"
    ),
    (
      "version: 1\nconventions: { key-roles: { title: [a title] } }\n", 2,
      "“a title” cannot end a key"
    ),
    (
      "version: 1\ntemplates:\n  - match: error.{name}.title\n    title: error.{nam}.title\n", 3,
      "“{nam}” is in a key of this template"
    ),
    ("version: 1\ndefaults: { platforms: [iOs] }\n", 2, "did you mean “iOS”"),
  ])
  func mistakesAreQuoted(_ text: String, _ line: Int, _ hint: String) throws {
    let error = try #require(throws: ConfigurationError.self) {
      try Manifest(text, file: "alerts.yml")
    }
    #expect(error.position.line == line, "\(error)")
    #expect(error.description.contains(hint), "\(error)")
  }

  /// Some editors begin every file with a mark; what is quoted can be any text.
  @Test func aByteOrderMarkIsNoText() throws {
    let manifest = try Manifest(
      "\u{FEFF}version: 1\nalerts:\n  a: { title: \"~\", message: none }\n", file: "alerts.yml")
    let document = try Document(
      path: "en.lproj/Localizable.strings", bytes: Array("\"~\" = \"x\";".utf8))
    let alerts = manifest.alerts(in: Catalog(documents: [document]))
    #expect(alerts.first?.members.map(\.key) == ["~"])
    let error = try #require(throws: ConfigurationError.self) {
      try Manifest("\u{FEFF}version: 1\nalert: {}\n", file: "alerts.yml")
    }
    #expect(error.position.line == 2)
  }

  /// Every field that the format has; no value is the usual one.
  private static func whole() throws -> Manifest {
    try Manifest(
      """
      version: 1
      defaults: { platforms: [tvOS], edition: hig-2017, table: Alerts }
      conventions:
        accessors: [swiftgen: L10n]
        key-roles: { title: [ttl], message: [hint], cancel: [back_out] }
        stem-prefixes: [com.example.app]
      ignore: ["onboarding.*", "*.accessibility*"]
      alerts:
        trip-delete:
          title: trip.delete.title
          message: { key: trip.delete.message, table: Other }
          presentation: confirmationDialog
          kind: destructiveConfirmation
          initiated-by: user
          deliberate: false
          undoable: true
          platforms: [iOS, macOS]
          edition: hig-2024
          buttons:
            - { key: trip.delete.confirm, style: destructive }
            - { key: common.cancel, table: Common, style: cancel, default: false }
          order: visual
          shown-in: compact
          text-fields: [{ placeholder: trip.delete.code.placeholder, secure: true }]
          suppression: trip.delete.dontAsk
          icon: caution
          samples: { "%@": "Summer in the Alps" }
          disable: { title-length: "approved by design 2026-03" }
          locales: { de: { disable: { button-length: "compound word" } } }
          optional: true
        sync-failed: { title: sync.fail.title, message: none, buttons: [common.ok], kind: error }
      templates:
        - match: "error.{name}.title"
          title: "error.{name}.title"
          message: "error.{name}.message"
          buttons: [common.ok]
      """, file: "alerts.yml")
  }

  @Test func theWholeGrammarIsRead() throws {
    let manifest = try Self.whole()
    #expect(
      ["ttl", "hint", "backout", "back_out"].map { manifest.keyRoles[$0] } == [
        .title, .message, .cancel, nil,
      ])
    #expect(manifest.idleConventions == ["accessors", "stem-prefixes"])
    #expect(manifest.ignores("onboarding.first") && manifest.ignores("x.accessibilityLabel"))
    #expect(!manifest.ignores("trip.onboarding"))
    #expect(manifest.alertEntries.map(\.alert.id) == ["trip-delete", "sync-failed"])
    #expect(manifest.alertEntries.map(\.isOptional) == [true, false])
    let alert = manifest.alertEntries[0].alert
    #expect(alert.confidence == 1 && alert.knowsAllButtons)
    #expect(
      alert.presentation == .confirmationDialog && alert.statedKind == .destructiveConfirmation)
    #expect(alert.isByUser == true && alert.isDeliberate == false && alert.isUndoable == true)
    #expect(alert.platforms == [.iOS, .macOS] && alert.edition == "hig-2024")
    #expect(alert.order == .visual && alert.surroundings == .compact && alert.icon == .caution)
    #expect(alert.fields.map(\.key) == ["trip.delete.code.placeholder"])
    #expect(alert.fields.map(\.isSecure) == [true] && alert.hasSuppression)
    #expect(alert.samples == ["%@": "Summer in the Alps"])
    #expect(alert.disabled == ["title-length": "approved by design 2026-03"])
    #expect(alert.disabledIn == ["de": ["button-length": "compound word"]])
  }

  @Test func everyStringOfAnAlertIsRead() throws {
    let members = try Self.whole().alertEntries[0].alert.members
    #expect(
      members.map { "\($0.role.rawValue) \($0.table.name) \($0.key) \($0.style.rawValue)" } == [
        "title Alerts trip.delete.title unknown", "message Other trip.delete.message unknown",
        "button Alerts trip.delete.confirm destructive", "button Common common.cancel cancel",
        "field Alerts trip.delete.code.placeholder unknown",
        "suppression Alerts trip.delete.dontAsk unknown",
      ])
    #expect(members.map(\.isDefault) == [nil, nil, nil, false, nil, nil])
    #expect(members.allSatisfy { $0.claims.map(\.source) == [.manifest] })
  }

  @Test func whatIsNotKnownCanBeSaid() throws {
    let manifest = try Manifest(
      """
      version: 1
      alerts:
        a: { title: a.title, buttons: [ok], unknown: [title, message, buttons, presentation] }
      """, file: "alerts.yml")
    let alert = manifest.alertEntries[0].alert
    #expect(
      alert.hasOtherTitle && alert.hasOtherMessage && !alert.knowsAllButtons
        && alert.presentation == nil)
  }

  /// A text field may say nothing of what it is for; written again, all of this is the same.
  @Test func whatIsReadIsWrittenAgain() throws {
    let document = try Document(
      path: "en.lproj/Localizable.strings", bytes: Array("\"t\" = \"Trip\";\"p\" = \"Name\";".utf8))
    let catalog = Catalog(documents: [document])
    let text = """
      version: 1
      alerts:
        "a":
          title: { key: "t", table: "Localizable", elsewhere: "App/\\"Trip\\".swift" }
          presentation: alert
          text-fields:
            - {}
            - { secure: true }
            - { placeholder: { key: "p", table: "Localizable" } }
          unknown: [message, presentation]

      """
    let grouping = Grouping(catalog, manifests: [try Manifest(text, file: "alerts.yml")])
    let alert = try #require(grouping.alerts.first)
    #expect(alert.fields.map(\.key) == ["", "", "p"])
    #expect(alert.fields.map(\.isSecure) == [false, true, false])
    let written = AlertList(catalog, grouping.alerts).manifest()
    let wanted = try #require(text.firstRange(of: "    title:"))
    #expect(written.hasSuffix(text[wanted.lowerBound...]), "\(written)")
  }

  /// A field is one for a secret by the text in it, too.
  @Test(arguments: [("Passcode", 1), ("Name", 0)])
  func secretsByTheirPlaceholder(_ placeholder: String, _ count: Int) throws {
    let document = try Document(
      path: "en.lproj/Localizable.strings",
      bytes: Array("\"t\" = \"Unlock\";\"p\" = \"\(placeholder)\";".utf8))
    let catalog = Catalog(documents: [document])
    let manifest = try Manifest(
      "version: 1\nalerts: { a: { title: t, text-fields: [{ placeholder: p }] } }",
      file: "alerts.yml")
    let alerts = Grouping(catalog, manifests: [manifest]).alerts
    let findings = try Checker(catalog, alerts: alerts).findings()
    #expect(findings.count { $0.rule == "secure-field" } == count)
  }

  /// What is right for an alert may be wrong where the text is shown as well, so a person decides.
  @Test(arguments: [false, true])
  func whatIsShownElsewhereIsNotFixedUnasked(_ isElsewhere: Bool) throws {
    let document = try Document(
      path: "en.lproj/Localizable.strings",
      bytes: Array("\"t\" = \"Delete trip now\";\"o\" = \"Delete\";\"c\" = \"Cancel\";".utf8))
    let catalog = Catalog(documents: [document])
    let place = isElsewhere ? ", elsewhere: App/TripView.swift" : ""
    let manifest = try Manifest(
      "version: 1\nalerts: { a: { title: { key: t\(place) }, buttons: [o, c] } }",
      file: "alerts.yml")
    let alerts = Grouping(catalog, manifests: [manifest]).alerts
    let findings = try Checker(catalog, alerts: alerts).findings()
    let finding = try #require(findings.first { $0.rule == "title-fragment-style" })
    #expect(finding.fix?.applicability == (isElsewhere ? .review : .safe))
    let note = "the code also uses it outside alerts: App/TripView.swift"
    #expect(finding.notes.contains(note) == isElsewhere)
  }

  /// Of two targets with a table of one name the alert is that of the one with its texts, and not of that with an OK;
  /// files of two languages, and XLIFF beside the project's own file, are of one.
  @Test(arguments: [
    ("Tool/en.lproj/Localizable.strings", "App"), ("Tool/de.lproj/Localizable.strings", "App Tool"),
  ])
  func tablesOfTwoTargets(_ other: String, _ scopes: String) throws {
    let documents = [
      try Document(
        path: "App/en.lproj/Localizable.strings",
        bytes: Array("\"t\" = \"Delete It?\";\"ok\" = \"Delete\";".utf8)),
      try Document(path: other, bytes: Array("\"ok\" = \"OK\";".utf8)),
    ]
    let catalog = Catalog(documents: documents)
    let manifest = try Manifest(
      "version: 1\nalerts: { a: { title: t, buttons: [ok] } }", file: "alerts.yml")
    let alerts = Grouping(catalog, manifests: [manifest]).alerts
    #expect(alerts.map(\.table.scope).sorted().joined(separator: " ") == scopes)
    // Of both the list shows the whole one, whichever comes first.
    let list = AlertList(catalog, alerts.reversed()).text()
    #expect(list.contains("“Delete It?”"), "\(list)")
  }

  /// Two deliverables that hold an alert have its languages together, each with the state of its own strings.
  @Test func languagesOfTwoDeliverables() throws {
    let documents = try [
      ("A/en.lproj/Localizable.strings", "\"t\" = \"Delete It?\";\"ok\" = \"Delete\";"),
      ("A/de.lproj/Localizable.strings", "\"t\" = \"Löschen?\";\"ok\" = \"\";"),
      ("B/fr.lproj/Localizable.strings", "\"t\" = \"\";"),
    ].map { try Document(path: $0.0, bytes: Array($0.1.utf8)) }
    let catalog = Catalog(documents: documents)
    let manifest = try Manifest(
      "version: 1\nalerts: { a: { title: t, buttons: [ok] } }", file: "alerts.yml")
    let alerts = Grouping(catalog, manifests: [manifest]).alerts
    #expect(alerts.count == 2)
    for alerts in [alerts, alerts.reversed()] {
      let list = AlertList(catalog, alerts).text()
      #expect(list.contains(" de (untranslated) en fr (untranslated)\n"), "\(list)")
    }
  }

  /// Keys that are named whole are left out byte for byte, and others by pattern.
  @Test func keysThatAreIgnored() throws {
    let manifest = try Manifest(
      "version: 1\nignore: [\"caf\u{E9}\", \"a.{x}.b\", \"{{{\", \"*.c\"]", file: "alerts.yml")
    for (key, isIgnored) in [
      ("caf\u{E9}", true), ("cafe\u{301}", false), ("a.q.b", true), ("a.b", false), ("{{{", true),
      ("x.c", true), ("x.d", false),
    ] {
      #expect(manifest.ignores(key) == isIgnored, "\(key)")
    }
  }

  /// Two buttons of an alert may have the same key, in two tables.
  @Test func aButtonIsAKeyOfATable() throws {
    let documents = try ["Trip", "Common"].map {
      try Document(
        path: "en.lproj/\($0).strings",
        bytes: Array("\"ok\" = \"Delete\";\n\"t\" = \"Delete It?\";".utf8))
    }
    let catalog = Catalog(documents: documents)
    let manifest = try Manifest(
      "version: 1\ndefaults: { table: Trip }\n"
        + "alerts:\n  a: { title: t, buttons: [{ key: ok }, { key: ok, table: Common }] }\n",
      file: "alerts.yml")
    let alerts = Grouping(catalog, manifests: [manifest]).alerts
    let found = try Checker(catalog, alerts: alerts).findings()
      .filter { $0.rule == "button-duplicate" }
    #expect(found.map { documents[$0.reference.document].file.path } == ["en.lproj/Common.strings"])
  }

  @Test func defaultsHoldForTheRest() throws {
    let manifest = try Self.whole()
    let template = manifest.templates[0]
    #expect(template.match?.match("error.disk.title")?["name"] == "disk")
    for alert in [manifest.alertEntries[1].alert, template.alert] {
      #expect(alert.table.name == "Alerts" && alert.platforms == [.tvOS])
      #expect(alert.edition == "hig-2017" && alert.presentation == .alert)
      #expect(alert.isByUser == nil && alert.isDeliberate == nil && alert.isUndoable == nil)
      #expect(alert.order == nil && alert.surroundings == nil && alert.icon == nil)
      #expect(alert.fields.isEmpty && !alert.hasSuppression && alert.disabled.isEmpty)
    }
    let failed = manifest.alertEntries[1].alert
    #expect(failed.statedKind == .error && failed.members.map(\.role) == [.title, .button])
    #expect(template.alert.members.map(\.role) == [.title, .message, .button])
  }

  @Test(arguments: [
    ("error.{name}.title", "error.disk.title", "disk"),
    ("error.{name}.title", "error.a.b.title", nil),
    ("error.{name*}.title", "error.a.b.title", "a.b"), ("{name}.title", ".title", nil),
    ("*.{name}.title", "error.disk.title", "disk"), ("*{name}", "x", "x"), ("*.{name}", "x", nil),
    ("{name}{x}", "abc", "ab"), ("{x}{name}", "abc", "c"), ("*{name}{x}", "abc", "ab"),
    ("{name*}.{x}", "a.b.c", "a.b"), ("{name}.*", "a.b.c", "a"), ("*b{name}", "abcb", "cb"),
    ("{name}.{name}", "a.b", "a"), ("{name}{x}", "né", "n"), ("{name}{x}", "é", nil),
    ("{name*}é", "aéé", "aé"), ("{name}*", "", nil), ("{name}", "a.b", nil),
  ])
  func patterns(_ pattern: String, _ key: String, _ name: String?) {
    #expect(KeyPattern(pattern).match(key)?["name"] == name)
  }

  /// A name of several parts is one wildcard.
  @Test func wildcardsAreCounted() throws {
    func manifest(_ match: String) throws {
      _ = try Manifest(
        """
        version: 1
        templates:
          - match: "\(match)"
            title: "t.{name}"
        """, file: "alerts.yml")
    }
    try manifest("error.{name*}.io.{kind*}.{x}.title")
    let error = #expect(throws: ConfigurationError.self) { try manifest("{name}.{a}.{b}.*") }
    #expect(
      error?.description.contains(
        "“{name}.{a}.{b}.*” has 4 wildcards, of at most 3: write out more of the key") == true)
  }

  @Test(arguments: [
    ("*", "", true), ("*", "a", true), ("", "", true), ("", "a", false), ("a*", "a", true),
    ("a*b", "ab", true), ("a*b", "aba", false), ("*a*a*b", "caab", true), ("*a*a*b", "cab", false),
    ("abc", "ab", false), ("*abc", "ab", false), ("a{b", "a{b", true), ("é*", "éa", true),
  ])
  func patternsWithoutNames(_ pattern: String, _ key: String, _ matches: Bool) {
    #expect((KeyPattern(pattern).match(key) != nil) == matches)
  }

  /// A brace that opens no name is text like any other.
  @Test func bracesThatOpenNothing() {
    let key = String(repeating: "{", count: 1_000) + ".title"
    #expect(KeyPattern(key).key == key)
    #expect(KeyPattern(key).match(key) != nil)
  }

  /// However many places there are where a part might begin.
  @Test(
    .timeLimit(.minutes(5)), arguments: ["*a*a*b", "{x*}{y*}{z*}b", "{x}{y}{z}b", "*{x}a*b"])
  func patternsOfLongKeys(_ pattern: String) {
    let key = String(repeating: "a", count: 100_000)
    #expect(KeyPattern(pattern).match(key) == nil)
    #expect(KeyPattern(pattern).match(key + "b") != nil)
  }

  /// A placeholder tells more than a key, and not every pin is a PIN.
  @Test(arguments: [
    ("map.field", "Pin Name", false), ("map.pin.name", "Pin Name", false),
    ("account.field", "Password Hint", false), ("party.secret.field", "Secret Santa", false),
    ("party.field", "Secret", true), ("api.field", "Secret Key", true),
    ("lock.field", "Enter your pin", true), ("lock.field", "PIN of the card", true),
    ("lock.field", "Pin", true), ("map.field", "Pin to drop", false),
    ("account.password", "", true), ("account.password", "Kennwort", true),
    ("account.field", "New Password (again)", true), ("account.field", "Name", false),
  ])
  func fieldsForSecrets(_ key: String, _ placeholder: String, _ isSecret: Bool) {
    #expect(SecureField.isForSecret(key, placeholder) == isSecret)
  }
}
