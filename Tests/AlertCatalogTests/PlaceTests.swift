import Testing

@testable import AlertCatalog

struct LineTableTests {
  @Test func countsLinesAndScalars() {
    let table = LineTable(Array("aé\r\nb\rc\n😀d".utf8))
    #expect(table.position(at: 0) == Position(line: 1, column: 1))
    #expect(table.position(at: 3) == Position(line: 1, column: 3))
    #expect(table.position(at: 5) == Position(line: 2, column: 1))
    #expect(table.position(at: 7) == Position(line: 3, column: 1))
    #expect(table.position(at: 13) == Position(line: 4, column: 2))
  }
}
