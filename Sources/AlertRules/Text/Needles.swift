/// Texts to look for in others, in lower case: their bytes lie in a row, so that looking for many of them
/// touches nothing else.
struct Needles: Sendable {
  private let bytes: [UInt8]
  private let ranges: [Range<Int>]

  init(_ texts: some Sequence<String>) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    for text in texts {
      ranges.append(bytes.count..<bytes.count + text.utf8.count)
      bytes += text.utf8
    }
    self.bytes = bytes
    self.ranges = ranges
  }

  /// The number of the first one that occurs; see `String.withLowercaseBytes`.
  func first(
    in hay: UnsafeRawBufferPointer, where isWanted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    bytes.withUnsafeBytes { bytes in
      ranges.indices.first {
        isWanted($0) && hay.contains(bytes: UnsafeRawBufferPointer(rebasing: bytes[ranges[$0]]))
      }
    }
  }
}
