import AlertCatalog
import TestSupport
import Testing

@testable import AlertRules

/// What is told from bytes never says less than what is told from text.
struct HintTests {
  private static let parts = [
    "alert", "Alert", "title", "Title", "TITLE", "message", "button", "cancel", "trip", "delete",
    "12",
    "7", ".", "_", "-", "/", ":", " ", "é", "placeholder", "informative", "X", "ok", "dontsave", "",
    "not", "now", "rename", "leave", "v2", "V12", "tryAgain", "dont", "Save", "URL", "text",
    "Field", "s", "btn2",
  ]

  @Test func namesOfKeys() {
    var random = Seeded(state: 3)
    var named = 0
    for _ in 0..<20_000 {
      let key = (0...random.next(below: 5)).map { _ in
        Self.parts[random.next(below: Self.parts.count)]
      }.joined()
      guard KeyName(key) != nil else { continue }
      named += 1
      let hint = FileBytes(key.utf8).withUnsafeBytes(KeyNameScan.mayName)
      #expect(hint, "\(key)")
    }
    #expect(named > 1000)
  }

  private static let words = [
    "alert", "Alert", "ALERT", "dialog", "action sheet", "title", "message", "button",
    "informative text",
    "confirmation title", "of", "the", "for", "in", "text", "body", "x", "é", "cancel", "shown",
  ]

  private static let tails = [
    "", ".", " …", ")", "”", " message", " Message!", " alertcat:ignore title-length", "\nMARK: x",
    "\rMARK: x", "\u{2028}MARK: x",
  ]

  @Test func comments() {
    var random = Seeded(state: 5)
    var named = 0
    for _ in 0..<20_000 {
      let comment =
        (0...random.next(below: 5)).map { _ in
          Self.words[random.next(below: Self.words.count)]
        }.joined(separator: [" ", ", ", "  ", "–", "\n"][random.next(below: 5)])
        + Self.tails[random.next(below: Self.tails.count)]
      guard CommentClaim.all(in: comment).contains(where: \.namesAlert) else { continue }
      named += 1
      for written in [
        comment, "<note>\(comment)</note>", "<note priority=\"1>0\">\(comment)</note>",
      ] {
        let hint = FileBytes(written.utf8).withUnsafeBytes(CommentClaim.mayNameAlert)
        #expect(hint, "\(written)")
      }
    }
    #expect(named > 1000)
  }

  /// A comment about a message is one of an alert only where it ends in that word.
  @Test(arguments: [
    ("kill query message", true), ("Message.", true), ("<note>Kill message</note>", true),
    ("<note>a</note><note>b message</note>", true), ("message é", true),
    ("<note kill query message>", true), ("message\u{85}MARK: x", true),
    ("Label message shown above", false), ("<note>Message of the row</note>", false),
  ])
  func messages(_ comment: String, _ mayName: Bool) {
    let hint = FileBytes(comment.utf8).withUnsafeBytes(CommentClaim.mayNameAlert)
    #expect(hint == mayName)
  }

  /// Markup and escapes inside of words, and line ends in ids, hide nothing.
  @Test(arguments: [
    ("<note>Al<?x y?>ert title foo</note>", "k"), ("<note>Al<b/>ert title foo</note>", "k"),
    ("<note>&#65;lert title foo</note>", "k"), ("<note>A<![CDATA[lert]]> title foo</note>", "k"),
    ("<note>Alert title foo</note>", "x\r1"), ("<note>Alert title foo</note>", "x\r\n1"),
  ])
  func xliff(_ note: String, _ id: String) throws {
    let text = """
      <xliff version="1.2"><file original="A.strings" source-language="en" target-language="de"><body>
      <trans-unit id="\(id)"><source>Delete the trip?</source><target>A b?</target>\(note)</trans-unit>
      <trans-unit id="b"><source>Delete</source><target>Weg</target>\
      <note>Alert button foo</note></trans-unit></body></file></xliff>
      """
    let document = try Document(path: "de.xliff", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let alerts = Grouping(catalog).alerts
    #expect(alerts.count == 1)
    for member in alerts.flatMap(\.members) {
      #expect(catalog.references(member.table, member.key).count == 1, "\(member.key)")
    }
  }
}
