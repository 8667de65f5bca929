import GRDB

/// The tables of a catalog file. A migration that was released is never changed; the next one is added.
enum Schema {
  static func migrator(applicationID: Int32) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.execute(sql: first)
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    }
    // Nobody ever read what it held.
    migrator.registerMigration("2") { db in try db.execute(sql: "DROP TABLE event") }
    // A note is about a text, and somebody may close it: with a row that names it, because rows are only ever added.
    migrator.registerMigration("3") { db in
      try db.execute(
        sql: "ALTER TABLE note ADD COLUMN base TEXT; ALTER TABLE note ADD COLUMN closes INTEGER")
    }
    // How long a text may be is known when it is decided, not when it is exported.
    migrator.registerMigration("4") { db in
      try db.execute(sql: "ALTER TABLE entry ADD COLUMN longest INTEGER")
    }
    migrator.registerMigration("5", migrate: TableNames.update)
    return migrator
  }

  /// Whether a database has exactly our tables: types are enforced by them, so rows can be trusted to
  /// be what they should.
  static func isOurs(_ db: Database, applicationID: Int32) throws -> Bool {
    let own = try DatabaseQueue()
    try migrator(applicationID: applicationID).migrate(own)
    return try definitions(db) == own.read(definitions)
  }

  private static func definitions(_ db: Database) throws -> [String] {
    try String.fetchAll(
      db, sql: "SELECT type || name || coalesce(sql, '') FROM sqlite_schema ORDER BY type, name")
  }

  /// What people gave and decided (file, decision, choice, note), and what follows from it
  /// (entry, alert, finding).
  private static let first = """
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
    INSERT INTO setting VALUES
      ('id', lower(hex(randomblob(8)))), ('generation', '0'), ('judged', '-1');

    CREATE TABLE file (
      id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, use TEXT NOT NULL, bytes BLOB NOT NULL,
      subjects TEXT NOT NULL) STRICT;

    CREATE TABLE entry (
      id INTEGER PRIMARY KEY AUTOINCREMENT, file INTEGER NOT NULL REFERENCES file (id) ON DELETE CASCADE,
      identity TEXT NOT NULL UNIQUE, number INTEGER NOT NULL, key TEXT NOT NULL,
      variation TEXT NOT NULL, locale TEXT NOT NULL, source TEXT, value TEXT,
      sourceBeside TEXT, comment TEXT NOT NULL, state TEXT NOT NULL, lock TEXT) STRICT;
    CREATE INDEX entry_file ON entry (file, number);

    CREATE TABLE decision (
      id INTEGER PRIMARY KEY AUTOINCREMENT, entry TEXT NOT NULL, rule TEXT NOT NULL,
      start INTEGER NOT NULL, verdict TEXT NOT NULL, base TEXT NOT NULL, source TEXT,
      edits TEXT, text TEXT, reviewer TEXT NOT NULL, at TEXT NOT NULL, reason TEXT NOT NULL) STRICT;
    CREATE INDEX decision_entry ON decision (entry);
    CREATE TABLE choice (
      entry TEXT NOT NULL, rule TEXT NOT NULL, start INTEGER NOT NULL,
      decision INTEGER NOT NULL REFERENCES decision (id), state TEXT NOT NULL,
      PRIMARY KEY (entry, rule, start)) WITHOUT ROWID, STRICT;
    CREATE TABLE note (
      id INTEGER PRIMARY KEY AUTOINCREMENT, entry TEXT NOT NULL, text TEXT NOT NULL,
      reviewer TEXT NOT NULL, at TEXT NOT NULL) STRICT;
    CREATE INDEX note_entry ON note (entry);
    CREATE TABLE event (
      id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, reviewer TEXT NOT NULL,
      what TEXT NOT NULL) STRICT;

    CREATE TABLE alert (
      id INTEGER PRIMARY KEY AUTOINCREMENT, identity TEXT NOT NULL UNIQUE, position INTEGER NOT NULL,
      name TEXT NOT NULL, title TEXT NOT NULL, facts TEXT NOT NULL) STRICT;
    CREATE INDEX alert_position ON alert (position);
    CREATE VIRTUAL TABLE alert_text USING fts5 (
      words, prefix = '2 3', columnsize = 0,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'");
    CREATE TABLE alert_entry (
      alert INTEGER NOT NULL REFERENCES alert (id) ON DELETE CASCADE, entry INTEGER NOT NULL,
      member INTEGER NOT NULL, PRIMARY KEY (alert, entry, member)) WITHOUT ROWID, STRICT;
    CREATE INDEX alert_entry_entry ON alert_entry (entry);
    CREATE TABLE finding (
      id INTEGER PRIMARY KEY, alert INTEGER NOT NULL REFERENCES alert (id) ON DELETE CASCADE,
      entry INTEGER NOT NULL, rule TEXT NOT NULL, severity TEXT NOT NULL, start INTEGER NOT NULL,
      "end" INTEGER NOT NULL, locale TEXT NOT NULL, edition TEXT NOT NULL, message TEXT NOT NULL,
      evidence TEXT NOT NULL, edits TEXT, applicability TEXT, state TEXT NOT NULL) STRICT;
    CREATE INDEX finding_alert ON finding (alert, state);
    CREATE INDEX finding_entry ON finding (entry);
    CREATE INDEX finding_state ON finding (state, severity, locale, rule, alert);
    """
}
