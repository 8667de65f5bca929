/// `Base.lproj` holds the source language, unless that has a folder of its own beside it and says something else there,
/// and the folder of another language says the same: then its texts are left alone.
enum BaseLanguage {
  /// Documents, those of another base without a language.
  static func told(_ documents: [Document], sourceLocale: String) -> [Document] {
    guard documents.contains(where: isBase) else { return documents }
    return documents.map { document in
      guard isBase(document) else { return document }
      let beside = documents.filter { isBeside($0, document) }
      let sources = beside.filter { $0.tables[0].locale == sourceLocale }
      guard let source = sources.first else { return document }
      let isOther = beside.contains {
        $0.tables[0].locale != sourceLocale && isCloser(document, to: $0, than: source)
      }
      return isOther ? document.withoutLanguage() : document
    }
  }

  private static func isBase(_ document: Document) -> Bool {
    document.tables.contains { $0.locale == "Base" }
  }

  /// Whether two files hold one table in two languages: `App/Base.lproj/A.strings` and `App/de.lproj/A.strings`.
  private static func isBeside(_ one: Document, _ other: Document) -> Bool {
    guard one !== other, !isBase(one), one.tables.count == 1 else { return false }
    let (a, b) = (one.file.path, other.file.path)
    return Paths.name(a) == Paths.name(b)
      && Paths.folder(of: Paths.folder(of: a)) == Paths.folder(of: Paths.folder(of: b))
  }

  /// Whether a base says something else than the source for most of their keys, and the same as another language for most
  /// of these; of a few nobody can tell.
  private static func isCloser(
    _ base: Document, to other: Document, than source: Document
  ) -> Bool {
    let (own, texts) = (self.texts(of: source), self.texts(of: other))
    let shared = base.entries.compactMap { entry -> (isOwn: Bool, isOther: Bool)? in
      let key = base.key(of: entry)
      guard let known = own[key], let value = base.value(of: entry) else { return nil }
      return (known == value, texts[key] == value)
    }
    let different = shared.filter { !$0.isOwn }
    return shared.count >= 5 && different.count * 2 > shared.count
      && different.count(where: \.isOther) * 2 > different.count
  }

  private static func texts(of document: Document) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in document.entries { texts[document.key(of: entry)] = document.value(of: entry) }
    return texts
  }
}
