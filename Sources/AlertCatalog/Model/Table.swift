/// A string table: one `.strings` file, or one `<file>` of an XLIFF.
public struct Table: Hashable, Sendable {
  /// Identity of the table across languages.
  public internal(set) var id: TableID
  /// BCP 47 tag of the values, `nil` if nothing tells it.
  public var locale: String?
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

/// Names the same table in every language. Every key of an alert has one, so it is no more than a reference.
public struct TableID: Hashable, Sendable, Comparable {
  private final class Names: Sendable {
    let scope: String
    let name: String

    init(scope: String, name: String) {
      self.scope = scope
      self.name = name
    }
  }

  private var names: Names

  /// Creates an identity.
  public init(scope: String, name: String) { names = Names(scope: scope, name: name) }

  /// What the languages of one table have in common: the folder that holds the `.lproj` folders, or
  /// the folder of the XLIFF files and the path of the original. Used to bring languages together,
  /// never to open a file.
  public var scope: String {
    get { names.scope }
    set { names = Names(scope: newValue, name: name) }
  }

  /// `Localizable` for `en.lproj/Localizable.strings`.
  public var name: String {
    get { names.name }
    set { names = Names(scope: scope, name: newValue) }
  }

  /// Whether scope and name are the same.
  public static func == (a: TableID, b: TableID) -> Bool {
    a.names === b.names || a.name == b.name && a.scope == b.scope
  }

  /// Hashes scope and name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scope)
    hasher.combine(name)
  }

  /// Orders by scope, then name.
  public static func < (a: TableID, b: TableID) -> Bool {
    (a.scope, a.name) < (b.scope, b.name)
  }
}
