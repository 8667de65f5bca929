import Foundation
import Testing

@testable import AlertCatalog

/// Symbolic links inside a folder lead a search nowhere.
struct LinkTests {
  private func root() throws -> String {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)").path
    for folder in ["in/de.lproj", "secret/fr.lproj", "in/a.xcloc/Localized Contents"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    for file in ["in/de.lproj/L.strings", "secret/fr.lproj/S.strings", "secret/s.xliff"] {
      try Data("\"a\" = \"b\";".utf8).write(to: URL(fileURLWithPath: "\(root)/\(file)"))
    }
    return root
  }

  @Test func theSearchStaysInTheFolder() throws {
    let root = try root()
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (link, target) in [
      ("in/out", "../secret"), ("in/fr.lproj", root + "/secret/fr.lproj"), ("in/loop", "."),
      ("in/de.lproj/up", "../.."), ("in/s.xliff", "../secret/s.xliff"), ("in/gone.strings", "nil"),
      ("in/self.strings", "self.strings"), ("in/b.xcloc", "a.xcloc"),
      ("in/a.xcloc/Localized Contents/de.xliff", "../../../secret/s.xliff"),
      ("in/a.xcloc/contents.json", "../../secret/s.xliff"), ("in/a.xcloc/loop", ".."),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(link)", withDestinationPath: target)
    }
    let search = InputSearch([root + "/in"])
    #expect(search.files.map(\.outputPath) == ["de.lproj/L.strings"])
    #expect(search.errors.isEmpty)
    #expect(search.linksElsewhere == ["\(root)/in/fr.lproj", "\(root)/in/s.xliff"])
    #expect(search.brokenLinks == ["\(root)/in/gone.strings", "\(root)/in/self.strings"])
  }

  /// A link that is given by name is meant.
  @Test func aPathMayBeALink() throws {
    let root = try root()
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/link", withDestinationPath: root + "/in")
    #expect(InputSearch([root + "/link"]).files.count == 1)
    #expect(InputSearch([root + "/link", root + "/in"]).files.count == 1, "each file once")
  }
}
