/// A place in a text file for people: line and column from 1, columns in Unicode scalars.
public struct Position: Hashable, Sendable, Comparable {
  /// Line, counted from 1.
  public var line: Int
  /// Column in Unicode scalars, counted from 1.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = Position(line: 1, column: 1)

  /// Orders by line, then column.
  public static func < (a: Position, b: Position) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
