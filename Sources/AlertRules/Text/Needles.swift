/// Texts to look for in others, in lower case: their bytes lie in a row, and those that begin alike are
/// found together, so that looking for many of them touches nothing else.
struct Needles: Sendable {
  private let bytes: [UInt8]
  private let ranges: [Range<Int>]
  /// The numbers of the needles, those with one beginning in a row and in their order.
  private let numbers: [UInt16]
  /// Where the numbers of a beginning lie.
  private let buckets: [Range<UInt16>]

  /// - Parameter texts: ASCII, in lower case, of two letters or more.
  init(_ texts: some Sequence<String>) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    var byBeginning = [[UInt16]](repeating: [], count: Self.bucketCount)
    for text in texts {
      let start = bytes.count
      bytes += text.utf8
      byBeginning[Self.bucket(bytes[start], bytes[start + 1])].append(UInt16(ranges.count))
      ranges.append(start..<bytes.count)
    }
    self.bytes = bytes
    self.ranges = ranges
    numbers = byBeginning.flatMap { $0 }
    var end: UInt16 = 0
    buckets = byBeginning.map { bucket in
      let start = end
      end += UInt16(bucket.count)
      return start..<end
    }
  }

  /// The number of the first of them, in their order, that occurs in a text in any case, and where it
  /// does, in UTF-8 bytes.
  func first(
    in text: String, where isWanted: (Int) -> Bool = { _ in true }
  ) -> (number: Int, range: Range<Int>)? {
    var text = text
    return text.withUTF8 { hay in
      var found: (number: Int, range: Range<Int>)?
      _ = eachBeginning(in: hay) { start, places in
        for place in places {
          let number = Int(numbers[Int(place)])
          if let found, found.number <= number { break }
          if isWanted(number), stands(number, in: hay, at: start) {
            found = (number, start..<start + ranges[number].count)
            break
          }
        }
        return false
      }
      return found
    }
  }

  /// Whether one of them occurs in a text in any case.
  func areAny(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { hay in
      eachBeginning(in: hay) { start, places in
        places.contains { stands(Int(numbers[Int($0)]), in: hay, at: start) }
      }
    }
  }

  /// Where needles may begin, and which, by the place of their numbers.
  ///
  /// - Returns: whether one of them was what is looked for.
  @inline(__always)
  private func eachBeginning(
    in hay: UnsafeBufferPointer<UInt8>, _ isFound: (Int, Range<UInt16>) -> Bool
  ) -> Bool {
    guard hay.count > 1 else { return false }
    return buckets.withUnsafeBufferPointer { buckets in
      for start in 0..<(hay.count - 1) {
        let places = buckets[Self.bucket(hay[start], hay[start + 1])]
        if !places.isEmpty, isFound(start, places) { return true }
      }
      return false
    }
  }

  /// Whether one of them stands at a place.
  private func stands(_ number: Int, in hay: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let range = ranges[number]
    guard start + range.count <= hay.count else { return false }
    for offset in 0..<range.count
    where bytes[range.lowerBound + offset] != hay[start + offset].small { return false }
    return true
  }

  private static let bucketCount = 1 << 10

  /// The same for capitals and small letters.
  private static func bucket(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x1F) << 5 | Int(second & 0x1F)
  }
}
