/// Numbers as archives hold them; nil past the end.
struct LittleEndian {
  let bytes: FileBytes

  init(_ bytes: FileBytes) { self.bytes = bytes }

  var count: Int { bytes.count }

  func uint16(_ index: Int) -> UInt16? {
    guard index >= 0, index + 2 <= bytes.count else { return nil }
    return UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
  }

  func uint32(_ index: Int) -> UInt32? {
    guard let low = uint16(index), let high = uint16(index + 2) else { return nil }
    return UInt32(low) | UInt32(high) << 16
  }
}

extension [UInt8] {
  /// Writes a number over four bytes.
  mutating func set(_ value: UInt32, at index: Int) {
    for byte in 0..<4 { self[index + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
  }

  /// Writes a number over two bytes.
  mutating func set(_ value: UInt16, at index: Int) {
    for byte in 0..<2 { self[index + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
  }
}
