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

/// Where the lines of a file begin, and where a place of the working text is in the file on disk.
/// LF, CRLF and CR end a line.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let encoding: TextEncoding
  private let starts: [Int]
  /// Scalars and UTF-16 units before every 1,024th byte, so that one long line costs no more than
  /// many short ones.
  private let marks: [(scalars: Int, units: Int)]

  private static let stride = 1024

  /// Scans UTF-8 bytes once.
  public init(_ bytes: [UInt8], encoding: TextEncoding = .utf8) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [0]
    var marks: [(scalars: Int, units: Int)] = []
    var scalars = 0
    var units = 0
    for (index, byte) in bytes.enumerated() {
      if index.isMultiple(of: Self.stride) { marks.append((scalars, units)) }
      if byte & 0xC0 != 0x80 {
        scalars += 1
        units += byte >= 0xF0 ? 2 : 1
      }
      let next = index + 1
      if byte == 0x0A || byte == 0x0D && !(next < bytes.count && bytes[next] == 0x0A) {
        starts.append(next)
      }
    }
    self.starts = starts
    self.marks = marks
  }

  /// The lines of a file.
  public init(_ file: SourceFile) { self.init(file.bytes, encoding: file.encoding) }

  /// The position of a byte offset; a byte order mark takes no column.
  public func position(at offset: Int) -> Position {
    // Nobody sees the lines of a binary file.
    if encoding == .binaryPropertyList { return .start }
    let offset = min(offset, bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var start = starts[low]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    return Position(line: low + 1, column: count(offset).scalars - count(start).scalars + 1)
  }

  /// The byte of the file on disk that a byte of the working text comes from.
  public func originalOffset(_ offset: Int) -> Int {
    switch encoding {
    case .utf8, .ascii: offset
    case .binaryPropertyList: 0
    case .latin1: count(offset).scalars
    case .utf16LittleEndian, .utf16BigEndian: count(offset).units * 2
    }
  }

  /// Scalars and UTF-16 units before an offset.
  private func count(_ offset: Int) -> (scalars: Int, units: Int) {
    guard !marks.isEmpty else { return (0, 0) }
    let mark = min(offset / Self.stride, marks.count - 1)
    var (scalars, units) = marks[mark]
    for byte in bytes[mark * Self.stride..<offset] where byte & 0xC0 != 0x80 {
      scalars += 1
      units += byte >= 0xF0 ? 2 : 1
    }
    return (scalars, units)
  }
}
