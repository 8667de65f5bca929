import Foundation

/// The program's folder in the user's cache folder.
enum UserCache {
  /// `$XDG_CACHE_HOME/alertcat`, `~/Library/Caches/alertcat` or `~/.cache/alertcat`; `nil` if there is none that is the
  /// user's own.
  static func folder() -> URL? {
    let variables = ProcessInfo.processInfo.environment
    let base: URL
    if let folder = variables["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      base = URL(fileURLWithPath: folder)
    } else if let home = variables["HOME"], home.hasPrefix("/") {
      #if canImport(Darwin)
        base = URL(fileURLWithPath: home).appendingPathComponent("Library/Caches")
      #else
        base = URL(fileURLWithPath: home).appendingPathComponent(".cache")
      #endif
    } else {
      return nil
    }
    let folder = base.appendingPathComponent("alertcat")
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return isPrivate(folder.path) ? folder : nil
  }

  /// Whether a folder is the user's own, and nobody else may look into it: what is kept holds texts of the
  /// project, and is believed.
  private static func isPrivate(_ folder: String) -> Bool {
    var info = stat()
    guard lstat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR, info.st_uid == geteuid()
    else { return false }
    return info.st_mode & 0o077 == 0 || chmod(folder, 0o700) == 0
  }

  /// Files of a kind that are kept.
  private static let most = 100

  /// The oldest files of a kind make room for another one.
  static func sweep(_ folder: URL, of kind: String) {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    let dated = files.filter { $0.pathExtension == kind }.map { file in
      let date = try? file.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      return (file: file, date: date ?? .distantPast)
    }.sorted { $0.date < $1.date }
    for old in dated.dropLast(most - 1) { try? FileManager.default.removeItem(at: old.file) }
  }
}
