import TestSupport
import Testing

@testable import AlertCatalog

/// The scan of plain XML finds what libxml2 finds, or leaves the document to it.
struct XMLScanTests {
  private static let plain = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://a.b" xsi:c='d' version="1.2">
      <file original="A/en.lproj/A.strings" source-language="en" target-language="de">
        <header><tool tool-id="a" tool-name="b > 'c'"/></header>
        <body>
          <trans-unit id="k.title" xml:space="preserve"><source>Delete &amp; &#xE9;?</source>
            <target state="translated">Löschen &lt;b&gt;</target><note>Alert title</note></trans-unit>
          <group translate="no"><trans-unit id="&quot;|x"><source>]] 😀</source><target/><note/>
          </trans-unit ></group>
        </body>
      </file>
      <file original='B.strings'>
        <body><trans-unit id="a" translate='no'><source>a <g id="1">b</g></source>
          <target>a <g id="1">b</g></target></trans-unit></body></file>
      <file original="C.strings"><body></body></file>
    </xliff>

    """

  private static func scan(_ text: String, jobs: Int) throws -> XLIFFReader? {
    let file = try SourceFile(path: "de.xliff", original: FileBytes(text.utf8))
    return XLIFFScan.read(file, jobs: jobs, partSize: 8)
  }

  private static func parse(_ text: String) throws -> XLIFFReader {
    try XLIFF.parse(SourceFile(path: "de.xliff", original: FileBytes(text.utf8)))
  }

  @Test(arguments: [1, 2], ["", "\u{FEFF}"])
  func findsTheSame(_ jobs: Int, _ mark: String) throws {
    let scanned = try #require(try Self.scan(mark + Self.plain, jobs: jobs))
    let parsed = try Self.parse(mark + Self.plain)
    #expect(scanned.entries == parsed.entries)
    #expect(scanned.entries.count == 3)
    #expect(scanned.tables == parsed.tables)
    #expect(scanned.tables.count == 3)
  }

  /// What may be put anywhere into a document, most of it wrong in most places.
  private static let pieces = [
    "<!-- c -->", "]]>", "&", "&amp;", "&#0;", "&#xD800;", "&#x10FFFF;", "&nbsp;", "<", ">", "\"",
    "'",
    "<![CDATA[a]]>", "<?pi?>", "</file>", "<file original=\"x\">", "<file original=\"x\"></file>",
    " a=\"1\"", " a=\"1\" a=\"2\"", " xmlns=\"b\"", " x:y=\"1\"", " xsi:y=\"1\"", " xml:y=\"1\"",
    "/",
    "\u{1}", "\u{FFFF}", "\u{FFFD}", "é", "<a/>", "<a b='&lt;'/>", "<x:a/>", "<a>", "</a>", "\r\n",
    "</xliff>", "xmlns=\"http://www.w3.org/2000/xmlns/\"",
    "xmlns=\"http://www.w3.org/XML/1998/namespace\"", "=", " ", "\u{85}", "<group>", "xmlns", ":",
    "-", "<!DOCTYPE a>", "version=\"2.0\"",
  ]

  @Test func isNeverOtherThanTheParser() throws {
    var random = Seeded(state: 20_261_122)
    var plain = 0
    for _ in 0..<4000 {
      var text = Array(Self.plain.unicodeScalars)
      for _ in 0...random.next(below: 2) {
        let place = random.next(below: text.count)
        if random.next(below: 3) == 0 {
          text.removeSubrange(place..<min(text.count, place + 1 + random.next(below: 12)))
        } else {
          let piece = Self.pieces[random.next(below: Self.pieces.count)]
          text.insert(contentsOf: piece.unicodeScalars, at: place)
        }
      }
      var string = String.UnicodeScalarView()
      string.append(contentsOf: text)
      let changed = String(string)
      for jobs in [1, 2] {
        guard let scanned = try? Self.scan(changed, jobs: jobs) else { continue }
        plain += 1
        let parsed = try Self.parse(changed)
        try #require(scanned.entries == parsed.entries, "\(changed)")
        try #require(scanned.tables == parsed.tables, "\(changed)")
      }
    }
    #expect(plain > 700, "too few of the documents were plain: \(plain)")
  }
}
