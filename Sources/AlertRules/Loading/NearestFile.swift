import Foundation

/// What a project says of itself in a file: `alerts.yml`, `.alertcat.yml`.
enum NearestFile {
  /// The nearest file of a name, from a path upward to the repository's root. An empty one says nothing: a
  /// shell makes one before `list` can fill it.
  static func named(_ name: String, from path: String) -> String? {
    var folder = URL(fileURLWithPath: Paths.absolute(path))
    let current = Paths.absolute(".") + "/"
    while true {
      let candidate = folder.appendingPathComponent(name).path
      if Paths.kind(of: candidate) != .missing, !isEmpty(candidate) {
        return candidate.hasPrefix(current) ? String(candidate.dropFirst(current.count)) : candidate
      }
      let isRoot = Paths.kind(of: folder.appendingPathComponent(".git").path) != .missing
      if isRoot || folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }

  private static func isEmpty(_ path: String) -> Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return size == 0
  }
}
