import AlertCatalog

/// Finds source files. Deterministic: sorted by path bytes; hidden folders and links are left out, and so is what
/// package managers bring along, and tests.
struct SourceSearch {
  /// The files, each once.
  private(set) var files: [String] = []
  /// Paths that could not be used.
  private(set) var errors: [FormatError] = []
  /// As bytes, because two names that look the same may be two files.
  private var seen: Set<[UInt8]> = []

  private static let foreign = ["Pods", "Carthage", "SourcePackages", "DerivedData"]

  private let skipsTests: Bool

  init(_ paths: [String], skipsTests: Bool = true) {
    self.skipsTests = skipsTests
    for path in paths {
      let path = Paths.withoutLastSlashes(path)
      switch Paths.kind(of: path) {
      case .folder: add(folder: path)
      case .file where CodeLanguage(path) != nil: add(file: path)
      case .file, .other, .link:
        errors.append(
          FormatError(
            path, nil, "not a source file", "give .swift, .m or .mm files, or a folder"))
      case .missing: errors.append(Paths.missing(path))
      }
    }
  }

  /// Whether a source file in a folder, `AppUITests`, names a library for tests; other folders may end so, too.
  private static func holdsTests(_ folder: String) -> Bool {
    SourceSearch([folder], skipsTests: false).files.contains { path in
      guard let bytes = try? FileReading.bytes(of: path, limit: SourceScan.largest) else {
        return false
      }
      return testLibraries.contains { mark in
        bytes.withUnsafeBytes { $0.contains(bytes: mark) }
      }
    }
  }

  private static let testLibraries = ["XCTest", "import Testing", "import Quick"].map {
    Array($0.utf8)
  }

  private mutating func add(folder: String) {
    guard let found = Paths.names(in: folder) else {
      errors.append(
        FormatError(folder, nil, "the folder cannot be read", "check its permissions"))
      return
    }
    for name in found.names where !name.hasPrefix(".") && !Self.foreign.contains(name) {
      let path = folder + "/" + name
      switch Paths.kind(of: path, followingLinks: false) {
      case .folder where skipsTests && name.hasSuffix("Tests") && Self.holdsTests(path): break
      case .folder: add(folder: path)
      case .file where CodeLanguage(name) != nil: add(file: path)
      default: break
      }
    }
  }

  private mutating func add(file: String) {
    if seen.insert(Array((Paths.real(file) ?? file).utf8)).inserted { files.append(file) }
  }
}
