/// Numbers for keys in the order they come, without a copy of any key: whoever counts them knows where
/// they stand.
package struct KeyNumbers: Sendable {
  /// Number + 1 of the key in a place, 0 if there is none; as many places as a power of two.
  private var slots: [UInt32] = Array(repeating: 0, count: 16)
  private var hashes: [UInt32] = []

  /// No keys.
  package init() {}

  /// How many keys there are.
  package var count: Int { hashes.count }

  /// The number of a key, `nil` if it has none.
  ///
  /// - Parameter isSame: whether the key of a number is the one looked for.
  package func find(_ hash: UInt64, isSame: (Int) -> Bool) -> Int? {
    let short = UInt32(truncatingIfNeeded: hash)
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place] != 0 {
      let number = Int(slots[place]) - 1
      if hashes[number] == short, isSame(number) { return number }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Gives the next number to a key that has none.
  package mutating func add(_ hash: UInt64) -> Int {
    hashes.append(UInt32(truncatingIfNeeded: hash))
    if hashes.count * 2 > slots.count {
      slots = Array(repeating: 0, count: slots.count * 2)
      for number in hashes.indices { put(number) }
    } else {
      put(hashes.count - 1)
    }
    return hashes.count - 1
  }

  private mutating func put(_ number: Int) {
    var place = Int(hashes[number]) & (slots.count - 1)
    while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = UInt32(number + 1)
  }

  /// The hash of a key's bytes. It differs from run to run, so that no file can be made to collide.
  package static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = seed ^ UInt64(bytes.count)
    var index = 0
    while index + 8 <= bytes.count {
      hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    return mixed(mixed(hash, rest), seed)
  }

  /// The same of a text.
  package static func hash(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
  }

  private static func mixed(_ hash: UInt64, _ next: UInt64) -> UInt64 {
    let product = (hash ^ next).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  private static let seed = UInt64.random(in: 1...UInt64.max)
}
