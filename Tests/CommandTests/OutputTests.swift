import Foundation
import Testing

/// Copies in an output folder, and the diff: what somebody did there is not lost.
struct OutputTests {
  private static let table =
    "\"a.alert.title\" = \"Delete the Trip\";\n\"a.alert.message\" = \"It is gone\";\n"
  private static let place = "out/en.lproj/L.strings"

  private func fix(_ scratch: Scratch, _ more: String..., cache: String) throws -> Command {
    try Command(
      ["fix", "in", "--output", "out"] + more, in: scratch.url,
      cache: cache.isEmpty ? "/dev/null" : scratch.url.path + "/" + cache)
  }

  /// A copy that a person went on with stays, with or without a place to remember what was written; one that nobody
  /// touched is written anew.
  @Test(arguments: ["cache", ""])
  func changedCopiesStay(_ cache: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.table, to: "in/en.lproj/L.strings")
    #expect(try fix(scratch, cache: cache).status == 0)
    #expect(try fix(scratch, cache: cache).status == 0, "the same again")
    let copy = try #require(scratch.bytes(Self.place).map { String(decoding: $0, as: UTF8.self) })
    let edited = copy.replacing("Trip", with: "Journey")
    try scratch.write(edited, to: Self.place)
    let run = try fix(scratch, cache: cache)
    #expect(run.status == 2 && run.trouble.contains("was changed since fix wrote it"))
    #expect(run.trouble.contains("1 file not written"), "\(run.trouble)")
    #expect(scratch.bytes(Self.place) == Data(edited.utf8))
  }

  @Test func ownCopiesAreRenewed() throws {
    let scratch = try Scratch()
    try scratch.write(Self.table, to: "in/en.lproj/L.strings")
    _ = try fix(scratch, cache: "cache")
    try scratch.write(Self.table.replacing("gone", with: "lost"), to: "in/en.lproj/L.strings")
    #expect(try fix(scratch, cache: "cache").status == 0)
    let copy = scratch.bytes(Self.place).map { String(decoding: $0, as: UTF8.self) }
    #expect(copy?.contains("It is lost.") ?? false)
  }

  /// A copy of the input itself holds nothing of anybody’s own.
  @Test func copiesOfTheInputAreReplaced() throws {
    let scratch = try Scratch()
    for folder in ["in", "out"] {
      try scratch.write(Self.table, to: folder + "/en.lproj/L.strings")
    }
    #expect(try fix(scratch, cache: "").status == 0)
  }

  /// A bundle that was written unpacked before, and comes packed now, would be read twice.
  @Test func anotherPackingIsTold() throws {
    let scratch = try Scratch()
    let xliff = "in/de.xcloc/Localized Contents/de.xliff"
    try scratch.write(
      "<xliff version=\"1.2\"><file original=\"L.strings\" source-language=\"en\" target-language=\"de\"><body/></file></xliff>",
      to: xliff)
    try scratch.write("{\"targetLocale\": \"de\"}", to: "in/de.xcloc/contents.json")
    let first = try fix(scratch, cache: "")
    #expect(
      first.status == 0 && !first.trouble.contains("is left from before"), "\(first.transcript)")
    let out = scratch.url.appendingPathComponent("out")
    try FileManager.default.createDirectory(
      at: out.appendingPathComponent("de.xcloc.zip"), withIntermediateDirectories: false)
    let second = try fix(scratch, cache: "")
    #expect(second.trouble.contains("out/de.xcloc.zip is left from before"), "\(second.transcript)")
  }

  /// What is in UTF-16 is shown, and the rest of the patch can be applied.
  @Test func aDiffWithUTF16Applies() throws {
    let scratch = try Scratch()
    try scratch.write(Self.table, to: "in/en.lproj/L.strings")
    let wide = scratch.url.appendingPathComponent("in/en.lproj/W.strings")
    try #require(Self.table.data(using: .utf16)).write(to: wide)
    let diff = try Command(["fix", "in", "--no-notes"], in: scratch.url)
    #expect(
      diff.output.contains("\n# +\"a.alert.message\" = \"It is gone.\";\n"), "\(diff.transcript)")
    try scratch.write(diff.output, to: "changes.patch")
    let git = try Command(
      "/usr/bin/env", ["git", "apply", "-p0", "changes.patch"], in: scratch.url)
    #expect(git.status == 0, "\(git.transcript)")
    let table = scratch.bytes("in/en.lproj/L.strings").map { String(decoding: $0, as: UTF8.self) }
    #expect(table?.contains("It is gone.") ?? false)
  }

  /// The same text twice under one key is one text: half of it corrected would be a contradiction.
  @Test func repeatedTextsAreCorrectedTogether() throws {
    let scratch = try Scratch()
    let line = "\"a.alert.message\" = \"It is gone\";\n"
    try scratch.write(
      "\"a.alert.title\" = \"Delete It?\";\n" + line + line, to: "en.lproj/L.strings")
    let run = try Command(["fix", "en.lproj", "--in-place", "--no-notes"], in: scratch.url)
    #expect(run.status == 0, "\(run.transcript)")
    let table =
      scratch.bytes("en.lproj/L.strings").map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(table.split(separator: "It is gone.").count == 3, "\(table)")
  }

  /// A note that goes is told of.
  @Test func removedNotesAreCounted() throws {
    let scratch = try Scratch()
    let table =
      "/* alertcat: warning: button-yes-no: “Yes” */\n\"a.alert.title\" = \"Trip Deleted\";\n"
    try scratch.write(table, to: "en.lproj/L.strings")
    let run = try Command(["fix", "en.lproj", "--in-place"], in: scratch.url)
    #expect(run.trouble.contains("1 outdated note removed"), "\(run.transcript)")
  }

  /// A bundle that does not say what it is.
  @Test(arguments: ["{", "[]", "{\"version\": \"1.0\"}", ""])
  func bundlesWithoutAName(_ contents: String) throws {
    let scratch = try Scratch()
    if !contents.isEmpty { try scratch.write(contents, to: "de.xcloc/contents.json") }
    try scratch.write(
      """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="en.lproj/L.strings" \
      source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="a"><source>A</source><target>A</target></trans-unit></body></file></xliff>
      """, to: "de.xcloc/Localized Contents/de.xliff")
    let run = try Command(["check", "de.xcloc"], in: scratch.url)
    #expect(
      run.trouble.contains("de.xcloc: contents.json is missing, damaged or without targetLocale"))
  }

  /// Copies in the folder that is checked are told of, where they would be found.
  @Test(arguments: [
    ("in/out", true), ("in/.build/out", false), ("out", false), ("in/Pods/out", false),
  ])
  func copiesInsideTheInput(_ folder: String, _ isTold: Bool) throws {
    let scratch = try Scratch()
    try scratch.write(Self.table, to: "in/en.lproj/L.strings")
    try scratch.write("version: 1\nexclude: [Pods]\n", to: "in/.alertcat.yml")
    let run = try Command(["fix", "in", "--output", folder], in: scratch.url)
    #expect(run.trouble.contains("\(folder) is inside in") == isTold, "\(run.transcript)")
  }
}
