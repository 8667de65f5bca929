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
}
