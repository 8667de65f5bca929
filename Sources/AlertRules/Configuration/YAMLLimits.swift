/// How much of a file may be read, which with aliases can be far more than stands in it.
final class YAMLBudget {
  private var left: Int

  /// Without aliases nothing is read more often than it has letters, and a little is free.
  init(_ text: String) { left = 100_000 + text.utf8.count * 4 }

  /// Whether so many more nodes may be read.
  func spend(_ count: Int) -> Bool {
    left -= count
    return left >= 0
  }
}

/// Keys that are no text. The parser compares the keys of a mapping with each other, and with aliases of
/// aliases a key of a few bytes is as large as one likes.
enum YAMLKeys {
  /// The line, from 1, of a key that is an alias or holds one, or may hold one (`? `); `nil` in a file
  /// without anchors.
  static func lineOfAlias(in text: String) -> Int? {
    guard text.utf8.contains(UInt8(ascii: "&")), text.utf8.contains(UInt8(ascii: "*")) else {
      return nil
    }
    let lines = Array(text.utf8).split(omittingEmptySubsequences: false) {
      $0 == 0x0A || $0 == 0x0D
    }
    return lines.firstIndex(where: holdsKey).map { $0 + 1 }
  }

  /// A key of this kind stands on one line, or behind a question mark.
  private static func holdsKey(_ line: ArraySlice<UInt8>) -> Bool {
    var sawAlias = false
    var isName = false
    var previous = UInt8(ascii: " ")
    var mark: UInt8?
    for (index, byte) in zip(line.indices, line) {
      let next = index + 1 < line.endIndex ? line[index + 1] : UInt8(ascii: " ")
      let opens = isSpace(previous) || "[{,".utf8.contains(previous)
      switch byte {
      case UInt8(ascii: "?")
      where opens && isSpace(next) && mark.map("[{,-?:".utf8.contains) ?? true:
        return true
      case UInt8(ascii: "*") where opens && !isSpace(next):
        sawAlias = true
        isName = true
      case UInt8(ascii: ":") where sawAlias && (isName || mark == 0x5D || mark == 0x7D):
        return true
      case _ where isSpace(byte): break
      default: if isSpace(previous) { isName = false }
      }
      if "[]{},".utf8.contains(byte) { isName = false }
      if !isSpace(byte) { mark = byte }
      previous = byte
    }
    return false
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
