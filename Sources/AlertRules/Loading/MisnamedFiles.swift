import Foundation

/// Files that were meant for `alerts.yml` or `.alertcat.yml`, and are not read under their names.
public enum MisnamedFiles {
  /// Names that are a slip of the pen away, and the right ones.
  private static let slips = [
    ("alerts.yml", ["alerts.yaml", "Alerts.yml", "Alerts.yaml"]),
    (Configuration.name, [".alertcat.yaml", "alertcat.yml", "alertcat.yaml"]),
  ]

  /// The nearest of each, from the paths upward, where its folder has no file of the right name.
  ///
  /// - Parameter known: names that need not be looked for, because what they say is known.
  public static func found(
    near paths: [String], but known: [String] = []
  ) -> [(path: String, name: String)] {
    var found: [(path: String, name: String)] = []
    for (name, slips) in slips where !known.contains(name) {
      for slip in slips {
        var nearest = NearestFile(slip)
        for path in paths {
          guard let file = nearest.find(from: path), !found.contains(where: { $0.path == file }),
            Paths.kind(of: Paths.folder(of: file) + "/" + name) == .missing
          else { continue }
          found.append((file, name))
        }
      }
    }
    return found
  }
}
