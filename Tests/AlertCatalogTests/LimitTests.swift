import Foundation
import Testing

@testable import AlertCatalog

/// What no honest file has is refused at its place, before it costs time or memory.
struct LimitTests {
  private func xliff(_ attributes: String) -> String {
    """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="L.strings" \
    target-language="de"><body><trans-unit id="k" \(attributes)><source>a</source>\
    <target>b</target></trans-unit></body></file></xliff>
    """
  }

  private func refusal(_ text: String, _ path: String) throws -> FormatError {
    try #require(throws: FormatError.self) { try Document(path: path, bytes: Array(text.utf8)) }
  }

  @Test(arguments: ["a", "xmlns:a"])
  func attributesOfATag(_ name: String) throws {
    func attributes(_ count: Int) -> String {
      (0..<count).map { "\(name)\($0)=\"\($0)\"" }.joined(separator: " ")
    }
    let limit = Int(XMLLimits.attributes)
    #expect(throws: Never.self) {
      try Document(path: "de.xliff", bytes: Array(xliff(attributes(limit - 1)).utf8))
    }
    // Far beyond the limit libxml2 itself is stopped, in the middle of the tag.
    for count in [limit + 1, 20_000] {
      let error = try refusal(xliff(attributes(count)), "de.xliff")
      #expect(error.problem.contains("more than \(limit) attributes"), "\(error)")
    }
  }

  @Test func languages() throws {
    let limit = FileLimits.languages
    func catalog(_ count: Int) -> String {
      let unit = "{\"stringUnit\":{\"value\":\"v\"}}"
      let texts = (0..<count).map { "\"x-\($0)\":\(unit)" }.joined(separator: ",")
      return "{\"sourceLanguage\":\"x-0\",\"strings\":{\"k\":{\"localizations\":{\(texts)}}}}"
    }
    let document = try Document(path: "A.xcstrings", bytes: Array(catalog(limit).utf8))
    #expect(document.entries.count == limit)
    let error = try refusal(catalog(limit + 1), "A.xcstrings")
    #expect(error.problem.contains("more than \(limit) languages"), "\(error)")
  }

  @Test func filesOfOneTable() throws {
    let file = "<file original=\"A.strings\" target-language=\"de\"><body/></file>"
    func xliff(_ count: Int) -> String {
      "<xliff version=\"1.2\">" + String(repeating: file, count: count) + "</xliff>"
    }
    let limit = FileLimits.languages
    #expect(throws: Never.self) {
      try Document(path: "de.xliff", bytes: Array(xliff(limit).utf8))
    }
    let error = try refusal(xliff(limit + 1), "de.xliff")
    #expect(error.problem.contains("repeats a table that often"), "\(error)")
  }

  @Test func depthOfElements() throws {
    let limit = Int(XMLLimits.depth)
    let text = "<xliff version=\"1.2\">" + String(repeating: "<group>", count: limit)
    #expect(try refusal(text, "de.xliff").problem.contains("more than \(limit) levels"))
    let list = "<plist version=\"1.0\">" + String(repeating: "<dict><key>a</key>", count: limit)
    #expect(
      try refusal(list, "de.lproj/L.stringsdict").problem.contains("more than \(limit) levels"))
  }

  @Test(arguments: ["[", "{\"a\":"])
  func depthOfJSON(_ opening: String) throws {
    for count in [JSONLimits.depth + 1, 1_000_000] {
      let text = "{\"x\":" + String(repeating: opening, count: count)
      let error = try refusal(text, "L.xcstrings")
      #expect(error.problem.contains("at most \(JSONLimits.depth) levels"), "\(error)")
    }
  }

  @Test func formsOfAString() throws {
    func catalog(_ count: Int) -> String {
      let forms = (0..<count).map { "\"d\($0)\": {\"stringUnit\": {\"value\": \"a\"}}" }
      return """
        {"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": {"variations":
        {"device": {\(forms.joined(separator: ","))}}}}}}, "version": "1.0"}
        """
    }
    let all = try Document(path: "L.xcstrings", bytes: Array(catalog(JSONLimits.forms).utf8))
    #expect(all.entries.count { !all.variation(of: $0).isEmpty } == JSONLimits.forms)
    let error = try refusal(catalog(JSONLimits.forms + 1), "L.xcstrings")
    #expect(error.problem.contains("more than \(JSONLimits.forms) forms"), "\(error)")
  }

  @Test func formsOfAPlural() throws {
    func list(_ count: Int) -> String {
      let forms = (0..<count).map {
        "<key>n\($0)</key><dict><key>other</key><string>a</string></dict>"
      }
      return "<plist><dict><key>k</key><dict>\(forms.joined())</dict></dict></plist>"
    }
    let path = "de.lproj/L.stringsdict"
    #expect(throws: Never.self) {
      try Document(path: path, bytes: Array(list(StringsDictLimits.forms).utf8))
    }
    let error = try refusal(list(StringsDictLimits.forms + 1), path)
    #expect(error.problem.contains("more than \(StringsDictLimits.forms) forms"), "\(error)")
  }

  /// Nested values of an old-style list are skipped without a call for each.
  @Test(arguments: ["{", "("])
  func depthOfOldLists(_ opening: String) throws {
    let deep = "\"a\" = " + String(repeating: opening, count: 1_000_000)
    #expect(try refusal(deep, "de.lproj/L.strings").problem.contains("never closed"))
  }

  @Test func sizeOfFiles() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)").path
    let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    defer {
      close(descriptor)
      unlink(path)
    }
    // Sparse: it takes no room.
    try #require(ftruncate(descriptor, off_t(FileLimits.size) + 1) == 0)
    for (limit, size) in [(FileLimits.size, "4096 MiB"), (FileLimits.sideFile, "64 MiB")] {
      let error = try #require(throws: FormatError.self) {
        try FileReading.bytes(of: path, limit: limit)
      }
      #expect(error.problem.contains("larger than \(size)"), "\(error)")
    }
  }

  @Test func filesOfAnArchive() throws {
    // Names only: what they hold does not come to it.
    var bytes: [UInt8] = []
    let count = ZipLimits.catalogs + 1
    for index in 0..<count {
      let name = Array("a.xcloc/Localized Contents/\(index).xliff".utf8)
      var record = [UInt8](repeating: 0, count: 46)
      record.set(UInt32(0x0201_4B50), at: 0)
      record.set(UInt16(name.count), at: 28)
      record.set(UInt32(index), at: 42)
      bytes += record + name
    }
    var end = [UInt8](repeating: 0, count: 22)
    end.set(UInt32(0x0605_4B50), at: 0)
    end.set(UInt16(count), at: 10)
    end.set(UInt32(bytes.count), at: 12)
    let error = try #require(throws: FormatError.self) {
      try ZipArchive(path: "a.zip", bytes: bytes + end)
    }
    #expect(error.problem.contains("more than \(ZipLimits.catalogs)"), "\(error)")
  }

  /// One object of a binary list may stand for any number: what it becomes has a size.
  @Test func sizeOfBinaryLists() {
    // Five arrays, each of 200 times the one below: 200 to the fifth texts.
    var objects: [[UInt8]] = [[0x51, 0x61]]
    for level in 0..<5 {
      objects.append([0xAF, 0x10, 200] + [UInt8](repeating: UInt8(level), count: 200))
    }
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, objects.count - 1, table] {
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
    #expect(BinaryPropertyList.xml(FileBytes(bytes)) == nil)
  }
}
