import AlertRules
import BenchData

/// What is read, cased and checked.
enum Samples {
  /// Strings of each catalog.
  static let entries = 1000

  /// A catalog as a file.
  static func bytes(_ format: BenchData.Format, share: Double = 1) -> FileBytes {
    var all: [UInt8] = []
    BenchData(entries: entries, share: share).write(format) { all += $0 }
    return FileBytes(all)
  }

  static let path: [BenchData.Format: String] = [
    .xliff: "de.xliff", .strings: "de.lproj/Localizable.strings",
    .xcstrings: "Localizable.xcstrings",
  ]

  /// A catalog with its alerts.
  static func loader() throws -> Loader {
    try Loader(standardInput: bytes(.xliff), name: "de.xliff")
  }

  static let english = [
    "delete the photo from your library", "sign in to icloud on this iPhone",
    "Turn Off Wi-Fi While You Are Away", "an update of the app is available now",
    "rename “%@” without saving %d changes",
  ]

  static let german = [
    "möchtest du das foto wirklich löschen?", "Die Änderungen wurden nicht gesichert",
    "überprüfe deine Geräte und Ordner", "„%@“ für %d Tage sperren",
    "größe des Albums später ändern",
  ]
}
