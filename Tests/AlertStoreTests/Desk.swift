import AlertStore
import Foundation

/// A folder and a catalog file in it, for one test.
final class Desk {
  let folder: URL
  let path: String

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent("a.alertcat").path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static let sample = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Catalogs/Samples/Wayfarer").standardized.path

  func open() throws -> CatalogFile { try CatalogFile(path, creating: true) }

  /// Writes a file and says where it is.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// An XLIFF with key, source and target of each unit.
  static func xliff(
    _ units: [(key: String, source: String, target: String)], locale: String = "fr",
    original: String = "App/en.lproj/Localizable.strings"
  ) -> String {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
    let body = units.map {
      """
            <trans-unit id="\(escaped($0.key))">
              <source>\(escaped($0.source))</source>
              <target>\(escaped($0.target))</target>
            </trans-unit>

      """
    }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="\(original)" source-language="en" target-language="\(locale)" datatype="plaintext">
          <body>
      \(body)    </body>
        </file>
      </xliff>

      """
  }

  static let manifest = """
    version: 1
    alerts:
      trip-delete:
        title: trip.delete.title
        buttons:
          - { key: trip.delete.confirm, style: destructive }
          - { key: common.cancel, style: cancel }

    """

  /// A French delivery with a faulty cancel button, imported and judged.
  static let units = [
    (key: "trip.delete.title", source: "Delete the trip?", target: "Supprimer le trajet ?"),
    (key: "trip.delete.confirm", source: "Delete", target: "Supprimer"),
    (key: "common.cancel", source: "Cancel", target: "annuler"),
  ]

  func deliver(
    _ units: [(key: String, source: String, target: String)], as name: String = "in/fr.xliff",
    into catalog: CatalogFile
  ) throws -> Import {
    try write(Self.manifest, to: "in/alerts.yml")
    let path = try write(Self.xliff(units), to: name)
    let result = try Import([path], into: catalog)
    try catalog.judge()
    return result
  }

  /// The identity of the entry with a key.
  static func entry(_ key: String, in catalog: CatalogFile) throws -> EntryIdentity {
    let loader = try catalog.load()
    for document in loader.catalog.documents {
      for entry in document.entries where document.key(of: entry) == key {
        return EntryIdentity(entry, in: document)
      }
    }
    throw CocoaError(.fileReadUnknown)
  }
}
