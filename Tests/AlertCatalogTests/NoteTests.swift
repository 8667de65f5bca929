import Testing

@testable import AlertCatalog

/// Review notes are seen by the next person, replaced and not piled up, and removable to the byte.
struct NoteTests {
  static let note = ReviewNote(
    rule: "rule-id", severity: .warning, message: "why */ & <so>", proposal: "P")
  static let other = ReviewNote(rule: "rule-two", severity: .error, message: "more")

  @Test(arguments: [
    ("de.xliff", Sample.xliff), ("fr.xlf", Sample.xliff2), ("de.lproj/A.strings", Sample.strings),
    ("de.lproj/A.stringsdict", Sample.dictionary),
  ])
  func comeAndGo(_ path: String, _ text: String) throws {
    for variant in Sample.variants(text) {
      let document = try Document(path: path, bytes: variant.bytes)
      for index in document.entries.indices {
        let change = EntryChange(entry: index, notes: [Self.note, Self.other])
        let noted = try document.applying([change], notes: .all)
        #expect(noted != variant.bytes)
        let again = try Document(path: path, bytes: noted)
        #expect(
          try again.applying([change], notes: .all) == noted,
          "written twice \(variant.name) \(index)")
        #expect(
          try again.applying([], notes: .all) == variant.bytes,
          "not removed \(variant.name) \(index)")
        #expect(
          again.comment(of: again.entries[index]) == document.comment(of: document.entries[index]),
          "own notes are no comments")
      }
    }
  }

  /// Names of rules have digits, too.
  @Test(arguments: ["destructive-placement-ios9", "brand-case"])
  func areKnownByTheirRule(_ rule: String) throws {
    let note = ReviewNote(rule: rule, severity: .warning, message: "why: so")
    for (path, text) in [
      ("de.xliff", Sample.xliff), ("fr.xlf", Sample.xliff2), ("de.lproj/A.strings", Sample.strings),
      ("de.lproj/A.stringsdict", Sample.dictionary),
    ] {
      let document = try Sample.document(text, path)
      let noted = try document.applying([EntryChange(entry: 0, notes: [note])], notes: .all)
      let again = try Document(path: path, bytes: noted)
      #expect(try again.applying([], notes: .all) == Array(text.utf8), "\(path)")
    }
  }

  @Test func standBehindForeignNotes() throws {
    let document = try Sample.document(Sample.xliff)
    let noted = try document.applying([EntryChange(entry: 0, notes: [Self.note])], notes: .all)
    #expect(
      String(decoding: noted, as: UTF8.self).contains(
        """
                <note>Button that deletes</note>
                <note from="alertcat" priority="5" annotates="target" xml:lang="en">rule-id: why */ &amp; &lt;so&gt; Proposal: “P”</note>
        """))
  }

  /// What a text has as an escape does not come into the file as it is.
  @Test func holdNoControlCharacters() throws {
    let document = try Sample.document("\"a\" = \"b\";\n", "de.lproj/A.strings")
    let note = ReviewNote(rule: "rule-id", severity: .warning, message: "“\u{1B}[31m\0\u{8}”")
    let noted = try document.applying([EntryChange(entry: 0, notes: [note])], notes: .all)
    #expect(noted.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    let again = try Document(path: "de.lproj/A.strings", bytes: noted)
    #expect(
      try again.applying([EntryChange(entry: 0, notes: [note])], notes: .all) == noted,
      "written again")
  }

  /// A unit without a text has its notes inside it too.
  @Test(arguments: [
    ("<alt-trans><target>x</target></alt-trans>", "#<alt-trans><target>x</target></alt-trans>"),
    ("<note>n</note>", "<note>n</note>#"), ("<source/><my/>", "<source/>#<my/>"), ("", "#"),
    ("<source></source> <my/>", "<source></source># <my/>"), ("<target/>", "<target/>#"),
  ])
  func standInUnitsWithoutText(_ content: String, _ wanted: String) throws {
    func text(_ content: String) -> String {
      "<xliff version=\"1.2\"><file original=\"a\"><body><trans-unit id=\"k\">\(content)</trans-unit>"
        + "<trans-unit id=\"l\"/></body></file></xliff>"
    }
    let document = try Sample.document(text(content))
    let changes = document.entries.indices.map { EntryChange(entry: $0, notes: [Self.other]) }
    let noted = try document.applying(changes, notes: .all)
    let note =
      "<note from=\"alertcat\" priority=\"2\" annotates=\"target\" xml:lang=\"en\">rule-two: more</note>"
    #expect(String(decoding: noted, as: UTF8.self) == text(wanted.replacing("#", with: note)))
    let again = try Document(path: "de.xliff", bytes: noted)
    #expect(try again.applying(changes, notes: .all) == noted, "written again")
    #expect(try again.applying([], notes: .all) == document.file.original, "not removed")
  }

  /// An accent behind the end of a comment does not hide it from a parser.
  @Test(arguments: [
    ("de.lproj/A.strings", Sample.strings), ("de.lproj/A.stringsdict", Sample.dictionary),
  ])
  func commentsDoNotEndEarly(_ path: String, _ text: String) throws {
    let document = try Sample.document(text, path)
    let note = ReviewNote(rule: "rule-id", severity: .warning, message: "*/\u{301} --\u{301}> -->")
    let change = EntryChange(entry: 0, notes: [note])
    let again = try Document(path: path, bytes: document.applying([change], notes: .all))
    #expect(again.entries.count == document.entries.count)
    #expect(try again.applying([], notes: .all) == document.file.original)
  }

  @Test func standAboveTheDevelopersComment() throws {
    let document = try Sample.document("/* c */\n\"a\" = \"b\";\n", "de.lproj/A.strings")
    let noted = try document.applying([EntryChange(entry: 0, notes: [Self.note])], notes: .all)
    #expect(
      String(decoding: noted, as: UTF8.self)
        == "/* alertcat: warning: rule-id: why * / & <so> Proposal: “P” */\n/* c */\n\"a\" = \"b\";\n"
    )
  }

  private static let moved = "/* alertcat: warning: rule-id: old */"
  private static let alsoMoved = "/* alertcat: warning: rule-two: old */"

  /// Wherever somebody moved them, notes that go part no comment from its key: a blank line would.
  @Test(arguments: [
    "\(moved) \n", "\(moved)\t\n", "\(moved)\u{C} \n", "\(moved) \(alsoMoved)\n",
    "\(moved)\(alsoMoved)\n", "\(moved)\n\t\(alsoMoved)\n", "\u{C}\(moved)\n", "\u{B}\(moved)\n",
    "\(moved)\u{2028}\n", "\u{2028}\(moved)\n", "\(moved)\r",
  ])
  func leaveCommentsWithTheirKeys(_ notes: String) throws {
    let text = "// c\n\(notes)\"a\" = \"b\";\n"
    let document = try Sample.document(text, "de.lproj/A.strings")
    let removed = try document.applying([], notes: .all)
    #expect(String(decoding: removed, as: UTF8.self) == "// c\n\"a\" = \"b\";\n")
    let changes = [EntryChange(entry: 0, notes: [Self.other])]
    let noted = try document.applying(changes, notes: .all)
    let again = try Document(path: "de.lproj/A.strings", bytes: noted)
    #expect(again.comment(of: again.entries[0]) == "c")
    #expect(try again.applying(changes, notes: .all) == noted, "written again")
  }

  /// What stands beside notes on their line stays where it is.
  @Test(arguments: [
    ("\t\(moved)\n\"a\" = \"b\";", "\"a\" = \"b\";"), ("  \(moved)  \"a\";", "  \"a\";"),
    ("\"x\"; \(moved) \"a\";", "\"x\"; \"a\";"), ("/* c */ \(moved)\n\"a\";", "/* c */\n\"a\";"),
    ("\"x\";\(moved)\u{2028}\"a\";", "\"x\";\u{2028}\"a\";"),
    ("\"x\"; \(moved)\n\"a\";", "\"x\";\n\"a\";"), ("\(moved)/* c */\"a\";", "/* c */\"a\";"),
  ])
  func goWithTheirLineOnly(_ text: String, _ wanted: String) throws {
    let document = try Sample.document(text, "de.lproj/A.strings")
    #expect(String(decoding: try document.applying([], notes: .all), as: UTF8.self) == wanted)
  }

  /// Notes that somebody indented otherwise do not push away what they stand above.
  @Test func keepTheIndentation() throws {
    func text(_ notes: String) -> String {
      "<plist><dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key>"
        + "<dict>\n\t<key>20</key>\n\(notes)\t<string>b</string>\n</dict></dict></dict></plist>"
    }
    let moved = "\t<!-- alertcat: warning: rule-id: x -->\n<!-- alertcat: info: rule-two: y -->\n"
    let document = try Sample.document(text(moved), "de.lproj/A.stringsdict")
    for note in [Self.note, Self.other] {
      let noted = try document.applying([EntryChange(entry: 0, notes: [note])], notes: .all)
      let again = try Document(path: "de.lproj/A.stringsdict", bytes: noted)
      let removed = try again.applying([], notes: .all)
      #expect(String(decoding: removed, as: UTF8.self) == text(""))
    }
  }

  /// Other tools break the lines of notes anew.
  @Test(arguments: [
    (
      "de.xliff", Sample.xliff,
      "<note from=\"alertcat\" priority=\"5\" annotates=\"target\" xml:lang=\"en\">"
    ),
    ("fr.xlf", Sample.xliff2, "<note category=\"hig-review\" priority=\"5\" appliesTo=\"target\">"),
  ])
  func areKnownOnSeveralLines(_ path: String, _ text: String, _ tag: String) throws {
    let document = try Sample.document(text, path)
    let noted = try document.applying([EntryChange(entry: 0, notes: [Self.note])], notes: .all)
    let broken = String(decoding: noted, as: UTF8.self).replacing(tag, with: "\(tag)\n      ")
    #expect(broken.utf8.count > noted.count)
    let again = try Sample.document(broken, path)
    #expect(try again.applying([], notes: .all) == Array(text.utf8))
    let scope = NoteScope(rules: [Self.note.rule], locales: [], isComplete: false)
    #expect(try again.applying([], notes: scope) == Array(text.utf8), "in a scope")
    #expect(ReviewNote.formerState(in: "\n  state: was final,\n  approved\n") == "final, approved")
  }

  /// What a person writes into a note is kept, and is a comment.
  @Test(arguments: [
    (
      "de.lproj/A.strings",
      "/* alertcat: warning: rule-id: “x”. alertcat:ignore rule-id: brand */\n\"a\" = \"b\";\n"
    ),
    (
      "de.xliff",
      "<xliff version=\"1.2\"><file original=\"a\"><body><trans-unit id=\"a\"><source>b</source>"
        + "<target>b</target><note from=\"alertcat\" priority=\"5\">rule-id: “x”.\n"
        + "alertcat:ignore rule-id: brand</note></trans-unit></body></file></xliff>"
    ),
    (
      "de.xliff",
      "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"en\" trgLang=\"de\">"
        + "<file id=\"f\"><unit id=\"a\"><notes><note category=\"hig-review\" priority=\"5\" "
        + "appliesTo=\"target\">rule-id: “x”. alertcat:ignore rule-id: brand</note></notes>"
        + "<segment><source>b</source><target>b</target></segment></unit></file></xliff>"
    ),
  ])
  func areKeptWithAnAnswer(_ path: String, _ text: String) throws {
    let document = try Sample.document(text, path)
    #expect(try document.applying([], notes: .all) == Array(text.utf8))
    #expect(document.comment(of: document.entries[0]) == "alertcat:ignore rule-id: brand")
  }

  /// Copied by another tool, a note is no comment of the developer’s.
  @Test(arguments: [
    ("Title. \nalertcat: warning: rule-id: alert title", "Title. "),
    ("alertcat: warning: rule-id: alert title", ""), ("alertcat: ask Anna", "alertcat: ask Anna"),
    ("alertcat: warning: rule-id: “alertcat:ignore” names no rule", ""),
  ])
  func areNoCommentsWhenCopied(_ comment: String, _ words: String) throws {
    #expect(ReviewNote.words(of: comment) == words)
    let text = """
      <xliff version="1.2"><file original="a"><body><trans-unit id="a"><source>b</source>\
      <note>\(comment)</note></trans-unit></body></file></xliff>
      """
    let document = try Sample.document(text)
    #expect(document.comment(of: document.entries[0]) == words)
  }

  /// A run over some rules or locales leaves the notes of the others alone.
  @Test(arguments: [
    ("de.xliff", Sample.xliff), ("fr.xlf", Sample.xliff2), ("de.lproj/A.strings", Sample.strings),
    ("de.lproj/A.stringsdict", Sample.dictionary),
  ])
  func onlyNotesInScopeAreReplaced(_ path: String, _ text: String) throws {
    let document = try Sample.document(text, path)
    let noted = try document.applying(
      [EntryChange(entry: 0, notes: [Self.note, Self.other])], notes: .all)
    let again = try Document(path: path, bytes: noted)
    func texts(_ scope: NoteScope) throws -> String {
      String(decoding: try again.applying([], notes: scope), as: UTF8.self)
    }
    let one = try texts(NoteScope(rules: ["rule-two"], locales: [], isComplete: false))
    #expect(one.contains("rule-id") && !one.contains("rule-two"))
    let japanese = try texts(NoteScope(rules: [], locales: ["ja"], isComplete: true))
    #expect(Array(japanese.utf8) == noted)
  }

  @Test func vendorsGetAStateThatAsksForReview() throws {
    let text =
      "<xliff version=\"1.2\"><file original=\"a\"><body><trans-unit id=\"k\" approved=\"yes\">"
      + "<source>s</source><target state=\"final\">t</target></trans-unit></body></file></xliff>"
    let document = try Sample.document(text)
    let change = EntryChange(entry: 0, edits: [Edit(0..<1, "T")])
    let vendor = String(
      decoding: try document.applying([change], notes: .all, for: .vendor), as: UTF8.self)
    #expect(
      vendor.contains("approved=\"no\"") && vendor.contains("state=\"needs-review-translation\""))
    let xcode = String(decoding: try document.applying([change], notes: .all), as: UTF8.self)
    #expect(xcode == text.replacing(">t<", with: ">T<"))
  }

  /// What a value was before is told once, and not taken away by the next run, until somebody sets it again.
  @Test(arguments: [
    (Sample.state("state=\"final\"", approved: true), "de.xliff", "was final, approved"),
    (Sample.state("state=\"translated\""), "de.xliff", "was translated"),
    (Sample.state("state=\"new\""), "de.xliff", nil),
    (Sample.state("state=\"needs-translation\""), "de.xliff", "was needs-translation"),
    (Sample.state2("state=\"final\""), "de.xlf", "was final"),
    (
      Sample.state2("state=\"reviewed\" subState=\"tool:ok\""), "de.xlf",
      "was reviewed (tool:ok)"
    ),
    (Sample.state2("state=\"reviewed\""), "de.xlf", nil),
  ])
  func vendorsAreToldTheStateThatWas(_ text: String, _ path: String, _ was: String?) throws {
    let document = try Sample.document(text, path)
    let change = EntryChange(entry: 0, edits: [Edit(0..<1, "T")])
    let once = try document.applying([change], notes: .all, for: .vendor)
    let fixed = String(decoding: once, as: UTF8.self)
    #expect(fixed.contains("state: was") == (was != nil))
    if let was { #expect(fixed.contains(">state: \(was)<"), "\(fixed)") }
    #expect(try Document(path: path, bytes: once).applying([], notes: .all) == once, "stays")
    // Whoever sets a state again, or an approval, has seen the note.
    let state = path == "de.xlf" ? "subState=\"alertcat:fixed\"" : "\"needs-review-translation\""
    let other = path == "de.xlf" ? "subState=\"x:y\"" : "\"signed-off\""
    let again = try Document(path: path, bytes: FileBytes(fixed.replacing(state, with: other).utf8))
    let bare = String(decoding: try again.applying([], notes: .all), as: UTF8.self)
    #expect(!bare.contains("state: was"), "\(bare)")
    guard path == "de.xliff", was != nil else { return }
    let lowered = try again.applying([change], notes: .all, for: .vendor)
    #expect(String(decoding: lowered, as: UTF8.self).contains(">state: was signed-off<"))
  }

  /// Who wants no new notes gets none, and those that stand are brought up to date.
  @Test(arguments: [
    ("de.xliff", Sample.xliff), ("fr.xlf", Sample.xliff2), ("de.lproj/A.strings", Sample.strings),
    ("de.lproj/A.stringsdict", Sample.dictionary),
  ])
  func onlyWhatStandsIsRenewed(_ path: String, _ text: String) throws {
    let document = try Sample.document(text, path)
    var scope = NoteScope.all
    scope.onlyRenews = true
    var change = EntryChange(entry: 0)
    change.renewed = [Self.note, Self.other]
    #expect(try document.applying([change], notes: scope) == document.file.original)
    let third = ReviewNote(rule: "rule-three", severity: .error, message: "gone")
    let old = ReviewNote(rule: Self.note.rule, severity: .error, message: "old")
    func noted(_ notes: [ReviewNote]) throws -> FileBytes {
      try document.applying([EntryChange(entry: 0, notes: notes)], notes: .all)
    }
    let again = try Document(path: path, bytes: noted([old, third]))
    #expect(try again.applying([change], notes: scope) == noted([Self.note]))
    let current = try Document(path: path, bytes: noted([Self.note]))
    #expect(try current.applying([change], notes: scope) == current.file.original)
  }

  /// A note without a message is replaced like any other.
  @Test func notesWithoutAMessageComeAndGo() throws {
    let text = "\"trip.title\" = \"A\";\n"
    let document = try Document(path: "de.lproj/A.strings", bytes: Array(text.utf8))
    let note = ReviewNote(rule: "rule-id", severity: .warning, message: "")
    let noted = try document.applying([EntryChange(entry: 0, notes: [note])], notes: .all)
    let again = try Document(path: "de.lproj/A.strings", bytes: noted)
    #expect(try again.applying([EntryChange(entry: 0, notes: [note])], notes: .all) == noted)
    #expect(try again.applying([], notes: .all) == FileBytes(text.utf8))
  }

  /// With its note goes the line of it, whichever line end that has: a blank line that stays would part
  /// the other comments from the key.
  @Test(arguments: ["\n", "\r", "\r\n"], ["\n", "\r", "\r\n"])
  func lineEndsAreMixed(_ first: String, _ rest: String) throws {
    let path = "de.lproj/A.strings"
    let text = "\(first)// c\(rest)/* alertcat: warning: rule-two: x */\(rest)a = b;\(rest)"
    let document = try Sample.document(text, path)
    let change = EntryChange(entry: 0, notes: [Self.note])
    let noted = try document.applying([change], notes: .all)
    let again = try Document(path: path, bytes: noted)
    #expect(try again.applying([change], notes: .all) == noted, "written again")
    let bare = String(decoding: try again.applying([], notes: .all), as: UTF8.self)
    #expect(bare == "\(first)// c\(rest)a = b;\(rest)")
  }

  /// Only what alertcat itself writes is its own.
  @Test(arguments: ["alertcat: ask Anna", "alertcat: warning: ask Anna", "alertcat: note: a: b"])
  func whatLooksLikeANoteIsSomebodysComment(_ comment: String) throws {
    let text = "/* \(comment) */\n\"trip.title\" = \"A\";\n"
    let document = try Document(path: "de.lproj/A.strings", bytes: Array(text.utf8))
    #expect(try document.applying([], notes: .all) == FileBytes(text.utf8))
    #expect(document.comment(of: document.entries[0]) == comment)
  }
}
