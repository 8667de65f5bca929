import Testing

@testable import AlertCatalog

struct StringsTests {
  @Test(arguments: Sample.variants(Sample.strings).map(\.name))
  func everyFormKeepsItsBytes(_ name: String) throws {
    let variant = try #require(Sample.variants(Sample.strings).first { $0.name == name })
    try Sample.checkPromises(Document(path: "de.lproj/A.strings", bytes: variant.bytes))
  }

  @Test func readsWhatIsThere() throws {
    let document = try Sample.document(Sample.strings, "de.lproj/A.strings")
    let values = document.entries.map { "\(document.key(of: $0))=\(document.value(of: $0) ?? "–")" }
    #expect(
      values == [
        "plain=Delete photo", "single=it's \"here\"", "unquoted.key-1=http://example.com/a",
        "escapes=a\n\t\"b\"\\ é Ø \u{1}", "raw\nnewline=two\nlines", "same=same", "next=x",
        "double=first", "double=second",
      ])
    #expect(document.comment(of: document.entries[0]) == "First\n   comment")
    #expect(document.comment(of: document.entries[5]) == "mine")
    #expect(document.comment(of: document.entries[6]) == "")
    #expect(
      document.comment(of: document.entries[7]) == "",
      "a trailing comment belongs to the line it is on")
    #expect(document.entries[7].flags.contains(.overridden))
  }

  /// The grammar, line by line, as CoreFoundation takes it: value, or the place of the error.
  @Test(arguments: [
    ("\"a\" = \"b\"", "1:10"), ("\"a\" = ;", "1:7"), ("@@@ \"a\"=\"b\";", "1:1"),
    ("# comment", "1:1"), ("\"a\"=\"b\";;\"c\"=\"d\";", "1:9"), ("\"a\"=\"b\";}", "1:9"),
    ("\"a\"=\"b", "1:5"), ("“a”=\"b\";", "1:1"), ("\"a\"=\"b\";\n\"c\" = x+y;", "2:8"),
    ("\"a\" \"b\" = \"c\";", "1:4"), ("\"a\" = { b = c;", "1:7"),
    ("a = b; /* unterminated", "1:8"), ("a = b;\n/* oops\nc = d;\ne = f;\n", "2:1"), ("/*/", "1:1"),
  ])
  func errorsHaveTheirPlace(_ text: String, _ place: String) throws {
    let error = try #require(throws: FormatError.self) {
      try Sample.document(text, "de.lproj/A.strings")
    }
    #expect("\(error.position.line):\(error.position.column)" == place, "\(error)")
    #expect(!error.advice.isEmpty)
  }

  /// Files without an entry are read, and written as they are.
  @Test(arguments: ["", " \n", "/* nothing yet */\n", "\u{FEFF}"])
  func filesWithoutEntries(_ text: String) throws {
    let document = try Sample.document(text, "de.lproj/A.strings")
    #expect(document.entries.isEmpty)
    try Sample.checkPromises(document)
  }

  @Test(arguments: [
    ("a;", "a"), ("\"a\"=\"\\u0041\\x41\\%\";", "u0041x41%"), ("a=\"\\Ud83d\\Ude00\";", "😀"),
    ("a=\"\\252x\\272\";", "“x”"), ("// only\na=b;", "b"),
    ("a\u{2028}=\u{2029}b;", "b"),
  ])
  func values(_ text: String, _ value: String) throws {
    let document = try Sample.document(text, "de.lproj/A.strings")
    #expect(document.value(of: document.entries[0]) == value)
    try Sample.checkPromises(document)
  }

  @Test func commentsOnlyIsAnEmptyTable() throws {
    #expect(try Sample.document("/* nothing */\n", "de.lproj/A.strings").entries.isEmpty)
  }

  @Test func unquotedValuesGetQuotesOnlyWhenTheyNeedThem() throws {
    let document = try Sample.document("a = abc;", "de.lproj/A.strings")
    func written(_ edit: Edit) throws -> String {
      String(decoding: try document.applying([EntryChange(entry: 0, edits: [edit])]), as: UTF8.self)
    }
    #expect(try written(Edit(0..<1, "A")) == "a = Abc;")
    #expect(try written(Edit(3..<3, " d")) == "a = \"abc d\";")
    #expect(try written(Edit(0..<3, "")) == "a = \"\";")
    #expect(try written(Edit(0..<1, "//")) == "a = \"//bc\";")
    #expect(try written(Edit(1..<2, "//")) == "a = a//c;")
  }

  @Test func editsKeepTheEscapesAround() throws {
    let document = try Sample.document("a = \"\\U00e9 photo \\351\";", "de.lproj/A.strings")
    let result = try document.applying([EntryChange(entry: 0, edits: [Edit(3..<4, "P")])])
    #expect(String(decoding: result, as: UTF8.self) == "a = \"\\U00e9 Photo \\351\";")
  }

  /// A digit behind a short escape would become part of it.
  @Test(arguments: [
    (#"\U41 x"#, "1x", #"A1x"#), (#"\101 x"#, "1x", #"\1011x"#), (#"\11 x"#, "1x", #"\t1x"#),
    (#"\U41 x"#, "x", #"\U41x"#), (#"\U0041 x"#, "1x", #"\U00411x"#),
  ])
  func shortEscapes(_ content: String, _ new: String, _ wanted: String) throws {
    let document = try Sample.document("a = \"\(content)\";", "de.lproj/A.strings")
    let result = try document.applying([EntryChange(entry: 0, edits: [Edit(1..<3, new)])])
    #expect(String(decoding: result, as: UTF8.self) == "a = \"\(wanted)\";")
  }

  /// A zero byte among them would make the file look like UTF-16.
  @Test func controlCharactersStayEscapes() throws {
    let document = try Sample.document("\"a\\U0000b\";", "de.lproj/A.strings")
    let written = try document.applying([EntryChange(entry: 0, edits: [Edit(2..<3, "c\u{7}")])])
    #expect(
      String(decoding: written, as: UTF8.self) == "\"a\\U0000b\" = \"a\\U0000c\\U0007\";")
  }

  /// Inside a nested value, two slashes in a word begin no comment, and a brace in a string ends nothing.
  @Test func nestedValuesAreSkippedWhole() throws {
    let text = "urls = { u = http://a.b; v = \"}\"; w = (<0a>, 'x)'); };\n\"k\" = \"v\";\n"
    let document = try Sample.document(text, "en.lproj/A.strings")
    #expect(document.entries.map { document.key(of: $0) } == ["k"])
    #expect(throws: FormatError.self) {
      try Sample.document("a = { u = http://x; };\n};\n\"k\" = \"v\";\n", "en.lproj/A.strings")
    }
  }

  @Test func propertyListsAreCheckedButNeverWritten() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>a &amp; b</key><string>c &lt; d</string>
      <key>nested</key><dict><key>x</key><string>y</string></dict></dict></plist>
      """
    let document = try Sample.document(text, "de.lproj/A.strings")
    #expect(document.entries.map { document.key(of: $0) } == ["a & b"])
    #expect(document.value(of: document.entries[0]) == "c < d")
    #expect(document.readOnlyReason != nil)
    #expect(!document.canApply([Edit(0..<1, "C")], to: 0))
    let braces = try Sample.document("{ a = b; }", "de.lproj/A.strings")
    #expect(braces.readOnlyReason != nil && braces.entries.count == 1)
  }

  /// What stays keeps its spelling, and a token that spells letters out goes on doing so.
  @Test(arguments: [
    (#"don\U2019t delete"#, "Don’t delete", #"Don\U2019t delete"#),
    (#"d\U0065lete"#, "Delete", #"D\U0065lete"#), (#"don\'t"#, "Don't", #"Don\'t"#),
    (#"\U00f6ffnen"#, "Öffnen", #"\U00d6ffnen"#), (#"\U00e9a"#, "😀a", #"\Ud83d\Ude00a"#),
    (#"öffne C:\\Users"#, #"Öffne C:\Users"#, #"Öffne C:\\Users"#),
  ])
  func spellingsStay(_ written: String, _ text: String, _ becomes: String) throws {
    let document = try Document(
      path: "en.lproj/A.strings", bytes: Array("\"k\" = \"\(written)\";".utf8))
    let value = try #require(document.value(of: document.entries[0]))
    let bytes = try document.applying(
      [EntryChange(entry: 0, edits: [Edit(0..<value.utf8.count, text)])])
    #expect(String(decoding: bytes, as: UTF8.self) == "\"k\" = \"\(becomes)\";")
  }

  /// Without a byte order mark the zeros tell, however few a script leaves.
  @Test func japaneseInUTF16NeedsNoMark() throws {
    let text = "\"a\" = \"旅行を削除しますか？この操作は取り消せません。\";\n\"b\" = \"削除\";\n"
    for isBig in [false, true] {
      let bytes = text.utf16.flatMap { unit -> [UInt8] in
        let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8))
        return isBig ? [high, low] : [low, high]
      }
      let document = try Document(path: "ja.lproj/A.strings", bytes: bytes)
      #expect(document.entries.map { document.value(of: $0) }.last == "削除")
    }
  }
}
