import AlertCatalog
import Foundation
import FuzzStoreTargets
import FuzzTargets
import Testing

/// The promises of the fuzz targets over their seeds, and over every input that once broke one.
struct ReplayTests {
  private static let targets = FuzzTarget.all + FuzzTarget.ofStore
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../Fuzz").standardized

  /// The files of a target.
  private static func files(_ kind: String, _ target: FuzzTarget) -> [URL] {
    let folder = folder.appendingPathComponent("\(kind)/\(target)")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  @Test(arguments: targets)
  func promisesAreKept(_ target: FuzzTarget) throws {
    let seeds = Self.files("Seeds", target)
    #expect(!seeds.isEmpty)
    for file in seeds + Self.files("Crashes", target) {
      let bytes = FileBytes(try Data(contentsOf: file))
      #expect(throws: Never.self, "\(target)/\(file.lastPathComponent)") { try target.run(bytes) }
    }
  }

  /// No folder lies there for a target that does not exist.
  @Test(arguments: ["Seeds", "Crashes"])
  func foldersHaveTargets(_ kind: String) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appendingPathComponent(kind).path)
    #expect(Set(names).isSubset(of: Self.targets.map(\.name)))
  }
}
