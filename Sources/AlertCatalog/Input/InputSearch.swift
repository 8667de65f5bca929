import Foundation

/// Finds the files behind the paths of a command line. Deterministic: sorted by path bytes.
public struct InputSearch: Sendable {
  /// The files, each once.
  public private(set) var files: [InputFile] = []
  /// Paths that could not be used.
  public private(set) var errors: [FormatError] = []
  /// Files met in folders whose format is not read, by extension.
  public private(set) var leftAlone: [String: Int] = [:]

  private let excluded: String?
  private var seen: Set<String> = []

  /// Searches `paths`; a folder is searched with its subfolders, hidden ones left out.
  ///
  /// - Parameter excluded: an output folder inside the searched ones, left out of the search.
  public init(_ paths: [String], excluding excluded: String? = nil) {
    self.excluded = excluded.map(Self.resolved)
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    var trimmed = path
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    let name = URL(fileURLWithPath: trimmed).lastPathComponent
    switch Self.kind(of: trimmed) {
    case .folder:
      let keepsName = name.hasSuffix(".lproj") || name.hasSuffix(".xcloc")
      addFolder(trimmed, output: keepsName ? name : "", root: Self.resolved(trimmed))
    case .file:
      let parent = URL(fileURLWithPath: trimmed).deletingLastPathComponent().lastPathComponent
      let output = parent.hasSuffix(".lproj") ? "\(parent)/\(name)" : name
      addFile(trimmed, output: output, use: .catalog)
    case .other:
      errors.append(
        FormatError(trimmed, .start, "not a regular file", "give a file or a folder"))
    case .missing:
      errors.append(FormatError(trimmed, .start, "no such file or folder", "check the path"))
    }
  }

  private mutating func addFolder(_ folder: String, output: String, root: String) {
    if Self.resolved(folder) == excluded { return }
    if folder.hasSuffix(".xcloc") {
      addBundle(folder, output: output, inside: "", root: root)
      return
    }
    for name in Self.contents(of: folder) where !name.hasPrefix(".") {
      let path = folder + "/" + name
      let below = output.isEmpty ? name : output + "/" + name
      switch Self.kind(of: path) {
      case .folder where !Self.isLink(path): addFolder(path, output: below, root: root)
      case .file where !Self.isLink(path) || Self.resolved(path).hasPrefix(root + "/"):
        let ending = Formats.pathExtension(name)
        if Formats.all.contains(where: { $0.extensions.contains(ending) }) {
          addFile(path, output: below, use: .catalog)
        } else if Formats.notYet.contains(ending) {
          leftAlone[ending, default: 0] += 1
        }
      default: break
      }
    }
  }

  /// An `.xcloc`: its XLIFF is the catalog, with the source text in it; the rest is only copied.
  private mutating func addBundle(_ bundle: String, output: String, inside: String, root: String) {
    for name in Self.contents(of: bundle + inside) where name != ".DS_Store" && name != "__MACOSX" {
      let below = inside + "/" + name
      let path = bundle + below
      if Self.isLink(path) { continue }
      if Self.kind(of: path) == .folder {
        addBundle(bundle, output: output, inside: below, root: root)
        continue
      }
      let ending = Formats.pathExtension(name)
      let isCatalog = XLIFF.extensions.contains(ending) && below.hasPrefix("/Localized Contents/")
      addFile(path, output: output + below, use: isCatalog ? .catalog : .companion)
    }
  }

  private mutating func addFile(_ path: String, output: String, use: InputFile.Use) {
    guard seen.insert(Self.resolved(path)).inserted else { return }
    files.append(InputFile(path: path, outputPath: output, use: use))
  }

  private enum Kind { case file, folder, other, missing }

  private static func kind(of path: String) -> Kind {
    var info = stat()
    guard stat(path, &info) == 0 else { return .missing }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  private static func contents(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
