import AlertCatalog
import AlertRules

/// Where code uses a text of an alert outside of alerts too: as the title of a screen, in a menu. What is right
/// for the alert may be wrong there.
struct OtherPlaces {
  private var files: [KeyIndex.Key: [String]] = [:]

  /// Looks for texts of alerts.
  ///
  /// - Parameter alerts: the texts, with the functions that show them in an alert.
  init(_ uses: KeyUses, alerts: [KeyIndex.Key: Set<KeyUses.Place>]) {
    for use in uses.all where !use.isHandedOver {
      guard let own = alerts[use.key], use.isView || !own.contains(use.place),
        files[use.key]?.last != use.place.path
      else { continue }
      files[use.key, default: []].append(use.place.path)
    }
  }

  /// The first file that uses a text, and how many more there are; `nil` if none does.
  func place(_ key: KeyIndex.Key) -> String? {
    guard let files = files[key], let first = files.first else { return nil }
    return files.count > 1
      ? first + " and " + (files.count - 1).counted("more file", "more files") : first
  }
}
