extension UnsafeRawBufferPointer {
  /// The scalar that begins at a byte of valid UTF-8, and how many bytes it takes; in the middle of one,
  /// U+FFFD and a byte.
  @inline(__always)
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, width: Int) {
    let first = self[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    return longScalar(at: index)
  }

  private func longScalar(at index: Int) -> (scalar: Unicode.Scalar, width: Int) {
    let width =
      switch self[index] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard width > 1, index + width <= count else { return ("\u{FFFD}", 1) }
    var value = UInt32(self[index]) & (0x7F >> UInt32(width))
    for offset in 1..<width { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }
}
