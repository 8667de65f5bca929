import Synchronization

/// The documents of a run, looked up by table, key and locale.
public struct Catalog: Sendable {
  /// Documents that are judged and written, sorted by path.
  public private(set) var documents: [Document]
  /// Documents that only give source text.
  public let context: [Document]
  /// The locale of the source text.
  public let sourceLocale: String
  /// That of an app that says nothing of it.
  public static let standardSourceLocale = "en"
  /// Every table, sorted.
  public let tables: [TableID]
  /// The locales that the bundles around documents state, by document.
  let bundleLocales: [Int: String]
  /// The stock labels of the languages of the source texts.
  let sourceLabels: SourceLabels
  private let numbers: [TableID: Int]
  /// Whether the paths of documents lead to files, and not only from one to the other.
  private let isOnDisk: Bool
  /// In the order of ``tables``.
  private var contents: [CatalogTable]
  private let identity: UInt32
  /// Catalogs built so far.
  private static let count = Atomic<UInt32>(0)
  /// Texts that are tried out.
  private var tried: [Reference: String] = [:]

  /// Where a value is.
  public struct Reference: Hashable, Comparable, Sendable {
    /// Index into ``Catalog/documents``.
    public var document: Int
    /// Index into its entries.
    public var entry: Int

    /// Creates a reference.
    public init(document: Int, entry: Int) {
      self.document = document
      self.entry = entry
    }

    /// Orders by document, then place in it.
    public static func < (a: Reference, b: Reference) -> Bool {
      (a.document, a.entry) < (b.document, b.entry)
    }
  }

