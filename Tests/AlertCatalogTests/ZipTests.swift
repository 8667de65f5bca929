import Foundation
import TestSupport
import Testing

@testable import AlertCatalog

/// Bundles that come zipped: read without unpacking them anywhere, and written with one member changed.
struct ZipTests {
  /// An archive as other tools make it; with descriptors, the sizes stand behind the data.
  static func archive(
    _ members: [(name: String, text: String)], method: UInt16 = 8, descriptors: Bool = false,
    areLong: Bool = false, areSigned: Bool = true
  ) -> [UInt8] {
    var bytes = Array("prefix".utf8)
    var directory: [UInt8] = []
    for (name, text) in members {
      let data = FileBytes(text.utf8)
      let packed = method == 0 ? Array(data) : Deflate.deflated(data) ?? []
      let sizes = [Deflate.crc32(data), UInt32(packed.count), UInt32(data.count)]
      let start = bytes.count
      let common: [UInt8] = [20, 0, descriptors ? 8 : 0, 8, UInt8(method), 0, 1, 2, 3, 4]
      bytes += [0x50, 0x4B, 3, 4] + common
      for size in sizes { bytes += number(descriptors ? 0 : size) }
      bytes += [UInt8(name.utf8.count), 0, 2, 0] + Array(name.utf8) + [9, 9] + packed
      if descriptors {
        if areSigned { bytes += number(0x0807_4B50) }
        bytes += number(sizes[0])
        for size in sizes.dropFirst() { bytes += number(size) + (areLong ? number(0) : []) }
      }
      directory += [0x50, 0x4B, 1, 2, 20, 0] + common
      for size in sizes { directory += number(size) }
      directory += [UInt8(name.utf8.count), 0, 0, 0, 3, 0] + [UInt8](repeating: 0, count: 8)
      directory += number(UInt32(start)) + Array(name.utf8) + Array("abc".utf8)
    }
    let start = bytes.count
    bytes += directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    bytes += [UInt8(members.count), 0, UInt8(members.count), 0]
    return bytes + number(UInt32(directory.count)) + number(UInt32(start)) + [3, 0]
      + Array("end".utf8)
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static let xliff =
    "<xliff version=\"1.2\"><file original=\"A.strings\" target-language=\"de\"><body>"
    + "<trans-unit id=\"k\"><source>a</source><target>b</target></trans-unit></body></file></xliff>"
  private static let members = [
    ("de.xcloc/contents.json", "{ \"targetLocale\" : \"de\" }"),
    ("de.xcloc/Localized Contents/de.xliff", xliff),
    ("de.xcloc/Source Contents/A.xliff", xliff),
    ("__MACOSX/de.xcloc/Localized Contents/._de.xliff", ""),
    ("../de.xcloc/Localized Contents/de.xliff", xliff), ("de.xcloc/Localized Contents/de.txt", "x"),
    ("empty/", ""),
  ]

  @Test(arguments: [UInt16(0), 8], [false, true])
  func oneMemberChanges(_ method: UInt16, _ descriptors: Bool) throws {
    let bytes = Self.archive(Self.members, method: method, descriptors: descriptors)
    let archive = try ZipArchive(path: "de.xcloc.zip", bytes: bytes)
    #expect(archive.catalogs == ["de.xcloc/Localized Contents/de.xliff"])
    #expect(try archive.replacing([String: FileBytes]()) == bytes)
    let new = Array((Self.xliff + "<!-- \(String(repeating: "longer ", count: 99)) -->").utf8)
    let result = try archive.replacing([archive.catalogs[0]: new])
    let again = try ZipArchive(path: "de.xcloc.zip", bytes: result)
    for (name, text) in Self.members {
      let wanted = name == archive.catalogs[0] ? new : Array(text.utf8)
      #expect(try again.contents(of: name) == wanted, "\(name)")
    }
    #expect(result.starts(with: "prefix".utf8))
    #expect(result.suffix(3).elementsEqual("end".utf8))
    #expect(try again.replacing([archive.catalogs[0]: Array(Self.xliff.utf8)]).count <= bytes.count)
  }

  /// The sizes behind the data may take eight bytes each, with a signature before them or without: all of it goes, and
  /// nothing of it stays between two members.
  @Test(arguments: [false, true], [false, true])
  func sizesBehindTheDataGo(_ areLong: Bool, _ areSigned: Bool) throws {
    func archive(_ descriptors: Bool, _ new: String) throws -> [UInt8] {
      let bytes = Self.archive(
        Self.members, descriptors: descriptors, areLong: areLong, areSigned: areSigned)
      let archive = try ZipArchive(path: "a.zip", bytes: bytes)
      let contents = Dictionary(
        uniqueKeysWithValues: Self.members.map { ($0.0, FileBytes((new + $0.1).utf8)) })
      return Array(try archive.replacing(contents))
    }
    // Whatever stood behind the data, afterwards the sizes stand before it.
    #expect(try archive(true, "x").count == archive(false, "x").count)
  }

  @Test func whatIsNoArchiveIsRefused() throws {
    let good = Self.archive(Self.members)
    var encrypted = good
    let directory = try #require(LittleEndian(good).uint32(good.count - 9)).distance(to: 0)
    encrypted[-directory + 8] |= 1
    for (bytes, word) in [
      ([], "no zip archive"), (Array("PK".utf8), "no zip archive"),
      (Array(good.dropLast()), "no zip archive"),
      (encrypted, "encrypted"),
    ] as [([UInt8], String)] {
      let error = try #require(throws: FormatError.self) {
        try ZipArchive(path: "a.zip", bytes: bytes)
      }
      #expect("\(error)".contains(word), "\(error)")
    }
  }

