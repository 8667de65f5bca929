/// What an ASCII letter or digit is, for bytes of UTF-8: the bytes of other characters are none of them.
extension UInt8 {
  /// `A` to `Z`.
  @inlinable package var isCapital: Bool { (0x41...0x5A).contains(self) }

  /// `a` to `z`.
  @inlinable package var isSmall: Bool { (0x61...0x7A).contains(self) }

  /// `A` to `Z` and `a` to `z`.
  @inlinable package var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// `0` to `9`.
  @inlinable package var isDigit: Bool { (0x30...0x39).contains(self) }

  /// A letter or a digit.
  @inlinable package var isAlphanumeric: Bool { isLetter || isDigit }

  /// `a` for `A`; any other byte as it is.
  @inlinable package var small: UInt8 { isCapital ? self | 0x20 : self }
}
