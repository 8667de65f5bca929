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
    _ = try Command(["fix", "in", "--in-place"], in: scratch.url)
    #expect(try #require(try review(scratch, "in/Localizable.review.json")).notes.isEmpty)
  }

  /// A note says who cares for it, and the file who read it: that stays, also when nothing else is left.
  @Test func whatOthersAddedStays() throws {
    let scratch = try Scratch()
    let path = "in/Localizable.review.json"
    try scratch.write(Self.manifest, to: "in/alerts.yml")
    try scratch.write(Self.catalog("Error"), to: "in/Localizable.xcstrings")
    _ = try Command(["fix", "in", "--in-place"], in: scratch.url)
    let own = String(decoding: try #require(scratch.bytes(path)), as: UTF8.self)
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
    _ = try Command(["fix", "in", "--in-place"], in: scratch.url)
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
    let path = "in/Localizable.review.json"
    try scratch.write(Self.manifest, to: "in/alerts.yml")
    try scratch.write(Self.catalog("Error"), to: "in/Localizable.xcstrings")
    _ = try Command(["fix", "in", "--in-place"], in: scratch.url)
    let own = String(decoding: try #require(scratch.bytes(path)), as: UTF8.self)
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
