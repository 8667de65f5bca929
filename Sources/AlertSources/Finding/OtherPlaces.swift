import AlertCatalog
import AlertRules

/// Where code uses a text of an alert outside of alerts too: as the title of a screen, in a menu. What is right
/// for the alert may be wrong there.
struct OtherPlaces {
  private var places: [KeyIndex.Key: [String]] = [:]

  /// A function of a file that shows texts in alerts.
  struct Place: Hashable {
    var path: String
    var types: [String]
    var name: String

    init(_ file: CodeFile, _ function: Function) {
      path = file.path
      types = function.types
      name = function.name
    }
  }

  /// Looks for texts of alerts.
  ///
  /// - Parameter alerts: the texts, with the functions that show them in an alert.
  init(
    _ files: [CodeFile], alerts: [KeyIndex.Key: Set<Place>], _ resolver: KeyResolver, jobs: Int
  ) {
    let found = Parallel.map(files.count, jobs: jobs) { index in
      files[index].functions.flatMap { function -> [KeyIndex.Key] in
        let place = Place(files[index], function)
        return UsedTexts(function).texts.lazy.filter { !$0.isHandedOver }.flatMap { used in
          resolver.shown(used.code, isKey: used.isKey).compactMap { shown in
            guard case .key(let key, _) = shown, let own = alerts[key],
              used.isView || !own.contains(place)
            else { return nil }
            return key
          }
        }
      }
    }
    for (file, keys) in zip(files, found) {
      for key in Set(keys) { places[key, default: []].append(file.path) }
    }
  }

  /// The first file that uses a text, and how many more there are; `nil` if none does.
  func place(_ key: KeyIndex.Key) -> String? {
    guard let files = places[key], let first = files.first else { return nil }
    return files.count > 1
      ? first + " and " + (files.count - 1).counted("more file", "more files") : first
  }
}
