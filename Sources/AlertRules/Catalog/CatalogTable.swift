/// A table of a catalog, by numbers of keys: quicker than asking for each key by its name.
final class CatalogTable: Sendable {
  private let index: TableIndex
  /// Judged ones first, then those that only give source text.
  private let documents: [Document]
  /// The keys are the English texts, and nothing else has them.
  private let isKeyedByText: Bool
  /// What parts of sentences are put into.
  let wholes = Wholes()

  /// - Parameter mayBeText: the keys may be texts of the source language.
  init(_ index: TableIndex, _ documents: [Document], mayBeText: Bool) {
    self.index = index
    self.documents = documents
    guard mayBeText, !index.hasSources else {
      isKeyedByText = false
      return
    }
    let step = max(1, index.listed.count / TextKeys.sample)
    let sample = stride(from: 0, to: index.listed.count, by: step).map { number in
      Self.key(Int(index.listed[number]), index, documents)
    }
    isKeyedByText = TextKeys.areEnglish(sample)
  }

  private init(_ table: CatalogTable, _ documents: [Document]) {
    index = table.index
    isKeyedByText = table.isKeyedByText
    self.documents = documents
  }

  /// The same table with documents that differ in values only.
  func with(_ documents: [Document]) -> CatalogTable { CatalogTable(self, documents) }

  /// Keys with values, in file order.
  var keys: some Collection<Int> { index.listed.lazy.map(Int.init) }

  /// How many keys have a number.
  var keyCount: Int { index.keyCount }

  /// The judged documents that hold values of the table.
  var documentNumbers: [Int] { index.documents.sorted() }

  /// The number of a key.
  func number(of key: String) -> Int? {
    let key = KeyBytes(key)
    return index.number(of: key.hash) { key.isSame($0, in: documents) }
  }

  /// The key, decoded.
  func key(_ number: Int) -> String { Self.key(number, index, documents) }

  private static func key(
    _ number: Int, _ index: TableIndex, _ documents: [Document]
  ) -> String {
    let first = index.first(of: number)
    let document = documents[Int(first.document)]
    return document.key(of: document.entries[Int(first.entry)])
  }

  /// Whether a key may have a character in its name; `false` only if it has not.
  func mayHold(_ character: UInt8, _ number: Int) -> Bool {
    with(index.first(of: number)) { document, entry in
      entry.plainKey.map { document.file.bytes[$0].holds(character) } ?? true
    }
  }

  /// Whether the name of a key may tell its role in an alert; `false` only if it does not.
  func mayNameRole(_ number: Int) -> Bool { index.hints(of: number).contains(.name) }

  /// Whether a comment may tell that a key is of an alert; `false` only if none does.
  func mayNameAlert(_ number: Int) -> Bool { index.hints(of: number).contains(.comment) }

  /// Whether a key stands in one place of one file only.
  func isSingle(_ number: Int) -> Bool { index.isSingle(number) }

  /// Every place where a key has a value, in document order.
  func references(_ number: Int) -> [Catalog.Reference] { references(number, .value) }

  /// The places where a key has a value that a later one hides, in document order.
  func overridden(_ number: Int) -> [Catalog.Reference] { references(number, .overridden) }

  /// The source text of a key, if any file holds it; of several forms the most general one. Where none
  /// does, the key may be the text.
  func source(_ number: Int) -> String? {
    if isKeyedByText {
      let key = key(number)
      return TextKeys.isText(key) ? key : nil
    }
    if let source = index.source(of: number) { return text(source.occurrence, source.isValue) }
    let forms = index.forms(of: number).filter { Catalog.part($0.key) == nil }
    return (forms.keys.filter { $0.hasSuffix("other") }.min() ?? forms.keys.min())
      .flatMap { forms[$0] }.flatMap { text($0, true) }
  }

  /// The language of the source text of a key, where the file that holds it says so.
  func sourceLocale(_ number: Int) -> String? {
    guard let source = index.source(of: number), !source.isValue else { return nil }
    return with(source.occurrence) { $0.tables[$1.table].sourceLocale }
  }

  /// The source texts of the forms of a key, by variation.
  func sourceForms(_ number: Int) -> [String: String] {
    index.forms(of: number).compactMapValues { text($0, true) }
  }

  /// The source text of one form of a key.
  func source(_ number: Int, form: String) -> String? {
    index.forms(of: number)[form].flatMap { text($0, true) }
  }

  /// Runs a closure on the bytes of the source text in the file, undecoded; at most a few more than those
  /// of the text. `nil` if the text is other than in the file.
  func withSourceBytes<Result>(
    _ number: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    index.source(of: number).flatMap { source, isValue in
      with(source) { document, entry in
        if isValue, document.isCorrected(entry) { return nil }
        return document.file.bytes[isValue ? entry.valueRange : entry.sourceRange]
          .withUnsafeBytes(body)
      }
    }
  }

  /// The developer's comment of a key: the first that is not empty.
  func comment(_ number: Int) -> String {
    for occurrence in index.occurrences(of: number) where occurrence.kind != .overridden {
      let comment = with(occurrence) { $0.comment(of: $1) }
      if !comment.isEmpty { return comment }
    }
    return ""
  }

  private func references(
    _ number: Int, _ kind: TableIndex.Occurrence.Kind
  ) -> [Catalog.Reference] {
    var references: [Catalog.Reference] = []
    for occurrence in index.occurrences(of: number) where occurrence.kind == kind {
      references.append(
        Catalog.Reference(document: Int(occurrence.document), entry: Int(occurrence.entry)))
    }
    return references
  }

  private func text(_ occurrence: TableIndex.Occurrence, _ isValue: Bool) -> String? {
    with(occurrence) { isValue ? $0.value(of: $1) : $0.source(of: $1) }
  }

  private func with<Result>(
    _ occurrence: TableIndex.Occurrence, _ body: (Document, Entry) -> Result
  ) -> Result {
    let document = documents[Int(occurrence.document)]
    return body(document, document.entries[Int(occurrence.entry)])
  }
}
