import Synchronization

/// Counts the Unicode scalars and UTF-16 units of UTF-8 bytes. What stands before a place far away is
/// counted once, when somebody asks.
final class ScalarCounts: Sendable {
  typealias Count = (scalars: Int, units: Int)

  private let bytes: FileBytes
  /// What stands before every 1,024th byte.
  private let marks = Mutex<[Count]?>(nil)

  private static let stride = 1024
  /// So many bytes are counted each time anew.
  private static let near = 16 << 10

  init(_ bytes: FileBytes) { self.bytes = bytes }

  /// The scalars in a range.
  func scalars(_ range: Range<Int>) -> Int {
    range.count <= Self.near
      ? count(range).scalars : before(range.upperBound).scalars - before(range.lowerBound).scalars
  }

  /// What stands before an offset.
  func before(_ offset: Int) -> Count {
    let mark = marks.withLock { marks in
      let known = marks ?? all()
      marks = known
      let number = min(offset / Self.stride, known.count - 1)
      return (start: number * Self.stride, count: known[number])
    }
    let rest = count(mark.start..<offset)
    return (mark.count.scalars + rest.scalars, mark.count.units + rest.units)
  }

  private func all() -> [Count] {
    var marks: [Count] = []
    var sum: Count = (0, 0)
    for start in Swift.stride(from: 0, through: bytes.count, by: Self.stride) {
      marks.append(sum)
      let next = count(start..<min(start + Self.stride, bytes.count))
      sum = (sum.scalars + next.scalars, sum.units + next.units)
    }
    return marks
  }

  private func count(_ range: Range<Int>) -> Count {
    bytes.withUnsafeBytes { bytes in
      var scalars = 0
      var long = 0
      for index in range {
        let byte = bytes[index]
        scalars &+= byte & 0xC0 != 0x80 ? 1 : 0
        long &+= byte >= 0xF0 ? 1 : 0
      }
      return (scalars, scalars + long)
    }
  }
}
