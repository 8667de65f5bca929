/// What a file holds of whom: tells a newer delivery from another file.
struct Subject: Hashable, Codable {
  /// The original with its folders, or the table's name.
  var table: String
  var locale: String
  /// The file states what it was exported from (XLIFF), so that its own name says nothing.
  var isStated: Bool

  /// The subjects of documents.
  static func all(_ documents: [Document]) -> Set<Subject> {
    Set(
      documents.flatMap { document in
        document.tables.map { table in
          Subject(
            table: table.qualifiedName, locale: table.locale ?? "", isStated: table.original != nil)
        }
      })
  }

  /// The subjects of a file as the catalog keeps them.
  static func stored(_ text: String) -> Set<Subject> {
    StoredJSON.value(Set<Subject>.self, text) ?? []
  }

  /// The languages of subjects that have one.
  static func languages(_ subjects: Set<Subject>) -> Set<String> {
    Set(subjects.map { String(Substring(Languages.language(of: $0.locale))) }).subtracting([""])
  }
}
