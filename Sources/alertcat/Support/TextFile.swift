import AlertRules

/// Small text files named on the command line.
enum TextFile {
  /// The glossary of `--terms`; without one, the built-in terms.
  static func glossary(_ path: String?) throws(FormatError) -> Glossary {
    guard let path else { return Glossary() }
    return try Glossary(
      SourceFile(path: path, original: FileReading.bytes(of: path, limit: FileLimits.sideFile)))
  }
}
