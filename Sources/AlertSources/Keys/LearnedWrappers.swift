import AlertRules

/// Functions of a project that look texts up: `tr("key")`, `localize(.key)`, `"key".localized`.
///
/// One is learned where its first literal, or the case it is given, is a key of the catalog in at least five places,
/// and in four of five calls (spec ALERT-GROUPING §2).
struct LearnedWrappers {
  private var names: Set<String> = []
  private static let least = 5

  init(_ files: [CodeFile], _ keys: KeyIndex) {
    var counts: [String: (known: Int, all: Int)] = [:]
    func count(_ name: String, _ argument: Code) {
      let isKnown: Bool
      switch argument {
      case .text(let literal):
        guard let text = literal.text else { return }
        isKnown = keys.holds(text)
      // localize(.trip_title): a case for each key.
      case .member(nil, let name): isKnown = !keys.keys(named: [name]).isEmpty
      default: return
      }
      counts[name, default: (0, 0)].known += isKnown ? 1 : 0
      counts[name, default: (0, 0)].all += 1
    }
    for statement in files.lazy.flatMap(\.functions).flatMap(\.body) {
      statement.walk { code in
        switch code {
        case .call(let call):
          if let name = Self.name(call), let first = call.arguments.first {
            count(name, first.value)
          }
        case .member(let base?, let name): count("." + name, base)
        default: break
        }
      }
    }
    for (name, count) in counts where count.known >= Self.least && count.known * 5 >= count.all * 4
    {
      names.insert(name)
    }
  }

  /// `tr`, `localized(stringID:)`: with the label of the first argument.
  static func name(_ call: Code.Call) -> String? {
    guard let name = call.name else { return nil }
    return call.arguments.first?.label.map { "\(name)(\($0):)" } ?? name
  }

  /// Whether a function looks texts up; of a member of a text the name starts with a point.
  func holds(_ name: String) -> Bool { names.contains(name) }
}
