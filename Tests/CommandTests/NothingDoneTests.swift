import Foundation
import Testing

/// Nothing read, or nothing done, is never taken for nothing found.
struct NothingDoneTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"Fertig\";\n", to: "in/ar.lproj/L.strings")
    try scratch.write("\"a.alert.title\" = \"Done\";\n", to: "x/loose.strings")
  }

  /// A file whose language nobody knows is in none of the locales asked for.
  @Test(arguments: [
    ["check"], ["check", "-q"], ["check", "--format", "json"], ["fix"],
    ["fix", "--output", "out"], ["list"],
  ])
  func noFileTellsItsLanguage(_ command: [String]) throws {
    let run = try Command(command + ["x/loose.strings", "-l", "de"], in: scratch.url)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(
      run.trouble.hasPrefix(
        "no file has the locale de\nnothing was done: nothing tells the language of the files; name"
      ),
      "\(run.transcript)")
    #expect(!run.output.contains("no findings"), "\(run.transcript)")
    #expect(scratch.bytes("out/loose.strings") == nil)
  }

  /// The same of the files that a catalog holds.
  @Test(arguments: [
    ["check", "--catalog", "a.alertcat"], ["list", "--catalog", "a.alertcat"],
    ["export", "--catalog", "a.alertcat", "--output", "out"],
  ])
  func noFileOfACatalogTellsItsLanguage(_ command: [String]) throws {
    _ = try Command(["import", "x", "--catalog", "a.alertcat"], in: scratch.url)
    let run = try Command(command + ["-l", "de"], in: scratch.url)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(
      run.trouble.contains("nothing was done: nothing tells the language of the files; name them "),
      "\(run.transcript)")
  }

  /// How an error looks in the reports that programs and people read.
  private static let formats = [
    ("sarif", "\"executionSuccessful\" : false"), ("json", "\"column\" : 1,"),
    ("junit", " errors=\"1\""), ("markdown", "\n- "), ("html", "<p class=\"error\">"),
    ("github", "::error file="), ("xcode", ":1:1: error: "),
  ]

  /// What is told on standard error is in every report, also where the answer is given again.
  @Test(arguments: formats)
  func everyReportSaysThatThereIsNothing(_ format: String, _ mark: String) throws {
    try scratch.write("", to: "none/README.md")
    let cache = scratch.url.appendingPathComponent("cache").path
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    for (arguments, sentence) in [
      (["none"], "nothing was read: no localization files in none"),
      (
        ["in", "-l", "xx,yy"], "nothing was done: no file has the locale xx, yy; the files have ar"
      ),
    ] {
      for _ in 0..<2 {
        let run = try Command(
          ["check"] + arguments + ["--format", format], in: scratch.url, cache: cache)
        #expect(run.status == 2, "\(run.transcript)")
        #expect(
          run.output.contains(sentence) && run.output.contains(mark), "\(run.transcript)")
      }
    }
  }

  /// The catalog is named where it holds nothing that could be checked.
  @Test func reportsOfACatalog() throws {
    _ = try Command(["import", "in", "--catalog", "a.alertcat"], in: scratch.url)
    let check = ["check", "--catalog", "a.alertcat", "--format", "github"]
    let other = try Command(check + ["-l", "xx"], in: scratch.url)
    #expect(
      other.status == 2
        && other.output.contains(
          "a.alertcat,line=1,col=1,title=file::nothing was done: no file has the locale xx; the files have ar"
        ), "\(other.transcript)")
    _ = try Command(["remove", "ar.lproj", "--catalog", "a.alertcat"], in: scratch.url)
    let empty = try Command(check, in: scratch.url)
    let sentence = "this catalog holds no files: import some first\n"
    #expect(
      empty.status == 2 && empty.output.hasSuffix(sentence)
        && empty.trouble == "a.alertcat: \(sentence)", "\(empty.transcript)")
  }

  /// The report of an earlier check does not stay.
  @Test(arguments: ["text", "json"])
  func anOldReportGoes(_ format: String) throws {
    try scratch.write("old", to: "report")
    let run = try Command(
      ["check", "in", "-l", "xx", "--format", format, "-o", "report"], in: scratch.url)
    let report = String(decoding: scratch.bytes("report") ?? Data(), as: UTF8.self)
    #expect(run.status == 2 && report != "old", "\(run.transcript)")
    #expect(report.contains("nothing was \(format == "text" ? "checked" : "done")"), "\(report)")
  }

  /// A file that could not be read may have the locale: only what is wrong with it is told.
  @Test(arguments: [["check"], ["fix"], ["list"], ["check", "--format", "github"]])
  func theLocaleMayBeInAFileThatCannotBeRead(_ command: [String]) throws {
    try scratch.write("\"a.alert.title\" = ", to: "in/tr.lproj/L.strings")
    let run = try Command(command + ["in", "-l", "tr"], in: scratch.url)
    #expect(run.status == 2 && run.trouble.hasPrefix("in/tr.lproj/L.strings:1:19: "))
    #expect(
      run.trouble.hasSuffix("\nnothing was done: the files that could be read have ar\n")
        && run.trouble.split(separator: "\n").count == 2, "\(run.transcript)")
    if command.count > 1 { #expect(run.output.contains("tr.lproj"), "\(run.transcript)") }
    let both = try Command(command + ["in", "-l", "tr,ar"], in: scratch.url)
    #expect(
      both.status == 2 && both.trouble.split(separator: "\n").count == 1 || command == ["fix"])
    #expect(!both.trouble.contains("no file has"), "\(both.transcript)")
  }
}
