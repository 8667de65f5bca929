import Foundation

/// Where the lines of a file are, and where a place of the working text is in the file on disk.
/// LF, CRLF and CR end a line.
public struct LineTable: Sendable {
  private let bytes: FileBytes
  private let encoding: TextEncoding
  /// Places 4,096 bytes or more behind one another, with the line they are in and where it begins.
  private let marks: [Mark]
  private let counts: ScalarCounts

  private static let stride = 4096

  private struct Mark {
    var offset: Int
    var line: Int
    var start: Int
  }

  /// Scans UTF-8 bytes once.
  public init(_ bytes: FileBytes, encoding: TextEncoding = .utf8) {
    self.bytes = bytes
    self.encoding = encoding
    counts = ScalarCounts(bytes)
    var marks = [Mark(offset: 0, line: 1, start: 0)]
    var here = marks[0]
    let hasReturns = bytes.holds(0x0D)
    while here.offset < bytes.count {
      let next = Self.nextLine(bytes, here.offset, hasReturns)
      // A long line has marks inside.
      while let last = marks.last, (next ?? bytes.count) - last.offset > 2 * Self.stride {
        marks.append(Mark(offset: last.offset + Self.stride, line: here.line, start: here.start))
      }
      guard let next else { break }
      here = Mark(offset: next, line: here.line + 1, start: next)
      if let last = marks.last, next - last.offset >= Self.stride { marks.append(here) }
    }
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
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    var (line, start) = (marks[low].line, marks[low].start)
    bytes.withUnsafeBytes { bytes in
      for index in marks[low].offset..<offset where Self.endsLine(bytes, index) {
        line += 1
        start = index + 1
      }
    }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    return Position(line: line, column: counts.scalars(start..<offset) + 1)
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

  /// Where the next line begins.
  private static func nextLine(_ bytes: FileBytes, _ offset: Int, _ hasReturns: Bool) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, offset < bytes.count else { return nil }
      if !hasReturns {
        return memchr(base + offset, 0x0A, bytes.count - offset).map {
          UnsafeRawPointer($0) - base + 1
        }
      }
      var index = offset
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      if index == bytes.count { return nil }
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      return index + (isPair ? 2 : 1)
    }
  }
}
