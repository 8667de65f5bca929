/// Where the lines of a file are, and where a place of the working text is in the file on disk.
/// LF, CRLF and CR end a line.
public struct LineTable: Sendable {
  private let bytes: FileBytes
  private let encoding: TextEncoding
  /// What stands before every 1,024th byte, so that one long line costs no more than many short ones.
  private let marks: [Count]

  private static let block = 1024

  /// Lines that end, scalars, and UTF-16 units.
  private struct Count {
    var lines = 0
    var scalars = 0
    var units = 0
  }

  /// Scans UTF-8 bytes once.
  public init(_ bytes: FileBytes, encoding: TextEncoding = .utf8) {
    self.bytes = bytes
    self.encoding = encoding
    var count = Count()
    marks = bytes.withUnsafeBytes { bytes in
      Swift.stride(from: 0, to: bytes.count, by: Self.block).map { start in
        let before = count
        Self.add(bytes, start..<min(start + Self.block, bytes.count), to: &count)
        return before
      }
    }
  }

  /// The lines of a file.
  public init(_ file: SourceFile) { self.init(file.bytes, encoding: file.encoding) }

  /// The position of a byte offset; a byte order mark takes no column.
  public func position(at offset: Int) -> Position {
    // Nobody sees the lines of a binary file.
    if encoding == .binaryPropertyList { return .start }
    let offset = min(offset, bytes.count)
    let here = count(offset)
    var start = lineStart(before: offset, here.lines)
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    return Position(line: here.lines + 1, column: here.scalars - count(start).scalars + 1)
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

  /// The first byte of the line that an offset is in, which has `lines` lines before it.
  private func lineStart(before offset: Int, _ lines: Int) -> Int {
    if lines == 0 { return 0 }
    var low = 0
    var high = min(offset / Self.block, marks.count - 1) + 1
    // The last block that begins before the line does.
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].lines < lines { low = middle } else { high = middle }
    }
    let end = min(offset, (low + 1) * Self.block)
    return bytes[low * Self.block..<end].indices.last { endsLine($0) }.map { $0 + 1 } ?? 0
  }

  private func endsLine(_ index: Int) -> Bool {
    bytes[index] == 0x0A
      || bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
  }

  /// What stands before an offset.
  private func count(_ offset: Int) -> Count {
    guard !marks.isEmpty else { return Count() }
    let mark = min(offset / Self.block, marks.count - 1)
    var count = marks[mark]
    bytes.withUnsafeBytes { Self.add($0, mark * Self.block..<offset, to: &count) }
    return count
  }

  private static func add(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, to count: inout Count
  ) {
    var feeds = 0
    var returns = 0
    var scalars = 0
    var long = 0
    for index in range {
      let byte = bytes[index]
      feeds &+= byte == 0x0A ? 1 : 0
      returns &+= byte == 0x0D ? 1 : 0
      scalars &+= byte & 0xC0 != 0x80 ? 1 : 0
      long &+= byte >= 0xF0 ? 1 : 0
    }
    if returns > 0 {
      // Those before a line feed do not count.
      for index in range where bytes[index] == 0x0D {
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { returns -= 1 }
      }
    }
    count.lines += feeds + returns
    count.scalars += scalars
    count.units += scalars + long
  }
}
