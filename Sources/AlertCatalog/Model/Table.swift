/// A string table: one `.strings` file, or one `<file>` of an XLIFF.
public struct Table: Hashable, Sendable {
  /// Identity of the table across languages.
  public internal(set) var id: TableID
  /// BCP 47 tag of the values, `nil` if nothing tells it.
  public var locale: String?
  /// Whether the file has a place for that tag and leaves it empty, so that only its name may tell it.
  var lacksLocale = false
  /// BCP 47 tag of the source text, if the file says so.
  public var sourceLocale: String?
  /// The folders of the file that an XLIFF says it was exported from, without `.lproj`; `nil` where the
  /// table is the original.
  public var original: [String]?

  /// The name with the folders of the original, where the file states them: `App/Localizable`.
  package var qualifiedName: String { ((original ?? []) + [name]).joined(separator: "/") }

  init(
    name: String, scope: String, locale: String?, sourceLocale: String?, original: [String]? = nil
  ) {
    id = TableID(scope: scope, name: name)
    self.locale = locale
    self.sourceLocale = sourceLocale
    self.original = original
  }

  /// See ``TableID/name``.
  public var name: String { id.name }

  /// See ``TableID/scope``.
  public var scope: String {
    get { id.scope }
    set { id.scope = newValue }
  }
}
