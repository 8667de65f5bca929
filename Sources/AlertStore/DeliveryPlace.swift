import GRDB

/// Where a delivered file goes: its own path, or the place of the file it is a newer delivery of.
struct DeliveryPlace {
  let path: String
  /// What stands there, or in the place of the older delivery.
  let old: StoredFile?
  /// Where the same keys of the same language stand, if nothing tells whether the file is a newer delivery of that.
  private(set) var twin: String?
  /// Where all of its strings stand beside others, in another folder, some with other texts.
  private(set) var whole: String?

  /// - Parameters:
  ///   - index: the files of the catalog.
  ///   - busy: paths of other files of the same import.
  /// - Throws: ``StoreError`` if the file contradicts what is there.
  init(
    of file: DeliveredFile, _ subjects: Set<Subject>, _ index: SubjectIndex, replaces: Bool,
    busy: Set<[UInt8]>, _ db: Database
  ) throws {
    let finder = Finder(file, subjects, index, db)
    if let own = try finder.catalogFile(at: file.path) {
      if !replaces { try finder.checkSame(own) }
      self.init(path: file.path, old: own)
      return
    }
    // macOS gives names in other bytes than it was given them in: “Übersetzung” is the same with two marks or one letter.
    if let own = try finder.file(called: file.path, besides: busy) {
      if !replaces { try finder.checkSame(own) }
      self.init(path: own.path, old: own)
      return
    }
    let same = try finder.others()
    // In one folder two files of one language are an older and a newer delivery; in others they may be of two apps.
    let rival = same.first {
      busy.contains(Array($0.utf8)) && Paths.folder(of: $0) == Paths.folder(of: file.path)
    }
    if let rival {
      throw StoreError(
        file.origin, "it has the same strings as \(rival) in this import",
        "import the older one first, and then the newer one by itself")
    }
    let others = same.filter { !busy.contains(Array($0.utf8)) }
    guard let other = others.first else {
      if let (whole, count) = try finder.whole(isBeside: true) {
        throw StoreError(
          file.origin,
          "it has only \(file.count) of the \(count) strings of \(whole) in the catalog",
          "put them into that file and import it, or import this one into another --catalog")
      }
      self.init(path: file.path, old: nil)
      twin = try finder.twin(besides: busy)
      whole = try finder.whole(isBeside: false, besides: busy)?.path
      return
    }
    guard others.count == 1 else {
      throw StoreError(
        file.origin,
        "it has the same strings as \(others.joined(separator: " and ")) in the catalog",
        Wrapping(of: file.path)?.isArchive ?? false
          ? "unpack it and import what is in it, or import it into another --catalog"
          : "import its languages one by one, or all of it into another --catalog")
    }
    let path = Wrapping.path(of: file.path, inPlaceOf: other)
    // Who gets a bundle often sends back only the XLIFF in it; of an archive the rest would be lost.
    guard replaces || !file.isPlain || path == other else {
      throw Self.part(file, of: other, "use --replace if it should take its place")
    }
    guard try path == other || finder.catalogFile(at: path) == nil else {
      throw StoreError(
        file.origin,
        "it has the same strings as \(other), but the catalog already has another file at \(path)",
        "import it into another --catalog")
    }
    self.init(path: path, old: try finder.catalogFile(at: other))
  }

  /// A file has only part of what stands where it would go.
  static func part(_ file: DeliveredFile, of other: String, _ advice: String) -> StoreError {
    StoreError(file.origin, "it has only part of the content of \(other) in the catalog", advice)
  }

  private init(path: String, old: StoredFile?) {
    self.path = path
    self.old = old
  }

  private final class Finder {
    private let db: Database
    private let file: DeliveredFile
    private let subjects: Set<Subject>
    private let index: SubjectIndex

    /// What stands in the delivered file, found once for all files that it is compared with.
    private lazy var keys: KeyCounts = {
      var keys = KeyCounts()
      for document in file.documents {
        for entry in document.entries { keys.add(EntryIdentity(entry, in: document).text) }
      }
      return keys
    }()
    private lazy var texts: Set<String> = Set(
      file.documents.flatMap { document in document.entries.compactMap(document.value) })

    init(
      _ file: DeliveredFile, _ subjects: Set<Subject>, _ index: SubjectIndex, _ db: Database
    ) {
      self.file = file
      self.subjects = subjects
      self.index = index
      self.db = db
    }

    func catalogFile(at path: String) throws -> StoredFile? {
      try Row.fetchOne(
        db, sql: "SELECT * FROM file WHERE path = ? AND use = 'catalog'", arguments: [path]
      ).map(StoredFile.init)
    }

    /// A file whose path has the same letters in other bytes.
    func file(called path: String, besides busy: Set<[UInt8]>) throws -> StoredFile? {
      if path.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
      let paths = try String.fetchAll(db, sql: "SELECT path FROM file WHERE use = 'catalog'")
      // As characters, which compares them so.
      let found = paths.first { $0 == path && !busy.contains(Array($0.utf8)) }
      return try found.flatMap(catalogFile)
    }

    private func keys(of file: Int64) throws -> KeyCounts {
      var keys = KeyCounts()
      let rows = try Row.fetchCursor(
        db, sql: "SELECT identity FROM entry WHERE file = ?", arguments: [file])
      while let row = try rows.next() { keys.add(row[0]) }
      return keys
    }

