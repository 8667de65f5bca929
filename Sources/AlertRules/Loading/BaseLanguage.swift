/// `Base.lproj` holds the source language, unless that has a folder of its own beside it and says something else there,
/// and the folder of another language says the same: then its texts are left alone.
enum BaseLanguage {
  /// Documents, those of another base without a language.
  static func told(_ documents: [Document], sourceLocale: String) -> [Document] {
    guard documents.contains(where: isBase) else { return documents }
    let beside = Dictionary(grouping: documents.filter { $0.tables.count == 1 }, by: place)
    return documents.map { document in
      guard isBase(document) else { return document }
      let others = (beside[place(of: document)] ?? []).filter { !isBase($0) }
      guard let source = others.first(where: { $0.tables[0].locale == sourceLocale }) else {
        return document
      }
      let different = differences(of: document, from: source)
      let isOther = others.contains {
        $0.tables[0].locale != sourceLocale && holdsMost($0, of: different)
      }
      return isOther ? document.withoutLanguage() : document
    }
  }

  private static func isBase(_ document: Document) -> Bool {
    document.tables.contains { $0.locale == "Base" }
  }

  /// The same for one table in every language: `App/A.strings` for `App/Base.lproj/A.strings`.
  private static func place(of document: Document) -> String {
    let path = document.file.path
    return Paths.folder(of: Paths.folder(of: path)) + "/" + Paths.name(path)
  }

  /// The texts by key for which a base says something else than the source, if it does for most of their keys; of a few
  /// nobody can tell.
  private static func differences(of base: Document, from source: Document) -> [String: String] {
    let own = texts(of: source)
    let shared = texts(of: base).filter { own[$0.key] != nil }
    let different = shared.filter { own[$0.key] != $0.value }
    return shared.count >= 5 && different.count * 2 > shared.count ? different : [:]
  }

  /// Whether a document says most of some texts.
  private static func holdsMost(_ document: Document, of texts: [String: String]) -> Bool {
    let own = self.texts(of: document)
    return texts.count { own[$0.key] == $0.value } * 2 > texts.count
  }

  private static func texts(of document: Document) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in document.entries { texts[document.key(of: entry)] = document.value(of: entry) }
    return texts
  }
}
