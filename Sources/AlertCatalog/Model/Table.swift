/// A string table: one `.strings` file, or one `<file>` of an XLIFF.
public struct Table: Hashable, Sendable {
  /// `Localizable` for `en.lproj/Localizable.strings`.
  public var name: String
  /// What the languages of one table have in common: the folder that holds the `.lproj` folders, or
  /// the folder of the XLIFF files and the path of the original. Used to bring languages together,
  /// never to open a file.
  public var scope: String
  /// BCP 47 tag of the values, `nil` if nothing tells it.
  public var locale: String?
  /// BCP 47 tag of the source text, if the file says so.
  public var sourceLocale: String?
  /// The folders of the file that an XLIFF says it was exported from, without `.lproj`; `nil` where the
  /// table is the original.
  public var original: [String]?

  /// The name with the folders of the original, where the file states them: `App/Localizable`.
  package var qualifiedName: String { ((original ?? []) + [name]).joined(separator: "/") }

  /// Identity of the table across languages.
  public var id: TableID { TableID(scope: scope, name: name) }
}

/// Names the same table in every language.
public struct TableID: Hashable, Sendable, Comparable {
  /// See ``Table/scope``.
  public var scope: String
  /// See ``Table/name``.
  public var name: String

  /// Creates an identity.
  public init(scope: String, name: String) {
    self.scope = scope
    self.name = name
  }

  /// Orders by scope, then name.
  public static func < (a: TableID, b: TableID) -> Bool {
    (a.scope, a.name) < (b.scope, b.name)
  }
}
