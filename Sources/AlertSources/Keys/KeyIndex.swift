import AlertRules

/// The keys of the catalog, as code may name them.
struct KeyIndex {
  /// A key.
  struct Key: Hashable, Sendable {
    var table: TableID
    var key: String
  }

  private var tables: [String: [Key]] = [:]
  private var byName: [String: [Key]] = [:]
  /// Keys with placeholders, by the text before the first.
  private var formats: [String: [Key]] = [:]
  /// Keys that code may mean without naming a table.
  static let table = "Localizable"

  init(_ catalog: Catalog) {
    for table in catalog.tables {
      for key in catalog.keys(of: table) {
        let found = Key(table: table, key: key)
        // The same table of several deliverables is one.
        if !(tables[key]?.contains { $0.table.name == table.name } ?? false) {
          tables[key, default: []].append(found)
          byName[Self.plain(key), default: []].append(found)
          if let percent = key.firstIndex(of: "%") {
            formats[String(key[..<percent]), default: []].append(found)
          }
        }
      }
    }
  }

  /// A key in a table. Without a table it is in `Localizable`, or in the only one that has it.
  func key(_ key: String, table: String? = nil) -> Key? {
    guard let keys = tables[key] else { return nil }
    if let found = keys.first(where: { $0.table.name == table ?? Self.table }) { return found }
    return table == nil && keys.count == 1 ? keys.first : nil
  }

  /// Whether any table has a key.
  func holds(_ key: String) -> Bool { tables[key] != nil }

  /// The keys from which `Alert.Delete.title` may be made: only letters and digits count.
  func keys(named names: some Sequence<String>) -> [Key] {
    byName[Self.plain(names.joined()), default: []]
  }

  /// The key of a text with something put into it: `Delete \(name)?` is `Delete %@?`.
  func key(_ literal: Code.Literal, table: String?) -> Key? {
    let found = formats[literal.parts.first ?? "", default: []].filter {
      Self.parts($0.key) == literal.parts && (table == nil || $0.table.name == table)
    }
    return found.count == 1 ? found.first : nil
  }

  /// The text around the placeholders of a key that was made by the compiler.
  private static func parts(_ key: String) -> [String] {
    key.split(separator: Self.placeholder, omittingEmptySubsequences: false).map(String.init)
  }

  // %@, %lld, %2$@, %lf, %#@name@; what else there is stands in no key that the compiler makes.
  nonisolated(unsafe) private static let placeholder =
    /%(?:[0-9]+\$)?(?:#@[A-Za-z0-9_]{1,60}@|@|arg|l{0,2}[dufx]|d|f)/

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension KeyIndex.Key {
  /// The key of a string of an alert.
  init(_ member: Alert.Member) { self.init(table: member.table, key: member.key) }
}
