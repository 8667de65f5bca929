import Foundation

/// JSON as every report is written: pretty, members sorted, control characters escaped, with a final line
/// end.
enum ReportJSON {
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "" }
    return Terminal.escaped(String(decoding: data, as: UTF8.self)) + "\n"
  }
}
