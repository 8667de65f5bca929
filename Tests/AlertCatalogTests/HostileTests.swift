import TestSupport
import Testing

@testable import AlertCatalog

/// Every input is hostile: it gives a `FormatError` with its place, or it is read and kept.
struct HostileTests {
  private static let head =
    "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">"

  @Test(arguments: [
    ("truncated", head + "<file original=\"a\"><body>\n<trans-unit id=\"k\"><sou", 2),
    ("mismatched", head + "\n\n<file original=\"a\"></body></xliff>", 3),
    (
      "entity bomb",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE x [\n<!ENTITY a \"aaaa\">\n<!ENTITY b \"&a;&a;\">]>\n"
        + head + "&b;</xliff>", 3
    ),
    (
      "external entity",
      "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>" + head + "&e;</xliff>", 1
    ),
    (
      "parameter entity",
      "<!DOCTYPE x [<!ENTITY % p SYSTEM \"http://example.com/x\"> %p;]>" + head + "</xliff>", 1
    ),
    (
      "entity of a DTD that is not loaded",
      "<!DOCTYPE x SYSTEM \"http://example.com/xliff.dtd\">" + head + "&e;</xliff>", 1
    ),
    ("foreign DTD", "<!DOCTYPE x SYSTEM \"http://example.com/evil.dtd\">" + head + "</xliff>", 1),
    ("unknown entity", head + "\n<file original=\"a\"><body>&nbsp;</body></file></xliff>", 2),
    ("no XML", "hello", 1), ("empty", "", 1), ("other root", "<tmx/>", 1),
    ("version 2", "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\"/>", 1),
    ("unclosed by version 2", "<xliff version=\"2.1\"><file>", 1),
    ("claims UTF-16", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + head + "</xliff>", 1),
    ("exotic encoding", "<?xml version=\"1.0\" encoding=\"EBCDIC-37\"?>" + head + "</xliff>", 1),
  ])
  func isRefusedAtItsPlace(_ name: String, _ text: String, _ line: Int) throws {
    let error = try #require(throws: FormatError.self) { try Sample.document(text) }
    #expect(error.position.line == line, "\(error)")
    #expect(!error.problem.isEmpty && !error.advice.isEmpty)
  }

  @Test func depthIsLimited() throws {
    let text = Self.head + String(repeating: "<group>", count: 5000)
    let error = try #require(throws: FormatError.self) { try Sample.document(text) }
    #expect(error.problem.contains("deep"))
  }

  @Test func invalidUTF8HasItsPlace() throws {
    let bytes = Array("\"a\" = \"b\";\n\"c\" = \"".utf8) + [0xFF, 0x22, 0x3B]
    let error = try #require(throws: FormatError.self) {
      try Document(path: "de.lproj/A.strings", bytes: bytes)
    }
    #expect(error.position == Position(line: 2, column: 8))
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F],
      [0x80],
    ] as [[UInt8]])
  func illFormedUTF8IsFound(_ bytes: [UInt8]) {
    let text = Array("aé€😀\u{10FFFF}b".utf8)
    for partSize in 1...20 {
      let valid = FileBytes(text + text + text)
      #expect(valid.firstInvalidUTF8(jobs: 2, partSize: partSize) == nil)
      for before in 0...12 {
        let all = FileBytes(Array(repeating: 0x61, count: before) + text + bytes + text)
        let found = all.firstInvalidUTF8(jobs: 2, partSize: partSize)
        #expect(found == before + text.count && found == all.firstInvalidUTF8)
      }
    }
    #expect(FileBytes(Array("é😀".utf8) + bytes).firstInvalidUTF8 == 6)
    #expect(FileBytes("é😀\u{10FFFF}\u{FFFF}\u{D7FF}\u{E000}".utf8).firstInvalidUTF8 == nil)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x00, 0xD8], [0xFF, 0xFE, 0x41], [0xFE, 0xFF, 0xDC, 0x00, 0x00, 0x41],
    ] as [[UInt8]])
  func brokenUTF16IsRefused(_ bytes: [UInt8]) {
    #expect(throws: FormatError.self) { try Document(path: "de.lproj/A.strings", bytes: bytes) }
  }

  @Test func brokenUTF16HasItsPlace() throws {
    var units = Array("\u{FEFF}\"a\" = \"b\";\n\"c\" = \"".utf16)
    units += [0xD800, 0x22, 0x3B]
    let bytes = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let error = try #require(throws: FormatError.self) {
      try Document(path: "de.lproj/A.strings", bytes: bytes)
    }
    #expect(error.position == Position(line: 2, column: 8), "\(error)")
  }

  /// 3,000 files with a few bytes changed: an error, or every promise kept.
  @Test(arguments: 0..<6)
  func mutatedFilesNeverCrash(_ seed: Int) {
    var random = Seeded(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    var readable = 0
    defer { #expect(readable > 50, "\(readable) files could be read") }
    for _ in 0..<250 {
      for (text, path) in [
        (Sample.xliff, "de.xliff"), (Sample.xliff2, "fr.xlf"),
        (Sample.strings, "de.lproj/A.strings"),
        (Sample.catalog, "A.xcstrings"), (Sample.dictionary, "de.lproj/A.stringsdict"),
      ] {
        var bytes = Array(text.utf8)
        for _ in 0..<random.next(below: 4) + 1 {
          let place = random.next(below: bytes.count)
          switch random.next(below: 4) {
          case 0: bytes[place] = UInt8(random.next(below: 256))
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(Array("<>&\"';=\\/{}%".utf8)[random.next(below: 12)], at: place)
          default: bytes.removeSubrange(place..<min(bytes.count, place + random.next(below: 40)))
          }
        }
        guard let document = try? Document(path: path, bytes: bytes) else { continue }
        readable += 1
        #expect((try? document.applying([])) == bytes)
        for (index, entry) in document.entries.enumerated() {
          let value = document.value(of: entry)
          _ = document.comment(of: entry)
          guard entry.isWritable, random.next(below: 8) == 0, let value else { continue }
          let change = EntryChange(entry: index, edits: [Edit(0..<value.utf8.count, "new")])
          #expect(throws: Never.self) { try document.applying([change]) }
        }
      }
    }
  }

  /// The version is looked at before the document is known to be well-formed.
  @Test(arguments: [
    "<xliff version=\"<![CDATA[\"></xliff>", "<xliff version=\"", "<xliff version=\"2.0\"", "<a",
    "<!-- ",
    "<xliff version=\"&#x;<!--\"/>",
  ])
  func brokenRootsAreRefused(_ text: String) {
    #expect(throws: FormatError.self) { try Sample.document(text, "a.xliff") }
  }

  /// A file may end anywhere.
  @Test(arguments: [
    (Sample.xliff, "de.xliff"), (Sample.xliff2, "fr.xlf"), (Sample.strings, "de.lproj/A.strings"),
    (Sample.catalog, "A.xcstrings"), (Sample.dictionary, "de.lproj/A.stringsdict"),
  ])
  func filesThatAreCutOffNeverCrash(_ text: String, _ path: String) {
    let bytes = Array(text.utf8)
    var refused = 0
    for end in bytes.indices {
      let cut = Array(bytes[..<end])
      guard let document = try? Document(path: path, bytes: cut) else {
        refused += 1
        continue
      }
      #expect((try? document.applying([])) == cut)
    }
    // The whole is read, and most of what is cut off is refused.
    #expect((try? Document(path: path, bytes: bytes).applying([])) == bytes)
    #expect(refused * 2 > bytes.count, "\(refused) of \(bytes.count)")
  }
}
