import Foundation

/// Files and folders that a search leaves out, by patterns as in a `.gitignore`: `Pods` matches at any depth,
/// `App/Generated` and `/Pods` from the folder of the patterns on, `*` and `?` within a name, `**` any folders.
public struct PathPatterns: Sendable {
  private let folder: String
  private let patterns: [[String]]

  /// Patterns that count from a folder.
  public init(_ patterns: [String], in folder: String) {
    self.folder = Paths.real(folder) ?? Paths.absolute(folder)
    self.patterns = patterns.compactMap { pattern in
      let parts = pattern.split(separator: "/").map(String.init)
      if parts.isEmpty { return nil }
      let isAnchored = pattern.hasPrefix("/") || parts.count > 1
      return isAnchored ? parts : ["**"] + parts
    }
  }

  /// Whether a path, without links and dots, is left out.
  func match(_ path: String) -> Bool {
    guard path.hasPrefix(folder == "/" ? "/" : folder + "/") else { return false }
    let parts = path.dropFirst(folder.count).split(separator: "/").map(String.init)
    return patterns.contains { Self.match(parts[...], $0[...]) }
  }

  private static func match(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      return path.indices.contains { match(path[$0...], pattern.dropFirst()) }
        || match([], pattern.dropFirst())
    }
    guard let name = path.first, fnmatch(first, name, FNM_PERIOD) == 0 else { return false }
    return match(path.dropFirst(), pattern.dropFirst())
  }
}
