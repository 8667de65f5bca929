import Foundation
import Testing

/// What `fix` says of itself: its exit code and its last line.
struct FixAnswerTests {
  private static let bad =
    "\"a.alert.title\" = \"Battery almost empty\";\n\"a.alert.message\" = \"It will turn off.\";\n"
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.bad, to: "in/en.lproj/L.strings")
  }

  private func fix(_ arguments: String...) throws -> Command {
    try Command(["fix"] + arguments, in: scratch.url)
  }

  /// Nothing is written, so the files are as `check` finds them.
  @Test func aDiffExitsAsACheck() throws {
    let run = try fix("in")
    #expect(run.status == 1, "\(run.transcript)")
    #expect(run.trouble.contains("nothing is written without --in-place or --output"))
    #expect(try fix("in", "--diff", "--fail-on", "error").status == 0)
    #expect(try fix("in", "--only", "brand-case").status == 0)
    let quiet = try fix("in", "-q")
    #expect(quiet.status == 1 && quiet.output.contains("+") && quiet.trouble.isEmpty)
    #expect(try fix("in", "--output", "out").status == 0)
    #expect(try fix("out").status == 0)
    try scratch.write(
      "\"a.alert.title\" = \"Error\";\n\"a.alert.message\" = \"It is gone.\";\n",
      to: "error/en.lproj/L.strings")
    let bare = try fix("error", "-q", "--no-notes")
    #expect(bare.status == 1 && bare.output.isEmpty, "\(bare.transcript)")
    #expect(bare.trouble.hasPrefix("1 finding in the files as they are (alertcat check shows"))
  }

  /// What stands in a file since an earlier run was not done by this one.
  @Test func aSecondRunTellsWhatItDid() throws {
    try scratch.write(
      Self.bad + "\"a.alert.cancel\" = \"No\";\n\"a.alert.delete\" = \"Delete\";\n",
      to: "in/en.lproj/L.strings")
    try scratch.write(ReviewFileTests.catalog("Error"), to: "in/M.xcstrings")
    try scratch.write(
      "version: 1\nalerts:\n  a: { title: { key: a.alert.title, table: M } }\n"
        + "  b: { title: { key: a.alert.title, table: L }, buttons: [ { key: a.alert.delete, table: L, style: "
        + "destructive }, { key: a.alert.cancel, table: L, style: cancel } ] }\n",
      to: "in/alerts.yml")
    let first = try fix("in", "--in-place")
    #expect(first.trouble.hasPrefix("1 value corrected, 2 notes"), "\(first.transcript)")
    let second = try fix("in", "--in-place")
    #expect(
      second.trouble.hasPrefix("nothing to correct, no new notes; 2 "), "\(second.transcript)")
    #expect(!second.trouble.contains("review file"))
    #expect(try fix("in").trouble.hasPrefix("nothing to correct, no new notes; 2 "))
  }

  /// Only XLIFF has states that Xcode would pass over.
  @Test func aTranslationToolIsToldOfWithItsFiles() throws {
    #expect(!(try fix("in", "--for", "vendor").trouble.contains("translation tool")))
    try scratch.write(
      """
      <xliff version="1.2"><file original="en.lproj/L.strings" source-language="en" target-language="de"><body>
      <trans-unit id="a.alert.title"><source>Battery almost empty</source><target>Akku fast leer.</target></trans-unit>
      <trans-unit id="a.alert.message"><source>It will turn off.</source><target>Gleich ist es aus</target></trans-unit>
      </body></file></xliff>
      """, to: "in/de.xliff")
    let run = try fix("in", "--for", "vendor", "--output", "out")
    #expect(run.trouble.contains("translation tool"), "\(run.transcript)")
  }

  /// One line that is true, and nothing about files that were not looked for.
  @Test func anOutputFolderThatIsAnInput() throws {
    let run = try fix("in", "--output", "in")
    #expect(run.status == 64)
    #expect(run.trouble == "in is an input: give another output folder, or --in-place\n")
  }

  /// The options were well spelt: their help would be of no use.
  @Test(arguments: [
    ["explain", "nope", "in"], ["locales", "german"],
    ["check", "in", "-o", "in/en.lproj/L.strings"],
    ["fix", "in", "in/en.lproj", "--output", "in/en.lproj/L.strings"],
  ])
  func noHelpWhereItDoesNotHelp(_ arguments: [String]) throws {
    let run = try Command(arguments, in: scratch.url)
    #expect(run.status == 64, "\(run.transcript)")
    #expect(!run.trouble.contains("Usage:") && run.trouble.contains("\n"), "\(run.transcript)")
  }
}