  /// Builds the lookup.
  ///
  /// - Parameters:
  ///   - sourceLocale: the language of `Base.lproj` and of source tables.
  ///   - bundleLocales: the locale that the `.xcloc` around a document states, by document.
  ///   - isOnDisk: whether the paths of the documents lead to files.
  ///   - jobs: tables looked through at a time.
  public init(
    documents: [Document], context: [Document] = [], sourceLocale: String = standardSourceLocale,
    bundleLocales: [Int: String] = [:], isOnDisk: Bool = false, jobs: Int = 1
  ) {
    let documents = SameTables.joined(documents, context) {
      isOnDisk ? Paths.real($0.isEmpty ? "." : $0) ?? Paths.absolute($0) : $0
    }
    self.isOnDisk = isOnDisk
    self.documents = documents
    self.bundleLocales = bundleLocales
    self.context = context
    self.sourceLocale = sourceLocale
    let all = documents + context
    sourceLabels = SourceLabels(
      Set([sourceLocale] + all.flatMap { $0.tables.compactMap(\.sourceLocale) }))
    let index = TableIndexBuilder(
      all, judged: documents.count, sourceLocale: sourceLocale, Shadows(all), jobs: jobs
    ).tables
    let tables = index.keys.sorted()
    self.tables = tables
    contents = tables.compactMap { index[$0] }.map {
      CatalogTable($0, all, mayBeText: Languages.isEnglish(sourceLocale))
    }
    numbers = Dictionary(uniqueKeysWithValues: zip(tables, tables.indices))
    identity = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The keys of a table, in file order.
  public func keys(of table: TableID) -> [String] {
    self.table(table).map { table in table.keys.map(table.key) } ?? []
  }

  /// A table, `nil` if no file of the run holds it.
  func table(_ id: TableID) -> CatalogTable? { numbers[id].map { contents[$0] } }

  /// Where a key is, `nil` if it is not there.
  func place(_ id: TableID, _ key: String) -> KeyPlace? {
    guard let table = numbers[id], let number = contents[table].number(of: key) else { return nil }
    return KeyPlace(table: UInt32(table), key: UInt32(number), catalog: identity)
  }

  /// Where the key with a number is.
  func place(_ id: TableID, _ number: Int) -> KeyPlace? {
    numbers[id].map { KeyPlace(table: UInt32($0), key: UInt32(number), catalog: identity) }
  }

  /// Whether keys are where they are in another catalog.
  func hasPlaces(of other: Catalog) -> Bool { identity == other.identity }

  /// Every key with values, table by table.
  var places: [KeyPlace] {
    contents.indices.flatMap { table in
      contents[table].keys.map {
        KeyPlace(table: UInt32(table), key: UInt32($0), catalog: identity)
      }
    }
  }

  /// How many keys each table has, with values or without.
  var keyCounts: [Int] { contents.map(\.keyCount) }

  /// Where the key of a member is.
  func place(of member: Alert.Member) -> KeyPlace? {
    if member.place.catalog == identity { return member.place }
    return place(member.table, member.key)
  }

  /// Every place where the key of a member has a value, in document order.
  func references(_ member: Alert.Member) -> [Reference] {
    fact(place(of: member)) { $0.references($1) } ?? []
  }

  /// The source text of a member's key.
  func source(_ member: Alert.Member) -> String? { fact(place(of: member)) { $0.source($1) } }

  /// The developer's comment of a member's key.
  func comment(_ member: Alert.Member) -> String {
    fact(place(of: member)) { $0.comment($1) } ?? ""
  }

  /// A fact about a key, `nil` if it is not there.
  func fact<Fact>(_ place: KeyPlace?, _ body: (CatalogTable, Int) -> Fact?) -> Fact? {
    place.flatMap { body(contents[Int($0.table)], Int($0.key)) }
  }

  private func fact<Fact>(
    _ id: TableID, _ key: String, _ body: (CatalogTable, Int) -> Fact?
  ) -> Fact? { fact(place(id, key), body) }

  /// The files that hold a table, in document order.
  func paths(of table: TableID) -> [String] {
    (self.table(table)?.documentNumbers ?? []).map { documents[$0].file.path }
  }

  /// Every place where a key has a value, in document order.
  public func references(_ table: TableID, _ key: String) -> [Reference] {
    fact(table, key) { $0.references($1) } ?? []
  }

  /// The places where a key has a value that a later one hides, in document order.
  func overridden(_ table: TableID, _ key: String) -> [Reference] {
    fact(table, key) { $0.overridden($1) } ?? []
  }

  /// The same catalog with another text in one place, to see what would be said of it.
  func trying(_ text: String, at reference: Reference) -> Catalog {
    var copy = self
    copy.tried[reference] = text
    return copy
  }

  /// The same catalog with documents that were changed.
  public func replacing(_ documents: [Document]) -> Catalog {
    Catalog(
      documents: documents, context: context, sourceLocale: sourceLocale,
      bundleLocales: bundleLocales, isOnDisk: isOnDisk)
  }

  /// The same catalog with documents that were corrected. Where their files are the same, so are the
  /// keys and their places.
  func correcting(_ documents: [Document]) -> Catalog {
    guard zip(documents, self.documents).allSatisfy({ $0.file === $1.file }) else {
      return replacing(documents)
    }
    var copy = self
    copy.documents = documents
    // One list for all tables.
    let all = documents + context
    copy.contents = contents.map { $0.with(all) }
    return copy
  }

  /// The source text of a key, if any file of the run holds it; of several forms the most general one.
  public func source(_ table: TableID, _ key: String) -> String? {
    fact(table, key) { $0.source($1) }
  }

  /// The source text of one form of a key: the most general form of the same kind. What is put into a
  /// sentence has a form of its own in the source, or none.
  private func source(_ table: TableID, _ key: String, _ variation: String) -> String? {
    guard !variation.isEmpty else { return source(table, key) }
    let general = variation.split(separator: ".").dropLast().joined(separator: ".") + ".other"
    // “One photo” may leave out what “%lld photos” takes, and another language may not: all forms are
    // compared with the most general one.
    let form = fact(table, key) {
      $0.source($1, form: general) ?? $0.source($1, form: variation)
    }
    if let form { return form }
    return Self.part(variation) != nil ? nil : source(table, key)
  }

  /// The locales of its tables, sorted.
  public var locales: [String] {
    Set(
      documents.flatMap(\.tables).compactMap { $0.locale == "Base" ? sourceLocale : $0.locale }
    ).sorted()
  }

  /// A value that can be judged: not empty, not endless, no key that is only a name, and no number that stands for a
  /// text while it is translated (`crwdns1:0crwdne1:0`, in Crowdin’s in-context files).
  func text(of reference: Reference) -> String? {
    guard let text = value(of: reference), !text.isEmpty, text.utf8.count <= Casing.longestText,
      !text.utf8.starts(with: "crwdns".utf8)
    else { return nil }
    let isKey = documents[reference.document].isItsOwnKey(entry(of: reference))
    return isKey && TextKeys.isName(text) ? nil : text
  }

  /// The entry that holds a value.
  func entry(of reference: Reference) -> Entry {
    documents[reference.document].entries[reference.entry]
  }

  /// The variation of a value, `plural.one`, or empty.
  func variation(of reference: Reference) -> String {
    documents[reference.document].variation(of: entry(of: reference))
  }

  /// The table of a value in its file.
  func table(of reference: Reference) -> Table {
    documents[reference.document].tables[entry(of: reference).table]
  }

  /// Where the key of a value is.
  func place(of reference: Reference) -> KeyPlace? {
    place(table(of: reference).id, key(of: reference))
  }

  /// Whether a value is meant to be translated, and so to be judged (spec FORMATS §5.1).
  func isTranslated(_ reference: Reference) -> Bool {
    !entry(of: reference).flags.contains(.doNotTranslate)
  }

  /// Files with texts whose language nothing tells, in their order.
  public var filesWithoutLanguage: [String] {
    documents.filter(\.hasNoLanguage).map(\.file.path)
  }

  /// The source text of one value: that of its own unit, else that of its key.
  public func source(of reference: Reference) -> String? {
    documents[reference.document].source(of: entry(of: reference))
      ?? source(table(of: reference).id, key(of: reference), variation(of: reference))
  }

  /// The same of a value of a key whose place is known.
  func source(of reference: Reference, at place: KeyPlace?) -> String? {
    if let source = documents[reference.document].source(of: entry(of: reference)) {
      return source
    }
    guard variation(of: reference).isEmpty else { return source(of: reference) }
    return fact(place) { $0.source($1) }
  }

  /// Whether nobody translated a value: it is the source text still, or any form of that, as “one” is
  /// copied into languages that have no “one”.
  func isUntranslated(_ reference: Reference, _ value: String, source: String) -> Bool {
    if AlertText.isCopy(value, of: source) { return true }
    let hasForms = entry(of: reference).plainKey == nil
    return hasForms
      && sourceForms(of: reference).values.contains { AlertText.isCopy(value, of: $0) }
  }

  /// The language of the source text of a value.
  public func sourceLocale(of reference: Reference) -> String {
    documents[reference.document].tables[entry(of: reference).table].sourceLocale ?? sourceLocale
  }

  /// The developer's comment of a key.
  public func comment(_ table: TableID, _ key: String) -> String {
    fact(table, key) { $0.comment($1) } ?? ""
  }

  /// The locale of a value; `Base` reads as the source locale.
  public func locale(of reference: Reference) -> String? {
    let locale = documents[reference.document].tables[entry(of: reference).table].locale
    return locale == "Base" ? sourceLocale : locale
  }

  /// Every value in a locale that somebody wrote in its language: not what is still the source text, nor what has none
  /// of the letters of a language beyond ASCII.
  ///
  /// - Parameter isWanted: asked first, because the source is not read for the other texts.
  func ownTexts(
    in locale: String, where isWanted: @escaping (String) -> Bool = { _ in true }
  ) -> some Sequence<String> {
    let mayBeASCII = ICU.isWrittenInLatin(locale)
    return references(in: locale).lazy.compactMap { reference in
      guard let text = value(of: reference), isWanted(text),
        mayBeASCII || !text.utf8.allSatisfy({ $0 < 0x80 }),
        locale == sourceLocale || text != source(of: reference)
      else { return nil }
      return text
    }
  }

  /// Every entry in a locale, in document order.
  func references(in locale: String) -> some Sequence<Reference> {
    documents.indices.lazy.flatMap { number in
      let document = documents[number]
      return document.entries.indices.lazy.filter { index in
        let own = document.tables[document.entries[index].table].locale
        return own == locale || own == "Base" && locale == self.sourceLocale
      }.map { Reference(document: number, entry: $0) }
    }
  }

  /// The key behind a reference.
  func key(of reference: Reference) -> String {
    documents[reference.document].key(of: entry(of: reference))
  }

  /// The value behind a reference.
  public func value(of reference: Reference) -> String? {
    if let text = tried[reference] { return text }
    return documents[reference.document].value(of: entry(of: reference))
  }
}
