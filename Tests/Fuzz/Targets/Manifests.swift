import AlertRules

/// Manifests and configurations: an error with its place, or alerts that can be checked.
enum Manifests {
  static let target = FuzzTarget("manifest") { bytes in
    try configure(bytes)
    do {
      let loader = try Fixing.load(
        strings, "en.lproj/Localizable.strings",
        manifests: [
          (path: "alerts.yml", bytes: bytes)
        ])
      for manifest in loader.manifests { _ = manifest.missingKeys(in: loader.catalog) }
      _ = try Checker(loader.catalog, alerts: loader.alerts).findings()
    } catch let error as ConfigurationError {
      try promise(error.position.line >= 1 && error.position.column >= 1, "no place: \(error)")
    } catch is FormatError {
      // No text.
    }
  }

  /// The same bytes as `.alertcat.yml`.
  private static func configure(_ bytes: FileBytes) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(ConfigurationError) {
      _ = try Configuration(text, file: Configuration.name).patterns
    } catch {
      let position = error.position
      try promise(position.line >= 1 && position.column >= 1, "no place: \(error)")
    }
  }

  private static let strings = FileBytes(
    """
    "trip.delete.title" = "Delete the trip?";
    "trip.delete.confirm" = "Delete";
    "common.cancel" = "Cancel";
    "error.network.title" = "No connection";
    "error.network.message" = "Try again later.";
    """.utf8)
}
