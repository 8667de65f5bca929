/// `Base.lproj` holds the source language, unless that has a folder of its own beside it and says something else there:
/// then nothing tells the language of `Base.lproj`, and its texts are left alone.
enum BaseLanguage {
  /// Documents, those of another base without a language.
  static func told(_ documents: [Document], sourceLocale: String) -> [Document] {
    guard documents.contains(where: isBase) else { return documents }
    var numbers: [String: Int] = [:]
    for (number, document) in documents.enumerated() { numbers[document.file.path] = number }
    return documents.map { document in
      guard isBase(document),
        let number = Loader.sourcePaths(beside: document, sourceLocale: sourceLocale)
          .compactMap({ numbers[$0] }).first(where: { documents[$0] !== document }),
        isOther(document, documents[number])
      else { return document }
      return document.withoutLanguage()
    }
  }

  private static func isBase(_ document: Document) -> Bool {
    document.tables.contains { $0.locale == "Base" }
  }

  /// Whether two documents say something else for most keys that both have; of a few nobody can tell.
  private static func isOther(_ base: Document, _ source: Document) -> Bool {
    var texts: [String: String] = [:]
    for entry in source.entries { texts[source.key(of: entry)] = source.value(of: entry) }
    let same = base.entries.compactMap { entry in
      texts[base.key(of: entry)].map { $0 == base.value(of: entry) }
    }
    return same.count >= 5 && same.count { !$0 } * 2 > same.count
  }
}
