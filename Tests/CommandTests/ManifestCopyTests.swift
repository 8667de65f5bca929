import Foundation
import Testing

/// What `fix --output` writes is checked as the folder that it was made of: the manifest goes with the files.
struct ManifestCopyTests {
  private let scratch: Scratch
  private static let manifest =
    "# by hand\nversion: 1\ndefaults: { table: L }\nalerts: { mine: { title: x, buttons: [y] } }"

  init() throws {
    scratch = try Scratch()
    for folder in ["in", "in/sub", "other"] {
      try scratch.write(
        "\"x\" = \"Delete the trip?\";\n\"y\" = \"Yes\";\n", to: "\(folder)/en.lproj/L.strings")
    }
  }

  private func fix(_ paths: [String], _ options: [String] = [], to output: String = "out") throws
    -> Command
  {
    try Command(["fix"] + paths + ["--output", output] + options, in: scratch.url)
  }

  @Test(arguments: [
    (["in"], "in/alerts.yml", "out/alerts.yml"), (["./in/"], "in/alerts.yml", "out/alerts.yml"),
    (["."], "in/alerts.yml", "out/in/alerts.yml"), (["link"], "in/alerts.yml", "out/alerts.yml"),
    (["in"], "in/sub/alerts.yml", "out/sub/alerts.yml"),
    (["in/en.lproj"], "in/en.lproj/alerts.yml", "out/en.lproj/alerts.yml"),
  ])
  func itIsCopied(_ paths: [String], _ place: String, _ copy: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.path + "/link", withDestinationPath: "in")
    try scratch.write(Self.manifest, to: place)
    let run = try fix(paths)
    #expect(run.status == 1, "\(run.transcript)")
    #expect(scratch.bytes(copy) == Data(Self.manifest.utf8), "\(run.transcript)")
    let check = try Command(["check", "out"], in: scratch.url)
    #expect(check.status == 1 && check.output.contains("of mine"), "\(check.transcript)")
    // Again, it is as it was written.
    #expect(try fix(paths).status == 1)
  }

  /// One that lies elsewhere or was named is none of the files.
  @Test(arguments: [
    (["in/en.lproj"], "in/alerts.yml", []), (["in/en.lproj/L.strings"], "in/alerts.yml", []),
    (["in"], "alerts.yml", []), (["in"], "in/alerts.yml", ["--alerts", "in/alerts.yml"]),
    (["in"], "other/alerts.yml", ["--alerts", "other/alerts.yml"]),
  ])
  func itIsNotCopied(_ paths: [String], _ place: String, _ options: [String]) throws {
    try scratch.write(Self.manifest, to: place)
    let run = try fix(paths, options)
    #expect(run.status == 1, "\(run.transcript)")
    let names = try #require(FileManager.default.subpaths(atPath: scratch.url.path + "/out"))
    #expect(!names.contains { $0.hasSuffix("alerts.yml") }, "\(names)")
  }

  /// As for other files: what somebody changed stays, and so does what was there before.
  @Test func aCopyThatIsOther() throws {
    try scratch.write(Self.manifest, to: "in/alerts.yml")
    try scratch.write("version: 1\n", to: "out/alerts.yml")
    let run = try fix(["in"])
    #expect(run.status == 2, "\(run.transcript)")
    #expect(
      run.trouble.contains("out/alerts.yml: this file was changed since fix wrote it, or is none"),
      "\(run.transcript)")
    #expect(scratch.bytes("out/alerts.yml") == Data("version: 1\n".utf8))
    #expect(scratch.bytes("out/en.lproj/L.strings") != nil)
  }

  /// Of several folders none is copied, because it would speak for the files of all; the files are.
  @Test(arguments: [["in", "other"], ["in"]]) func severalFolders(_ manifests: [String]) throws {
    try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("in"))
    try scratch.write("\"x\" = \"Weg?\";\n\"y\" = \"Ja\";\n", to: "in/de.lproj/L.strings")
    for folder in manifests { try scratch.write(Self.manifest, to: "\(folder)/alerts.yml") }
    let run = try fix(["in", "other"])
    #expect(run.status != 64 && run.status != 2, "\(run.transcript)")
    for folder in manifests {
      #expect(
        run.trouble.contains(
          "\(folder)/alerts.yml: in one of several folders that are copied, not copied"),
        "\(run.transcript)")
    }
    #expect(scratch.bytes("out/alerts.yml") == nil)
    #expect(scratch.bytes("out/de.lproj/L.strings") != nil)
  }

  /// A link is not followed, and that is told.
  @Test func aLink() throws {
    try scratch.write(Self.manifest, to: "in/mine.yml")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.path + "/in/alerts.yml", withDestinationPath: "mine.yml")
    let run = try fix(["in"], ["-q"])
    #expect(
      run.trouble.contains(
        "in/alerts.yml: a symbolic link, not copied: check the copies with --alerts in/alerts.yml\n"
      ), "\(run.transcript)")
    #expect(scratch.bytes("out/alerts.yml") == nil)
  }

  /// What belongs to a bundle is copied with it, and once.
  @Test func oneInABundle() throws {
    try scratch.write(
      "<xliff version=\"1.2\"><file original=\"L.strings\" source-language=\"en\" target-language=\"de\">"
        + "<body><trans-unit id=\"x\"><source>Delete?</source><target>Weg?</target></trans-unit>"
        + "</body></file></xliff>", to: "all/de.xcloc/Localized Contents/de.xliff")
    try scratch.write("{\"targetLocale\": \"de\"}", to: "all/de.xcloc/contents.json")
    try scratch.write(Self.manifest, to: "all/de.xcloc/alerts.yml")
    let run = try fix(["all"])
    #expect(run.status != 64 && run.status != 2, "\(run.transcript)")
    #expect(scratch.bytes("out/de.xcloc/alerts.yml") == Data(Self.manifest.utf8))
  }
}
