import AlertCatalog

/// Finds source files. Deterministic: sorted by path bytes; hidden folders and links are left out, and so is what
/// package managers bring along.
struct SourceSearch {
  /// The files, each once.
  private(set) var files: [String] = []
  /// Paths that could not be used.
  private(set) var errors: [FormatError] = []
  private var seen: Set<String> = []

  private static let foreign = ["Pods", "Carthage", "SourcePackages", "DerivedData"]

  init(_ paths: [String]) {
    for path in paths {
      var path = path
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      switch Paths.kind(of: path) {
      case .folder: add(folder: path)
      case .file where Language(path) != nil: add(file: path)
      case .file, .other, .link:
        errors.append(
          FormatError(
            path, .start, "no source file", "give .swift, .m or .mm files, or a folder"))
      case .missing:
        errors.append(FormatError(path, .start, "no such file or folder", "check the path"))
      }
    }
  }

  private mutating func add(folder: String) {
    guard let found = Paths.names(in: folder) else {
      errors.append(
        FormatError(folder, .start, "the folder cannot be read", "check its permissions"))
      return
    }
    for name in found.names where !name.hasPrefix(".") && !Self.foreign.contains(name) {
      let path = folder + "/" + name
      switch Paths.kind(of: path, followingLinks: false) {
      case .folder: add(folder: path)
      case .file where Language(name) != nil: add(file: path)
      default: break
      }
    }
  }

  private mutating func add(file: String) {
    if seen.insert(Paths.real(file) ?? file).inserted { files.append(file) }
  }
}

/// A language that sources are written in.
enum Language {
  case swift, objectiveC

  /// By the ending of a file's name; `nil` for anything else.
  init?(_ name: String) {
    switch name.split(separator: ".").last {
    case "swift": self = .swift
    case "m", "mm": self = .objectiveC
    default: return nil
    }
  }

  /// What a file in this language holds.
  ///
  /// - Throws: ``FormatError`` if it is nested too deep.
  func read(_ text: String, path: String) throws(FormatError) -> CodeFile {
    switch self {
    case .swift:
      #if Scanner
        try SwiftLimits.check(text, path)
        return SwiftReader.read(text, path: path)
      #else
        return CodeFile(path: path)
      #endif
    case .objectiveC: return ObjectiveCReader.read(text, path: path)
    }
  }
}
