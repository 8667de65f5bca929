import TestSupport
import Testing

@testable import AlertCatalog

/// Looking at sixteen bytes at once finds what looking at each finds.
struct ByteSearchTests {
  @Test func theFirstOfSomeBytes() {
    var random = Seeded(state: 11)
    var found = 0
    for _ in 0..<20_000 {
      // Neighbours of what is looked for, zero and the highest byte are where carries go wrong.
      let bytes = (0..<random.next(below: 40)).map { _ in
        [0x00, 0x21, 0x22, 0x25, 0x26, 0x27, 0x3B, 0x3C, 0x80, 0xA6, 0xBC, 0xFF, 0x61, 0x62][
          random.next(below: random.next(below: 4) == 0 ? 14 : 3)]
      }
      let signs: (UInt8, UInt8, UInt8, UInt8) = (0x26, 0x3C, 0xFF, 0x25)
      let least = UInt8([0, 0x20, 0x22][random.next(below: 3)])
      let wanted = bytes.firstIndex { [0x26, 0x3C, 0xFF, 0x25].contains($0) || $0 < least }
      let first = bytes.map(UInt8.init).withUnsafeBytes { $0.first(of: signs, orBelow: least) }
      #expect(first == wanted, "\(bytes) \(least)")
      if let first, first >= 16 { found += 1 }
    }
    #expect(found > 500)
  }

  /// As many as there are, also where more than a byte can count stand at one place of sixteen.
  @Test func howManyBytes() {
    var random = Seeded(state: 12)
    for count in [0, 1, 15, 16, 17, 100, 16 * 255, 16 * 255 + 31, 16 * 600 + 7] {
      for share in [1, 2, 20] {
        let bytes = (0..<count).map { _ in UInt8(random.next(below: share) == 0 ? 0x0A : 0x8A) }
        let range = min(3, count)..<count
        let found = bytes.withUnsafeBytes { $0.count(of: 0x0A, in: range) }
        #expect(found == bytes[range].count { $0 == 0x0A })
      }
    }
  }
}

/// A text in a whole file is found where looking at each byte finds it.
struct TextSearchTests {
  @Test func farAway() {
    var random = Seeded(state: 5)
    for length in [1, 2, 7, 15, 16, 17] {
      var found = 0
      for _ in 0..<300 {
        // Two letters only, so that the text nearly stands there very often.
        func letters(_ count: Int) -> [UInt8] {
          (0..<count).map { _ in UInt8(97 + random.next(below: 2)) }
        }
        let needle = letters(length)
        let hay = letters(4090 + random.next(below: 20))
        let isThere = hay.indices.dropLast(length - 1).contains {
          hay[$0..<($0 + length)].elementsEqual(needle)
        }
        #expect(hay.contains(bytes: needle) == isThere)
        #expect((hay + needle).contains(bytes: needle))
        found += isThere ? 1 : 0
      }
      #expect(found > 0 && (length < 15 || found < 300))
    }
  }

  /// A needle of any case is found wherever it stands.
  @Test func folded() {
    let needle = FoldedNeedle("ab:")
    var random = Seeded(state: 6)
    var found = 0
    for _ in 0..<2000 {
      let hay = (0..<random.next(below: 12)).map { _ in Array("aAbB:x".utf8)[random.next(below: 6)]
      }
      let text = String(decoding: hay, as: UTF8.self)
      let isThere = text.lowercased().contains("ab:")
      #expect(hay.withUnsafeBytes(needle.isIn) == isThere, "\(text)")
      found += isThere ? 1 : 0
    }
    #expect(found > 50)
    #expect(
      Array("/* AlertCat:Ignore title-length */".utf8).withUnsafeBytes(
        FoldedNeedle("alertcat:").isIn))
    #expect(![UInt8]().withUnsafeBytes(FoldedNeedle("a:").isIn))
  }
}