  /// A member that claims to be huge is not unpacked.
  @Test func bombsAreRefused() throws {
    var bytes = Self.archive([("de.xcloc/Localized Contents/a.xliff", "x")])
    let directory = Int(try #require(LittleEndian(bytes).uint32(bytes.count - 9)))
    bytes.set(UInt32(900_000_000), at: directory + 24)
    let archive = try ZipArchive(path: "a.zip", bytes: bytes)
    let error = try #require(throws: FormatError.self) {
      try archive.contents(of: archive.catalogs[0])
    }
    #expect("\(error)".contains("900000000 bytes"))
  }

  /// A member that is huge and nothing but zeros is not unpacked either, though it is what it claims to be.
  @Test func honestBombsAreRefused() throws {
    let zeros = String(repeating: "\0", count: 1 << 20)
    let bytes = Self.archive([("de.xcloc/Localized Contents/a.xliff", zeros)])
    #expect(bytes.count < 4096)
    let archive = try ZipArchive(path: "a.zip", bytes: bytes)
    #expect(throws: FormatError.self) { try archive.contents(of: archive.catalogs[0]) }
  }

  /// Members that share their packed bytes would be unpacked once each.
  @Test func sharedBytesAreRefused() throws {
    var bytes = StoredArchive.bytes([
      ("a.xcloc/Notes/a.plist", "x"), ("a.xcloc/Notes/b.plist", "y"),
    ])
    #expect(
      try ZipArchive(path: "a.zip", bytes: bytes).contents(of: "a.xcloc/Notes/a.plist") == [0x78])
    // The extra field of the first reaches into the second.
    bytes[28] = 40
    let error = try #require(throws: FormatError.self) {
      try ZipArchive(path: "a.zip", bytes: bytes)
    }
    #expect(error.problem.contains("two files that share bytes"))
  }

  /// What describes a bundle is no larger in an archive or a catalog file than on disk.
  @Test func whatDescribesABundleIsShort() throws {
    let name = Self.members[0].0
    var packed = InputFile(path: "a.zip/" + name, outputPath: "a.zip")
    packed.packed = (try ZipArchive(path: "a.zip", bytes: Self.archive(Self.members)), name)
    let size = Self.members[0].1.utf8.count
    #expect(try packed.bytes(limit: size).count == size)
    let error = try #require(throws: FormatError.self) { try packed.bytes(limit: size - 1) }
    #expect(error.problem == "it would take up \(size) bytes unpacked")
    for (size, isRead) in [(FileLimits.sideFile, true), (FileLimits.sideFile + 1, false)] {
      let bytes = FileBytes(adopting: .allocate(byteCount: size, alignment: 16))
      let held = InputFile(
        path: name, outputPath: name, held: HeldFiles(paths: [name]) { _ in bytes })
      #expect((held.companion(name) != nil) == isRead)
    }
  }

  /// Any byte may be wrong: an error, or what was meant.
  @Test func damagedArchivesNeverCrash() {
    var random = Seeded(state: 42)
    let good = Self.archive(Self.members)
    var readable = 0
    for _ in 0..<4000 {
      var bytes = good
      for _ in 0..<random.next(below: 3) + 1 {
        bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
      }
      if random.next(below: 4) == 0 { bytes.removeLast(random.next(below: 60)) }
      guard let archive = try? ZipArchive(path: "a.zip", bytes: bytes) else { continue }
      readable += 1
      for name in archive.catalogs {
        if let contents = try? archive.contents(of: name), name.hasPrefix("de.xcloc/Localized") {
          #expect(contents == Array(Self.xliff.utf8))
        }
        _ = try? archive.replacing([name: Array("new".utf8)])
      }
    }
    #expect(readable > 100, "\(readable) archives could be read")
  }

  @Test func anArchiveIsSearchedLikeABundle() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.archive(Self.members)).write(to: folder.appendingPathComponent("de.xcloc.zip"))
    try Data(Self.archive([("a.txt", "x")])).write(to: folder.appendingPathComponent("b.zip"))
    let search = InputSearch([folder.path])
    #expect(search.otherArchives.count == 1)
    let file = try #require(search.files.first)
    #expect(file.path.hasSuffix("/de.xcloc.zip/de.xcloc/Localized Contents/de.xliff"))
    #expect(file.outputPath == "de.xcloc.zip")
    #expect(try file.bytes() == Array(Self.xliff.utf8))
    #expect(XCLOC(around: file)?.targetLocale == "de")
    #expect(FileNames.scope(of: file.path) == folder.path)
    #expect(throws: Never.self) { try OutputFolder("out", for: [file, file]) }
    #expect(InputSearch([folder.path + "/b.zip"]).errors.count == 1)
  }

  /// What lies beside the bundles of an archive is not read, and that is said of each file.
  @Test(arguments: ["", "/d.zip"])
  func whatIsInNoBundleIsNamed(_ path: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let others = [
      "L/de.xliff", "L/fr.lproj/A.strings", "it.xcloc.zip", "L/readme.txt", "L/", ".git/a.strings",
      "__MACOSX/L/._de.xliff", "L/._de.xliff", "fr.xcloc/Source Contents/A.strings",
    ]
    try Data(Self.archive(Self.members + others.map { ($0, "x") }))
      .write(to: folder.appendingPathComponent("d.zip"))
    let search = InputSearch([folder.path + path])
    #expect(search.files.count == 1)
    #expect(
      search.errors.map { $0.file.dropFirst(folder.path.count) } == [
        "/d.zip/fr.xcloc", "/d.zip/L/de.xliff", "/d.zip/L/fr.lproj/A.strings",
        "/d.zip/it.xcloc.zip",
      ])
    #expect(search.errors.last?.advice == "unpack the archive, and give the folder")
  }

  /// Two files of one name, a second directory: nobody knows which one counts.
  @Test func doubtfulArchivesAreRefused() throws {
    let twice = Self.archive([Self.members[1], Self.members[1]])
    #expect(throws: FormatError.self) { try ZipArchive(path: "a.zip", bytes: twice) }
    var large = Self.archive(Self.members)
    let end = large.count - 25
    var locator = Array("PK".utf8) + [6, 7]
    locator += [UInt8](repeating: 0, count: 16)
    large.insert(contentsOf: locator, at: end)
    let error = try #require(throws: FormatError.self) {
      try ZipArchive(path: "a.zip", bytes: large)
    }
    #expect("\(error)".contains("zip64"), "\(error)")
  }
}
