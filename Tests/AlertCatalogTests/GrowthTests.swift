import Testing

@testable import AlertCatalog

/// Small files that would take a very long time: they are refused, or read in time that grows with them.
@Suite(.timeLimit(.minutes(5)))
struct GrowthTests {
  @Test func formsOfOneKeyAreLimited() throws {
    func text(_ count: Int) -> [UInt8] {
      let forms = (0..<count).map { "<key>f\($0)</key><string>v</string>" }.joined()
      return Array(
        "<plist><dict><key>k</key><dict><key>n</key><dict>\(forms)</dict></dict></dict></plist>"
          .utf8)
    }
    let path = "de.lproj/A.stringsdict"
    #expect(try Document(path: path, bytes: text(250)).entries.count == 250)
    let error = #expect(throws: FormatError.self) { try Document(path: path, bytes: text(20_000)) }
    #expect(error?.problem.contains("250 forms") == true)
  }

  @Test func formsOfOneTextAreLimited() throws {
    func text(_ count: Int) -> [UInt8] {
      let unit = "{\"stringUnit\":{\"value\":\"v\"}}"
      let forms = (0..<count).map { "\"f\($0)\":\(unit)" }.joined(separator: ",")
      return Array(
        """
        {"sourceLanguage":"de","strings":{"k":{"localizations":{"de":{"variations":{"plural":{\(forms)}}},\
        "fr":\(unit)}}}}
        """.utf8)
    }
    #expect(try Document(path: "A.xcstrings", bytes: text(250)).entries.count == 251)
    let error = #expect(throws: FormatError.self) {
      try Document(path: "A.xcstrings", bytes: text(20_000))
    }
    #expect(error?.problem.contains("250 forms") == true)
  }

  /// What stands before the forms of a text is passed over quickly: each form asks for its way.
  @Test func formsBehindALongText() throws {
    let long = String(repeating: "x", count: 20_000_000)
    let forms = (0..<240).map { "\"f\($0)\":{\"stringUnit\":{\"value\":\"v\"}}" }.joined(
      separator: ",")
    let text = """
      {"sourceLanguage":"de","strings":{"k":{"localizations":{"de":{"x":"\(long)",\
      "variations":{"device":{\(forms)}}}}}}}
      """
    let document = try Document(path: "A.xcstrings", bytes: Array(text.utf8))
    #expect(document.entries.map(document.variation).last == "device.f239")
  }

  @Test func manyIgnorables() throws {
    let parts = String(repeating: "<ignorable><source> </source></ignorable>", count: 20_000)
    let text = """
      <xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de">\
      <file id="f"><unit id="u">\(parts)<segment><source>a</source><target>b</target></segment>\
      \(parts)</unit></file></xliff>
      """
    let document = try Document(path: "de.xliff", bytes: Array(text.utf8))
    #expect(document.value(of: document.entries[0])?.utf8.count == 40_001)
  }

  /// A value of a file with many tables is named without a look at all of them.
  @Test func namesInManyTables() throws {
    let files = (0..<40_000).map { number in
      """
      <file original="\(number).strings" source-language="en" target-language="de" datatype="plaintext"><body>\
      <trans-unit id="k\(number)"><source>a</source><target>b</target></trans-unit></body></file>
      """
    }
    let text =
      "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\(files.joined())</xliff>"
    let document = try Document(path: "de.xliff", bytes: Array(text.utf8))
    let names = document.entries.map(document.name)
    #expect(names == files.indices.map { "k\($0)" })
  }

  /// Each element holds all that is in it: what nobody asks for is not decoded at every level.
  @Test func termsDeepInside() throws {
    let term = "<termSec><term>Trail Book</term></termSec>"
    let text =
      "<tbx>" + String(repeating: "<x>", count: 60) + String(repeating: term, count: 60_000)
      + String(repeating: "</x>", count: 60) + "</tbx>"
    let file = try SourceFile(path: "a.tbx", original: FileBytes(text.utf8))
    #expect(try TBX.terms(in: file).count == 60_000)
  }

  /// An array of arrays of arrays: every object is used two hundred times.
  @Test func listsThatHoldThemselvesManyTimes() throws {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for level in 0..<12 {
      offsets.append(bytes.count)
      bytes += [0xAF, 0x10, 200] + Array(repeating: UInt8(level + 1), count: 200)
    }
    offsets.append(bytes.count)
    bytes += [0x51, 0x61]
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    func long(_ value: Int) -> [UInt8] {
      (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1] + long(offsets.count) + long(0) + long(table)
    #expect(throws: FormatError.self) { try Document(path: "de.lproj/A.strings", bytes: bytes) }
  }

  @Test func manyMembers() throws {
    var files: [UInt8] = []
    var directory: [UInt8] = []
    let count = ZipLimits.catalogs
    func short(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }
    func long(_ value: Int) -> [UInt8] { short(value) + short(value >> 16) }
    for number in 0..<count {
      let name = Array("a.xcloc/Localized Contents/\(number).xliff".utf8)
      let sizes = long(Int(Deflate.crc32([0x78]))) + long(1) + long(1) + short(name.count)
      let place = files.count
      files +=
        [0x50, 0x4B, 3, 4] + Array(repeating: 0, count: 10) + sizes + short(0) + name + [0x78]
      directory += [0x50, 0x4B, 1, 2] + Array(repeating: 0, count: 12) + sizes
      directory += Array(repeating: 0, count: 12) + long(place) + name
    }
    let end =
      [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + short(count) + short(count) + long(directory.count)
      + long(files.count) + [0, 0]
    let archive = try ZipArchive(path: "a.zip", bytes: files + directory + end)
    #expect(archive.catalogs.count == count)
    for name in archive.catalogs { #expect(try archive.contents(of: name) == [0x78]) }
  }
}
