import AlertCatalog
import AlertRules

/// Where code shows a text of an alert outside of alerts too: as the title of a screen, on a button of it. What
/// is right for the alert may be wrong there.
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
        return Self.shown(function).flatMap { code, isKey in
          resolver.shown(code, isKey: isKey).compactMap { shown in
            guard case .key(let key, _) = shown, let own = alerts[key], !own.contains(place)
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

  /// The first file that shows a text, and how many more there are; `nil` if none does.
  func place(_ key: KeyIndex.Key) -> String? {
    guard let files = places[key], let first = files.first else { return nil }
    return files.count > 1
      ? first + " and " + (files.count - 1).counted("more file", "more files") : first
  }

  /// Properties of views that are shown.
  private static let properties: Set = [
    "text", "title", "placeholder", "stringValue", "prompt", "placeholderString", "toolTip",
  ]
  /// Views of SwiftUI, and modifiers, that show their first argument; a literal there is a key.
  private static let views: Set = [
    "Text", "Label", "Button", "Toggle", "Section", "NavigationLink", "Link", "Menu", "Picker",
    "TextField", "SecureField", "LabeledContent", "DisclosureGroup", "GroupBox",
    "ContentUnavailableView", "navigationTitle", "navigationBarTitle", "help",
  ]
  /// What UIKit and AppKit show the argument `title` of.
  private static let titled: Set = [
    "UIAction", "UIBarButtonItem", "UIMenu", "UIContextualAction", "UITabBarItem", "UICommand",
    "UIKeyCommand", "NSMenuItem",
  ]

  /// The texts that a function shows outside of alerts, and whether a literal there is a key.
  private static func shown(_ function: Function) -> [(code: Code, isKey: Bool)] {
    // What only makes a text, or a view of one text, is shown by somebody else.
    if function.body.count == 1, case .call(let call)? = function.body[0].result,
      LocalizingCall.isView(call)
    {
      return []
    }
    var texts: [(code: Code, isKey: Bool)] = []
    func visit(_ target: Code, _ value: Code) {
      if case .member(_, let name) = target, properties.contains(name) {
        texts.append((value, false))
      }
    }
    func visit(_ code: Code) {
      if case .block(let block) = code {
        for statement in block.statements { statement.assignments(visit) }
      }
      guard case .call(let call) = code, let name = call.name else { return }
      if views.contains(name), let first = call.first {
        texts.append((first, true))
      } else if titled.contains(name), let title = call.argument("title") {
        texts.append((title, false))
      } else if name == "setTitle", let title = call.arguments.first?.value {
        texts.append((title, false))
      }
    }
    for statement in function.body {
      statement.walk(visit)
      statement.assignments(visit)
    }
    return texts
  }
}

extension Statement {
  /// Calls `visit` with every assignment in it, but for those in closures.
  fileprivate func assignments(_ visit: (Code, Code) -> Void) {
    if case .assign(let target, let value) = self { visit(target, value) }
    switch self {
    case .branches(let branches):
      for statement in branches.joined() { statement.assignments(visit) }
    case .loop(_, _, let body): for statement in body { statement.assignments(visit) }
    case .declare, .assign, .evaluate, .ask, .give, .leave: break
    }
  }
}
