import Dispatch

/// What every check needs and nothing but time is needed for.
public enum Preparation {
  /// Begins to read word lists and policies in the background, where they are ready by the time that the files
  /// are read. Nobody has to call it; what is needed earlier is waited for.
  public static func begin() { _ = begun }

  /// Once for all who ask for it.
  private static let begun: Void = {
    let queue = DispatchQueue.global()
    queue.async { _ = English.shared }
    queue.async { _ = rehearsal() }
  }()

  /// Begins to read the policies of languages while alerts are put together: the last ones first, because whoever
  /// needs them begins with the first.
  static func begin(_ documents: [Document]) {
    let locales = documents.flatMap(\.tables).compactMap(\.locale)
    DispatchQueue.global().async {
      var seen: Set<String> = []
      for locale in locales.reversed() where seen.insert(locale).inserted {
        _ = try? Policies.policy(for: locale)
      }
    }
  }

  /// Checks one alert: whatever is set up when it is first used is set up then, and needs no list of its own.
  ///
  /// - Returns: the report.
  static func rehearsal() -> String? {
    guard let document = try? Document(path: path, bytes: Array(alert.utf8)) else { return nil }
    let catalog = Catalog(documents: [document])
    let alerts = Grouping(catalog).alerts
    guard let findings = try? Checker(catalog, alerts: alerts).findings() else { return nil }
    let report = Report(
      catalog: catalog, findings: findings, errors: [], alertCount: alerts.count)
    return TextReport.render(report, color: false)
  }

  private static let path = "en.lproj/Localizable.strings"

  /// With mistakes, so that there is something to report.
  private static let alert = """
    /* Title of the delete alert */
    "trip.delete.alert.title" = "Delete the trip?";
    /* Message of the delete alert; %@ is the trip */
    "trip.delete.alert.message" = "“%@” can’t be restored. The photos will be deleted";
    /* Delete button of the delete alert */
    "trip.delete.alert.delete" = "Delete trip";
    "trip.delete.alert.cancel" = "Cancel";
    """
}
