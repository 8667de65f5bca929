import Foundation
import TestSupport
import Testing

@testable import AlertCatalog

/// `.stringsdict`: where the forms are, and that nothing else changes.
struct StringsDictTests {
  private static let path = "App/de.lproj/Localizable.stringsdict"

  @Test(arguments: Sample.variants(Sample.dictionary).map(\.name))
  func promises(_ name: String) throws {
    let variant = try #require(Sample.variants(Sample.dictionary).first { $0.name == name })
    try Sample.checkPromises(Document(path: Self.path, bytes: variant.bytes))
  }

  @Test func everyFormIsFound() throws {
    let document = try Sample.document(Sample.dictionary, Self.path)
    let rows = document.entries.map { entry in
      [document.key(of: entry), document.variation(of: entry), document.value(of: entry) ?? "–"]
        .joined(separator: " | ")
    }
    #expect(
      rows == [
        "files | format | %1$#@count@ in %2$#@folders@",
        "files | substitutions.count.plural.one | %lld Datei & mehr",
        "files | substitutions.count.plural.other | %lld <Dateien>",
        "files | substitutions.folders.plural.other | %lld Ordnern",
        "tap | device.mac | Klicken", "tap | device.iphone.format | Tippen",
        "wide | width.20 | Kurz", "wide | width.50 | ",
      ])
    #expect(document.tables.map(\.locale) == ["de"])
    #expect(document.tables.map(\.id) == [TableID(scope: "App", name: "Localizable")])
  }

  @Test(arguments: [
    ("nothing", "", 1), ("no plist", "<dict><key>a</key><string>b</string></dict>", 1),
    ("cut off", "<plist>\n<dict><key>a", 2),
    ("an entity", "<!DOCTYPE plist [\n<!ENTITY a \"b\">]><plist>&a;</plist>", 2),
    ("binary", "bplist00", 1),
  ])
  func isRefusedAtItsPlace(_ name: String, _ text: String, _ line: Int) throws {
    let error = try #require(throws: FormatError.self) {
      try Sample.document(text, Self.path)
    }
    #expect(error.position.line == line, "\(error)")
  }

  /// A property list has no elements inside a text: the system reads nothing of such a file.
  @Test(arguments: [
    ("<key>a</key><dict><key>b</key><string>x <b>y</b></string></dict>", "1:62"),
    ("<key>a<string/></key><dict><key>b</key><string>x</string></dict>", "1:29"),
    ("<key>a</key><dict><key>b</key><string><string/></string></dict>", "1:61"),
  ])
  func elementsInsideATextAreRefused(_ content: String, _ place: String) throws {
    for path in [Self.path, "de.lproj/Localizable.strings"] {
      let error = try #require(throws: FormatError.self) {
        try Sample.document("<plist><dict>\(content)</dict></plist>", path)
      }
      #expect("\(error.position.line):\(error.position.column)" == place)
      #expect(error.advice.contains("&lt;"))
    }
  }

  /// Where keys and values do not stand in pairs, the system reads nothing of the file.
  @Test(arguments: [
    ("<string>stray</string><key>a</key><dict/>", "1:14", "this value has no <key>"),
    (
      "<key>a</key><dict><key>b</key><string>x</string><string>y</string></dict>", "1:62",
      "this value has no <key>"
    ),
    ("<key>a</key><dict><key>b</key><string>x</string></dict><array/>", "1:69", "no <key>"),
    ("<key>a</key><dict><key>b</key></dict>", "1:44", "the <key> before this has no value"),
    ("<key>a</key><key>b</key><dict/>", "1:26", "the <key> before this has no value"),
  ])
  func keysAndValuesStandInPairs(_ content: String, _ place: String, _ problem: String) throws {
    for path in [Self.path, "de.lproj/Localizable.strings"] {
      let error = try #require(throws: FormatError.self) {
        try Sample.document("<plist><dict>\(content)</dict></plist>", path)
      }
      #expect("\(error.position.line):\(error.position.column)" == place)
      #expect(error.description.contains(problem))
    }
    let text = "<plist><dict><key>a</key><array><string>x</string><true/></array></dict></plist>"
    #expect(throws: Never.self) { try Sample.document(text, Self.path) }
  }

  /// A form for a width or a device may be a plural itself.
  @Test(arguments: [
    ("NSStringVariableWidthRuleType", "20"), ("NSStringDeviceSpecificRuleType", "mac"),
  ])
  func pluralsOfForms(_ rule: String, _ form: String) throws {
    let document = try Sample.document(
      """
      <plist><dict><key>a</key><dict><key>\(rule)</key><dict><key>\(form)</key><dict>
      <key>one</key><string>x</string><key>other</key><string>y</string></dict></dict></dict></dict></plist>
      """, Self.path)
    let name = rule.contains("Width") ? "width" : "device"
    #expect(
      document.entries.map { document.variation(of: $0) }
        == ["one", "other"].map { "\(name).\(form).plural.\($0)" })
  }

  /// Other words for a whole text may take comments and CDATA sections with them.
  @Test(arguments: [
    ("all<![CDATA[ files]]>", "weg"), ("<![CDATA[all ]]>files", "weg"),
    ("all <!-- e --> files", "weg"), ("a<![CDATA[b]]>c<![CDATA[d]]>", "weg"),
  ])
  func wholeTextsAreReplaced(_ content: String, _ new: String) throws {
    let head = "<plist><dict><key>a</key><dict><key>other</key><string>"
    let tail = "</string></dict></dict></plist>"
    let document = try Sample.document(head + content + tail, Self.path)
    let length = try #require(document.value(of: document.entries[0])).utf8.count
    let edits = [Edit(0..<length, new)]
    #expect(document.canApply(edits, to: 0))
    let result = try document.applying([EntryChange(entry: 0, edits: edits)])
    #expect(String(decoding: result, as: UTF8.self) == head + new + tail)
  }

  /// Binary property lists, as they lie in built apps, are checked and copied as they are.
  @Test func binaryListsAreReadOnly() throws {
    let table: [String: Any] = [
      "plain": "Größe",
      "files": [
        "NSStringLocalizedFormatKey": "%#@n@",
        "n": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "%d Datei",
          "other": "%d Dateien",
        ],
      ],
    ]
    let bytes = Array(
      try PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0))
    let strings = try Document(path: "de.lproj/L.strings", bytes: bytes)
    #expect(strings.readOnlyReason == "a binary property list")
    #expect(strings.entries.compactMap { strings.value(of: $0) } == ["Größe"])
    #expect(try strings.applying([], notes: .all) == bytes)
    let forms = try Document(path: "de.lproj/L.stringsdict", bytes: bytes)
    #expect(forms.readOnlyReason == "a binary property list")
    let values = forms.entries.map { "\(forms.variation(of: $0)) \(forms.value(of: $0) ?? "")" }
    #expect(
      values.sorted() == [
        "format %#@n@", "substitutions.n.plural.one %d Datei",
        "substitutions.n.plural.other %d Dateien",
      ])
    #expect(!forms.canApply([Edit(0..<1, "x")], to: 0))
    #expect(
      LineTable(forms.file).position(at: forms.range(of: forms.entries[0]).lowerBound) == .start)
    var random = Seeded(state: 11)
    var readable = 0
    for _ in 0..<2000 {
      var broken = bytes
      for _ in 0..<random.next(below: 3) + 1 {
        broken[random.next(below: broken.count)] = UInt8(random.next(below: 256))
      }
      guard let document = try? Document(path: "de.lproj/L.stringsdict", bytes: broken) else {
        continue
      }
      readable += 1
      if document.readOnlyReason != nil { #expect(try document.applying([]) == broken) }
    }
    #expect(readable > 50, "\(readable) files could be read")
  }

  /// Whatever a note says, the file stays well-formed and in its encoding.
  @Test(arguments: ["UTF-8", "ISO-8859-1", "US-ASCII"])
  func notesFitTheFile(_ encoding: String) throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<plist><dict><key>k</key><dict><key>other</key>\n"
      + "<string>x</string></dict></dict></plist>"
    let document = try Sample.document(text, Self.path)
    let note = ReviewNote(rule: "r", severity: .error, message: "a---b “q” …", proposal: "漢--->")
    let change = EntryChange(entry: 0, notes: [note])
    let noted = try document.applying([change], notes: .all)
    let again = try Document(path: Self.path, bytes: noted)
    #expect(try again.applying([change], notes: .all) == noted)
    #expect(try again.applying([], notes: .all) == Array(text.utf8))
  }
}
