import Foundation

/// What a language person edits, as files in the package: locale policies, editions, word lists.
public enum CatalogData {
  /// The bytes of a data file, `nil` if there is none of that name.
  ///
  ///     CatalogData.text("Locales/fr.yml")
  public static func text(_ name: String) -> String? {
    try? String(contentsOf: Bundle.module.bundleURL.appendingPathComponent(name), encoding: .utf8)
  }

  /// The names of the files in a folder, sorted.
  ///
  ///     CatalogData.names(in: "Locales")  // ["ab.yml", "af.yml", …]
  public static func names(in folder: String) -> [String] {
    let path = Bundle.module.bundleURL.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
