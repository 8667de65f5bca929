import Testing

@testable import AlertCatalog

struct XLIFFTests {
  @Test(arguments: Sample.variants(Sample.xliff).map(\.name))
  func everyFormKeepsItsBytes(_ name: String) throws {
    let variant = try #require(Sample.variants(Sample.xliff).first { $0.name == name })
    let document = try Document(path: "de.xliff", bytes: variant.bytes)
    #expect(document.entries.count == 13)
    try Sample.checkPromises(document)
  }

  @Test func readsWhatIsThere() throws {
    let document = try Sample.document(Sample.xliff)
    let values = document.entries.map { "\(document.key(of: $0))=\(document.value(of: $0) ?? "–")" }
    #expect(
      values == [
        "plain=Foto löschen", "single \"quoted\"=A & B – …", "cdata=a < b & c", "comment=onetwo",
        "locked=y", "open=y", "inline=Das ist %@ gut", "proposals=right", "segments=C. D.",
        "empty=",
        "untranslated=–", "turned=late", "KEY=%lld Datei",
      ])
    let plain = document.entries[0]
    #expect(document.source(of: plain) == "Delete photo")
    #expect(document.comment(of: plain) == "Button that deletes")
    #expect(
      document.tables == [
        Table(
          name: "Localizable", scope: "::App", locale: "de", sourceLocale: "en", original: ["App"])
      ])
    #expect(document.variation(of: document.entries[12]) == "plural.one")
    #expect(document.entries[4].flags.contains(.doNotTranslate))
    #expect(document.entries[5].flags.isDisjoint(with: .doNotTranslate))
  }

  @Test(arguments: [
    "<x:xliff xmlns:x=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">",
    "<x:xliff xmlns:x=\"urn:oasis:names:tc:xliff:document:1.1\" version=\"1.1\">",
  ])
  func prefixesAreKept(_ root: String) throws {
    let text =
      root + "<x:file original=\"a.strings\" target-language=\"fr\"><x:body><x:trans-unit id=\"k\">"
      + "<x:source>s</x:source><x:target/></x:trans-unit></x:body></x:file></x:xliff>"
    let document = try Sample.document(text)
    let note = ReviewNote(rule: "r", severity: .warning, message: "m")
    let result = try document.applying(
      [EntryChange(entry: 0, edits: [Edit(0..<0, "neu")], notes: [note])], notes: .all)
    let written = String(decoding: result, as: UTF8.self)
    #expect(written.contains("<x:target>neu</x:target><x:note from=\"alertcat\""))
  }

  /// What a tool numbers by itself has the key in `resname`; several units may share it.
  @Test func numberedUnitsGoByTheirName() throws {
    let document = try Sample.document(
      "<xliff version=\"1.2\"><file original=\"a\" target-language=\"de\"><body>"
        + "<trans-unit id=\"101\" resname=\"trip.alert.title\"><source>s</source>"
        + "<target>t</target></trans-unit>"
        + "<trans-unit id=\"102\" resname=\"\"><source>s</source><target>t</target></trans-unit>"
        + "<trans-unit resname=\"n|==|plural.one\" id=\"9b1-0c\"><source>s</source>"
        + "<target>t</target></trans-unit>"
        + "<trans-unit resname=\"Label\" id=\"trip.alert.ok\"><source>s</source>"
        + "<target>t</target></trans-unit></body></file></xliff>")
    let keys = ["trip.alert.title", "102", "n", "trip.alert.ok"]
    #expect(document.entries.map(document.key) == keys)
    #expect(document.entries.map(document.variation) == ["", "", "plural.one", ""])
    #expect(document.entries.map(document.hasUniqueKey) == [false, true, false, true])
    try Sample.checkPromises(document)
  }

  /// Ids that only number their units, and ids that are keys although they hold digits.
  @Test(
    arguments: [
      "7", "tu7", "ABCD12", "-", "9b1-0c", "dead", "beef1a", "abcde12", "item4", "label4", "7up",
      "-4",
    ])
  func whatIsANumber(_ id: String) throws {
    let isNumber = ["7", "tu7", "9b1-0c", "ABCD12", "beef1a", "item4"].contains(id)
    let document = try Sample.document(
      "<xliff version=\"1.2\"><file original=\"a\" target-language=\"de\"><body>"
        + "<trans-unit id=\"\(id)\" resname=\"name\"><source>s</source>"
        + "<target>t</target></trans-unit></body></file></xliff>")
    #expect(document.entries.map(document.key) == [isNumber ? "name" : id])
  }

  @Test func noNamespaceIsAccepted() throws {
    let document = try Sample.document(
      "<xliff version=\"1.2\"><file original=\"a\"><body><trans-unit id=\"k\"><source>s</source>"
        + "<target>t</target></trans-unit></body></file></xliff>")
    #expect(document.value(of: document.entries[0]) == "t")
  }

  @Test func latin1KeepsItsBytesAndWritesReferences() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><xliff version=\"1.2\"><file original=\"a\">"
      + "<body><trans-unit id=\"k\"><source>s</source><target>caf#</target></trans-unit></body></file></xliff>"
    let bytes = text.utf8.map { $0 == UInt8(ascii: "#") ? 0xE9 : $0 }
    let document = try Document(path: "fr.xliff", bytes: bytes)
    #expect(document.value(of: document.entries[0]) == "café")
    #expect(try document.applying([]) == bytes)
    let result = try document.applying([EntryChange(entry: 0, edits: [Edit(0..<5, "é…")])])
    #expect(result.contains(0xE9))
    #expect(String(decoding: result, as: UTF8.self).contains("&#x2026;"))
  }

  @Test(arguments: ["ISO-8859-1", "latin1", "US-ASCII"])
  func byteOrderMarkAgainstTheDeclarationIsNamed(_ encoding: String) throws {
    let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"\(encoding)\"?><xliff version=\"1.2\"/>"
    let error = try #require(throws: FormatError.self) { try Sample.document(text) }
    #expect(error.message.contains(encoding) && error.message.contains("mark of UTF-8"))
    #expect(error.position == .start)
  }

  @Test func editsBetweenInlineCodesTouchNothingElse() throws {
    let document = try Sample.document(Sample.xliff)
    let index = 6
    #expect(document.canApply([Edit(0..<1, "d")], to: index))
    #expect(!document.canApply([Edit(2..<6, "x")], to: index), "this edit would cross a tag")
    let result = try document.applying([
      EntryChange(entry: index, edits: [Edit(0..<1, "d"), Edit(11..<12, "G")])
    ])
    #expect(
      String(decoding: result, as: UTF8.self).contains(
        "<target>das <g id=\"1\">ist <x id=\"2\" equiv-text=\"%@\"/></g> Gut</target>"))
  }

  private func target(_ content: String) throws -> Document {
    try Sample.document(
      "<?xml version=\"1.0\" encoding=\"US-ASCII\"?><xliff version=\"1.2\"><file original=\"a\"><body>"
        + "<trans-unit id=\"k\"><source>s</source><target>\(content)</target></trans-unit>"
        + "</body></file></xliff>")
  }

  /// What stands inside native codes and protected markers is code: shown, never edited.
  @Test(arguments: [
    "<bpt id=\"1\">b</bpt>text<ept id=\"1\">b</ept>", "text<ph id=\"1\">b<sub>c</sub></ph>",
    "<it id=\"1\" pos=\"open\">b</it>text", "<mrk mtype=\"protected\">b</mrk> text",
  ])
  func nativeCodesAreNotText(_ content: String) throws {
    let document = try target(content)
    let raw = try #require(document.text(of: document.entries[0]))
    let b = raw.text.utf8.distance(
      from: raw.text.startIndex, to: try #require(raw.text.firstIndex(of: "b")))
    #expect(!document.canApply([Edit(b..<b + 1, "B")], to: 0))
    let t = raw.text.utf8.distance(
      from: raw.text.startIndex, to: try #require(raw.text.firstIndex(of: "t")))
    #expect(document.canApply([Edit(t..<t + 1, "T")], to: 0))
  }

  /// What is taken out behind markup and what is changed before it stay two edits.
  @Test func editsOnBothSidesOfMarkupFollowEachOther() throws {
    let document = try target("Stop <g id=\"1\">All</g>.")
    let first = try document.correcting([EntryChange(entry: 0, edits: [Edit(8..<9, "")])])
    #expect(first.canApply([Edit(5..<8, "all")], to: 0))
    let both = try first.applying([EntryChange(entry: 0, edits: [Edit(5..<8, "all")])])
    #expect(
      String(decoding: both, as: UTF8.self).contains("<target>Stop <g id=\"1\">all</g></target>"))
  }

  /// An end mark goes where the text ends, inside the markup that holds all of it.
  @Test(arguments: [
    ("<mrk mtype=\"seg\" mid=\"0\">gone</mrk>", "<mrk mtype=\"seg\" mid=\"0\">gone.</mrk>"),
    ("<![CDATA[gone]]>", "<![CDATA[gone.]]>"), ("gone<!-- e -->", "gone.<!-- e -->"),
    ("<g id=\"1\">gone</g>", "<g id=\"1\">gone.</g>"),
    ("in <g id=\"1\">Trash</g>", "in <g id=\"1\">Trash</g>."),
    (
      "<g id=\"1\">in <g id=\"2\">Trash</g></g>", "<g id=\"1\">in <g id=\"2\">Trash</g>.</g>"
    ),
    ("<g id=\"1\">in</g> <g id=\"2\">Trash</g>", "<g id=\"1\">in</g> <g id=\"2\">Trash</g>."),
    (
      "<mrk mtype=\"seg\" mid=\"0\">It is.</mrk> <mrk mtype=\"seg\" mid=\"1\">in Trash</mrk>",
      "<mrk mtype=\"seg\" mid=\"0\">It is.</mrk> <mrk mtype=\"seg\" mid=\"1\">in Trash.</mrk>"
    ),
    ("by <ph id=\"1\">%@</ph>", "by <ph id=\"1\">%@</ph>."), ("", "."),
    (
      "in <mrk mtype=\"term\">Trash</mrk>", "in <mrk mtype=\"term\">Trash</mrk>."
    ),
  ])
  func insertionsGoBehindTheText(_ content: String, _ expected: String) throws {
    let document = try target(content)
    let end = document.value(of: document.entries[0])?.utf8.count ?? 0
    let result = try document.applying([EntryChange(entry: 0, edits: [Edit(end..<end, ".")])])
    #expect(String(decoding: result, as: UTF8.self).contains("<target>\(expected)</target>"))
  }

  /// What goes in front of a code goes in front of its tags, and never into it.
  @Test(arguments: [
    "<ph id=\"1\">b</ph> gone", "<bpt id=\"1\"><sub>b</sub></bpt>gone", "<x id=\"1\"/> gone",
    "<mrk mtype=\"protected\">b</mrk> gone", "<it id=\"1\" pos=\"open\">b&lt;b</it>gone",
    "<!-- c --><ph id=\"1\">b</ph>",
    "<ph id=\"1\">b&lt;b</ph><ph id=\"2\">c</ph>",
  ])
  func insertionsGoBeforeCodes(_ content: String) throws {
    let result = try target(content).applying([EntryChange(entry: 0, edits: [Edit(0..<0, "¿")])])
    #expect(String(decoding: result, as: UTF8.self).contains("<target>&#xBF;\(content)</target>"))
  }

  /// Between two codes it goes between them, and inside one of them nowhere.
  @Test func insertionsGoBetweenCodes() throws {
    let document = try target("<ph id=\"1\">b&lt;</ph><ph id=\"2\">c</ph>")
    #expect(!document.canApply([Edit(1..<1, "x")], to: 0))
    let result = try document.applying([EntryChange(entry: 0, edits: [Edit(2..<2, "x")])])
    #expect(String(decoding: result, as: UTF8.self).contains("b&lt;</ph>x<ph id=\"2\">c</ph>"))
  }

  /// Markup between letters that stay as they are stays too.
  @Test(arguments: [
    ("l<!---->oss", 0..<4, "Loss", "L<!---->oss"), ("l<?p?>oss", 0..<4, "Loss", "L<?p?>oss"),
    ("g<![CDATA[one]]>", 0..<4, "Gone", "G<![CDATA[one]]>"),
    ("all <![CDATA[g]]>one", 0..<8, "all Gone", "all <![CDATA[G]]>one"),
    ("go<!-- e -->ne", 0..<4, "way", "way"),
    ("<![CDATA[]x>]]>", 0..<3, "]]>", "<![CDATA[]]]]><![CDATA[>]]>"),
    ("<![CDATA[gone\r\nfar]]>", 5..<6, "F", "<![CDATA[gone\r\nFar]]>"),
    ("<![CDATA[a\r\nb]]>", 0..<3, "a b", "<![CDATA[a b]]>"),
  ])
  func editsAcrossMarkup(
    _ content: String, _ range: Range<Int>, _ text: String, _ expected: String
  ) throws {
    let result = try target(content).applying([
      EntryChange(entry: 0, edits: [Edit(range, text)])
    ])
    #expect(String(decoding: result, as: UTF8.self).contains("<target>\(expected)</target>"))
  }

  /// An accent behind an end mark does not hide it from a parser.
  @Test func endMarksAreParted() {
    #expect(XMLText.escapeCharacterData("]]>\u{301}") == "]]]]><![CDATA[>\u{301}")
  }

  /// Letters that stay must not become the end mark of a CDATA section, which no text may hold either.
  @Test(arguments: ["<![CDATA[a]]x>]]>", "a]]x>", "a]<!-- e -->]x>"])
  func endMarksDoNotArise(_ content: String) throws {
    let document = try target(content)
    #expect(!document.canApply([Edit(3..<4, "")], to: 0))
    #expect(!document.canApply([Edit(3..<4, "]")], to: 0))
    #expect(document.canApply([Edit(3..<4, "y")], to: 0))
  }

  /// A CDATA section cannot hold what the encoding has no letter for; one text stops no other.
  @Test func characterDataIsNotWrittenAsReferences() throws {
    let document = try target("<![CDATA[iptal]]>")
    #expect(!document.canApply([Edit(0..<1, "İ")], to: 0))
    #expect(document.canApply([Edit(0..<1, "I")], to: 0))
  }

  @Test func asciiFilesGetReferences() throws {
    let document = try target("gone")
    let note = ReviewNote(rule: "r", severity: .info, message: "“é”")
    let result = try document.applying(
      [EntryChange(entry: 0, edits: [Edit(0..<4, "weg…")], notes: [note])], notes: .all)
    #expect(result.allSatisfy { $0 < 0x80 })
    let again = try Document(path: "de.xliff", bytes: result)
    #expect(again.value(of: again.entries[0]) == "weg…")
  }

  /// However the word is written.
  @Test(arguments: ["no", "n&#111;"])
  func whatIsNotToBeTranslatedIsLocked(_ word: String) throws {
    let unit = "<source>a</source><target>b</target></trans-unit>"
    let document = try Sample.document(
      "<xliff version=\"1.2\"><file original=\"A.strings\"><body><trans-unit id=\"a\" translate=\"\(word)\">"
        + unit + "<group translate=\"\(word)\"><trans-unit id=\"b\">" + unit
        + "</group></body></file></xliff>")
    #expect(document.entries.map { $0.flags.contains(.doNotTranslate) } == [true, true])
  }

  @Test(arguments: [
    ("maxwidth=\"10\" size-unit=\"char\"", "longer text", false),
    ("maxwidth=\"11\" size-unit=\"char\"", "longer text", true),
    ("maxwidth=\"2\" size-unit=\"char\"", "tex", true), ("maxwidth=\"10\"", "longer text", true),
  ])
  func theLengthThatAUnitAllowsIsKept(_ attributes: String, _ text: String, _ fits: Bool) throws {
    let document = try Sample.document(
      "<xliff version=\"1.2\"><file original=\"a\"><body><trans-unit id=\"k\" \(attributes)>"
        + "<source>s</source><target>text</target></trans-unit></body></file></xliff>")
    #expect(document.canApply([Edit(0..<4, text)], to: 0) == fits)
  }

  @Test func lockedUnitsAreNeverWritten() throws {
    let document = try Sample.document(Sample.xliff)
    #expect(!document.canApply([Edit(0..<1, "z")], to: 4))
    #expect(throws: FormatError.self) {
      try document.applying([EntryChange(entry: 4, edits: [Edit(0..<1, "z")])])
    }
  }

  @Test(arguments: [
    ("key", "key", ""), ("k|==|plural.few", "k", "plural.few"),
    ("k|==|device.iphone.plural.one", "k", "device.iphone.plural.one"),
    ("k|==|substitutions.files.plural.other", "k", "substitutions.files.plural.other"),
    // A name with a dot stands between two signs.
    ("k|==|substitutions.@my.n@.plural.one", "k", "substitutions.my.n.plural.one"),
    (
      "k|==|substitutions.@a@.b@.device.mac.plural.one", "k",
      "substitutions.a@.b.device.mac.plural.one"
    ),
    ("k|==|substitutions.@.plural.one", "k", "substitutions.@.plural.one"),
    ("a|==|text", "a|==|text", ""), ("k|==|", "k|==|", ""),
    ("k|==|plural.lots", "k|==|plural.lots", ""),
    ("/a/b:dict/NSStringLocalizedFormatKey:dict/:string", "a/b", "format"),
    ("/a/b:dict/n:dict/one:dict/:string", "a/b", "substitutions.n.plural.one"),
    // Keys may have a “:dict” of their own.
    ("/go/x:dict/t:dict/n:dict/one:dict/:string", "go/x:dict/t", "substitutions.n.plural.one"),
    ("/x:dict/t:dict/NSStringLocalizedFormatKey:dict/:string", "x:dict/t", "format"),
    ("/t:dict:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "t:dict", "device.mac"),
  ])
  func unitIDs(_ id: String, _ key: String, _ variation: String) {
    let parts = XcodeUnitID(id)
    #expect([parts.key, parts.variation] == [key, variation])
  }

  /// References among letters that stay are left as they are written.
  @Test(arguments: [
    ("l&#246;schen", "Löschen", "L&#246;schen"), ("don&apos;t", "Don't", "Don&apos;t"),
  ])
  func referencesStay(_ written: String, _ text: String, _ becomes: String) throws {
    let document = try Sample.document(
      """
      <xliff version="1.2"><file original="A.strings" source-language="en" target-language="de"><body>
      <trans-unit id="k"><source>s</source><target>\(written)</target></trans-unit></body></file></xliff>
      """)
    let value = try #require(document.value(of: document.entries[0]))
    let bytes = try document.applying(
      [EntryChange(entry: 0, edits: [Edit(0..<value.utf8.count, text)])])
    #expect(String(decoding: bytes, as: UTF8.self).contains("<target>\(becomes)</target>"))
  }

  /// Forms for devices and widths are called as in a `.stringsdict`.
  @Test(arguments: [
    ("/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "device.mac"),
    ("/k:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "width.20"),
    (
      "/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/n:dict/one:dict/:string",
      "device.mac.substitutions.n.plural.one"
    ),
    (
      "/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/one:dict/:string",
      "device.mac.plural.one"
    ),
    ("/k:dict/n:dict/one:dict/:string", "substitutions.n.plural.one"),
  ])
  func idsOfForms(_ id: String, _ variation: String) {
    #expect(XcodeUnitID(id).key == "k" && XcodeUnitID(id).variation == variation)
  }

  /// Which of two counts nobody can say.
  @Test(arguments: ["<target/>", "<target>u</target>"])
  func aSecondTargetIsRefused(_ first: String) throws {
    let text = """
      <xliff version="1.2"><file original="A.strings" source-language="en" target-language="de"><body>
      <trans-unit id="k"><source>s</source>\(first)<target>t</target></trans-unit></body></file></xliff>
      """
    let error = try #require(throws: FormatError.self) { try Sample.document(text) }
    #expect(error.position.line == 2 && error.position.column == 38 + first.utf8.count)
    let suggested = text.replacing(first, with: "<alt-trans>\(first)</alt-trans>")
    #expect(try Sample.document(suggested).entries.count == 1)
  }

  /// An attribute that is declared holds where nobody sees it.
  @Test func declaredAttributesAreRefused() {
    let text = """
      <!DOCTYPE xliff [<!ATTLIST trans-unit translate CDATA "no">]>
      <xliff version="1.2"><file original="A.strings" source-language="en" target-language="de"><body>
      <trans-unit id="k"><source>s</source><target>t</target></trans-unit></body></file></xliff>
      """
    #expect(throws: FormatError.self) { try Sample.document(text) }
  }
}
