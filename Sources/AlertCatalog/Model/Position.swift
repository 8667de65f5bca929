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

/// Where the lines of a file begin. LF, CRLF and CR end a line.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Scans UTF-8 bytes once.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let next = index + 1
      if byte == 0x0A || byte == 0x0D && !(next < bytes.count && bytes[next] == 0x0A) {
        starts.append(next)
      }
    }
    self.starts = starts
  }

  /// The position of a byte offset; a byte order mark takes no column.
  public func position(at offset: Int) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var start = starts[low]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    let column = bytes[start..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 }
    return Position(line: low + 1, column: column + 1)
  }
}
