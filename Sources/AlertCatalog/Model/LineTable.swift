import Foundation

/// Where the lines of a file are, and where a place of the working text is in the file on disk.
/// LF, CRLF and CR end a line.
public struct LineTable: Sendable {
  private let bytes: FileBytes
  private let encoding: TextEncoding
  /// For every 4,096 bytes, the line that they begin in and where that begins.
  private let marks: [Mark]
  private let counts: ScalarCounts

  private static let step = 4096
  /// So many are worth a turn of their own: 8 MB.
  private static let stepsAtATime = 2048

  private struct Mark {
    var line = 1
    var start = 0
  }

  /// Scans UTF-8 bytes.
  ///
  /// - Parameter jobs: parts of a large file scanned at a time.
  public init(_ bytes: FileBytes, encoding: TextEncoding = .utf8, jobs: Int = 1) {
    self.bytes = bytes
    self.encoding = encoding
    counts = ScalarCounts(bytes)
    let starts = Array(stride(from: 0, through: bytes.count, by: Self.step))
    let ends = Parallel.flatMap(starts, atATime: Self.stepsAtATime, jobs: jobs) { starts in
      bytes.withUnsafeBytes { bytes in
        starts.map { Self.lineEnds(bytes, $0..<min($0 + Self.step, bytes.count)) }
      }
    }
    var here = Mark()
    marks = ends.map { count, last in
      defer {
        here.line += count
        if let last { here.start = last + 1 }
      }
      return here
    }
  }

  /// The lines of a file.
  ///
  /// - Parameter jobs: parts of a large file scanned at a time.
  public init(_ file: SourceFile, jobs: Int = 1) {
    self.init(file.bytes, encoding: file.encoding, jobs: jobs)
  }

  /// The position of a byte offset; a byte order mark takes no column.
  public func position(at offset: Int) -> Position {
    // Nobody sees the lines of a binary file.
    if encoding == .binaryPropertyList { return .start }
    let offset = min(offset, bytes.count)
    let mark = offset / Self.step
    let (count, last) = bytes.withUnsafeBytes {
      Self.lineEnds($0, mark * Self.step..<offset)
    }
    var start = last.map { $0 + 1 } ?? marks[mark].start
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    return Position(line: marks[mark].line + count, column: counts.scalars(start..<offset) + 1)
  }

  /// The byte of the file on disk that a byte of the working text comes from.
  public func originalOffset(_ offset: Int) -> Int {
    switch encoding {
    case .utf8, .ascii: offset
    case .binaryPropertyList: 0
    case .latin1: counts.before(offset).scalars
    case .utf16LittleEndian, .utf16BigEndian: counts.before(offset).units * 2
    }
  }

  private static func endsLine(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    bytes[index] == 0x0A
      || bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
  }

  /// How many lines end in a range, and where the last of them does.
  private static func lineEnds(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> (count: Int, last: Int?) {
    let count =
      UnsafeRawBufferPointer(rebasing: bytes[range]).holds(0x0D)
      ? range.count { endsLine(bytes, $0) } : bytes.count(of: 0x0A, in: range)
    return (count, count == 0 ? nil : range.last { endsLine(bytes, $0) })
  }
}
