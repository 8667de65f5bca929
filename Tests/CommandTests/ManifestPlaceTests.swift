import Foundation
import Testing

/// Which `alerts.yml` speaks for which files.
struct ManifestPlaceTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for app in ["A", "A/Inner", "B"] {
      try scratch.write("\"x\" = \"Delete?\";\n\"y\" = \"Yes\";\n", to: "\(app)/en.lproj/L.strings")
    }
    try scratch.write("groups: [of, something, else]\n", to: "monitoring/alerts.yml")
  }

  private func manifest(_ folder: String, _ name: String) throws {
    try scratch.write(
      "version: 1\ndefaults: { table: L }\nalerts: { \(name): { title: x, buttons: [y] } }\n",
      to: "\(folder)/alerts.yml")
  }

  /// Each alert that is found, with its file.
  private func found(_ paths: [String], from folder: String = ".") throws -> Set<String> {
    let run = try Command(
      ["check"] + paths + ["--only", "button-yes-no", "--format", "xcode"],
      in: scratch.url.appendingPathComponent(folder))
    #expect(run.status <= 1, "\(run.trouble)")
    let folders = run.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /\/([AB](?:\/Inner)?)\/en.lproj\/L.strings:2:/).map { String($0.1) }
    }
    return Set(folders)
  }

  @Test func itIsFoundBelowThePathToo() throws {
    #expect(try found(["."]).isEmpty)
    try manifest("B", "b")
    #expect(try found(["."]) == ["B"])
    #expect(try found(["B"]) == ["B"])
    #expect(try found(["A"]).isEmpty)
  }

  /// A catalog takes it along; one with a mistake makes none.
  @Test func importFindsItToo() throws {
    try manifest("B", "b")
    let made = try Command(["import", ".", "--catalog", "b.alertcat"], in: scratch.url)
    #expect(made.status == 0, "\(made.trouble)")
    let checked = try Command(["check", "--catalog", "b.alertcat"], in: scratch.url)
    #expect(checked.output.contains("B/en.lproj/L.strings:2:"))
    try scratch.write("version: 1\nalert: {}\n", to: "B/alerts.yml")
    let refused = try Command(["import", ".", "--catalog", "c.alertcat"], in: scratch.url)
    #expect(refused.status == 2 && refused.trouble.contains("B/alerts.yml:2:1"))
    #expect(scratch.bytes("c.alertcat") == nil)
  }

  @Test func theNearestOneCounts() throws {
    try manifest(".", "all")
    #expect(try found(["."]) == ["A", "A/Inner", "B"])
    try scratch.write("version: 1\ndefaults: { table: L }\nignore: [x]\n", to: "A/alerts.yml")
    #expect(try found(["."]) == ["B"])
    try manifest("A/Inner", "inner")
    #expect(try found(["."]) == ["A/Inner", "B"])
    #expect(try found([".."], from: "monitoring") == ["A/Inner", "B"])
    #expect(try found(["A", "B"]) == ["A/Inner", "B"])
  }
}
