import Foundation

/// Where the lines of a file are, and where a place of the working text is in the file on disk.
/// LF, CRLF and CR end a line.
public struct LineTable: Sendable {
  private let bytes: FileBytes
  private let encoding: TextEncoding
  /// Lines that begin 4,096 bytes or more behind the one before them in this list.
  private let starts: [(offset: Int, line: Int)]
  private let counts: ScalarCounts

  private static let stride = 4096

  /// Scans UTF-8 bytes once.
  public init(_ bytes: FileBytes, encoding: TextEncoding = .utf8) {
    self.bytes = bytes
    self.encoding = encoding
    counts = ScalarCounts(bytes)
    var starts = [(offset: 0, line: 1)]
    var line = 1
    var offset = 0
    let hasReturns = bytes.holds(0x0D)
    while let next = Self.nextLine(bytes, offset, hasReturns) {
      offset = next
      line += 1
      if let last = starts.last, offset - last.offset >= Self.stride {
        starts.append((offset, line))
      }
    }
    self.starts = starts
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
      if starts[middle].offset <= offset { low = middle } else { high = middle }
    }
    var (start, line) = starts[low]
    while let next = Self.nextLine(bytes, start, true), next <= offset {
      start = next
      line += 1
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
