import AlertRules

/// Manifests: an error with its place, or alerts that can be checked.
enum Manifests {
  static let target = FuzzTarget("manifest") { bytes in
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

  private static let strings = FileBytes(
    """
    "trip.delete.title" = "Delete the trip?";
    "trip.delete.confirm" = "Delete";
    "common.cancel" = "Cancel";
    "error.network.title" = "No connection";
    "error.network.message" = "Try again later.";
    """.utf8)
}
