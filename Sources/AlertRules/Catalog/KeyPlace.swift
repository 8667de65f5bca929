/// Where a key is in one catalog, so that it need not be looked up by name again.
struct KeyPlace: Hashable, Sendable {
  /// Index into ``Catalog/tables``.
  var table: UInt32
  /// Number of the key in its table.
  var key: UInt32
  /// The catalog that gave the numbers; in another one the name is looked up.
  var catalog: UInt32

  /// In no catalog.
  static let nowhere = KeyPlace(table: 0, key: 0, catalog: 0)
}
