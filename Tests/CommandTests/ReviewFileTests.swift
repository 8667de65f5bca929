import Foundation
import Testing

/// Notes for files that have no place for them.
struct ReviewFileTests {
  static func catalog(_ title: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a.alert.title" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(title)"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }
  static let manifest = "version: 1\nalerts:\n  a: { title: \"a.alert.title\" }\n"

  private struct Review: Decodable {
    struct Note: Decodable { var key, locale, value, rule, severity, message: String }
    var version: Int
    var notes: [Note]
  }

  private func review(_ scratch: Scratch, _ path: String) throws -> Review? {
    try scratch.bytes(path).map { try JSONDecoder().decode(Review.self, from: $0) }
  }

  /// What could not be written is not counted as written.
  @Test func whereNoneCanBeWritten() throws {
    let scratch = try Scratch()
    try scratch.write(Self.manifest, to: "in/alerts.yml")
    try scratch.write(Self.catalog("Error"), to: "in/Localizable.xcstrings")
    try scratch.write("", to: "in/Localizable.review.json/file")
    let run = try Command(["fix", "in", "--in-place", "--no-cache"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.trouble.contains("0 notes"), "\(run.transcript)")
  }

  /// They come beside a String Catalog, and are taken back when there is nothing left to say.
  @Test func besideAStringCatalog() throws {
    let scratch = try Scratch()
    try scratch.write(Self.manifest, to: "in/alerts.yml")
    try scratch.write(Self.catalog("Error"), to: "in/Localizable.xcstrings")
    _ = try Command(["fix", "in", "--output", "none", "--no-notes"], in: scratch.url)
    #expect(scratch.bytes("none/Localizable.xcstrings") == Data(Self.catalog("Error").utf8))
    #expect(try review(scratch, "none/Localizable.review.json") == nil)
    let run = try Command(["fix", "in", "--in-place"], in: scratch.url)
    #expect(run.trouble.contains("1 note") && run.trouble.contains("in/Localizable.review.json"))
    #expect(scratch.bytes("in/Localizable.xcstrings") == Data(Self.catalog("Error").utf8))
    let notes = try #require(try review(scratch, "in/Localizable.review.json")).notes
    #expect(notes.map(\.rule) == ["title-uninformative"])
    #expect(notes.map(\.key) == ["a.alert.title"])
    #expect(notes.map(\.value) == ["Error"])
    try scratch.write(Self.catalog("Battery Almost Empty"), to: "in/Localizable.xcstrings")
    let dry = try Command(["fix", "in"], in: scratch.url)
    #expect(dry.trouble.contains("review file that would go: in/Localizable.review.json"))
    #expect(scratch.bytes("in/Localizable.review.json") != nil)
    let last = try Command(["fix", "in", "--in-place"], in: scratch.url)
    #expect(last.trouble.contains("0 notes, 1 outdated note removed"), "\(last.transcript)")
    #expect(last.trouble.contains("; review file removed: in/Localizable.review.json"))
    #expect(scratch.bytes("in/Localizable.review.json") == nil)
  }

  private static let bundleNotes = "nl.xcloc/Notes/alertcat.review.json"

  private func bundle(_ target: String, in scratch: Scratch, _ folder: String) throws {
    try scratch.write("{\"targetLocale\" : \"nl\"}", to: folder + "/nl.xcloc/contents.json")
    try scratch.write(
      "<xliff version=\"1.2\"><file original=\"Localizable.strings\" source-language=\"en\" target-language=\"nl\">"
        + "<body><trans-unit id=\"a.alert.title\"><source>Error</source><target>\(target)</target>"
        + "</trans-unit></body></file></xliff>",
      to: folder + "/nl.xcloc/Localized Contents/nl.xliff")
    try scratch.write(Self.manifest, to: folder + "/alerts.yml")
  }

  /// A file of notes that lost some may be written again and again.
  @Test func aBundleMayGoOutAgain() throws {
    let scratch = try Scratch()
    try bundle("Fout", in: scratch, "in")
    _ = try Command(["fix", "in", "--in-place"], in: scratch.url)
    let noted = String(
      decoding: try #require(scratch.bytes("in/" + Self.bundleNotes)), as: UTF8.self)
    let list = try #require(noted.firstMatch(of: /\[\n([\s\S]*)\n  \]/)).1
    let outdated = list.replacing("title-uninformative", with: "brand-case")
    try scratch.write(
      noted.replacing(list, with: outdated + ",\n" + list), to: "in/" + Self.bundleNotes)
    _ = try Command(["import", "in", "--catalog", "a.alertcat"], in: scratch.url)
    let commands = [["fix", "in"], ["export", "--catalog", "a.alertcat"]]
    for (command, output) in zip(commands, ["fixed", "exported"]) {
      for _ in 1...2 {
        let run = try Command(command + ["--output", output], in: scratch.url, cache: "cache")
        #expect(run.status < 2, "\(run.transcript)")
        #expect(scratch.bytes("\(output)/\(Self.bundleNotes)") == Data(noted.utf8))
      }
    }
  }

  /// The copy of a bundle, and what a catalog exports, has no file for notes that it does not have.
  @Test func nothingIsLeftInABundle() throws {
    let scratch = try Scratch()
    let notes = Self.bundleNotes
    try bundle("Fout", in: scratch, "in")
    try scratch.write(Self.manifest, to: "fixed/alerts.yml")
    _ = try Command(["fix", "in", "--output", "fixed"], in: scratch.url)
    let noted = try #require(scratch.bytes("fixed/" + notes))
    _ = try Command(["import", "fixed", "--catalog", "a.alertcat"], in: scratch.url)
    for state in [["--state", "undecided"], ["--state", "accepted"]] {
      let run = try Command(
        ["export", "--catalog", "a.alertcat", "--output", "out"] + state, in: scratch.url)
      #expect(run.status == 0, "\(run.transcript)")
      #expect(scratch.bytes("out/" + notes) == (state.last == "accepted" ? nil : noted))
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.url.path + "/out/nl.xcloc/Notes"))
    try bundle("Batterij leeg", in: scratch, "fixed")
    for _ in 1...2 {
      let run = try Command(["fix", "fixed", "--output", "copy"], in: scratch.url)
      #expect(run.status == 0, "\(run.transcript)")
      #expect(scratch.bytes("copy/nl.xcloc/contents.json") != nil)
      #expect(!FileManager.default.fileExists(atPath: scratch.url.path + "/copy/nl.xcloc/Notes"))
    }
    _ = try Command(["fix", "fixed", "--in-place"], in: scratch.url)
    #expect(scratch.bytes("fixed/" + notes) == nil)
  }

  /// A catalog with one note, the path of its review file and what that holds.
  private func noted(in scratch: Scratch) throws -> (path: String, text: String) {
    let path = "in/Localizable.review.json"
    try scratch.write(Self.manifest, to: "in/alerts.yml")
    try scratch.write(Self.catalog("Error"), to: "in/Localizable.xcstrings")
    _ = try Command(["fix", "in", "--in-place"], in: scratch.url)
    return (path, String(decoding: try #require(scratch.bytes(path)), as: UTF8.self))
  }

  /// A note says who cares for it, and the file who read it: that stays, also when nothing else is left.
  @Test func whatOthersAddedStays() throws {
    let scratch = try Scratch()
    let (path, own) = try noted(in: scratch)
    let reviewed = "\"reviewed\" : [\n    true,\n    1.5,\n    null\n  ],"
    let others = own.replacing(
      "{\n      \"file\"", with: "{\n      \"assignee\" : \"Ana\",\n      \"file\""
    )
    .replacing("\"version\"", with: reviewed + "\n  \"version\"")
    #expect(others.contains("Ana") && others.contains("reviewed"))
    let message = try #require(try review(scratch, path)?.notes.first?.message)
    try scratch.write(others.replacing(message, with: "earlier words"), to: path)
    _ = try Command(["fix", "in", "--in-place"], in: scratch.url)
    #expect(scratch.bytes(path).map { String(decoding: $0, as: UTF8.self) } == others)
    try scratch.write(Self.catalog("Battery Almost Empty"), to: "in/Localizable.xcstrings")
    let run = try Command(["fix", "in", "--in-place"], in: scratch.url)
    #expect(run.trouble.contains("; review file: \(path)"), "\(run.transcript)")
    let left = String(decoding: try #require(scratch.bytes(path)), as: UTF8.self)
    #expect(left.contains(reviewed) && !left.contains("Ana"))
  }

  /// What cannot be read as a whole is left alone, and the reason is said.
  @Test(arguments: [
    ("\"version\" : 1", "\"version\" : 2", "it is of version 2, and this alertcat knows version 1"),
    ("\"version\" : 1", "\"version\" : \"1\"", "it has no “version” that is a number"),
    ("      \"table\" : \"Localizable\",\n", "", "note 1 has no “table” that is a text"),
    ("\"Localizable\"", "7", "note 1 has no “table” that is a text"),
    ("\"notes\"", "\"remarks\"", "it has no list of “notes”"),
    ("\"alertcat\"", "\"Ana\"", "this file was not written by alertcat"),
    ("\"author\"", "author", "this is no valid JSON"),
  ])
  func whatCannotBeReadIsLeftAlone(_ former: String, _ new: String, _ reason: String) throws {
    let scratch = try Scratch()
    let (path, own) = try noted(in: scratch)
    let text = own.replacing(former, with: new)
    #expect(text != own)
    try scratch.write(text, to: path)
    let run = try Command(["fix", "in", "--in-place"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.trouble.contains("\(path): \(reason), and was left alone: "), "\(run.transcript)")
    #expect(scratch.bytes(path) == Data(text.utf8))
  }

  /// A bundle has them in its `Notes` folder; its other files are copied as they are.
  @Test func inABundle() throws {
    let scratch = try Scratch()
    try scratch.write(Self.manifest, to: "in/alerts.yml")
    try scratch.write(
      "{\"targetLocale\" : \"de\", \"version\" : \"1.0\"}", to: "in/de.xcloc/contents.json")
    try scratch.write("a picture", to: "in/de.xcloc/Notes/Screenshots/1.jpeg")
    try scratch.write(
      "<xliff version=\"1.2\"><file original=\"Localizable.strings\" source-language=\"en\" target-language=\"nl\">"
        + "<body><trans-unit id=\"a.alert.title\"><source>Error</source><target>Fout</target>"
        + "</trans-unit></body></file></xliff>", to: "in/de.xcloc/Localized Contents/de.xliff")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appendingPathComponent("in/de.xcloc/Notes/link").path,
      withDestinationPath: "/etc/hosts")
    let run = try Command(["fix", "in", "--output", "out"], in: scratch.url)
    #expect(run.trouble.contains("1 symbolic link in .xcloc bundles: not followed"))
    #expect(scratch.bytes("out/de.xcloc/Notes/link") == nil)
    let notes = try #require(try review(scratch, "out/de.xcloc/Notes/alertcat.review.json")).notes
    #expect(notes.map(\.rule).sorted() == ["title-uninformative", "xcloc-locale-mismatch"])
    #expect(scratch.bytes("out/de.xcloc/Notes/Screenshots/1.jpeg") == Data("a picture".utf8))
    #expect(
      scratch.bytes("out/de.xcloc/contents.json") == scratch.bytes("in/de.xcloc/contents.json"))
  }

  /// Somebody else's file is left alone, and so are notes that this run says nothing about.
  @Test func nothingOfOthersIsLost() throws {
    let scratch = try Scratch()
    try scratch.write(Self.manifest, to: "in/alerts.yml")
    try scratch.write(Self.catalog("Error"), to: "in/Localizable.xcstrings")
    try scratch.write("{\"mine\": 1}", to: "in/Localizable.review.json")
    let run = try Command(["fix", "in", "--in-place"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.trouble.contains("Localizable.review.json"))
    #expect(scratch.bytes("in/Localizable.review.json") == Data("{\"mine\": 1}".utf8))
    try FileManager.default.removeItem(
      at: scratch.url.appendingPathComponent("in/Localizable.review.json"))
    _ = try Command(["fix", "in", "--in-place"], in: scratch.url)
    let before = scratch.bytes("in/Localizable.review.json")
    _ = try Command(["fix", "in", "--in-place", "--only", "button-yes-no"], in: scratch.url)
    _ = try Command(["fix", "in", "--in-place", "-l", "de"], in: scratch.url)
    #expect(scratch.bytes("in/Localizable.review.json") == before)
  }

  /// A damaged bundle is an error, not “none of ours”.
  @Test func damagedBundlesAreErrors() throws {
    let scratch = try Scratch()
    try scratch.write("PK", to: "in/de.xcloc.zip")
    try scratch.write("PK", to: "in/other.zip")
    let run = try Command(["check", "in"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.trouble.contains("de.xcloc.zip: this is no zip archive"))
    #expect(!run.trouble.contains("other.zip:"))
  }
}
