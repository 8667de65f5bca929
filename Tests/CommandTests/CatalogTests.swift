import Foundation
import Testing

/// A catalog file on the command line.
struct CatalogTests {
  private let sample = Command.root.appendingPathComponent(SnapshotTests.sample).path

  /// The commands of the README, one after the other, on the sample.
  @Test func theReadmesCommandsRun() throws {
    let readme = try String(
      contentsOf: Command.root.appendingPathComponent("README.md"), encoding: .utf8)
    let block = try #require(readme.firstMatch(of: /```console\n([\s\S]*?)```/)).1
    let scratch = try Scratch()
    var outputs: [String] = []
    for line in block.split(separator: "\n") where !line.contains(" review ") {
      let words = line.prefix { $0 != "#" }.split(separator: " ").dropFirst().map {
        $0 == "Localizations" ? sample : String($0)
      }
      let run = try Command(words, in: scratch.url)
      #expect(run.status == 0 || run.status == 1, "\(line): \(run.trouble)")
      outputs.append(run.output)
    }
    #expect(outputs.count == 3)
    #expect(outputs[0].contains("Localizations/de.xliff: new, 52 entries"))
    #expect(outputs[1].contains("“foto löschen” → “Foto löschen”"))
    #expect(outputs[2].contains("13 files, 29 texts changed, 0 notes"))
    // What went out is what `fix` writes, but for its notes.
    let fixed = try Command(["fix", sample, "--output", "fixed", "--no-notes"], in: scratch.url)
    #expect(fixed.status == 1)
    for path in ["Localizations/fr.xliff", "tr.lproj/Localizable.strings"] {
      #expect(scratch.bytes("Reviewed/\(path)") == scratch.bytes("fixed/\(path)"), "\(path)")
      #expect(scratch.bytes("Reviewed/\(path)") != nil)
    }
  }

