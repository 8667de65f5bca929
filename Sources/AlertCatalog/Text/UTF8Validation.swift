extension FileBytes {
  /// The same as ``firstInvalidUTF8``, found out by several cores.
  ///
  /// - Parameter partSize: bytes that each looks at in one go.
  func firstInvalidUTF8(jobs: Int, partSize: Int = 8 << 20) -> Int? {
    guard jobs > 1, count > partSize else { return firstInvalidUTF8 }
    var ends: [Int] = []
    var start = startIndex
    while start < endIndex {
      var end = Swift.min(start + partSize, endIndex)
      // Not in the middle of a character.
      while end < endIndex, end > start + Swift.max(1, partSize - 3), self[end] & 0xC0 == 0x80 {
        end -= 1
      }
      ends.append(end)
      start = end
    }
    let areValid = Parallel.map(ends.count, jobs: jobs) { [ends] number in
      self[(number == 0 ? startIndex : ends[number - 1])..<ends[number]].firstInvalidUTF8 == nil
    }
    return areValid.allSatisfy { $0 } ? nil : firstInvalidUTF8
  }

  /// The high bit of eight bytes, which no ASCII has.
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The offset of the first byte that is not well-formed UTF-8 (Unicode, table 3-7), or nil.
  var firstInvalidUTF8: Int? {
    withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        let lead = bytes[index]
        if lead < 0x80 {
          index += 1
          while index + 32 <= bytes.count {
            let next = bytes.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self)
            if (next.x | next.y | next.z | next.w) & Self.highBits != 0 { break }
            index += 32
          }
          while index + 8 <= bytes.count {
            let next = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
            let other = next & Self.highBits
            index += other.trailingZeroBitCount >> 3
            if other != 0 { break }
          }
          continue
        }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return index
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return index }
        for next in index + 2..<index + Swift.max(length, 2) where bytes[next] & 0xC0 != 0x80 {
          return index
        }
        index += length
      }
      return nil
    }
  }
}
