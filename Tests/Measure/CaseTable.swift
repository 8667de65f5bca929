/// Tab-separated rows with named columns; lines that begin with `#` are comments.
struct CaseTable {
  let columns: [String]
  let rows: [[String: String]]

  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    let columns = lines.first.map(Self.cells) ?? []
    self.columns = columns
    rows = lines.dropFirst().map { line in
      Dictionary(zip(columns, Self.cells(line)), uniquingKeysWith: { a, _ in a })
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}
