import Synchronization

/// The sentences of a key that parts are put into, found once: a key may have thousands of parts.
final class Wholes: Sendable {
  /// Those of one key.
  struct Found: Sendable {
    private struct Place: Hashable {
      var path: String
      var locale: String?
    }

    private var own: [Place: Catalog.Reference] = [:]
    private var any: [String: Catalog.Reference] = [:]

    /// The forms of a key that are no parts of others; a plain text and a format are the whole of what no path leads to.
    init(_ references: [Catalog.Reference], in catalog: Catalog) {
      for reference in references {
        let variation = catalog.variation(of: reference)
        guard Catalog.part(variation) == nil else { continue }
        let path = variation == "format" ? "" : variation
        let place = Place(path: path, locale: catalog.locale(of: reference))
        if own[place] == nil { own[place] = reference }
        if any[path] == nil, catalog.value(of: reference) != nil { any[path] = reference }
      }
    }

    /// The sentence of a form in a language; where it is not translated, that of another language.
    func text(_ path: String, _ locale: String?, in catalog: Catalog) -> String? {
      own[Place(path: path, locale: locale)].flatMap(catalog.value)
        ?? any[path].flatMap(catalog.value)
    }
  }

  private let found = Mutex<[Int: Found]>([:])

  /// Those of a key by its number.
  func found(_ number: Int, _ make: () -> Found) -> Found {
    if let known = found.withLock({ $0[number] }) { return known }
    let made = make()
    found.withLock { $0[number] = made }
    return made
  }
}
