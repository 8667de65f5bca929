import Foundation
import Testing

/// Answers of earlier checks: the same as a new check, or not given.
struct CacheTests {
  private let scratch: Scratch
  private let cache: String

  init() throws {
    scratch = try Scratch()
    cache = scratch.url.appendingPathComponent("cache").path
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    try scratch.write(
      "\"trip.alert.title\" = \"delete the Trip?\";\n\"trip.alert.cancel\" = \"cancel\";\n",
      to: "in/en.lproj/L.strings")
    try scratch.write(
      "\"trip.alert.title\" = \"Reise löschen\";\n\"trip.alert.cancel\" = \"Abbrechen\";\n",
      to: "in/de.lproj/L.strings")
  }

  private func check(_ arguments: [String] = ["in"], cached: Bool = true) throws -> Command {
    try Command(["check"] + arguments, in: scratch.url, cache: cached ? cache : "/dev/null")
  }

  /// The answers that are kept.
  private var answers: [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: cache + "/alertcat"), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
  }

  /// Changes the text of the answers, so that it shows when one is given.
  private func mark() throws {
    for file in answers {
      let text = try String(contentsOf: file, encoding: .utf8)
      let marked = text.replacing("\"text\":\"", with: "\"text\":\"kept ")
      #expect(marked != text)
      try Data(marked.utf8).write(to: file)
    }
  }

  @Test func theSameFilesHaveTheSameAnswer() throws {
    let first = try check()
    #expect(answers.count == 1)
    #expect(try check().transcript == first.transcript)
    try mark()
    #expect(try check().output.contains("kept"), "the answer is given, not made again")
    #expect(try check(["in", "--no-cache"]).transcript == first.transcript)
    #expect(try check(cached: false).transcript == first.transcript)
  }

  /// What a check depends on, and what is done to it.
  enum Change: String, CaseIterable, Sendable {
    case text, sameLengthAndDate, sourceText, sourceBesideAFile, newFile, removedFile, renamedFile
    case manifest, manifestAbove, repositoryBelow, option, glossary, folder
  }

  @Test(arguments: Change.allCases)
  func whatChangedIsCheckedAgain(_ change: Change) throws {
    var arguments = ["in"]
    let german = scratch.url.appendingPathComponent("in/de.lproj/L.strings")
    try scratch.write("Trip\n", to: "terms.txt")
    switch change {
    case .sourceBesideAFile: arguments = ["in/de.lproj/L.strings"]
    case .glossary: arguments += ["--terms", "terms.txt"]
    case .repositoryBelow: try scratch.write("version: 1\nignore: [\"trip.*\"]\n", to: "alerts.yml")
    default: break
    }
    _ = try check(arguments)
    #expect(answers.count == 1)
    try mark()
    switch change {
    case .text:
      try scratch.write("\"trip.alert.title\" = \"Reise?\";\n", to: "in/de.lproj/L.strings")
    case .sameLengthAndDate:
      let path = german.path
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      let text = try String(contentsOf: german, encoding: .utf8)
      try Data(text.replacing("Reise", with: "Fahrt").utf8).write(to: german)
      try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    case .sourceText, .sourceBesideAFile:
      try scratch.write("\"trip.alert.title\" = \"Delete Trip?\";\n", to: "in/en.lproj/L.strings")
    case .newFile: try scratch.write("\"a.alert.title\" = \"A b\";\n", to: "in/fr.lproj/L.strings")
    case .removedFile: try FileManager.default.removeItem(at: german)
    case .renamedFile:
      try FileManager.default.moveItem(
        at: german, to: german.deletingLastPathComponent().appendingPathComponent("M.strings"))
    case .manifest: try scratch.write("version: 1\nignore: [\"trip.*\"]\n", to: "in/alerts.yml")
    case .manifestAbove: try scratch.write("version: 1\nignore: [\"trip.*\"]\n", to: "alerts.yml")
    case .repositoryBelow: try scratch.write("", to: "in/.git/HEAD")
    case .option: arguments += ["--locale", "de"]
    case .glossary: try scratch.write("Trips\n", to: "terms.txt")
    case .folder: try scratch.write("", to: "in/x.lproj/M.strings")
    }
    let again = try check(arguments)
    #expect(!again.output.contains("kept"), "\(again.transcript)")
    #expect(again.transcript == (try check(arguments, cached: false)).transcript)
  }

  @Test func whatIsDamagedIsNoAnswer() throws {
    let first = try check()
    for text in ["", "{}", "{\"questions\":[],\"messages\":\"\",\"text\":\"kept\",\"code\":0}"] {
      for file in answers { try Data(text.utf8).write(to: file) }
      #expect(try check().transcript == first.transcript, "\(text)")
    }
    try Data().write(to: URL(fileURLWithPath: cache + "/alertcat/key"))
    #expect(try check().transcript == first.transcript)
  }

  /// “é” in one and in two characters are two folders, and both are asked.
  @Test func namesAreCompared() throws {
    for name in ["in/\u{E9}.xcloc", "in/e\u{301}.xcloc"] {
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appendingPathComponent("in").path)
    _ = try check()
    for name in names where name.hasSuffix(".xcloc") {
      try scratch.write(
        "<xliff version=\"1.2\"><file original=\"L.strings\" target-language=\"fr\"><body/></file></xliff>",
        to: "in/\(name)/Localized Contents/fr.xliff")
      #expect(try check().transcript == check(cached: false).transcript)
    }
  }

  /// Answers are texts of the project: they are kept where nobody else can read or write.
  @Test func answersArePrivate() throws {
    let folder = cache + "/alertcat"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    _ = try check()
    for path in [folder] + answers.map(\.path) + [folder + "/key"] {
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect((mode ?? 0o777) & 0o077 == 0, "\(path)")
    }
    let link = scratch.url.appendingPathComponent("linked")
    try FileManager.default.createDirectory(at: link, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: link.appendingPathComponent("alertcat"), withDestinationURL: URL(fileURLWithPath: folder))
    try mark()
    #expect(
      try !Command(["check", "in"], in: scratch.url, cache: link.path).output.contains("kept"))
  }

  /// A report goes where it is wanted, and trouble is not kept.
  @Test func reportsAndTrouble() throws {
    let report = scratch.url.appendingPathComponent("r.json")
    let arguments = ["in", "--format", "json", "-o", "r.json"]
    _ = try check(arguments)
    let text = try Data(contentsOf: report)
    try FileManager.default.removeItem(at: report)
    _ = try check(arguments)
    #expect(try Data(contentsOf: report) == text)
    let kept = answers.count
    try scratch.write("\"a\" = ", to: "in/de.lproj/L.strings")
    #expect(try check().status == 2)
    #expect(try check().status == 2)
    #expect(answers.count == kept)
  }
}
