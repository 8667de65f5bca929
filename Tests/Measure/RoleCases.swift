import AlertRules
import Foundation

/// Whether key names and comments alone tell the role of the strings of known alerts.
struct RoleCases {
  let alerts: [AlertCase]
  /// One folder for each project, by its name in the cases.
  let folder: String
  let misses: Int

  func run() async throws {
    print("  roles told by key names and comments (string: right, another role, not grouped)")
    for (repo, cases) in Dictionary(grouping: alerts, by: { $0.repo ?? "" }).sorted(by: {
      $0.key < $1.key
    }) {
      let path = "\(folder)/\(repo)"
      guard !repo.isEmpty, FileManager.default.fileExists(atPath: path) else { continue }
      let loader = try await Loader([path])
      var known: [String: Set<Role>] = [:]
      for member in loader.alerts.flatMap(\.members) {
        known[member.key, default: []].insert(member.role)
      }
      let keys = Set(loader.catalog.tables.flatMap { loader.catalog.keys(of: $0) })
      var counts = (right: 0, other: 0, none: 0)
      var shown = 0
      for alert in cases {
        let strings =
          [(alert.title_key, Role.title), (alert.message_key, .message)]
          + (alert.buttons ?? []).map { ($0.key, .button) }
        for (key, role) in strings {
          guard let key, keys.contains(key) else { continue }
          guard let roles = known[key] else {
            counts.none += 1
            continue
          }
          if roles.contains(role) {
            counts.right += 1
          } else {
            counts.other += 1
            if shown < misses {
              shown += 1
              print(
                "  another role  \(key): \(roles.map(\.rawValue).sorted()), wanted \(role.rawValue)"
              )
            }
          }
        }
      }
      print("  \(repo): \(counts.right), \(counts.other), \(counts.none)")
    }
  }
}
