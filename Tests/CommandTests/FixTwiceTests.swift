import Foundation
import Testing

/// Fixing again changes nothing, and `fix` exits as `check` does then.
struct FixTwiceTests {
  private func files(_ scratch: Scratch, _ names: [String]) -> [Data?] { names.map(scratch.bytes) }

  @Test(arguments: [[], ["--include", "review"]])
  func theSample(_ options: [String]) throws {
    let scratch = try Scratch()
    let sample = Command.root.appendingPathComponent("Catalogs/Samples/Wayfarer")
    // Whatever the folder is called.
    try FileManager.default.copyItem(at: sample, to: scratch.url.appendingPathComponent("Renamed"))
    let names = try #require(
      FileManager.default.subpaths(atPath: scratch.url.appendingPathComponent("Renamed").path)
    ).sorted().map { "Renamed/" + $0 }.filter { name in
      [".strings", ".xliff", ".xcstrings", ".stringsdict"].contains { name.hasSuffix($0) }
    }
    let fix = ["fix", "Renamed", "--in-place"] + options
    let first = try Command(fix, in: scratch.url)
    let once = files(scratch, names)
    let check = try Command(["check", "Renamed"], in: scratch.url)
    #expect(first.status == check.status && names.count > 5)
    let second = try Command(fix, in: scratch.url)
    #expect(second.status == first.status && files(scratch, names) == once)
  }

  /// The words of a source text change: the XLIFF with the former ones is called old at once.
  @Test func sourcesInTwoFiles() throws {
    let scratch = try Scratch()
    try scratch.write(
      "\"a.no\" = \"Never Mind\";\n\"a.yes\" = \"Delete\";\n\"a.title\" = \"Delete the trip?\";\n",
      to: "App/en.lproj/Localizable.strings")
    try scratch.write(
      """
      <xliff version="1.2"><file original="App/en.lproj/Localizable.strings" source-language="en" target-language="fr">
      <body><trans-unit id="a.no"><source>Never Mind</source><target>Annuler</target></trans-unit></body></file></xliff>
      """, to: "fr.xliff")
    try scratch.write(
      """
      version: 1
      alerts:
        a: { title: a.title, buttons: [{ key: a.yes, style: destructive }, { key: a.no, style: cancel }] }
      """, to: "alerts.yml")
    let fix = ["fix", ".", "--in-place", "--include", "review"]
    let first = try Command(fix, in: scratch.url)
    let once = files(scratch, ["App/en.lproj/Localizable.strings", "fr.xliff"])
    #expect(
      first.status == 1
        && once[0].map { String(decoding: $0, as: UTF8.self) }?.contains("\"Cancel\"") == true)
    #expect(try Command(["check", "."], in: scratch.url).status == 1)
    _ = try Command(fix, in: scratch.url)
    #expect(files(scratch, ["App/en.lproj/Localizable.strings", "fr.xliff"]) == once)
  }
}
