import AlertRules

/// Names that a generator made from keys: `L10n.Alert.Delete.title` (SwiftGen),
/// `R.string.localizable.alertDeleteTitle` (R.swift), `.alertDeleteTitle` (Xcode).
///
/// Names are believed to be generated if code names at least five keys below one, and nothing but keys in four of five
/// cases (spec ALERT-GROUPING §2); `R` has pictures as well, so that `R.string.localizable` is looked at by itself.
struct GeneratedNames {
  private let keys: KeyIndex
  /// Names below which there are keys: `L10n`, `R.string.localizable`.
  private var roots: Set<[String]> = []

  init(_ files: [CodeFile], _ keys: KeyIndex) {
    self.keys = keys
    var chains: [[String]: Set<[String]>] = [:]
    for file in files {
      let bodies = file.functions.flatMap(\.body)
      for statement in bodies {
        statement.walk { code in
          guard let chain = code.chain, chain.count > 1, chain[0].first?.isUppercase ?? false else {
            return
          }
          for length in Self.lengths where length < chain.count {
            chains[Array(chain.prefix(length)), default: []].insert(chain)
          }
        }
      }
    }
    for length in Self.lengths {
      for (root, all) in chains where root.count == length && !holds(root) {
        // `L10n.Alert` is no name of a key where `L10n.Alert.title` is one.
        let parts = Set(all.flatMap { chain in (1..<chain.count).map { Array(chain.prefix($0)) } })
        let names = all.subtracting(parts)
        let known = names.count { name in
          // What is done with a text follows its name: `L10n.Alert.title.count`.
          (length + 1...name.count).contains { !keys.keys(named: name[length..<$0]).isEmpty }
        }
        if known >= Self.least, known * 5 >= names.count * 4 { roots.insert(root) }
      }
    }
  }

  /// Names that lead to a key before its own.
  private static let lengths = 1...3

  /// Whether a name, or what it is part of, is one of the roots.
  private func holds(_ chain: [String]) -> Bool { length(of: chain) != nil }

  private func length(of chain: [String]) -> Int? {
    Self.lengths.first { $0 <= chain.count && roots.contains(Array(chain.prefix($0))) }
  }

  private static let least = 5

  /// The key that a name was made from; `nil` if none, or more than one, could be.
  func key(_ chain: [String]) -> KeyIndex.Key? {
    guard let first = chain.first else { return nil }
    let isSymbol = first.isEmpty || first == "LocalizedStringResource"
    guard let length = isSymbol ? 1 : length(of: chain), chain.count > length else { return nil }
    let found = keys.keys(named: chain.dropFirst(length))
    if found.count == 1 { return found.first }
    // Symbols of Xcode have the name of their table before them, unless it is Localizable.
    let own = found.filter { $0.table.name == KeyIndex.table }
    return isSymbol && own.count == 1 ? own.first : nil
  }
}
