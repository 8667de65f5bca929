import TestSupport
import Testing

@testable import AlertCatalog

/// Lines and columns, found by the table and counted one by one.
struct LineTableTests {
  @Test(arguments: ["\n", "\r", "\r\n", "mixed", ""])
  func isAsCounted(_ end: String) throws {
    var random = Seeded(state: 7)
    var text = ""
    for _ in 0..<3000 {
      let length = random.next(below: 40) == 0 ? random.next(below: 20_000) : random.next(below: 30)
      text += String(repeating: "é", count: length / 2) + String(repeating: "a", count: length / 2)
      text += end == "mixed" ? ["\n", "\r", "\r\n", "\n\r"][random.next(below: 4)] : end
    }
    let bytes = FileBytes(text.utf8)
    let table = LineTable(bytes)
    var wanted: [Int: Position] = [:]
    var position = Position.start
    var previous: UInt8 = 0
    for (offset, byte) in text.utf8.enumerated() {
      if previous == 0x0A || previous == 0x0D && byte != 0x0A {
        position = Position(line: position.line + 1, column: 1)
      } else if offset > 0, byte & 0xC0 != 0x80 {
        position.column += 1
      }
      if byte & 0xC0 != 0x80 { wanted[offset] = position }
      previous = byte
    }
    for _ in 0..<2000 {
      let offset = random.next(below: bytes.count)
      guard let place = wanted[offset] else { continue }
      try #require(table.position(at: offset) == place, "offset \(offset)")
    }
  }

  /// A large file is scanned in parts.
  @Test func partsMakeNoDifference() {
    var random = Seeded(state: 9)
    var bytes: [UInt8] = []
    while bytes.count < 20 << 20 {
      bytes += Array(repeating: 0x61, count: random.next(below: 9_000))
      bytes += [[0x0A], [0x0D], [0x0D, 0x0A]][random.next(below: 3)]
    }
    let file = FileBytes(bytes)
    let (one, many) = (LineTable(file), LineTable(file, jobs: 4))
    for _ in 0..<500 {
      let offset = random.next(below: bytes.count)
      #expect(one.position(at: offset) == many.position(at: offset), "offset \(offset)")
    }
  }
}
