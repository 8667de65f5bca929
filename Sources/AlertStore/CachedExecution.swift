import GRDB

extension Database {
  /// Executes what is executed often: it is prepared once.
  func execute(cached sql: String, _ arguments: StatementArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }
}
