import CatalogData
import Synchronization

/// Word lists among the catalog data: one item a line. A comment stands alone or behind a space: `#` inside
/// a word belongs to it.
package enum CatalogWords {
  /// The items of a list, in file order; empty if there is no such file.
  package static func list(_ name: String) -> [String] {
    if let known = lists.withLock({ $0[name] }) { return known }
    guard let list = read(name) else { return [] }
    lists.withLock { $0[name] = list }
    return list
  }

  /// The characters of a list, with spaces between them.
  package static func scalars(_ name: String) -> Set<Unicode.Scalar> {
    Set(list(name).joined().unicodeScalars.filter { $0 != " " })
  }

  /// The lines of a list that say `name: value`, by name.
  package static func named(_ name: String) -> [String: String] {
    Dictionary(list(name).compactMap(pair), uniquingKeysWith: { first, _ in first })
  }

  /// The words of the lines of a list that say `name: words`, by name.
  package static func sets(_ name: String) -> [String: Set<String>] {
    named(name).mapValues { Set(words(of: $0)) }
  }

  /// What a line says that is written `name: value`; `nil` for any other.
  package static func pair(_ line: String) -> (name: String, value: String)? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line[..<colon].trimmed
    let value = line[line.utf8.index(after: colon)...].trimmed
    return name.isEmpty || value.isEmpty ? nil : (name, value)
  }

  /// The words of a line, between spaces.
  package static func words(of line: String) -> [String] {
    var line = line
    return line.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: " ")).map {
        String(decoding: UnsafeBufferPointer(rebasing: $0), as: UTF8.self)
      }
    }
  }

  /// Those that were read: the files do not change while the program runs.
  private static let lists = Mutex<[String: [String]]>([:])

  private static func read(_ name: String) -> [String]? {
    guard var text = CatalogData.text(name) else { return nil }
    // By bytes: nobody waits for an answer longer than for these lists.
    return text.withUTF8 { bytes in
      bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap { line in
        let text = String(decoding: UnsafeBufferPointer(rebasing: line), as: UTF8.self)
        // Most lines are an item and nothing else.
        if let first = line.first, let last = line.last, isSign(first), isSign(last),
          !line.contains(UInt8(ascii: "#"))
        {
          return text
        }
        let item = withoutComment(text[...]).trimmed
        return item.isEmpty ? nil : item
      }
    }
  }

  /// Whether a byte is a character that is seen.
  private static func isSign(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }

  /// A line up to its comment: up to a `#` that is the first character or stands behind a space.
  package static func withoutComment(_ line: Substring) -> Substring {
    guard line.utf8.contains(UInt8(ascii: "#")) else { return line }
    var isBehindSpace = true
    return line.prefix { character in
      defer { isBehindSpace = character.isWhitespace }
      return character != "#" || !isBehindSpace
    }
  }
}
