import AlertRules

/// Names that a generator made from keys: `L10n.Alert.Delete.title` (SwiftGen),
/// `R.string.localizable.alertDeleteTitle` (R.swift), `.alertDeleteTitle` (Xcode).
///
/// A type is believed to be generated if code names at least five keys with it, and nothing but keys in
/// four of five cases (spec ALERT-GROUPING §2).
struct GeneratedNames {
  private let keys: KeyIndex
  /// Types whose members are keys, and how many names lead to them: `R.string.localizable` has three.
  private var roots: [String: Int] = [:]

  init(_ files: [CodeFile], _ keys: KeyIndex) {
    self.keys = keys
    var chains: [String: Set<[String]>] = [:]
    for file in files {
      let bodies = file.functions.flatMap(\.body)
      for statement in bodies {
        statement.walk { code in
          if let chain = code.chain, chain.count > 1, chain[0].first?.isUppercase ?? false {
            chains[chain[0], default: []].insert(chain)
          }
        }
      }
    }
    for (root, all) in chains {
      // `L10n.Alert` is no name of a key where `L10n.Alert.title` is one.
      let parts = Set(all.flatMap { chain in (1..<chain.count).map { Array(chain.prefix($0)) } })
      let chains = all.subtracting(parts)
      for length in 1...3 {
        let long = chains.filter { $0.count > length }
        let known = long.count { !keys.keys(named: $0.dropFirst(length)).isEmpty }
        if known >= Self.least, known * 5 >= chains.count * 4, roots[root] == nil {
          roots[root] = length
        }
      }
    }
  }

  private static let least = 5

  /// The key that a name was made from; `nil` if none, or more than one, could be.
  func key(_ chain: [String]) -> KeyIndex.Key? {
    guard let first = chain.first else { return nil }
    guard let length = first.isEmpty || first == "LocalizedStringResource" ? 1 : roots[first],
      chain.count > length
    else { return nil }
    let found = keys.keys(named: chain.dropFirst(length))
    return found.count == 1 ? found.first : nil
  }
}
