import Foundation
import Testing

/// What people see, kept as files.
struct SnapshotTests {
  static let sample = "Catalogs/Samples/Wayfarer"

  @Test(arguments: [
    ("check", ["check", sample]),
    ("check-one-locale", [sample, "--locale", "de", "--only", "button-yes-no"]),
    ("check-json", ["check", sample + "/en.lproj", "--format", "json"]),
    ("fix-diff", ["fix", sample]),
    (
      "fix-review-vendor",
      ["fix", sample + "/Localizations/de.xliff", "--include", "review", "--for", "vendor"]
    ),
    ("list", ["list", sample]),
    ("list-statistics", ["list", sample, "--statistics"]),
    ("explain", ["explain", "trip.delete.title", sample]),
    ("rules", ["rules"]),
    ("rules-button-yes-no", ["rules", "button-yes-no"]),
    ("locales-fr", ["locales", "fr", "pt-BR"]),
    ("help", ["--help"]),
    ("help-check", ["check", "--help"]),
    ("help-fix", ["fix", "--help"]),
    ("help-config", ["config", "--help"]),
    ("help-remove", ["remove", "--help"]),
    ("wrong-rule", ["check", sample, "--only", "button-yesno"]),
    ("wrong-path", ["check", "nowhere"]),
  ])
  func command(_ name: String, _ arguments: [String]) throws {
    try expectSnapshot(Command(arguments).transcript, name)
  }

  @Test func xcodeFormatHasAbsolutePaths() throws {
    let run = try Command(["check", Self.sample + "/en.lproj", "--format", "xcode"])
    let first = try #require(run.output.split(separator: "\n").first)
    #expect(first.hasPrefix(Command.root.path + "/" + Self.sample))
    let rest = run.output.replacing(Command.root.path, with: "ROOT")
    try expectSnapshot(rest, "check-xcode")
  }
}
