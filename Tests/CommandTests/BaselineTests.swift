import Foundation
import Testing

/// Old findings are left out, and only those.
struct BaselineTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try write("delete the Trip?", "No")
    try scratch.write(
      "\"trip.alert.title\" = \"Reise löschen?\";\n\"trip.alert.cancel\" = \"Nein\";\n",
      to: "in/de.lproj/L.strings")
    let run = try check(["--write-baseline", "known.json"])
    #expect(run.status == 0)
    #expect(run.trouble.contains("findings written to known.json"))
    #expect(try check([]).output.contains("button-yes-no"))
  }

  private func write(_ title: String, _ label: String, above: String = "") throws {
    try scratch.write(
      "\(above)\"trip.alert.title\" = \"\(title)\";\n\"trip.alert.cancel\" = \"\(label)\";\n",
      to: "in/en.lproj/L.strings")
  }

  private func check(
    _ options: [String] = ["--baseline", "known.json"], _ paths: [String] = ["in"],
    from folder: String = "."
  ) throws -> Command {
    try Command(["check"] + paths + options, in: scratch.url.appendingPathComponent(folder))
  }

  /// A rule that the project switches off says nothing, so what it said is not gone.
  @Test func whatNobodyAskedIsNotGone() throws {
    try scratch.write("version: 1\nrules: { button-yes-no: off }\n", to: ".alertcat.yml")
    let run = try check()
    #expect(run.status == 0 && !run.trouble.contains("no longer"), "\(run.transcript)")
  }

  @Test func whatIsKnownIsLeftOut() throws {
    let run = try check()
    #expect(run.status == 0)
    #expect(!run.output.contains("button-yes-no"))
    #expect(run.trouble.contains("left out (known.json)"))
    #expect(try check(["--baseline", "known.json", "-q"]).trouble.isEmpty)
  }

  @Test func fixSaysNothingOfWhatIsKnown() throws {
    try write("Delete the Icloud trip?", "No", above: "/* a comment */\n\n")
    let known = try Command(["fix", "in", "--baseline", "known.json"], in: scratch.url)
    #expect(known.status == 0)
    #expect(known.trouble.contains("left out (known.json)"))
    #expect(known.output.contains("+\"trip.alert.title\" = \"Delete the iCloud trip?\";"))
    #expect(!known.output.contains("alertcat: "), "a note about what is known")
    try scratch.write("version: 1\nbaseline: known.json\n", to: ".alertcat.yml")
    let run = try Command(["fix", "in", "--in-place", "-q"], in: scratch.url)
    #expect(run.status == 0 && run.trouble.isEmpty)
  }

  /// An exit code has a reason, and it is said.
  @Test func quietIsNotSilentAboutWhatIsLeft() throws {
    let run = try Command(["fix", "in", "-q", "--no-notes", "--in-place"], in: scratch.url)
    #expect(run.status == 1)
    #expect(run.trouble.contains("left for review"))
  }

  @Test func aConfigurationNamesWhatIsMissing() throws {
    try scratch.write("version: 1\nbaseline: gone.json\n", to: ".alertcat.yml")
    let run = try Command(["check", "in"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.trouble.contains(".alertcat.yml:2:11: there is no file “gone.json”"))
  }

  @Test func linesMayMoveAndTheFolderMayBeAnotherOne() throws {
    try write("delete the Trip?", "No", above: "/* a comment */\n\n")
    #expect(try check().status == 0)
    let run = try check(["--baseline", "../known.json"], ["en.lproj"], from: "in")
    #expect(run.status == 0)
    #expect(!run.trouble.contains("no longer"), "other files were not read")
  }

  @Test func anotherTextIsNew() throws {
    try write("delete the Trip?", "Yes")
    let run = try check(["--baseline", "known.json", "--format", "json"])
    #expect(run.status == 1)
    #expect(run.output.contains("\"text\" : \"Yes\""))
    #expect(!run.output.contains("\"text\" : \"delete the Trip?\""))
    #expect(run.trouble.contains("no longer occur"))
  }

  @Test func whatIsGoneIsSaidOnlyOfAWholeCheck() throws {
    try write("Delete the trip?", "Cancel")
    #expect(try check().trouble.contains("run --write-baseline to update it"))
    let some = try check(["--baseline", "known.json", "--only", "button-yes-no"])
    #expect(!some.trouble.contains("no longer"))
  }

  @Test func aFileThatIsGoneIsCounted() throws {
    try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("in/de.lproj"))
    #expect(try check().trouble.contains("run --write-baseline to update it"))
    try scratch.write("{}", to: "else/known.json")
    let known = try #require(scratch.bytes("known.json"))
    try scratch.write(String(decoding: known, as: UTF8.self), to: "else/known.json")
    let run = try check(["--baseline", "else/known.json"])
    #expect(run.trouble.contains("else/known.json: was it written for another folder?"))
  }

  @Test func whatCannotBeReadIsNotForgotten() throws {
    let known = scratch.bytes("known.json")
    try scratch.write("\"a\" = ", to: "in/fr.lproj/L.strings")
    let run = try check(["--write-baseline", "known.json"])
    #expect(run.status == 2 && run.output.contains("button-yes-no"))
    #expect(run.trouble.contains("was not written"))
    #expect(scratch.bytes("known.json") == known)
    #expect(try check(["--write-baseline", "known.json", "--only", "button-yes-no"]).status == 64)
  }

  /// A baseline of all files is not made one of some.
  @Test func whatWasNotReadStays() throws {
    try scratch.write("{ \"a\" = \"b\"; }", to: "in/fr.lproj/L.strings")
    try write("Delete the trip?", "Cancel")
    let part = try check(["--baseline", "known.json"], ["in/fr.lproj"])
    #expect(part.status == 0 && !part.trouble.contains("no longer"), "\(part.transcript)")
    let run = try check(["--write-baseline", "known.json"], ["in/en.lproj"])
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.trouble.contains("for files not read this time w"))
    #expect(try check(["--baseline", "known.json"], ["in/de.lproj"]).status == 0)
    try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("in/de.lproj"))
    let gone = try check(["--write-baseline", "known.json"], ["in/en.lproj"])
    #expect(!gone.trouble.contains("not read this time"), "\(gone.trouble)")
    #expect(!String(decoding: scratch.bytes("known.json") ?? Data(), as: UTF8.self).contains("de"))
  }

  @Test func linksLeadToTheSameFiles() throws {
    let link = scratch.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: scratch.url.appendingPathComponent("in"))
    #expect(try check(["--baseline", "known.json"], ["link"]).status == 0)
  }

  /// A pipe is written to, and never read from: nobody would write into it.
  @Test func aPipeIsNoBaselineToReadFirst() throws {
    for option in ["-o", "--write-baseline"] {
      let line = "'\(Command.binary.path)' check in \(option) /dev/stdout | cat"
      let run = try Command("/bin/bash", ["-c", line], in: scratch.url)
      #expect(run.output.contains("button-yes-no"), "\(option)")
    }
    #expect(try check(["-o", "-"]).output.contains("button-yes-no"))
    let known = try check(["--write-baseline", "-"]).output
    try scratch.write(known, to: "piped.json")
    #expect(try check(["--baseline", "piped.json"]).status == 0)
    #expect(scratch.bytes("-") == nil)
  }

  @Test func anAnswerThatWasKeptKnowsTheBaseline() throws {
    let cache = scratch.url.appendingPathComponent("cache").path
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    let arguments = ["check", "in", "--baseline", "known.json"]
    #expect(try Command(arguments, in: scratch.url, cache: cache).status == 0)
    try scratch.write("{ \"findings\" : [], \"version\" : 1 }", to: "known.json")
    #expect(try Command(arguments, in: scratch.url, cache: cache).status == 1)
    let written = arguments.dropLast(2) + ["--write-baseline", "new.json"]
    for _ in 0..<2 {
      _ = try Command(Array(written), in: scratch.url, cache: cache)
      #expect(scratch.bytes("new.json") != nil)
      try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("new.json"))
    }
  }

  @Test(arguments: [
    ["--baseline", "nothing.json"], ["--baseline", "in/en.lproj/L.strings"],
    ["--write-baseline", "in/en.lproj/L.strings"], ["--write-baseline", "else/L.strings"],
  ])
  func wrongFiles(_ options: [String]) throws {
    try scratch.write("\"a\" = \"b\";\n", to: "else/L.strings")
    let before = scratch.bytes("in/en.lproj/L.strings")
    let run = try check(options)
    let isMisuse = options[0] == "--write-baseline" && options[1].hasPrefix("in")
    #expect(run.status == (isMisuse ? 64 : 2))
    #expect(options[0] == "--baseline" || run.trouble.contains("use another --write-baseline"))
    #expect(run.trouble.contains(options[1]))
    #expect(scratch.bytes("in/en.lproj/L.strings") == before)
  }

  @Test func aCatalogHasDecisions() throws {
    let run = try Command(["check", "--catalog", "a.alertcat", "--baseline", "known.json"])
    #expect(run.status == 64)
    #expect(run.trouble.contains("baselines are only for files"))
  }
}
