import AlertRules
import ArgumentParser
import Foundation

/// Accuracy of title style on cases with a known answer.
struct StyleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "style")
  @Argument var file: String
  @Option var without = "TitleCaser"

  func run() throws {
    let casing = try Casing(locale: "en", style: .title)
    let text = try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)
    var all = (right: 0, rows: 0)
    var plain = (right: 0, rows: 0)
    for line in text.split(separator: "\n").dropFirst() {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count >= 3 else { continue }
      let result = casing.styled(columns[0])
      let isRight = result == columns[1]
      let counts = !columns[2].contains(without) && !Self.hasQuotationMarks(columns[0])
      all = (all.right + (isRight ? 1 : 0), all.rows + 1)
      guard counts else { continue }
      plain = (plain.right + (isRight ? 1 : 0), plain.rows + 1)
      if !isRight {
        print("miss  \(columns[0])\n      wanted \(columns[1])\n      gave   \(result)")
      }
    }
    print("not from \(without), no quotation marks: \(Self.share(plain))")
    print("all rows: \(Self.share(all))")
  }

  /// Double marks anywhere, single ones where they open.
  private static func hasQuotationMarks(_ text: String) -> Bool {
    text.contains { "\"“”‘«»".contains($0) } || text.contains(/(^|[\s(—\-])'/)
  }

  private static func share(_ count: (right: Int, rows: Int)) -> String {
    let percent = count.rows == 0 ? 0 : Double(count.right) * 100 / Double(count.rows)
    return "\(count.right) of \(count.rows) right, \((percent * 10).rounded() / 10) %"
  }
}
