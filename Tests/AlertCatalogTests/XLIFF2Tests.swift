import Testing

@testable import AlertCatalog

/// XLIFF 2.x: units of several segments, inline codes with original data, notes and states.
struct XLIFF2Tests {
  @Test(arguments: Sample.variants(Sample.xliff2).map(\.name))
  func promises(_ name: String) throws {
    let variant = try #require(Sample.variants(Sample.xliff2).first { $0.name == name })
    try Sample.checkPromises(Document(path: "fr.xlf", bytes: variant.bytes))
  }

  @Test func everyUnitIsFound() throws {
    let document = try Sample.document(Sample.xliff2, "App/fr.xlf")
    let rows = document.entries.map { entry in
      [
        document.key(of: entry), document.source(of: entry) ?? "–",
        document.value(of: entry) ?? "–", document.state(of: entry).rawValue,
      ].joined(separator: " | ")
    }
    #expect(
      rows == [
        "delete.title | Delete photo? | Supprimer la photo ? | translated",
        "two.parts | Stop. Go on? | Halte. Continuer ? | translated",
        "turned | A. B. | C.D. | translated",
        "codes | Save <b>%@</b> to %d\u{1} | Enregistrer <b>%@</b> dans %d\u{1} | needs review",
        "u5 | x\u{FFFC} | y\u{FFFC} | needs review",
        "half | One. Two. | – | untranslated",
        "locked | Acme | Acme | translated",
        "open | Yes | Oui | translated",
      ])
    #expect(
      document.tables.map { [$0.name, $0.scope, $0.locale ?? "", $0.sourceLocale ?? ""] } == [
        ["Localizable", "App::en", "fr", "en"]
      ])
    #expect(document.comment(of: document.entries[0]) == "Title of an alert\nShort")
    #expect(document.entries.map { $0.flags.contains(.doNotTranslate) }.firstIndex(of: true) == 6)
  }

  /// The key of a plural form is that of XLIFF 1.2.
  @Test func variationsAreThoseOfXcode() throws {
    let text = Self.document("<unit id=\"1\" name=\"KEY|==|plural.one\">\(Self.segment)</unit>")
    let document = try Sample.document(text, "fr.xlf")
    #expect(document.key(of: document.entries[0]) == "KEY")
    #expect(document.variation(of: document.entries[0]) == "plural.one")
  }

  @Test(arguments: [
    // Whose character it is, whose segment it is in.
    ("two.parts", 7..<8, "c", ">Continuer ?<", ">continuer ?<"),
    ("two.parts", 0..<1, "M", ">Halte.<", ">Malte.<"),
    ("turned", 2..<3, "E", "order=\"2\">D.<", "order=\"2\">E.<"),
    ("codes", 12..<12, "tout ", "Enregistrer <pc", "Enregistrer tout <pc"),
  ])
  func anEditGoesWhereItsTextIs(
    _ key: String, _ range: Range<Int>, _ new: String, _ before: String, _ after: String
  ) throws {
    let document = try Sample.document(Sample.xliff2, "fr.xlf")
    let index = try #require(document.entries.firstIndex { document.key(of: $0) == key })
    let edit = Edit(range, new)
    #expect(document.canApply([edit], to: index))
    let result = try document.applying([EntryChange(entry: index, edits: [edit])])
    #expect(String(decoding: result, as: UTF8.self) == Sample.xliff2.replacing(before, with: after))
  }

  /// Across two segments, over a code, in a protected marker, in a copied ignorable.
  @Test(arguments: [
    ("two.parts", 4..<9), ("codes", 12..<15), ("codes", 15..<17), ("two.parts", 6..<7),
    ("locked", 0..<1), ("half", 0..<0),
  ])
  func editsThatTouchSomethingElseAreRefused(_ key: String, _ range: Range<Int>) throws {
    let document = try Sample.document(Sample.xliff2, "fr.xlf")
    let index = try #require(document.entries.firstIndex { document.key(of: $0) == key })
    #expect(!document.canApply([Edit(range, "x")], to: index))
  }

  @Test func notesComeBeforeTheText() throws {
    let document = try Sample.document(Sample.xliff2, "fr.xlf")
    let index = try #require(document.entries.firstIndex { document.key(of: $0) == "two.parts" })
    let noted = try document.applying(
      [EntryChange(entry: index, notes: [NoteTests.note])], notes: .all)
    #expect(
      String(decoding: noted, as: UTF8.self).contains(
        """
            <unit id="u2" name="two.parts">
              <notes>
                <note category="hig-review" priority="5" appliesTo="target">rule-id: why */ &amp; &lt;so&gt; Proposal: “P”</note>
              </notes>
              <segment
        """))
  }

  @Test(arguments: [
    ("", " state=\"translated\" subState=\"alertcat:needs-review\"", true),
    (
      " state=\"final\" subState=\"x:approved\"",
      " state=\"translated\" subState=\"alertcat:needs-review\"", true
    ),
    (" state=\"reviewed\"", " subState=\"alertcat:fixed\" state=\"translated\"", false),
    (" state=\"initial\"", " state=\"initial\"", true),
  ])
  func vendorsGetAState(_ before: String, _ after: String, _ isQuestioned: Bool) throws {
    let text = Self.document(
      "<unit id=\"u\"><segment\(before)><source>s</source><target>t</target></segment></unit>")
    let document = try Sample.document(text, "fr.xlf")
    let change = EntryChange(
      entry: 0, notes: isQuestioned ? [NoteTests.note] : [], corrected: 0..<1)
    let vendor = String(
      decoding: try document.applying([change], notes: .all, for: .vendor), as: UTF8.self)
    #expect(vendor.contains("<segment\(after)>"), "\(vendor)")
    let xcode = String(decoding: try document.applying([change], notes: .all), as: UTF8.self)
    #expect(xcode.contains("<segment\(before)>"))
  }

  @Test(arguments: ["2.0", "2.1", "2.2"])
  func prefixesAndVersions(_ version: String) throws {
    let core = version == "2.2" ? "2.2" : "2.0"
    let text =
      "<!-- <xliff version=\"1.2\"> --><x:xliff xmlns:x=\"urn:oasis:names:tc:xliff:document:\(core)\" "
      + "version=\"\(version)\" srcLang=\"en\" trgLang=\"de\"><x:file id=\"f\"><x:unit id=\"a\">"
      + "<segment xmlns=\"urn:other\"><source>no</source><target>nein</target></segment>"
      + "<x:segment><x:source>yes</x:source><x:target>ja</x:target></x:segment>"
      + "</x:unit></x:file></x:xliff>"
    let document = try Sample.document(text, "de.xlf")
    #expect(document.entries.map { document.value(of: $0) } == ["ja"])
    let noted = try document.applying([EntryChange(entry: 0, notes: [NoteTests.note])], notes: .all)
    #expect(String(decoding: noted, as: UTF8.self).contains("<x:notes><x:note category"))
    let again = try Document(path: "de.xlf", bytes: noted)
    #expect(try again.applying([], notes: .all) == Array(text.utf8))
  }

  /// One note tells the states of all segments, and of each until somebody sets another.
  @Test func statesOfSegmentsAreToldTogether() throws {
    func text(_ first: String, _ second: String, _ note: String = "") -> String {
      "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"en\" trgLang=\"de\">"
        + "<file id=\"f\"><unit id=\"k\">\(note)<segment \(first) id=\"s1\"><source>A. </source>"
        + "<target>B. </target></segment><segment \(second)><source>C.</source><target>D.</target>"
        + "</segment></unit></file></xliff>"
    }
    func told(_ states: String) -> String {
      "<notes><note category=\"hig-review\" priority=\"8\" appliesTo=\"target\">"
        + "state: was \(states)</note></notes>"
    }
    let (final, ours) = ("state=\"final\"", "subState=\"alertcat:fixed\" state=\"translated\"")
    func corrected(_ text: String, _ range: Range<Int>?) throws -> String {
      let change = EntryChange(entry: 0, corrected: range)
      let document = try Sample.document(text, "de.xlf")
      return String(
        decoding: try document.applying([change], notes: .all, for: .vendor), as: UTF8.self)
    }
    let one = told("final in segment s1")
    let both = told("final in segment s1; reviewed (x:y) in segment #2")
    let foreign = "state=\"reviewed\" subState=\"x:y\""
    #expect(try corrected(text(final, foreign), 0..<1) == text(ours, foreign, one))
    #expect(
      try corrected(text(ours, foreign, one), 3..<4)
        == text(ours, "state=\"translated\" subState=\"alertcat:fixed\"", both))
    #expect(
      try corrected(text(final, ours, both), nil)
        == text(final, ours, told("reviewed (x:y) in segment #2")))
    #expect(try corrected(text(final, final, both), nil) == text(final, final))
  }

  /// A tool may cut a unit anew: what was told of segments that are no more stays as long as one is lowered.
  @Test(arguments: [
    ("final", 2), ("final in segment s1; reviewed (x:y) in segment s2", 1),
    ("final in segment s9", 2), ("reviewed (x:y) in segment #1; final in segment s9", 2),
  ])
  func statesOfSegmentsCutAnewStayTold(_ told: String, _ count: Int) throws {
    func text(_ state: String) -> String {
      Self.document(
        "<unit id=\"u\"><notes><note category=\"hig-review\" priority=\"8\" appliesTo=\"target\">"
          + "state: was \(told)</note></notes>"
          + String(
            repeating: "<segment \(state)><source>A.</source><target>B.</target></segment>",
            count: count) + "</unit>")
    }
    let lowered = text("state=\"translated\" subState=\"alertcat:fixed\"")
    let document = try Sample.document(lowered, "fr.xlf")
    let again = String(
      decoding: try document.applying([], notes: .all, for: .vendor), as: UTF8.self)
    #expect(again == lowered)
    let seen = try Sample.document(text("state=\"final\""), "fr.xlf")
    let after = String(decoding: try seen.applying([], notes: .all, for: .vendor), as: UTF8.self)
    #expect(!after.contains("was"), "\(after)")
  }

  /// Notes stand at the unit, so they say which of its segments they are about.
  @Test func notesNameTheSegment() throws {
    func noted(_ second: String, _ range: Range<Int>?, _ edits: [Edit] = []) throws -> String {
      let text = Self.document(
        "<unit id=\"u\"><segment id=\"s1\"><source>A.</source><target>B.</target></segment>"
          + "<ignorable><source> </source></ignorable>\(second)</unit>")
      let document = try Sample.document(text, "fr.xlf")
      let note = ReviewNote(rule: "a-rule", severity: .info, message: "no", range: range)
      let change = EntryChange(entry: 0, edits: edits, notes: [note])
      return String(decoding: try document.applying([change], notes: .all), as: UTF8.self)
    }
    let second = "<segment><source>C.</source><target>D.</target></segment>"
    #expect(try noted(second, 0..<2).contains(">a-rule: in segment s1: no<"))
    #expect(try noted(second, 4..<5).contains(">a-rule: in segment #2: no<"))
    #expect(try noted(second, 0..<5).contains(">a-rule: no<"))
    #expect(try noted(second, nil).contains(">a-rule: no<"))
    #expect(try noted("", 0..<2).contains(">a-rule: no<"))
    // Of the text as it is corrected.
    let longer = try noted(second, 8..<9, [Edit(0..<1, "B and")])
    #expect(longer.contains(">a-rule: in segment #2: no<") && longer.contains(">B and.<"))
  }

  @Test func whatIsNoXLIFF2IsRefused() throws {
    for (text, problem) in [
      ("<xliff version=\"2.0\" srcLang=\"en\"/>", "<file>"), ("<xliff version=\"3.0\"/>", "3.0"),
      ("<xliff version=\"2.0\"><file id=\"f\">", "well-formed"),
    ] {
      let error = try #require(throws: FormatError.self) { try Sample.document(text, "de.xlf") }
      #expect("\(error)".contains(problem), "\(error)")
    }
  }

  /// Any prefix may stand for the module; what a file or a group allows is for all of its units.
  @Test(arguments: [
    ("", "slr:sizeRestriction=\"4\"", "t", "t.", false),
    ("", "x:sizeRestriction=\"5\"", "t", "t.", true),
    ("", "slr:sizeRestriction=\"1,4\"", "t", "t.", false),
    ("", "slr:sizeRestriction=\" 1, 5 \"", "t", "t.", true),
    ("", "slr:sizeRestriction=\"2\"", "t", "T", true),
    ("", "slr:sizeRestriction=\"*\"", "t", "t.", true),
    ("", "slr:sizeRestriction=\"40px\"", "t", "t.", true),
    ("", "slr:storageRestriction=\"4\"", "t", "t.", true),
    ("", "", "<mrk id=\"m\" slr:sizeRestriction=\"4\">t</mrk>", "t.", false),
    ("", "", "<mrk id=\"m\" slr:sizeRestriction=\"5\">t</mrk>", "t.", true),
    ("slr:sizeRestriction=\"900\"", "slr:sizeRestriction=\"5\"", "t", "t.", false),
    ("slr:sizeRestriction=\"900\"", "", "t", "T", true),
    ("slr:sizeRestriction=\"*\"", "", "t", "t.", true),
  ])
  func theLengthThatAUnitAllowsIsKept(
    _ around: String, _ own: String, _ last: String, _ new: String, _ fits: Bool
  ) throws {
    let unit =
      "<unit id=\"u\" \(own)><segment><source>s</source><target>tex\(last)</target></segment></unit>"
    let text = Self.document("<group id=\"g\" \(around)>\(unit)</group>\(unit)")
      .replacing(
        "<file ", with: "<file xmlns:slr=\"\(Self.sizes)\" xmlns:x=\"\(Self.sizes)\" ")
    let document = try Sample.document(text, "fr.xlf")
    #expect(document.canApply([Edit(3..<4, new)], to: 0) == fits)
    // Beside the group.
    if own.isEmpty, last == "t" { #expect(document.canApply([Edit(3..<4, new)], to: 1)) }
  }

  private static let sizes = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
  private static let segment = "<segment><source>s</source><target>t</target></segment>"

  private static func document(_ units: String) -> String {
    "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\" srcLang=\"en\" "
      + "trgLang=\"fr\"><file id=\"f\">\(units)</file></xliff>"
  }

  /// What an ignorable says stands in its source: no edit goes there.
  @Test func sourcesAreNeverEdited() throws {
    let text = Self.document(
      "<unit id=\"u\"><ignorable><source> </source></ignorable><segment><source>Go?</source>"
        + "<target>Seguir?</target></segment><ignorable><source>!</source></ignorable></unit>")
    let document = try Sample.document(text, "es.xlf")
    for (place, before, after) in [(1, ">Seguir?<", ">¿Seguir?<"), (8, ">Seguir?<", ">Seguir?¿<")] {
      let edit = Edit(place..<place, "¿")
      let result = try document.applying([EntryChange(entry: 0, edits: [edit])])
      #expect(String(decoding: result, as: UTF8.self) == text.replacing(before, with: after))
    }
    #expect(!document.canApply([Edit(0..<1, "x")], to: 0))
  }

  /// A note of somebody else may have the same category.
  @Test(arguments: [
    "category=\"hig-review\" priority=\"1\">Maria: please keep this",
    "category=\"hig-review\" priority=\"5\" appliesTo=\"target\">See the web-site: all is there",
    "category=\"hig-review\" priority=\"5\" appliesTo=\"target\">state: California is meant here",
    "category=\"hig-review\" priority=\"5\">title-length: too long",
    "category=\"review\" priority=\"5\" appliesTo=\"target\">title-length: too long",
    "id=\"n7\" category=\"hig-review\" priority=\"2\" appliesTo=\"target\">follow-up: ask Marie",
    "category=\"hig-review\" priority=\"1\" appliesTo=\"target\">follow-up: ask Marie",
    "category=\"hig-review\" appliesTo=\"target\">follow-up: ask Marie",
  ])
  func notesOfOthersAreKept(_ note: String) throws {
    let text = Self.document(
      "<unit id=\"u\"><notes><note \(note)</note></notes>" + Self.segment + "</unit>")
    let document = try Sample.document(text, "fr.xlf")
    #expect(String(decoding: try document.applying([], notes: .all), as: UTF8.self) == text)
  }

  /// What else stands among notes stays there.
  @Test func commentsAmongNotesAreKept() throws {
    let text = Self.document(
      "<unit id=\"u\">\n<notes>\n<!-- keep me -->\n<note category=\"hig-review\" priority=\"5\" appliesTo=\"target\">rule-id: x</note>\n</notes>\n"
        + Self.segment + "</unit>")
    let document = try Sample.document(text, "fr.xlf")
    let removed = String(decoding: try document.applying([], notes: .all), as: UTF8.self)
    #expect(removed.contains("<notes>\n<!-- keep me -->\n</notes>"))
    let change = EntryChange(entry: 0, notes: [NoteTests.note])
    let noted = try document.applying([change], notes: .all)
    #expect(String(decoding: noted, as: UTF8.self).contains("keep me"))
    #expect(
      try Document(path: "fr.xlf", bytes: noted).applying([change], notes: .all) == noted)
  }

  /// A note about a text with characters that XML cannot hold.
  @Test func controlCharactersInNotes() throws {
    let document = try Sample.document(
      Self.document("<unit id=\"u\">\(Self.segment)</unit>"), "fr.xlf")
    let note = ReviewNote(rule: "r", severity: .error, message: "a\u{1}b\u{FFFF}")
    let noted = try document.applying([EntryChange(entry: 0, notes: [note])], notes: .all)
    #expect(String(decoding: noted, as: UTF8.self).contains("a\u{FFFD}b\u{FFFD}"))
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "0", "x", "99"])
  func strangeOrders(_ order: String) throws {
    let text = Self.document(
      "<unit id=\"u\"><segment><source>s</source><target order=\"\(order)\">t</target></segment></unit>"
    )
    let document = try Sample.document(text, "fr.xlf")
    #expect(document.entries.map { document.value(of: $0) } == ["t"])
  }

  /// A correction says nothing about the other segments.
  @Test func onlyTheCorrectedSegmentIsMarked() throws {
    func text(_ second: String) -> String {
      Self.document(
        "<unit id=\"u\"><segment state=\"final\" subState=\"v:ok\"><source>A.</source><target>B. </target></segment>"
          + "<segment \(second)><source>C.</source><target>D.</target></segment></unit>")
    }
    let document = try Sample.document(text("state=\"reviewed\""), "fr.xlf")
    let vendor = try document.applying(
      [EntryChange(entry: 0, corrected: 3..<4)], notes: .all, for: .vendor)
    #expect(
      String(decoding: vendor, as: UTF8.self)
        == text("subState=\"alertcat:fixed\" state=\"translated\""))
  }

  /// Elements of another vendor may have the names of XLIFF’s own; notes go behind them.
  @Test(arguments: ["xmlns=\"urn:vendor\"", "xmlns=\"\""])
  func elementsOfOthersAreLeft(_ declaration: String) throws {
    let other = "<segment \(declaration)><source>x</source><target>foto</target></segment>"
    let notes = "<notes \(declaration)><note>V</note></notes>"
    let text = Self.document("<unit id=\"1\">\(other)\(notes)\(Self.segment)</unit>")
    let document = try Sample.document(text, "fr.xlf")
    let plain = try Sample.document(
      Self.document("<unit id=\"1\">\(Self.segment)</unit>"), "fr.xlf")
    #expect(document.value(of: document.entries[0]) == plain.value(of: plain.entries[0]))
    #expect(document.comment(of: document.entries[0]) == "")
    let changed = try document.applying(
      [EntryChange(entry: 0, notes: [NoteTests.note])], notes: .all)
    #expect(
      String(decoding: changed, as: UTF8.self).contains("\(notes)<notes><note category="))
  }
}
