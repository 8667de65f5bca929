/// SipHash-1-3 with 128 bits (Aumasson and Bernstein, 2012): without the key nobody can make two inputs
/// that have one digest.
package struct SipHash: Sendable {
  /// 128 bits.
  package struct Digest: Hashable, Sendable, Codable {
    package var low, high: UInt64

    package init(low: UInt64, high: UInt64) {
      self.low = low
      self.high = high
    }
  }

  private var v0, v1, v2, v3: UInt64
  private var tail: UInt64 = 0
  private var count = 0

  /// An empty input.
  package init(key: Digest) {
    v0 = key.low ^ 0x736F_6D65_7073_6575
    v1 = key.high ^ 0x646F_7261_6E64_6F6D ^ 0xEE
    v2 = key.low ^ 0x6C79_6765_6E65_7261
    v3 = key.high ^ 0x7465_6462_7974_6573
  }

  /// Adds bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while count & 7 != 0, index < bytes.count {
      add(byte: bytes[index])
      index += 1
    }
    while index + 8 <= bytes.count {
      compress(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
      count += 8
    }
    while index < bytes.count {
      add(byte: bytes[index])
      index += 1
    }
  }

  /// Adds a text and its end, so that two texts are not the same as one.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    add(byte: 0xFF)
  }

  /// The digest of what was added.
  package func digest() -> Digest {
    var copy = self
    copy.compress(copy.tail | UInt64(truncatingIfNeeded: count) << 56)
    copy.v2 ^= 0xEE
    for _ in 0..<3 { copy.round() }
    let low = copy.v0 ^ copy.v1 ^ copy.v2 ^ copy.v3
    copy.v1 ^= 0xDD
    for _ in 0..<3 { copy.round() }
    return Digest(low: low, high: copy.v0 ^ copy.v1 ^ copy.v2 ^ copy.v3)
  }

  private mutating func add(byte: UInt8) {
    tail |= UInt64(byte) << UInt64((count & 7) * 8)
    count += 1
    if count & 7 == 0 {
      compress(tail)
      tail = 0
    }
  }

  private mutating func compress(_ word: UInt64) {
    v3 ^= word
    round()
    v0 ^= word
  }

  private mutating func round() {
    v0 &+= v1
    v2 &+= v3
    v1 = v1 << 13 | v1 >> 51
    v3 = v3 << 16 | v3 >> 48
    v1 ^= v0
    v3 ^= v2
    v0 = v0 << 32 | v0 >> 32
    v2 &+= v1
    v0 &+= v3
    v1 = v1 << 17 | v1 >> 47
    v3 = v3 << 21 | v3 >> 43
    v1 ^= v2
    v3 ^= v0
    v2 = v2 << 32 | v2 >> 32
  }
}