  @Test func whatACatalogHoldsIsCheckedAndListed() throws {
    let scratch = try Scratch()
    #expect(
      try Command(["import", sample, "--catalog", "a.alertcat", "-q"], in: scratch.url).transcript
        == "--- exit 0\n")
    let there = try Command(
      ["check", "--catalog", "a.alertcat", "--format", "json"], in: scratch.url)
    let here = try Command(["check", ".", "--format", "json"], in: URL(fileURLWithPath: sample))
    #expect(there.status == 1)
    #expect(there.output == here.output.replacing("\"file\" : \"./", with: "\"file\" : \""))
    for arguments in [
      ["list"], ["list", "--format", "json"], ["list", "--statistics"],
      ["explain", "trip.delete.title"],
    ] {
      let there = try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url)
      let here = try Command(arguments + ["."], in: URL(fileURLWithPath: sample))
      #expect(there.status == 0 && there.output.contains("alert"), "\(arguments): \(there.trouble)")
      #expect(there.output == here.output.replacing("./", with: ""), "\(arguments)")
    }
  }

  /// A catalog that was checked out, or lies in a folder of somebody else, is read all the same.
  @Test(.enabled(if: getuid() == 0, "skipped: only root can run the program as somebody else"))
  func whatCannotBeWrittenIsRead() throws {
    let scratch = try Scratch()
    let name = "a b?.alertcat"
    let imported = try Command(["import", sample, "--catalog", name, "-q"], in: scratch.url)
    #expect(imported.status == 0, "\(imported.transcript)")
    let before = scratch.bytes(name)
    for arguments in [["check"], ["list"], ["explain", "trip.delete.title"]] {
      let wanted = try Command(arguments + ["--catalog", name], in: scratch.url)
      #expect(scratch.bytes(name) == before, "who may write does not")
      let run = try asNobody(arguments + ["--catalog", name], in: scratch.url)
      #expect(run.transcript == wanted.transcript)
    }
    let fixed = try asNobody(["fix", "--catalog", name], in: scratch.url)
    #expect(fixed.status == 2 && fixed.trouble.contains("its folder are writable"))
    #expect(scratch.bytes(name) == before)
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    #expect(files == [name])
  }

  private func asNobody(_ arguments: [String], in folder: URL) throws -> Command {
    let nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return try Command("/usr/bin/env", nobody + [Command.binary.path] + arguments, in: folder)
  }

  /// Who opens the files of a report is told where they are.
  @Test func pathsThatLeadNowhereAreSaid() throws {
    let scratch = try Scratch()
    try scratch.write(
      "\"a.alert.title\" = \"Error\";\n\"a.alert.message\" = \"It is gone.\";\n",
      to: "in/en.lproj/A.strings")
    let imported = try Command(["import", "in", "--catalog", "a.alertcat"], in: scratch.url)
    #expect(imported.status == 0, "\(imported.transcript)")
    let words = "there is no file at en.lproj/A.strings, its path in the catalog"
    for (format, folder, isSaid) in [
      ("xcode", ".", true), ("github", ".", true), ("sarif", ".", true), ("text", ".", false),
      ("json", ".", false), ("xcode", "in", false),
    ] {
      let run = try Command(
        ["check", "--catalog", "\(scratch.url.path)/a.alertcat", "--format", format],
        in: scratch.url.appendingPathComponent(folder))
      #expect(run.trouble.contains(words) == isSaid, "\(format): \(run.trouble)")
      #expect(run.status == 1)
    }
  }

  /// What a person rejected is counted by no command.
  @Test func figuresLeaveOutWhatWasRejected() throws {
    let scratch = try Scratch()
    try scratch.write(
      "\"a.alert.title\" = \"Error\";\n\"a.alert.message\" = \"It is gone.\";\n",
      to: "in/en.lproj/A.strings")
    try scratch.write(
      """
      {"version":1,"decisions":[{"id":{"file":"en.lproj/A.strings","table":"A","key":"a.alert.title",
      "variation":"","locale":"en"},"rule":"title-uninformative","start":0,"base":"Error",
      "verdict":"rejected","reviewer":"Ana","at":"2026-11-21T10:00:00Z"}]}
      """, to: "d.json")
    func run(_ arguments: [String]) throws -> String {
      try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url).output
    }
    _ = try run(["import", "in"])
    #expect(try run(["list", "--statistics"]).contains("en                1 warning or error"))
    // Of two reviewers both are heard.
    let taken = try run(["import", "--decisions", "d.json", "--decisions", "d.json"])
    #expect(taken == "d.json: 1 decision taken\nd.json: 0 decisions taken, 1 already known\n")
    #expect(try run(["check"]).contains("no findings"))
    let figures = try run(["list", "--statistics"])
    #expect(figures.contains("en                0 warnings and errors"), "\(figures)")
  }

  /// A text that no decision can keep is named, and does not stop the others.
  @Test func aNulInATextStopsNothingElse() throws {
    let scratch = try Scratch()
    let text = "\"a.alert.title\" = \"sync DONE\0\";\n\"a.alert.message\" = \"all is there.\0\";\n"
    try scratch.write(text, to: "in/en.lproj/A.strings")
    try scratch.write(
      "\"b.alert.title\" = \"Sync Done\";\n\"b.alert.message\" = \"all is there.\";\n",
      to: "in/en.lproj/B.strings")
    func run(_ arguments: [String]) throws -> Command {
      try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url)
    }
    #expect(try run(["import", "in", "-q"]).status == 0)
    let fixed = try run(["fix"])
    #expect(fixed.status == 2)
    #expect(
      fixed.trouble.contains("en.lproj/A.strings:2:21: the text of “a.alert.message” contains"))
    #expect(fixed.output.contains("“all is there.” → “All is there.”"))
    #expect(try run(["fix"]).trouble.contains("0 decisions recorded"))
  }

  /// What was decided about a text that is another by now does not go out, and that is said wherever the catalog
  /// is used; so is what Xcode will pass over.
  @Test func whatDoesNotGoOutIsSaid() throws {
    let scratch = try Scratch()
    func deliver(_ text: String) throws {
      try scratch.write(
        """
        <xliff version="1.2"><file original="A.strings" source-language="en" target-language="fr"><body>
        <trans-unit id="a.alert.title"><source>Delete?</source>
        <target state="new">Effacer ?</target></trans-unit>
        <trans-unit id="a.alert.message"><source>It is gone.</source>
        <target>\(text)</target></trans-unit></body></file></xliff>
        """, to: "in/fr.xliff")
      #expect(try run(["import", "in", "-q"]).status == 0)
    }
    func run(_ arguments: [String]) throws -> Command {
      try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url)
    }
    try deliver("elle est partie.")
    #expect(try run(["fix"]).output.contains("“elle est partie.” → “Elle est partie.”"))
    try scratch.write(
      """
      {"version":1,"decisions":[{"id":{"file":"fr.xliff","table":"A","key":"a.alert.message",
      "variation":"","locale":"fr"},"rule":"","start":0,"verdict":"edited","base":"elle est partie.",
      "text":"Partie.","reviewer":"Bo"}]}
      """, to: "d.json")
    #expect(try run(["import", "--decisions", "d.json"]).output.contains("1 decision taken"))
    try deliver("Elle n’est plus là.")
    let remark = "1 string needs another look, because the text or its source changed"
    for arguments in [["check"], ["fix"], ["export", "--output", "out"]] {
      let trouble = try run(arguments).trouble
      #expect(trouble.contains("\(remark) after the decision: fr.xliff: a.alert.message (fr)"))
      #expect(
        trouble.contains("Xcode ignores it") == (arguments[0] == "export"),
        "\(arguments): \(trouble)")
    }
    let german = try run(["export", "--output", "out", "-l", "de"]).trouble
    #expect(!german.contains("another look"), "\(german)")
  }

  /// What the project does not ask for is no question to a vendor.
  @Test func rulesThatAreOffWriteNoNotes() throws {
    let scratch = try Scratch()
    try scratch.write(
      "\"a.alert.title\" = \"Error\";\n\"a.alert.message\" = \"All is there.\";\n",
      to: "in/en.lproj/A.strings")
    func run(_ arguments: [String]) throws -> Command {
      try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url)
    }
    #expect(try run(["import", "in", "-q"]).status == 0)
    let undecided = ["export", "--state", "undecided", "--output"]
    #expect(try run(undecided + ["all"]).output.contains("1 note"))
    try scratch.write("version: 1\nrules: { title-uninformative: off }\n", to: ".alertcat.yml")
    #expect(try run(undecided + ["some"]).output.contains("0 notes"))
    let other = try run(undecided + ["other", "--config", "none.yml"])
    #expect(other.status == 2 && other.trouble.contains("none.yml"))
  }

  /// What a program corrected is a machine’s text still.
  @Test func onlyPeopleEndMachineTranslation() throws {
    let scratch = try Scratch()
    let value = #""stringUnit" : { "state" : "machine_translated", "value" : "alles da" }"#
    let title = #""stringUnit" : { "state" : "translated", "value" : "Alles da" }"#
    try scratch.write(
      """
      { "sourceLanguage" : "en", "strings" : {
        "a.alert.title" : { "localizations" : { "de" : { \(title) } } },
        "a.alert.button" : { "localizations" : { "de" : { \(value) } } } }, "version" : "1.0" }
      """, to: "in/A.xcstrings")
    func run(_ arguments: [String]) throws -> Command {
      try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url)
    }
    #expect(try run(["import", "in", "-q"]).status == 0)
    let fixed = try run(["fix"])
    #expect(fixed.output.contains("A.xcstrings: a.alert.button (de): “alles da” → “Alles da”"))
    #expect(try run(["export", "--output", "out"]).status == 0)
    let out = String(decoding: try #require(scratch.bytes("out/A.xcstrings")), as: UTF8.self)
    #expect(out.contains("machine_translated"))
  }

  /// The summary takes the place of no file of the delivery, before or after it was exported.
  @Test(arguments: ["in/en.lproj/L.strings", "out/en.lproj/L.strings"])
  func theSummaryReplacesNoFile(_ path: String) throws {
    let scratch = try Scratch()
    let delivered = "\"a.alert.title\" = \"Sync Done\";\n"
    try scratch.write(delivered, to: "in/en.lproj/L.strings")
    func run(_ arguments: [String]) throws -> Command {
      try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url)
    }
    #expect(try run(["import", "in", "-q"]).status == 0)
    let export = try run(["export", "--output", "out", "-o", path])
    #expect(export.status == 2 && export.trouble.contains("is a localization file"))
    #expect(scratch.bytes(path) == Data(delivered.utf8))
  }

  /// An export replaces the deliveries and what it wrote before, and nothing that somebody changed since.
  @Test func whatSomebodyChangedIsNotWrittenOver() throws {
    let scratch = try Scratch()
    let delivered = "\"a.alert.title\" = \"sync done\";\n\"a.alert.message\" = \"All is there\";\n"
    try scratch.write(delivered, to: "in/en.lproj/L.strings")
    func run(_ arguments: [String]) throws -> Command {
      try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url)
    }
    #expect(try run(["import", "in", "-q"]).status == 0)
    #expect(try run(["export", "--output", "out"]).status == 0)
    #expect(try run(["fix"]).status <= 1)
    for output in ["out", "out", "in"] {
      let again = try run(["export", "--output", output])
      #expect(again.status == 0, "\(output): \(again.transcript)")
    }
    let exported = try #require(scratch.bytes("out/en.lproj/L.strings"))
    #expect(exported != Data(delivered.utf8) && scratch.bytes("in/en.lproj/L.strings") == exported)

    // A newer delivery changes what goes out where nobody touched what was there.
    let newer = delivered + "\"more\" = \"More\";\n"
    try scratch.write(newer, to: "in/en.lproj/L.strings")
    #expect(try run(["import", "in", "-q"]).status == 0)
    let later = try run(["export", "--output", "out"])
    #expect(later.status == 0, "\(later.transcript)")

    let mine = delivered + "\"mine\" = \"new\";\n"
    try scratch.write(mine, to: "out/en.lproj/L.strings")
    let refused = try run(["export", "--output", "out"])
    #expect(refused.status == 2)
    #expect(
      refused.trouble.contains("out/en.lproj/L.strings: it was changed since"),
      "\(refused.trouble)")
    #expect(scratch.bytes("out/en.lproj/L.strings") == Data(mine.utf8))
  }

  /// What only the folder says is not in the catalog: it would be asked of the wrong one later. From inside of it, its
  /// name is known.
  @Test func aFileFromInsideItsLanguageFolder() throws {
    let scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"Rien à voir\";\n", to: "fr.lproj/L.strings")
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appendingPathComponent("link"),
      withDestinationURL: scratch.url.appendingPathComponent("fr.lproj"))
    let refused = try Command(
      ["import", "link/L.strings", "--catalog", "a.alertcat"], in: scratch.url)
    #expect(
      refused.status == 2 && refused.trouble.contains("this is “fr”"), "\(refused.transcript)")
    let taken = try Command(
      ["import", "L.strings", "--catalog", "../a.alertcat"],
      in: scratch.url.appendingPathComponent("fr.lproj"))
    #expect(
      taken.status == 0 && taken.output.contains("fr.lproj/L.strings (from L.strings): new"),
      "\(taken.transcript)")
  }

  /// Who gets a bundle often sends back only the XLIFF in it.
  @Test func anXLIFFComesBackWithoutItsBundle() throws {
    let scratch = try Scratch()
    let path = "de.xcloc/Localized Contents/de.xliff"
    func xliff(_ text: String) -> String {
      "<xliff version=\"1.2\"><file original=\"L.strings\" source-language=\"en\" target-language=\"de\">"
        + "<body><trans-unit id=\"a.alert.title\"><source>Done</source><target>\(text)</target>"
        + "</trans-unit></body></file></xliff>"
    }
    try scratch.write(xliff("Fertig"), to: "Loc/" + path)
    try scratch.write("{\"targetLocale\": \"de\"}", to: "Loc/de.xcloc/contents.json")
    try scratch.write(xliff("Erledigt"), to: "Back/german.xliff")
    for arguments in [
      ["import", "Loc"], ["import", "Back/german.xliff"], ["export", "--output", "out"],
    ] {
      let run = try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url)
      #expect(run.status == 0, "\(arguments): \(run.transcript)")
      if arguments.contains("out") { #expect(run.output.hasPrefix("1 file, "), "\(run.output)") }
    }
    #expect(scratch.bytes("out/" + path) == Data(xliff("Erledigt").utf8))
    #expect(scratch.bytes("out/de.xcloc/contents.json") != nil)
    #expect(scratch.bytes("out/german.xliff") == nil)
  }

  @Test func troubleIsSaid() throws {
    let scratch = try Scratch()
    try scratch.write("no catalog", to: "b.alertcat")
    try scratch.write("", to: "d.alertcat")
    for (arguments, status, words) in [
      (["export", "--catalog", "a.alertcat", "--output", "x"], 2, "there is no such catalog"),
      (["check", "--catalog", "b.alertcat"], 2, "this is not an alertcat catalog"),
      (["check", "--catalog", "d.alertcat"], 2, "the file is empty"),
      (["check", sample, "--catalog", "a.alertcat"], 64, "not both"),
      (["fix", "--catalog", "a.alertcat", "--output", "x"], 64, "become decisions"),
      (["import", "--catalog", "a.alertcat"], 64, "--decisions"),
      (["import", "nothing", "--catalog", "c.alertcat"], 2, "no such file or folder"),
    ] {
      let run = try Command(arguments, in: scratch.url)
      #expect(run.status == status, "\(arguments): \(run.transcript)")
      #expect(run.trouble.contains(words), "\(arguments): \(run.trouble)")
    }
  }

  #if !Review
    @Test func aBuildWithoutThePageSaysHowToGetIt() throws {
      let scratch = try Scratch()
      let run = try Command(["review", "--catalog", "a.alertcat"], in: scratch.url)
      #expect(run.status == 64)
      #expect(run.trouble.contains("--traits Review"))
    }
  #endif

  /// What holds nothing says nothing, and a delivery that cannot be read makes no catalog.
  @Test func nothingIsNotNothingFound() throws {
    let scratch = try Scratch()
    try scratch.write("no <xliff", to: "de.xliff")
    let made = try Command(["import", "de.xliff", "--catalog", "a.alertcat"], in: scratch.url)
    #expect(made.status == 2 && scratch.bytes("a.alertcat") == nil, "\(made.transcript)")
    try scratch.write("\"a\" = \"A\";\n", to: "en.lproj/L.strings")
    _ = try Command(["import", "en.lproj", "--catalog", "a.alertcat"], in: scratch.url)
    let none = try Command(
      ["export", "--catalog", "a.alertcat", "--output", "out", "-l", "fr"], in: scratch.url)
    #expect(none.status == 2 && scratch.bytes("out/en.lproj/L.strings") == nil)
  }

  /// A newer source text concerns decisions in other files, and they are listed.
  @Test func decisionsInOtherFilesNeedAnotherLook() throws {
    let scratch = try Scratch()
    func write(_ locale: String, _ title: String) throws {
      let text = "\"a.alert.title\" = \"\(title)\";\n\"a.alert.message\" = \"Now.\";\n"
      try scratch.write(text, to: "in/\(locale).lproj/L.strings")
    }
    func imported(_ arguments: [String]) throws -> String {
      let run = try Command(["import"] + arguments + ["--catalog", "a.alertcat"], in: scratch.url)
      #expect(run.status == 0, "\(run.transcript)")
      return run.output
    }
    for (locale, title) in [("en", "Delete"), ("fr", "Supprimer")] { try write(locale, title) }
    _ = try imported(["in"])
    try scratch.write(
      """
      {"version":1,"decisions":[{"id":{"file":"fr.lproj/L.strings","table":"L","key":"a.alert.title",
      "variation":"","locale":"fr"},"rule":"","start":0,"verdict":"edited","base":"Supprimer",
      "text":"Effacer","reviewer":"Bo"}]}
      """, to: "d.json")
    _ = try imported(["--decisions", "d.json"])
    try write("en", "Erase")
    let line =
      "in other files: 1 decision needs another look (fr.lproj/L.strings: a.alert.title (fr))"
    #expect(try imported(["in/en.lproj"]).hasSuffix(line + "\n"))
    // It is no news the next time.
    try write("en", "Erase All")
    #expect(try !imported(["in/en.lproj"]).contains("in other files"))
  }
}
