import GRDB

/// The files of a catalog by what they hold of whom. An import reads them once, and follows what it puts in itself; what
/// others put in meanwhile makes it read again.
final class SubjectIndex {
  /// A file of the catalog.
  struct File {
    var id: Int64
    var path: String
    var subjects: Set<Subject>
  }

  private var known: [Int64: File] = [:]
  private var bySubject: [Subject: Set<Int64>] = [:]
  private var byLanguage: [String: Set<Int64>] = [:]
  /// The generation of the catalog that this is; `nil`: nothing was read.
  private var generation: Int64?

  /// The files that hold one of some subjects, in path order.
  func files(holding subjects: Set<Subject>, _ db: Database) throws -> [File] {
    try read(db)
    return sorted(subjects.compactMap { bySubject[$0] })
  }

  /// The files that hold something in one of some languages, in path order.
  func files(in languages: Set<String>, _ db: Database) throws -> [File] {
    try read(db)
    return sorted(languages.compactMap { byLanguage[$0] })
  }

  /// Follows a step of the import itself, once that is written.
  ///
  /// - Parameter file: what was put in, if it is a file that is judged.
  func follow(_ next: Int64, adding file: File? = nil) {
    guard generation == next - 1 else { return }
    generation = next
    guard let file else { return }
    remove(file.id)
    add(file)
  }

  /// Reads the files, unless they are known.
  private func read(_ db: Database) throws {
    let current = try CatalogFile.generation(db)
    guard current == nil || current != generation else { return }
    generation = nil
    (known, bySubject, byLanguage) = ([:], [:], [:])
    let rows = try Row.fetchCursor(
      db, sql: "SELECT id, path, subjects FROM file WHERE use = 'catalog'")
    while let row = try rows.next() {
      add(File(id: row[0], path: row[1], subjects: Subject.stored(row[2])))
    }
    generation = current
  }

  private func add(_ file: File) {
    known[file.id] = file
    for subject in file.subjects { bySubject[subject, default: []].insert(file.id) }
    for language in Subject.languages(file.subjects) {
      byLanguage[language, default: []].insert(file.id)
    }
  }

  private func remove(_ id: Int64) {
    guard let file = known.removeValue(forKey: id) else { return }
    for subject in file.subjects { bySubject[subject]?.remove(id) }
    for language in Subject.languages(file.subjects) { byLanguage[language]?.remove(id) }
  }

  /// Paths go by their bytes, as SQLite sorts them.
  private func sorted(_ groups: [Set<Int64>]) -> [File] {
    groups.reduce(into: Set<Int64>()) { $0.formUnion($1) }.compactMap { known[$0] }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
