import Foundation
import Testing

@testable import AlertRules

/// Files that nobody named, behind symbolic links.
struct LinkedFileTests {
  private static let table = "\"a.alert.title\" = \"Delete\";\n"

  /// Makes files and links, runs `body`, and removes them.
  private func inFolder(
    _ files: [String: String], links: [String: String], _ body: (String) async throws -> Void
  ) async throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      let url = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: root.path + "/" + name, withDestinationPath: target)
    }
    try await body(root.path)
  }

  @Test func aSourceTableElsewhereIsNotRead() async throws {
    try await inFolder(
      ["p/de.lproj/L.strings": Self.table, "secret/L.strings": "\"s\" = \"secret\";\n"],
      links: ["p/en.lproj": "../secret"]
    ) { root in
      let loader = try await Loader([root + "/p/de.lproj"])
      #expect(
        loader.errors.map(\.problem) == [
          "a symbolic link points outside the folder, and was not followed"
        ])
      #expect(loader.catalog.context.isEmpty)
    }
  }

  /// Build systems link every file to where it really lies, and teams link one language to another.
  @Test func aSourceTableBesideTheRealFileIsRead() async throws {
    try await inFolder(
      ["src/de.lproj/L.strings": Self.table, "src/English.lproj/L.strings": Self.table],
      links: ["src/en.lproj": "English.lproj", "box": "src"]
    ) { root in
      for path in ["/src/de.lproj", "/box/de.lproj/L.strings"] {
        let loader = try await Loader([root + path])
        #expect(loader.errors.isEmpty && loader.catalog.context.count == 1, "\(path)")
      }
    }
  }

  @Test func aManifestElsewhereIsNotRead() async throws {
    let manifest = "version: 1\nalerts:\n  a: { title: { key: a.alert.title, table: L } }\n"
    try await inFolder(
      [
        "r/.git/HEAD": "", "r/app/de.lproj/L.strings": Self.table, "r/shared/alerts.yml": manifest,
        "secret/passwords": "hunter2\n", "r/web/de.lproj/L.strings": Self.table,
      ],
      links: [
        "r/app/alerts.yml": "../shared/alerts.yml", "r/web/alerts.yml": "../../secret/passwords",
      ]
    ) { root in
      let app = try await Loader([root + "/r/app"])
      #expect(app.manifests.count == 1)
      let error = await #expect(throws: FormatError.self) {
        _ = try await Loader([root + "/r/web"])
      }
      #expect(error?.problem.contains("points outside the repository") ?? false)
    }
  }

  /// A link to a file elsewhere, which somebody names: the manifest beside the link speaks for it.
  @Test func theManifestBesideALinkIsApplied() async throws {
    let manifest = "version: 1\nalerts: { a: { title: a.alert.title } }\n"
    try await inFolder(
      ["real/x.strings": Self.table, "app/en.lproj/Other.strings": "", "app/alerts.yml": manifest],
      links: ["app/en.lproj/Localizable.strings": "../../real/x.strings"]
    ) { root in
      let loader = try await Loader([root + "/app/en.lproj/Localizable.strings"])
      let grouping = Grouping(loader.catalog, manifests: loader.manifests)
      #expect(grouping.alerts.map(\.confidence) == [1])
    }
  }
}
