import AlertCatalog
import AlertRules

/// The functions that use texts of the catalog, and how.
struct KeyUses {
  /// A function of a file.
  struct Place: Hashable {
    var path: String
    var types: [String]
    var name: String

    init(_ file: CodeFile, _ function: Function) {
      path = file.path
      types = function.types
      name = function.name
    }

    /// A view that a project calls an alert is one, for all that its texts are those of labels.
    var mayBeAlert: Bool {
      (types + [name]).contains { name in
        let lower = name.lowercased()
        return UsedTexts.alertWords.contains(where: lower.contains) || lower.contains("sheet")
      }
    }
  }

  /// A text of the catalog in a function.
  struct Use {
    var key: KeyIndex.Key
    var place: Place
    /// A view shows it there.
    var isView: Bool
    /// It goes to what may make an alert of it.
    var isHandedOver: Bool
  }

  /// In the order of the files.
  let all: [Use]

  init(_ files: [CodeFile], _ resolver: KeyResolver, jobs: Int) {
    // What only a test uses, nobody sees.
    let files = files.filter { file in
      !["Tests.swift", "Tests.m", "Tests.mm"].contains(where: file.path.hasSuffix)
    }
    let found = Parallel.map(files.count, jobs: jobs) { index in
      files[index].functions.flatMap { function in
        let place = Place(files[index], function)
        return UsedTexts(function).texts.flatMap { used in
          resolver.shown(used.code, isKey: used.isKey).compactMap { shown -> Use? in
            guard case .key(let key, _) = shown else { return nil }
            return Use(
              key: key, place: place, isView: used.isView, isHandedOver: used.isHandedOver)
          }
        }
      }
    }
    all = Array(found.joined())
  }

  /// Keys that views show and nothing else uses: whatever they are called, they stand in no alert.
  var onlyInViews: Set<KeyIndex.Key> {
    var views: Set<KeyIndex.Key> = []
    var others: Set<KeyIndex.Key> = []
    for use in all {
      if use.isView, !use.isHandedOver, !use.place.mayBeAlert {
        views.insert(use.key)
      } else {
        others.insert(use.key)
      }
    }
    return views.subtracting(others)
  }
}
