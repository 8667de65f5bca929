import Foundation
import Testing

/// Which files a catalog holds.
struct CatalogContentsTests {
  /// What a newer delivery of a folder lacks is named, and stays.
  @Test func filesThatAreGone() throws {
    let scratch = try Scratch()
    func write(_ locale: String) throws {
      try scratch.write("\"a\" = \"A\";\n", to: "in/\(locale).lproj/L.strings")
    }
    func remove(_ locale: String) throws {
      try FileManager.default.removeItem(
        at: scratch.url.appendingPathComponent("in/\(locale).lproj"))
    }
    let others = [
      "ar", "cs", "da", "de", "el", "es", "fi", "fr", "he", "hr", "hu", "it",
    ]
    for locale in ["en"] + others { try write(locale) }
    func imported(_ path: String) throws -> String {
      try Command(["import", path, "--catalog", "a.alertcat"], in: scratch.url).trouble
    }
    #expect(try imported("in") == "")
    for locale in others { try remove(locale) }
    let lines = others.prefix(10).map { "  \($0).lproj/L.strings\n" }.joined()
    #expect(
      try imported("in")
        == "not in this delivery, and kept as before:\n\(lines)  and 2 more files\n")
    for locale in others where locale != "fr" { try write(locale) }
    #expect(try imported("in/en.lproj") == "")
    // What was refused came as well.
    try scratch.write("\"a\" = ", to: "in/de.lproj/L.strings")
    #expect(try imported("in").hasSuffix("kept as before: fr.lproj/L.strings\n"))
  }

  /// A file that was imported by mistake goes out no more.
  @Test func filesThatAreRemoved() throws {
    let scratch = try Scratch()
    for locale in ["en", "de", "fr"] {
      try scratch.write("\"a.title\" = \"sync done\";\n", to: "in/\(locale).lproj/L.strings")
    }
    func run(_ arguments: [String]) throws -> Command {
      try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url)
    }
    #expect(try run(["import", "in", "-q"]).status == 0)
    let wrong = try run(["remove", "de.lproj", "frr.lproj/L.strings"])
    #expect(wrong.status == 2 && wrong.output.isEmpty, "\(wrong.transcript)")
    #expect(
      wrong.trouble.hasPrefix(
        "a.alertcat: there is no “frr.lproj/L.strings” in it (did you mean “fr.lproj/L.strings”?): "
      ))
    let removed = try run(["remove", "de.lproj", "fr.lproj/L.strings"])
    #expect(
      removed.transcript
        == """
        de.lproj/L.strings: removed
        fr.lproj/L.strings: removed
        2 files, 2 entries, 0 decisions removed
        --- exit 0

        """)
    #expect(try run(["export", "--output", "out"]).status == 0)
    #expect(scratch.bytes("out/en.lproj/L.strings") != nil)
    #expect(scratch.bytes("out/de.lproj/L.strings") == nil)
    #expect(try run(["remove", "en.lproj", "-q"]).transcript == "--- exit 0\n")
    #expect(try run(["check"]).status == 2)
    let none = try Command(["remove", "en.lproj", "--catalog", "none.alertcat"], in: scratch.url)
    #expect(none.status == 2 && scratch.bytes("none.alertcat") == nil, "\(none.transcript)")
  }
}
