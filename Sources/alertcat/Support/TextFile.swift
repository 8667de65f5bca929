import AlertRules
import Foundation

/// Small text files named on the command line.
enum TextFile {
  /// The text of a UTF-8 file.
  static func read(_ path: String) throws(FormatError) -> String {
    String(
      decoding: try SourceFile(path: path, original: FileReading.bytes(of: path)).bytes,
      as: UTF8.self)
  }
}
