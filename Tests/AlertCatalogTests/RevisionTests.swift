import TestSupport
import Testing

@testable import AlertCatalog

/// A document that is corrected before it is written is like one that was written and read again.
struct RevisionTests {
  private static let samples = [
    ("de.xliff", Sample.xliff), ("fr.xlf", Sample.xliff2), ("de.lproj/A.strings", Sample.strings),
    ("de.lproj/A.stringsdict", Sample.dictionary),
  ]
  private static let words = ["", "X", "Ünï & <b>", "“q” \"q\""]

  /// Edits that the file can take, of about every fourth value.
  private func changes(of document: Document, _ random: inout Seeded) -> [EntryChange] {
    document.entries.indices.compactMap { index in
      guard random.next(below: 4) == 0 else { return nil }
      let text = document.value(of: document.entries[index]) ?? ""
      let places =
        text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
        + [text.utf8.count]
      let (a, b) = (
        places[random.next(below: places.count)], places[random.next(below: places.count)]
      )
      let edits = [Edit(min(a, b)..<max(a, b), Self.words[random.next(below: Self.words.count)])]
      return document.canApply(edits, to: index) ? EntryChange(entry: index, edits: edits) : nil
    }
  }

  /// Without what it keeps the second edit would insert where the first one does.
  @Test(arguments: [
    ("de.lproj/A.strings", "\"a\" = \"A\";"),
    ("A.xcstrings", #"{"strings":{"A":{}},"sourceLanguage":"en","version":"1.0"}"#),
    (
      "A.xcstrings",
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"A"}}}}}}"#
    ),
    (
      "de.lproj/A.stringsdict",
      "<plist version=\"1.0\"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>A</string></dict></dict></plist>"
    ),
    (
      "de.xliff",
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"de\" datatype=\"x\"><body><trans-unit id=\"a\"><source>B</source><target>A</target></trans-unit></body></file></xliff>"
    ),
  ])
  func editsSideBySide(_ path: String, _ text: String) throws {
    let document = try Document(path: path, bytes: Array(text.utf8))
    let entry = try #require(document.entries.firstIndex { document.value(of: $0) == "A" })
    let edits = [Edit(0..<0, "X"), Edit(0..<1, "YA")]
    let written = try document.changed(by: [EntryChange(entry: entry, edits: edits)])
    #expect(written.value(of: written.entries[entry]) == "XYA")
  }

  /// What is put at the beginning of a CDATA section is written as such a section holds it.
  @Test func insertionsInCDATA() throws {
    let text =
      "<plist version=\"1.0\"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string><![CDATA[A & B]]></string></dict></dict></plist>"
    let document = try Document(path: "de.lproj/A.stringsdict", bytes: Array(text.utf8))
    for edits in [[Edit(0..<0, "<]]>")], [Edit(0..<0, "&]]>"), Edit(0..<1, "N")]] {
      let written = try document.changed(by: [EntryChange(entry: 0, edits: edits)])
      #expect(written.value(of: written.entries[0]) == "A & B".applying(edits))
    }
  }

  @Test(arguments: samples) func correctingIsWriting(_ path: String, _ text: String) throws {
    var random = Seeded(state: 31)
    var unwritten = 0
    for variant in Sample.variants(text) {
      let document = try Document(path: path, bytes: variant.bytes)
      for _ in 0..<12 {
        var (corrected, written) = (document, document)
        for _ in 0..<3 {
          let changes = changes(of: corrected, &random).filter {
            written.canApply($0.edits, to: $0.entry)
          }
          // Some edits beside inline codes are refused when they are read back.
          guard let next = try? written.changed(by: changes) else { break }
          written = next
          corrected = try corrected.corrected(by: changes, jobs: 1)
        }
        if !corrected.corrections.isEmpty { unwritten += 1 }
        for (old, new) in zip(corrected.entries, written.entries) {
          #expect(corrected.value(of: old) == written.value(of: new))
          let (ranges, wanted) = (corrected.text(of: old), written.text(of: new))
          #expect(ranges?.opaqueRanges == wanted?.opaqueRanges)
        }
        let notes = document.entries.indices.filter { _ in random.next(below: 3) == 0 }.map {
          EntryChange(entry: $0, notes: [NoteTests.note], corrected: 0..<1)
        }
        for audience in Audience.allCases {
          let scope: NoteScope? = random.next(below: 2) == 0 ? .all : nil
          let revision = try corrected.revision(by: notes, notes: scope, for: audience)
          let once = revision.contents.assembled()
          #expect(throws: Never.self) { try revision.check(once) }
          #expect(try written.applying(notes, notes: scope, for: audience) == once)
        }
      }
    }
    #expect(unwritten > 5, "most need no file to be checked again")
  }

  /// Whatever byte of a written file is another one, it is refused.
  @Test(arguments: samples) func everyByteIsReadBack(_ path: String, _ text: String) throws {
    let document = try Sample.document(text, path)
    let index = try #require(document.entries.indices.first { document.entries[$0].isWritable })
    let change = EntryChange(entry: index, edits: [Edit(0..<1, "N")], notes: [NoteTests.note])
    let revision = try document.revision(by: [change], notes: .all)
    let written = Array(revision.contents.assembled())
    try revision.check(FileBytes(written))
    for place in stride(from: 0, to: written.count, by: 7) {
      var other = written
      other[place] ^= 1
      #expect(throws: FormatError.self) { try revision.check(FileBytes(other)) }
    }
    #expect(throws: FormatError.self) { try revision.check(FileBytes(written.dropLast())) }
  }

  /// What is written is not what is wanted: the reader says so, not only the bytes.
  @Test func aWrongValueIsRefused() throws {
    let document = try Sample.document("\"a\" = \"one\";\n\"b\" = \"two\";\n", "de.lproj/A.strings")
    let wrong = [Edit(7..<10, "uno"), Edit(20..<23, "due")]
    let corrected = try document.correcting([EntryChange(entry: 0, edits: [Edit(0..<3, "uno")])])
    let revision = try Revision(corrected, wrong)
    #expect(throws: FormatError.self) { try revision.check(revision.contents.assembled()) }
    let other = try Revision(corrected, [Edit(7..<10, "one")])
    #expect(throws: FormatError.self) { try other.check(other.contents.assembled()) }
    let key = try Revision(document, [Edit(1..<2, "c")])
    #expect(throws: FormatError.self) { try key.check(key.contents.assembled()) }
  }
}
