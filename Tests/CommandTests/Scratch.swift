import Foundation

/// A folder that is removed when the test ends.
final class Scratch {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "alertcat-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: url.appendingPathComponent(name).path)
  }
}
