import AlertCatalog

/// A language that sources are written in.
enum CodeLanguage {
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
