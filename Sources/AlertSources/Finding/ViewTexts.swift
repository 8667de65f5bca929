import AlertCatalog
import AlertRules

/// Keys that code shows in views and nowhere else: whatever they are called, they stand in no alert.
struct ViewTexts {
  private(set) var keys: Set<KeyIndex.Key> = []

  init(_ files: [CodeFile], _ resolver: KeyResolver, jobs: Int) {
    let found = Parallel.map(files.count, jobs: jobs) { index in
      files[index].functions.flatMap { function -> [(key: KeyIndex.Key, isInView: Bool)] in
        let mayBeAlert = Self.mayBeAlert(function)
        return UsedTexts(function).texts.flatMap { used in
          resolver.shown(used.code, isKey: used.isKey).compactMap { shown in
            guard case .key(let key, _) = shown else { return nil }
            return (key, used.isView && !used.isHandedOver && !mayBeAlert)
          }
        }
      }
    }
    var others: Set<KeyIndex.Key> = []
    for (key, isInView) in found.joined() {
      if isInView { keys.insert(key) } else { others.insert(key) }
    }
    keys.subtract(others)
  }

  /// A view that a project calls an alert is one, for all that its texts are those of labels.
  private static func mayBeAlert(_ function: Function) -> Bool {
    (function.types + [function.name]).contains { name in
      let lower = name.lowercased()
      return words.contains { lower.contains($0) }
    }
  }

  private static let words = [
    "alert", "banner", "confirm", "dialog", "error", "hud", "modal", "popup", "prompt", "sheet",
    "toast", "warning",
  ]
}
