import Foundation
import Testing

@testable import AlertCatalog

/// What a PATH stands for, and where copies go.
struct InputTests {
  private func folder(_ files: [String]) throws -> String {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    for file in files {
      let url = root.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\"a\" = \"b\";".utf8).write(to: url)
    }
    return root.path
  }

  @Test func pathsKeepWhatTheyAreRelativeTo() throws {
    let root = try folder([
      "App/de.lproj/L.strings", "App/x.xliff", "App/.git/c.strings", "App/n.zip",
      "it.xcloc/contents.json", "it.xcloc/Localized Contents/it.xliff",
      "it.xcloc/Source Contents/en.lproj/L.strings",
    ])
    defer { try? FileManager.default.removeItem(atPath: root) }
    func outputs(_ path: String) -> [String] {
      InputSearch([root + path]).files.map(\.outputPath)
    }
    #expect(outputs("/App") == ["de.lproj/L.strings", "x.xliff"])
    #expect(outputs("/App/de.lproj/") == ["de.lproj/L.strings"])
    #expect(outputs("/App/de.lproj/L.strings") == ["de.lproj/L.strings"])
    #expect(outputs("/App/x.xliff") == ["x.xliff"])
    #expect(
      outputs("/it.xcloc") == [
        "it.xcloc/Localized Contents/it.xliff", "it.xcloc/Source Contents/en.lproj/L.strings",
        "it.xcloc/contents.json",
      ])
    let search = InputSearch([root])
    #expect(search.otherArchives.count == 1)
    #expect(search.files.filter { $0.use == .catalog }.count == 3)
    #expect(InputSearch([root], excluding: root + "/App").files.count == 3)
    #expect(InputSearch([root + "/nowhere"]).errors.count == 1)
    // The source text of a bundle is never changed, whichever way it is given.
    for path in ["", "/en.lproj", "/en.lproj/L.strings"] {
      let search = InputSearch([root + "/it.xcloc/Source Contents" + path])
      #expect(search.files.isEmpty && search.errors.count == 1, "\(path)")
    }
  }

  /// A bundle that lost its XLIFF is told of: silence would look like praise.
  @Test func aBundleHasAnXLIFF() throws {
    let root = try folder(["it.xcloc/contents.json", "it.xcloc/Localized Contents/._it.xliff"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    for path in ["", "/it.xcloc"] {
      let errors = InputSearch([root + path]).errors
      #expect(errors.map(\.file) == [root + "/it.xcloc"])
      #expect(errors.first?.problem == "this bundle contains no XLIFF")
    }
  }

  /// A bundle that is one file, zipped or not, is no folder, and is not passed over.
  @Test func aBundleIsAFolder() throws {
    let root = try folder(["it.xcloc", "de.lproj/L.strings"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    for path in ["", "/it.xcloc"] {
      let errors = InputSearch([root + path]).errors
      #expect(errors.map(\.file) == [root + "/it.xcloc"])
      #expect(errors.first?.advice.contains(".xcloc.zip") == true)
    }
  }

  /// Names that are no text are shown as far as they go, if they may be of localization files.
  @Test(arguments: [
    (".strings", ["1 name in this folder is not UTF-8 (f\u{FFFD}r.strings)"]), (".txt", [String]()),
  ])
  func namesThatAreNoTextAreTold(_ ending: String, _ problems: [String]) throws {
    let root = try folder(["de.lproj/L.strings"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let name = Array((root + "/").utf8) + [0x66, 0xFC, 0x72] + Array(ending.utf8) + [0]
    guard
      let file = name.withUnsafeBufferPointer({ bytes in
        bytes.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress!, "w") }
      })
    else {
      print("skipped: this file system has names in UTF-8 only")
      return
    }
    fclose(file)
    let search = InputSearch([root])
    #expect(search.files.count == 1)
    #expect(search.errors.map(\.problem) == problems)
  }

  @Test func sameNamesAreRefusedBeforeAnythingIsWritten() {
    let files = ["a/x.xliff", "b/x.xliff"].map { InputFile(path: $0, outputPath: "x.xliff") }
    #expect(throws: OutputClash.self) { try OutputFolder("out", for: files) }
  }

  @Test func linksDoNotLeadOutOfTheOutputFolder() throws {
    let root = try folder(["out/keep", "secret/x"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/out/de.lproj", withDestinationPath: root + "/secret")
    let output = try OutputFolder(root + "/out", for: [])
    #expect(throws: FormatError.self) { try output.write([1], to: "de.lproj/x") }
    #expect(FileManager.default.contents(atPath: root + "/secret/x")?.count == 10)
  }

  /// The kernel decides where `..` behind a link leads, not the text of the path.
  @Test func dotsBehindALinkFollowTheLink() throws {
    let root = try folder(["dir/x.strings", "other/x.strings", "other/sub/keep"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/dir/link", withDestinationPath: root + "/other/sub")
    try AtomicFile.write([1], to: root + "/dir/link/../x.strings")
    #expect(FileManager.default.contents(atPath: root + "/other/x.strings") == Data([1]))
    #expect(FileManager.default.contents(atPath: root + "/dir/x.strings")?.count == 10)
    #expect(try FileReading.bytes(of: root + "/dir/link/../x.strings") == [1])
  }

  @Test func anOutputFolderMayBeALink() throws {
    let root = try folder(["real/keep"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/out", withDestinationPath: root + "/real")
    try OutputFolder(root + "/out", for: []).write([1], to: "de.lproj/new")
    #expect(FileManager.default.contents(atPath: root + "/real/de.lproj/new") == Data([1]))
  }

  @Test func newFilesDoNotFollowLinksOut() throws {
    let root = try folder(["out/keep", "secret/keep"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/out/de.lproj", withDestinationPath: root + "/secret")
    let output = try OutputFolder(root + "/out", for: [])
    #expect(throws: FormatError.self) { try output.write([1], to: "de.lproj/new") }
    #expect(throws: FormatError.self) { try output.write([1], to: "../secret/new") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: root + "/secret") == ["keep"])
  }

  @Test func namesThatLookAlikeAreTwoFiles() throws {
    let root = try folder(["caf\u{E9}.strings", "cafe\u{301}.strings"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let files = InputSearch([root]).files
    #expect(files.count == 2)
    #expect(throws: Never.self) { try OutputFolder(root + "/out", for: files) }
  }

  /// For the kernel names are bytes: a folder whose name looks like that of the output is another one, and an accent
  /// behind a slash belongs to the next name.
  @Test func whatLooksLikeTheOutputFolderIsNotInIt() throws {
    let root = try folder(["caf\u{E9}/keep", "cafe\u{301}/victim/keep"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/caf\u{E9}/de.lproj", withDestinationPath: root + "/cafe\u{301}/victim")
    let output = try OutputFolder(root + "/caf\u{E9}", for: [])
    #expect(throws: FormatError.self) { try output.write([1], to: "de.lproj/new") }
    #expect(throws: FormatError.self) { try output.write([1], to: "../\u{301}evil/new") }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: root + "/cafe\u{301}/victim") == ["keep"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: root).count == 2)
  }

  @Test(arguments: [
    ("App/de.lproj/x.strings", "App", true), ("/x", "/", true), ("App", "App", false),
    ("Apples/x", "App", false), ("caf\u{E9}/x", "cafe\u{301}", false),
    ("App/\u{301}x", "App", true),
  ])
  func aPathLiesInAFolderByItsBytes(path: String, folder: String, isInside: Bool) {
    #expect(Paths.isInside(path, folder) == isInside)
  }

  @Test(arguments: [
    ("a/", "a"), ("a//", "a"), ("/", "/"), ("//", "/"), ("", ""), ("/a/b/", "/a/b"), ("a", "a"),
  ])
  func slashesAtTheEndSayNothing(path: String, plain: String) {
    #expect(Paths.withoutLastSlashes(path) == plain)
  }

  /// A link to itself is there, and the system says what is wrong with it.
  @Test func whatCannotBeReachedIsToldInTheWordsOfTheSystem() throws {
    let root = try folder(["x.strings"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/loop", withDestinationPath: root + "/loop")
    let problems = InputSearch([root + "/loop", root + "/none", ""]).errors.map(\.problem)
    #expect(
      problems == [
        "cannot be reached (\(String(cString: strerror(ELOOP))))", "no such file or folder",
        "a path is empty",
      ])
  }

  @Test func filesAndFoldersOfOneNameClash() {
    let files = ["x.strings", "x.strings/y.strings"].map { InputFile(path: $0, outputPath: $0) }
    #expect(throws: OutputClash.self) { try OutputFolder("out", for: files) }
    #expect(throws: OutputClash.self) { try OutputFolder("", for: []) }
  }

  @Test func writingIsAllOrNothing() throws {
    let root = try folder(["x.strings"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    try AtomicFile.write([1, 2, 3], to: root + "/x.strings")
    #expect(FileManager.default.contents(atPath: root + "/x.strings") == Data([1, 2, 3]))
    #expect(throws: FormatError.self) { try AtomicFile.write([1], to: root + "/no/x.strings") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["x.strings"])
  }

  @Test(arguments: [
    ("a/de.lproj/L.strings", "de"), ("pt_BR.xliff", "pt-BR"), ("zh-Hans/app.xliff", "zh-Hans"),
    ("a/Base.lproj/L.strings", "Base"), ("English.lproj/L.strings", "en"),
    ("Polish.lproj/L.strings", "pl"), ("Simplified Chinese.lproj/L.strings", "zh-Hans"),
    ("fr.xcloc/Localized Contents/fr.xliff", "fr"), ("fr.strings", "fr"),
  ])
  func pathsTellTheLocale(_ path: String, _ locale: String) {
    #expect(FileNames.locale(of: path) == locale)
  }

  @Test func namesThatAreNoLocaleTellNothing() {
    #expect(FileNames.locale(of: "zho-Hant/L.strings") == "zho-Hant")
    for path in ["Shared/Localizable.strings", "ui/L.strings", "qa.strings", "main/L.strings"] {
      #expect(FileNames.locale(of: path) == nil, "\(path)")
    }
    for (name, tag) in [
      ("pt_BR", "pt-BR"), ("zh-hans-CN", "zh-Hans-CN"), ("en_US_POSIX", "en-US-POSIX"),
      ("de-%%%", nil), ("de-", nil), ("de--AT", nil), ("de-Ä", nil), ("de-verylongone", nil),
    ] {
      #expect(FileNames.tag(name) == tag, "\(name)")
    }
  }

  /// The languages of an app, as translation tools hand them over, are one table.
  @Test(arguments: [
    ("en.strings", "Localizable"), ("App/pt-BR.stringsdict", "Localizable"),
    ("de/Errors.strings", "Errors"), ("de.lproj/en.strings", "en"), ("app.strings", "app"),
  ])
  func tables(_ path: String, _ name: String) throws {
    let text =
      path.hasSuffix("dict") ? "<plist><dict></dict></plist>" : "\"a\" = \"b\";"
    let document = try Document(path: path, bytes: FileBytes(Array(text.utf8)))
    #expect(document.tables.map(\.id.name) == [name])
  }

  @Test func positionsCountLinesAndScalars() {
    let table = LineTable(FileBytes("aé\r\nb\rc\n😀d".utf8))
    #expect(table.position(at: 3) == Position(line: 1, column: 3))
    #expect(table.position(at: 5) == Position(line: 2, column: 1))
    #expect(table.position(at: 7) == Position(line: 3, column: 1))
    #expect(table.position(at: 13) == Position(line: 4, column: 2))
  }

  @Test(arguments: [
    ("Pods", ["App/Pods/a", "Pods", "x/y/Pods/b"], ["App/Podsy", "aPods"]),
    ("/Pods", ["Pods/a"], ["App/Pods/a"]), ("App/Pods/", ["App/Pods/a"], ["x/App/Pods", "App"]),
    ("*.lproj", ["a/fr.lproj/L.strings"], ["a/lproj"]),
    ("App/*/b", ["App/a/b"], ["App/b", "App/a/c/b"]),
    ("**/gen/*.strings", ["gen/a.strings", "x/y/gen/a.strings"], ["gen/x/a.strings"]),
    ("App/**", ["App/a", "App/a/b"], ["x/App/a"]), ("a?c", ["abc"], ["ac"]),
    ("[", ["["], ["a"]), ("", [], ["a"]), ("/", [], ["a"]), ("*a*b", ["xaybzab"], ["xaybz"]),
    ("**/a/**/b", ["a/b", "x/a/y/a/z/b"], ["a/x", "b/a"]),
    (
      String(repeating: "**/*a*a*a*/", count: 40) + "b", [],
      [String(repeating: "aaaaaaaa/", count: 60)]
    ),
  ])
  func patterns(_ pattern: String, _ matched: [String], _ others: [String]) {
    let patterns = PathPatterns([pattern], in: "/nowhere/project")
    // A search asks for each folder on the way.
    func isLeftOut(_ path: String) -> Bool {
      let parts = path.split(separator: "/")
      return parts.indices.contains {
        patterns.match("/nowhere/project/" + parts[...$0].joined(separator: "/"))
      }
    }
    for path in matched { #expect(isLeftOut(path), "\(path)") }
    for path in others { #expect(!isLeftOut(path), "\(path)") }
    #expect(!patterns.match("/nowhere/else/Pods"))
  }

  @Test(arguments: [
    ("App/de.lproj/L.strings", "App/en.lproj/L.strings", "de.lproj/L.strings"),
    ("App/L.strings", "App/L.strings", "L.strings"),
    ("/x/a/L.strings", "b/L.strings", "/x/a/L.strings"),
    ("/x/a/L.strings", "/y/L.strings", "/x/a/L.strings"),
    ("/x/a/L.strings", "/x/b/L.strings", "a/L.strings"),
    ("L.strings", "App/L.strings", "L.strings"),
  ])
  func pathsBesideOthers(_ path: String, _ other: String, _ told: String) {
    #expect(Paths.path(path, beside: other) == told)
  }

  @Test(arguments: [
    ("/a/b", "/", true), ("/a/b", "/a", true), ("/ab", "/a", false), ("/a", "/a", false),
  ])
  func whatLiesInAFolder(_ path: String, _ folder: String, _ isInside: Bool) {
    #expect(Paths.isInside(path, folder) == isInside)
  }
}