    /// The file of the same name is about the same, and not only about a part of it.
    func checkSame(_ old: StoredFile) throws {
      let known = try subjects(of: old.id)
      guard known.isEmpty || !known.isDisjoint(with: subjects) else {
        throw StoreError(
          file.origin,
          "\(old.path) in the catalog has \(names(known)), but this has \(names(subjects))",
          "rename it, or use --replace if it should take its place")
      }
      let before = try keys(of: old.id)
      let kept = before.shared(with: keys)
      guard kept * 2 >= before.total else {
        throw StoreError(
          file.origin,
          "it has only \(kept) of the \(before.total) keys of \(old.path) in the catalog",
          "use --replace to drop the others")
      }
      try checkTranslations(old)
    }

    /// A file that comes back without its translations, as Xcode exports it for a new language, is no newer delivery. What
    /// has another source text now may have no translation yet.
    private func checkTranslations(_ old: StoredFile) throws {
      var now: [[String]: (isTranslated: Bool, source: String?)] = [:]
      for document in file.documents {
        for entry in document.entries {
          let place = [document.tables[entry.table].locale ?? "", document.key(of: entry)]
          let isTranslated = !(document.value(of: entry) ?? "").isEmpty
          now[place] = (
            isTranslated || now[place]?.isTranslated ?? false, document.source(of: entry)
          )
        }
      }
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT DISTINCT locale, key, source FROM entry WHERE file = ? AND coalesce(value, '') <> ''
          """, arguments: [old.id])
      var before: Set<[String]> = []
      for row in rows {
        let place: [String] = [row[0], row[1]]
        guard let new = now[place], Casing.isSame(new.source ?? "", row[2] as String? ?? "") else {
          continue
        }
        before.insert(place)
      }
      let kept = before.count { now[$0]?.isTranslated ?? false }
      guard kept * 2 >= before.count else {
        throw StoreError(
          file.origin,
          "it has only \(kept.counted("translation", "translations")) where \(old.path) in the catalog has \(before.count)",
          "use --replace to drop the others")
      }
    }

    /// Files that state the same original and locale and have most of the keys: the file was renamed.
    func others() throws -> [String] {
      let stated = subjects.filter(\.isStated)
      guard !stated.isEmpty else { return [] }
      return try index.files(holding: stated, db).filter { other in
        let own = try keys(of: other.id)
        return keys.shared(with: own) * 2 > max(keys.total, own.total)
      }.map(\.path)
    }

    /// A file that states the same originals and locale and has all of its strings, some with other texts, or decided: it has
    /// only what was corrected, and both together would contradict each other.
    ///
    /// - Parameter isBeside: whether it is in the same folder; in others it may be of another app.
    func whole(
      isBeside: Bool, besides busy: Set<[UInt8]> = []
    ) throws -> (path: String, count: Int)? {
      let stated = subjects.filter(\.isStated)
      guard file.isPlain, !stated.isEmpty else { return nil }
      for other in try index.files(holding: stated, db)
      where (Paths.folder(of: other.path) == Paths.folder(of: file.path)) == isBeside {
        guard other.subjects.isSuperset(of: stated), !busy.contains(Array(other.path.utf8)) else {
          continue
        }
        var texts: [[UInt8]: String?] = [:]
        for row in try Row.fetchAll(
          db, sql: "SELECT identity, value FROM entry WHERE file = ?", arguments: [other.id])
        { texts[EntryIdentity.rest(of: row[0])] = row[1] as String? }
        // Where all of it says the same, and nothing was decided, nothing contradicts.
        let decided = try self.decided(in: other.path)
        let known = file.documents.flatMap { document in
          document.entries.map { entry in
            let rest = EntryIdentity.rest(of: EntryIdentity(entry, in: document).text)
            return texts[rest].map {
              $0.isIdentical(to: document.value(of: entry)) && !decided.contains(rest)
            }
          }
        }
        if !known.contains(nil), known.contains(false) { return (other.path, texts.count) }
      }
      return nil
    }

    /// The entries of a file about which a decision stands.
    private func decided(in path: String) throws -> Set<[UInt8]> {
      let (start, end) = EntryIdentity.range(of: path)
      return try Set(
        String.fetchAll(
          db, sql: "SELECT entry FROM choice WHERE state = 'active' AND entry >= ? AND entry < ?",
          arguments: [start, end]
        ).map(EntryIdentity.rest))
    }

    /// A file in this language that has nearly the same keys, and its name or most of its texts: it was given from
    /// another folder, or renamed.
    func twin(besides busy: Set<[UInt8]>) throws -> String? {
      let languages = Subject.languages(subjects)
      guard subjects.contains(where: { !$0.isStated }), !languages.isEmpty else { return nil }
      let end = "/" + file.path.split(separator: "/").suffix(2).joined(separator: "/")
      return try index.files(in: languages, db).first { other in
        guard !busy.contains(Array(other.path.utf8)) else { return false }
        let own = try keys(of: other.id)
        return try keys.shared(with: own) * 10 >= max(keys.total, own.total) * 9
          && (("/" + other.path).hasSuffix(end) || hasMostTexts(of: other.id))
      }?.path
    }

    /// Whether half of the texts of another file or more stand in this one.
    private func hasMostTexts(of other: Int64) throws -> Bool {
      let own = try String.fetchSet(
        db, sql: "SELECT value FROM entry WHERE file = ? AND value IS NOT NULL", arguments: [other])
      return !own.isEmpty && texts.intersection(own).count * 2 >= own.count
    }

    private func subjects(of file: Int64) throws -> Set<Subject> {
      try String.fetchOne(db, sql: "SELECT subjects FROM file WHERE id = ?", arguments: [file])
        .map(Subject.stored) ?? []
    }

    private func names(_ subjects: Set<Subject>) -> String {
      let names = Set(
        subjects.map { "\($0.table) (\($0.locale.isEmpty ? "no locale" : $0.locale))" }
      ).sorted()
      return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " …" : "")
    }
  }
}
