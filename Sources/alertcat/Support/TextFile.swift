import AlertRules
import ArgumentParser

/// Small text files named on the command line.
enum TextFile {
  /// What `--terms` takes.
  static let glossaryHelp: ArgumentHelp =
    "Words with fixed capitalization, one per line (comments start with #, at the start of a line or after a space), a table (CSV, TSV) with columns term, locale, casing and status, or a TBX glossary."

  /// The glossary of `--terms`; without one, the built-in terms.
  static func glossary(_ path: String?) throws(FormatError) -> Glossary {
    guard let path else { return Glossary() }
    return try Glossary(
      SourceFile(path: path, original: FileReading.bytes(of: path, limit: FileLimits.sideFile)))
  }
}
