import Foundation
import Testing

/// The nearest `.alertcat.yml` holds, and the command line wins over it.
struct ConfigurationCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["App", "App/Pods/X", "Other/Generated"] {
      try scratch.write(
        "\"trip.alert.title\" = \"delete the Trip?\";\n\"trip.alert.cancel\" = \"No\";\n",
        to: "\(folder)/en.lproj/L.strings")
    }
    try scratch.write("x", to: ".git/HEAD")
    try scratch.write(
      "version: 1\nrules: { button-yes-no: off }\nexclude: [Pods, Other/Generated]\nfail-on: error\n",
      to: ".alertcat.yml")
  }

  private func check(_ arguments: [String], from folder: String = ".") throws -> Command {
    try Command(["check"] + arguments, in: scratch.url.appendingPathComponent(folder))
  }

  @Test func itHoldsBelowItsFolder() throws {
    for (path, folder) in [("App", "."), (".", "App"), ("en.lproj", "App"), ("../App", "Other")] {
      let run = try check([path], from: folder)
      #expect(run.status == 0, "\(path) in \(folder): \(run.trouble)")
      #expect(run.output.contains("title-sentence-style"))
      #expect(!run.output.contains("button-yes-no"))
      #expect(run.output.contains("1 file, "), "Pods are left out")
    }
    let all = try check(["."]).output
    #expect(all.contains("1 file, "), "\(all)")
  }

  /// Two folders whose names look the same are two.
  @Test func itHoldsForItsFolderAlone() throws {
    let text = "\"trip.alert.title\" = \"delete the Trip?\";\n\"trip.alert.cancel\" = \"No\";\n"
    let (one, other) = ("caf\u{E9}", "cafe\u{301}")
    for folder in [one, other] { try scratch.write(text, to: "\(folder)/en.lproj/L.strings") }
    try scratch.write("x", to: "\(one)/.git/HEAD")
    try scratch.write("x", to: "\(other)/.git/HEAD")
    try scratch.write(
      "version: 1\nrules: { title-sentence-style: off }\n",
      to: "\(other)/.alertcat.yml")
    let runs = try [[one, other], [other, one]].map { try check($0) }
    #expect(runs.allSatisfy { $0.output.contains("2 files, ") }, "\(runs.map(\.transcript))")
    #expect(!runs[0].output.contains("title-sentence-style"), "\(runs[0].transcript)")
    #expect(!runs[1].output.contains("title-sentence-style"), "\(runs[1].transcript)")
  }

  @Test func theCommandLineWins() throws {
    #expect(try check(["App", "--fail-on", "info"]).status == 1)
    #expect(try check(["App", "--only", "button-yes-no"]).output.contains("button-yes-no"))
    try scratch.write("version: 1\n", to: "plain.yml")
    #expect(try check(["App", "--config", "plain.yml"]).output.contains("button-yes-no"))
    #expect(try check(["App/Pods", "App/Pods/X/en.lproj/L.strings"]).output.contains("1 file, "))
  }

  @Test func whatIsLeftOutIsNotWritten() throws {
    let run = try Command(["fix", "App", "--output", "out"], in: scratch.url)
    #expect(run.status == 0, "\(run.trouble)")
    #expect(scratch.bytes("out/en.lproj/L.strings") != nil)
    #expect(scratch.bytes("out/Pods/X/en.lproj/L.strings") == nil)
    _ = try Command(["import", "App", "--catalog", "a.alertcat"], in: scratch.url)
    let list = try Command(
      ["list", "--catalog", "a.alertcat", "--format", "json"], in: scratch.url)
    #expect(!list.output.contains("Pods"))
  }

  @Test func twoOfThemAreNoneToChoose() throws {
    try scratch.write("version: 1\n", to: "Other/.alertcat.yml")
    let run = try check(["App", "Other"])
    #expect(run.status == 2)
    #expect(run.trouble.contains("Other/.alertcat.yml:1:1: .alertcat.yml applies as well"))
  }

  /// Through a link it is the same one.
  @Test func oneFoundTwiceIsOne() throws {
    try scratch.write("version: 1\n", to: "App/.alertcat.yml")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appendingPathComponent("Link").path, withDestinationPath: "App")
    let run = try check(["App", "Link"])
    #expect(run.status != 2, "\(run.transcript)")
    #expect(!run.trouble.contains("applies as well"))
  }

  /// One without a word is passed over, with comments or without: that of the folder above holds.
  @Test(arguments: [
    "", "\n \n", "# rules:\n#   button-length: off\n", "\u{FEFF}# one\r\n\r\n  # two",
  ])
  func oneThatSaysNothingIsPassedOver(_ text: String) throws {
    try scratch.write(text, to: "App/.alertcat.yml")
    let run = try check(["App"])
    #expect(run.status == 0 && run.trouble.isEmpty, "\(run.transcript)")
    #expect(!run.output.contains("button-yes-no"), "\(run.transcript)")
    try scratch.write(text, to: ".alertcat.yml")
    let alone = try check(["App"])
    #expect(alone.status == 1 && alone.trouble.isEmpty, "\(alone.transcript)")
  }

  @Test func anAnswerThatWasKeptKnowsIt() throws {
    let cache = scratch.url.appendingPathComponent("cache").path
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    func status() throws -> Int32 {
      try Command(["check", "App"], in: scratch.url, cache: cache).status
    }
    #expect(try status() == 0)
    try scratch.write("version: 1\n", to: ".alertcat.yml")
    #expect(try status() == 1)
    try scratch.write("", to: "App/.alertcat.yml")
    #expect(try status() == 1)
    try scratch.write("version: 1\nfail-on: never\n", to: "App/.alertcat.yml")
    #expect(try status() == 0)
  }

  /// A configuration that nobody named leads to no file outside its repository.
  @Test(arguments: ["terms", "baseline"])
  func whatItNamesLiesInTheRepository(_ field: String) throws {
    let outside = try Scratch()
    try outside.write("iMap\n", to: "terms.txt")
    try outside.write("{ \"findings\" : [], \"version\" : 1 }", to: "known.json")
    let name = field == "terms" ? "terms.txt" : "known.json"
    let path = outside.url.appendingPathComponent(name).path
    try scratch.write("version: 1\n\(field): \(path)\n", to: ".alertcat.yml")
    let run = try check(["App"])
    #expect(run.status == 2 && run.trouble.contains("points outside the repository"))
    #expect(try check(["App", "--config", ".alertcat.yml"]).status == 1, "it was named")
    #expect(try check(["App", "--\(field)", path]).status == 1, "so it was here")
    #expect(try Command(["list", "App"], in: scratch.url).status == 0, "which reads neither")
    let inside = try #require(outside.bytes(name))
    try scratch.write(String(decoding: inside, as: UTF8.self), to: "shared/\(name)")
    try scratch.write("version: 1\n\(field): ../shared/\(name)\n", to: "App/.alertcat.yml")
    #expect(try check(["App"]).status == 1)
  }

  @Test func oneIsBegunOnlyOnce() throws {
    let there = try Command(["config", "--init"], in: scratch.url)
    #expect(there.status == 64 && there.trouble.contains("left alone"))
    let shown = try Command(["config"], in: scratch.url.appendingPathComponent("App")).output
    #expect(shown.contains("button-yes-no: off"))
    let folder = scratch.url.appendingPathComponent("App")
    let begun = try Command(["config", "--init"], in: folder)
    #expect(begun.status == 0)
    let outer = scratch.url.path + "/.alertcat.yml"
    #expect(
      begun.trouble
        == "in this folder and below, it takes the place of \(outer): copy from there what still holds\n"
    )
    try FileManager.default.removeItem(atPath: outer)
    let alone = try Command(
      ["config", "--init"], in: scratch.url.appendingPathComponent("Other"))
    #expect(alone.status == 0 && alone.trouble.isEmpty, "\(alone.transcript)")
    #expect(try check(["App"]).output.contains("button-yes-no"))
  }
}
