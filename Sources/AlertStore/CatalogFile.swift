@_exported public import AlertRules
import Foundation
import GRDB

/// A catalog file (`*.alertcat`): imported files with their exact bytes, their entries and alerts, what
/// was found, and what people decided. One SQLite file; several programs may use it at once.
///
///     let catalog = try CatalogFile("alerts.alertcat", creating: true)
///
/// What a call acknowledged survives the end of the program at any moment.
public final class CatalogFile: Sendable {
  /// The file.
  public let path: String
  let pool: any DatabaseWriter

  /// Marks the file as ours: “alct”.
  private static let applicationID: Int32 = 0x616C_6374

  /// Opens a catalog file.
  ///
  /// - Parameters:
  ///   - creating: whether to create one where there is none.
  ///   - reading: whether it is only read: then it stays byte for byte, unless an import was not checked yet, and one
  ///     that cannot be written will do.
  /// - Throws: ``StoreError`` if it is missing, of another kind, or made by a newer program.
  public init(
    _ path: String, creating: Bool = false, reading: Bool = false
  ) throws(StoreError) {
    self.path = path
    let path = path.hasPrefix("file:") ? "./" + path : path
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    if size ?? 0 == 0, !creating {
      throw StoreError(
        path, size == nil ? "there is no such catalog" : "the file is empty",
        "create one with alertcat import PATH")
    }
    do {
      pool = try Self.patiently { try Self.open(path, reading: reading) }
    } catch {
      throw StoreError(path, error)
    }
  }

  /// How long another program may hold what is needed here, in seconds.
  private static let patience = 20.0

  /// Goes on trying while others use the file: SQLite does not wait by itself where two programs that make or close the
  /// same catalog could wait for each other.
  private static func patiently<Value>(_ body: () throws -> Value) throws -> Value {
    let end = Date(timeIntervalSinceNow: patience)
    while true {
      do {
        return try body()
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && Date() < end {
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  private static func open(_ path: String, reading: Bool) throws -> any DatabaseWriter {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { db in try db.execute(sql: "PRAGMA synchronous = FULL") }
    try checkKind(path)
    let pool: any DatabaseWriter =
      reading
      ? try reader(path, configuration)
      : try DatabasePool(path: path, configuration: configuration)
    let migrator = Schema.migrator(applicationID: applicationID)
    if try pool.read(migrator.hasBeenSuperseded) {
      throw StoreError(path, "this catalog was made by a newer alertcat", "update alertcat")
    }
    // Another program may be making the same catalog: then its tables are there on the second go.
    do { try migrator.migrate(pool) } catch { try migrator.migrate(pool) }
    guard try pool.read({ try Schema.isOurs($0, applicationID: applicationID) }) else {
      throw StoreError(
        path, "its tables are not those of an alertcat catalog",
        "restore it from a copy, or import again")
    }
    return pool
  }

  /// A connection for reading; a pool would write to the file already when it opens it. What a catalog holds that
  /// cannot be written, with its log beside it, is in a database that goes with the program: what follows from its files
  /// is found there.
  private static func reader(
    _ path: String, _ configuration: GRDB.Configuration
  ) throws -> DatabaseQueue {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if access(path, W_OK) == 0, access(folder, W_OK) == 0 {
      return try DatabaseQueue(path: path, configuration: configuration)
    }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(patience)
    // Without a log nobody has it open, and SQLite is told so: it could not make one to see.
    let isAtRest = Paths.kind(of: path + "-wal") == .missing
    let place = isAtRest ? URL(fileURLWithPath: path).absoluteString + "?immutable=1" : path
    let copy = try DatabaseQueue(path: "")
    try DatabaseQueue(path: place, configuration: configuration).backup(to: copy)
    return copy
  }

  /// Looks at the head of the file, before SQLite creates anything beside it.
  private static func checkKind(_ path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    defer { try? file.close() }
    let head = (try? file.read(upToCount: 100)) ?? Data()
    if head.isEmpty { return }
    let isSQLite = head.count == 100 && head.starts(with: Array("SQLite format 3\0".utf8))
    let id = isSQLite ? head[68..<72].reduce(0) { $0 << 8 | Int32($1) } : 0
    if isSQLite, id == applicationID { return }
    if isSQLite, id == 0, try isNew(path) { return }
    throw StoreError(path, "this is not an alertcat catalog", "use another --catalog")
  }

  /// Whether a database has no tables yet but the one that its making begins with, or its mark is only
  /// in the log beside it: it is being made.
  private static func isNew(_ path: String) throws -> Bool {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(patience)
    return try DatabaseQueue(path: path, configuration: configuration).read { db in
      // Tables and mark come at once, so who sees tables sees the mark when asked after.
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM sqlite_schema WHERE tbl_name <> 'grdb_migrations'") == 0
        || Int32.fetchOne(db, sql: "PRAGMA application_id") == applicationID
    }
  }

  /// What SQLite’s own check finds wrong with the file; empty if nothing.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read.
  public func problems() throws(StoreError) -> [String] {
    try read { db in
      try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
        + String.fetchAll(db, sql: "PRAGMA foreign_key_check")
    }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try pool.read(body) } catch { throw StoreError(path, error) }
  }

  /// All of `body`, or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try pool.write(body) } catch { throw StoreError(path, error) }
  }
}
