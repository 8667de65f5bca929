import CatalogData

/// A long word list, one word a line in the order of their bytes: words are looked for where they lie, because a
/// small file asks for few of them, and reading all into a set is felt at the start.
struct SortedWords: Sendable {
  private let bytes: [UInt8]
  /// Where the first word begins: behind the comment.
  private let start: Int

  /// - Parameter name: as ``CatalogData`` names it, `English/common-words.txt`; empty if there is no such file.
  init(_ name: String) {
    bytes = Array((CatalogData.text(name) ?? "").utf8)
    var start = 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") {
      start = (bytes[start...].firstIndex(of: Self.lineEnd) ?? bytes.count - 1) + 1
    }
    self.start = start
  }

  /// Every word.
  var all: [String] {
    bytes[start...].split(separator: Self.lineEnd).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a word is in the list.
  func contains(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      bytes.withUnsafeBufferPointer { bytes in
        var (low, high) = (start, bytes.count)
        while low < high {
          var (first, end) = ((low + high) / 2, (low + high) / 2)
          while first > low, bytes[first - 1] != Self.lineEnd { first -= 1 }
          while end < high, bytes[end] != Self.lineEnd { end += 1 }
          var same = 0
          while same < word.count, first + same < end, bytes[first + same] == word[same] {
            same += 1
          }
          if first + same == end {
            if same == word.count { return true }
            low = end + 1
          } else if same < word.count, bytes[first + same] < word[same] {
            low = end + 1
          } else {
            high = first
          }
        }
        return false
      }
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")
}
