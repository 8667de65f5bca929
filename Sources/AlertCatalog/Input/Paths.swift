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

  /// What to tell of a given path where ``kind(of:followingLinks:)`` finds nothing: it is not there, or the system does
  /// not let us look.
  package static func missing(_ path: String) -> FormatError {
    if path.isEmpty {
      return FormatError(path, nil, "a path is empty", "give files or folders")
    }
    var info = stat()
    let reason = stat(path, &info) == 0 ? ENOENT : errno
    if reason == ENOENT || reason == ENOTDIR {
      return FormatError(path, nil, "no such file or folder", "check the path")
    }
    let cure =
      switch reason {
      case EACCES: "check the permissions of the folders above"
      case ELOOP: "remove the link"
      case ENAMETOOLONG: "give a shorter path"
      default: "check the disk, and run again"
      }
    return FormatError(path, nil, "cannot be reached (\(String(cString: strerror(reason))))", cure)
  }

  /// The whole path without dots. Links stay as they are named, unless `..` leads out of one.
  package static func absolute(_ path: String) -> String {
    let isWhole = path.utf8.first == UInt8(ascii: "/")
    let whole = isWhole ? path : FileManager.default.currentDirectoryPath + "/" + path
    let plain = URL(fileURLWithPath: whole).standardized.path
    if parts(of: path).contains(".."), let real = real(path),
      !(self.real(plain)?.hasSameBytes(as: real) ?? false)
    {
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
    path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }

  /// The parts of a path between its slashes, the empty ones too: for the kernel a slash is a byte, and names that look
  /// the same may be two. A `Character` is neither: it may be a slash with an accent.
  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// A path from a folder on, without links and dots; `nil` where it does not lie below.
  package static func path(_ path: String, below folder: String) -> String? {
    guard let folder = real(folder) else { return nil }
    let whole = real(path) ?? absolute(path)
    guard isInside(whole, folder) else { return nil }
    return inner(whole, of: folder).joined(separator: "/")
  }

  /// The parts of a path below a folder that it lies in, or is, both without links and dots.
  package static func inner(_ path: String, of folder: String) -> [String] {
    Array(parts(of: path).dropFirst(folder == "/" ? 1 : parts(of: folder).count))
  }

  /// A path as it is told beside another: without the folders above that both share, `de.lproj/L.strings` beside
  /// `App/en.lproj/L.strings` for `App/de.lproj/L.strings`.
  package static func path(_ path: String, beside other: String) -> String {
    let parts = parts(of: path)
    let shared = zip(parts.dropLast(), Self.parts(of: other)).prefix { $0.hasSameBytes(as: $1) }
    // The root alone is nothing in common.
    guard shared.contains(where: { !$0.0.isEmpty }) else { return path }
    return parts.dropFirst(shared.count).joined(separator: "/")
  }

  /// The folder above the `.lproj` that a file is given from inside of: `..` for `L.strings`; `nil` where
  /// the path itself shows the `.lproj`, or there is none.
  package static func aboveLanguageFolder(of path: String) -> String? {
    let folder = parts(of: path).dropLast()
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
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
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
    // The end, or a disk that cannot be read.
    guard errno == 0 else { return nil }
    return (names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, unreadable.sorted())
  }

  /// The folder that a file is in, as the path names it: `App` for `App/a.yml`, `.` for `a.yml`.
  package static func folder(of path: String) -> String {
    let parts = parts(of: path).dropLast()
    return parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
  }

  /// A path without slashes at its end.
  package static func withoutLastSlashes(_ path: String) -> String {
    let parts = parts(of: path)
    let count = (parts.lastIndex { !$0.isEmpty } ?? 0) + 1
    let rest = parts.prefix(count).joined(separator: "/")
    return rest.isEmpty && !path.isEmpty ? "/" : rest
  }

  /// A path to the same folder that ends in its name: `../de.xcloc` for `.`, in the folder `de.xcloc`.
  package static func named(_ folder: String) -> String {
    guard let last = parts(of: folder).last, last == "." || last == "..",
      let name = real(folder).map({ Self.name($0) })
    else { return folder }
    return folder == "." ? "../" + name : folder + "/../" + name
  }

  /// The last component.
  package static func name(_ path: String) -> String {
    parts(of: path).last { !$0.isEmpty } ?? path
  }
}
