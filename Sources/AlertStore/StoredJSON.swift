import Foundation

/// Values in columns of the catalog file.
enum StoredJSON {
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Stored edits of a text; `nil` where there are none, or none that fit it.
  static func edits(_ stored: String?, of text: String) -> [Edit]? {
    stored.flatMap { value([Edit].self, $0) }.flatMap { edits in
      let fits = edits.allSatisfy { $0.range.upperBound <= text.utf8.count } && !edits.overlap
      return fits ? edits : nil
    }
  }

  static func value<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
