import Foundation

/// Paths as the kernel resolves them. Foundation's URLs collapse `..` by text, which goes wrong
/// behind a symbolic link.
package enum Paths {
  /// What is at a path.
  package enum Kind: String { case file, folder, link, other, missing }

  /// What is at a path; links are followed unless `followingLinks` is false.
  package static func kind(of path: String, followingLinks: Bool = true) -> Kind {
    let kind = look(at: path, followingLinks)
    FileQuestions.note(kind: kind, of: path, followingLinks: followingLinks)
    return kind
  }

  private static func look(at path: String, _ followingLinks: Bool) -> Kind {
    var info = stat()
    guard (followingLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { return .missing }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The whole path without dots. Links stay as they are named, unless `..` leads out of one.
  package static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let plain = URL(fileURLWithPath: whole).standardized.path
    if path.split(separator: "/").contains(".."), let real = real(path), real != self.real(plain) {
      return real
    }
    return plain
  }

  /// The path without links and dots, `nil` if there is nothing.
  package static func real(_ path: String) -> String? {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    let real = resolved.map { String(cString: $0) }
    FileQuestions.note(real: real, of: path)
    return real
  }

  /// Whether a path lies below a folder, both without links and dots.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// A path from a folder on, without links and dots; `nil` where it does not lie below.
  package static func path(_ path: String, below folder: String) -> String? {
    guard let folder = real(folder) else { return nil }
    let whole = real(path) ?? absolute(path)
    guard isInside(whole, folder) else { return nil }
    return String(whole.dropFirst(folder.count).trimmingPrefix("/"))
  }

  /// A path as it is told beside another: without the folders above that both share, `de.lproj/L.strings` beside
  /// `App/en.lproj/L.strings` for `App/de.lproj/L.strings`.
  package static func path(_ path: String, beside other: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let others = other.split(separator: "/", omittingEmptySubsequences: false)
    let shared = zip(parts.dropLast(), others).prefix { $0 == $1 }
    // The root alone is nothing in common.
    guard shared.contains(where: { !$0.0.isEmpty }) else { return path }
    return parts.dropFirst(shared.count).joined(separator: "/")
  }

  /// The folder above the `.lproj` that a file is given from inside of: `..` for `L.strings`; `nil` where
  /// the path itself shows the `.lproj`, or there is none.
  package static func aboveLanguageFolder(of path: String) -> String? {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if folder.contains(where: { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcloc") }) { return nil }
    let shown = folder.isEmpty ? "." : folder.joined(separator: "/")
    guard real(shown)?.hasSuffix(".lproj") ?? false else { return nil }
    return shown == "." ? ".." : shown + "/.."
  }

  /// The names in a folder, sorted by bytes, and those of localization files and folders that are not UTF-8, as far as
  /// they can be shown; `nil` if the folder cannot be read.
  package static func names(in folder: String) -> (names: [String], unreadable: [String])? {
    let found = list(folder)
    FileQuestions.note(names: found, in: folder)
    return found
  }

  private static func list(_ folder: String) -> (names: [String], unreadable: [String])? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    var unreadable: [String] = []
    while let entry = readdir(stream) {
      let (name, shown) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) {
          (String(validatingCString: $0), String(cString: $0))
        }
      }
      guard let name else {
        let isOther = entry.pointee.d_type == DT_REG && !Formats.hasFormat(shown)
        if !isOther { unreadable.append(shown) }
        continue
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return (names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, unreadable.sorted())
  }

  /// The folder that a file is in, as the path names it: `App` for `App/a.yml`, `.` for `a.yml`.
  package static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
  }

  /// The last component.
  package static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
