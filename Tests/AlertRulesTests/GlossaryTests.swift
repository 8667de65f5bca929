import Testing

@testable import AlertRules

/// Words with a fixed case that a team hands over.
struct GlossaryTests {
  private func glossary(_ text: String) throws -> Glossary {
    try Glossary(SourceFile(path: "terms", original: FileBytes(text.utf8)))
  }

  private func styled(_ text: String, _ locale: String, _ glossary: Glossary) throws -> String {
    try Casing(locale: locale, style: .sentence, glossary: glossary).styled(text)
  }

  @Test func aListHoldsForAllLanguages() throws {
    let glossary = try glossary("# ours\nAcme Cloud\nwayPoint # lower on purpose\n")
    #expect(try styled("open acme cloud now", "en", glossary) == "Open Acme Cloud now")
    // In small letters it may be another word of another language.
    #expect(try styled("waypoint hinzufügen", "de", glossary) == "waypoint hinzufügen")
    #expect(try styled("Die Acme cloud öffnen", "de", glossary) == "Die Acme Cloud öffnen")
  }

  /// What is called TBX is no list, whatever is in it.
  @Test func aBrokenTBXIsNoList() {
    #expect(throws: FormatError.self) {
      try Glossary(SourceFile(path: "terms.tbx", original: FileBytes("garbage <".utf8)))
    }
  }

  /// A sign inside a term is part of it; a comment stands alone or behind a space.
  @Test func aNumberSignMayBelongToATerm() throws {
    let glossary = try glossary("C#\n#ours\nde\tF# Studio\t# in German\nWay#Point # ours\n")
    #expect(try styled("vitamin c is back", "en", glossary) == "Vitamin c is back")
    #expect(try styled("Die F# studio öffnen", "de", glossary) == "Die F# Studio öffnen")
    #expect(try styled("open way#point now", "en", glossary) == "Open Way#Point now")
  }

  @Test func aTermMayBelongToOneLanguage() throws {
    let glossary = try glossary("en-US\tTrail Book\n")
    #expect(try styled("open the trail book", "en", glossary) == "Open the Trail Book")
    #expect(try styled("trail book öffnen", "de", glossary) == "Trail book öffnen")
  }

  /// What a spreadsheet hands over: columns in any order, those that are missing, and values in quotation marks.
  @Test(arguments: [
    "locale,term,casing,status\n,acme cloud,Acme Cloud,\nde,Trail Book,,preferred\n,Old Name,,deprecated\n",
    "Term;Locale\r\nAcme Cloud;\r\n\"Trail Book\";de\r\n",
    "status\tterm\tlocale\tnote\n\tAcme Cloud\t\t\"two\nlines, \"\"quoted\"\"\"\n\tTrail Book\tde\n",
  ])
  func aTableHasColumns(_ table: String) throws {
    let glossary = try glossary(table)
    #expect(try styled("open acme cloud now", "en", glossary) == "Open Acme Cloud now")
    #expect(try styled("Das Trail book öffnen", "de", glossary) == "Das Trail Book öffnen")
    #expect(
      try styled("open the trail book or old name", "en", glossary)
        == "Open the trail book or old name")
  }

  /// A word that any text may hold is not raised or lowered because a term base has it.
  @Test func aTableHoldsWordsAsWell() throws {
    let glossary = try glossary("term,locale,casing\naccount,en,\nsync,en,SYNC\n")
    #expect(
      try Casing(locale: "en", style: .title, glossary: glossary).styled("delete the account now")
        == "Delete the Account Now")
    #expect(try styled("it can sync again", "en", glossary) == "It can SYNC again")
  }

  /// A list is no table, whatever its first line holds; a head is found below empty lines and with spaces before its
  /// quotation marks.
  @Test func whatIsATable() throws {
    #expect(
      try styled("go to acme cloud", "en", try glossary("Foo,term\nAcme Cloud\n"))
        == "Go to Acme Cloud")
    for table in [
      "\n\nterm; locale; note, long\n \"Acme Cloud\"; en; x\n", "TERM,a\n\"Acme Cloud\",b\n",
    ] {
      #expect(
        try styled("go to acme cloud", "en", try glossary(table)) == "Go to Acme Cloud", "\(table)")
    }
  }

  @Test(arguments: [
    ("term,locale\nAcme,\n\"Foo,\nBar,\n", "terms:3:1: a quotation mark here is never closed")
  ])
  func whatIsNeverClosed(_ table: String, _ problem: String) throws {
    let error = #expect(throws: FormatError.self) { try glossary(table) }
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("term,locale\nAcme,Name\n", "“Name” is not a locale"),
    ("term,casing\nAcme,Akme\n", "“Akme” has other letters than “Acme”"),
  ])
  func aTableNamesTheLine(_ table: String, _ problem: String) throws {
    let error = #expect(throws: FormatError.self) { try glossary(table) }
    #expect(
      error?.description.contains("terms:2:1: \(problem)") == true, "\(error?.description ?? "")")
  }

  @Test func whatIsNoLocaleIsRefused() throws {
    let error = #expect(throws: FormatError.self) { try glossary("Acme\nTrail Book\tName\n") }
    #expect(error?.description.contains("terms:2:1") == true)
  }

  private static let entries = """
    <conceptEntry id="1"><langSec xml:lang="en"><termSec><term>Trail Book</term>\
    <termNote type="partOfSpeech">properNoun</termNote></termSec></langSec>\
    <langSec xml:lang="de"><termSec><term>Tourenbuch &amp; Karte</term>\
    <termNote type="partOfSpeech">properNoun</termNote></termSec></langSec></conceptEntry>\
    <conceptEntry id="2"><langSec xml:lang="en"><termSec><term>OldName</term>\
    <termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termSec>\
    <termSec><term>route</term><termNote type="partOfSpeech">noun</termNote></termSec>\
    <termSec><term>GPX</term><min:termType xmlns:min="m">acronym</min:termType></termSec>\
    </langSec></conceptEntry>
    """

  @Test func termBasesOf2019() throws {
    let text =
      "<?xml version=\"1.0\"?><tbx type=\"TBX-Basic\" xmlns=\"urn:iso:std:iso:30042:ed-2\">"
      + "<text><body>\(Self.entries)</body></text></tbx>"
    let terms = try TBX.terms(in: SourceFile(path: "a.tbx", original: FileBytes(text.utf8)))
    #expect(terms.map(\.text) == ["Trail Book", "Tourenbuch & Karte", "route", "GPX"])
    #expect(terms.map(\.locale) == ["en", "de", "en", "en"])
    #expect(terms.map(\.isName) == [true, true, false, false])
    #expect(terms.map(\.isAcronym) == [false, false, false, true])
    let glossary = try glossary(text)
    #expect(try styled("open the trail book", "en", glossary) == "Open the Trail Book")
    // An ordinary word of the term base stays one.
    #expect(try styled("Route löschen", "en", glossary) == "Route löschen")
  }

  @Test func termBasesOf2008AndMARTIF() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd"><martif type="TBX" \
      xml:lang="en"><text><body><termEntry><langSet xml:lang="en"><ntig><termGrp>\
      <term>Trail Book</term><termNote type="partOfSpeech">properNoun</termNote></termGrp></ntig>\
      </langSet><langSet xml:lang="fr"><tig><term>Carnet</term></tig></langSet></termEntry></body>\
      </text></martif>
      """
    let terms = try TBX.terms(in: SourceFile(path: "a.tbx", original: FileBytes(text.utf8)))
    #expect(terms.map(\.text) == ["Trail Book", "Carnet"])
    #expect(terms.map(\.locale) == ["en", "fr"])
    #expect(terms.map(\.isName) == [true, false])
  }

  @Test func minimalTermBases() throws {
    let text = """
      <TBX dialect="TBX-Min"><header/><body><entry id="1"><langGroup xml:lang="sv"><termGroup>\
      <term> Turbok </term><termStatus>preferred</termStatus></termGroup></langGroup></entry></body>\
      </TBX>
      """
    let terms = try TBX.terms(in: SourceFile(path: "a.tbx", original: FileBytes(text.utf8)))
    #expect(terms.map(\.text) == ["Turbok"])
  }

  @Test(arguments: [
    "<xliff/>", "<tbx><text>", "<!DOCTYPE tbx [<!ENTITY a \"b\">]><tbx>&a;</tbx>",
  ])
  func otherXMLIsRefused(_ text: String) throws {
    #expect(throws: FormatError.self) { try glossary(text) }
  }
}
