/// Keys whose values in `.strings` files are never shown, because a `.stringsdict` of the same table
/// and language holds them too (spec FORMATS §4).
struct Shadows {
  private struct Place: Hashable {
    var table: TableID
    var locale: String?
    var key: String
  }
  private var places: Set<Place> = []

  init(_ documents: [Document]) {
    for document in documents where document.shadowsStrings {
      for entry in document.entries {
        places.insert(Self.place(document.key(of: entry), entry, document))
      }
    }
  }

  /// Whether nobody sees the value of this entry.
  func hide(_ entry: Entry, _ document: Document) -> Bool {
    !places.isEmpty && document.isShadowed
      && places.contains(Self.place(document.key(of: entry), entry, document))
  }

  private static func place(_ key: String, _ entry: Entry, _ document: Document) -> Place {
    let table = document.tables[entry.table]
    return Place(table: table.id, locale: table.locale, key: key)
  }
}
