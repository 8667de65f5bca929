/// Whether the bytes of a key may name a role. Most keys of an app do not, and are told apart without
/// being decoded.
enum KeyNameScan {
  /// - Returns: `false` only if ``KeyName`` would find nothing.
  static func mayName(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if bytes.contains(where: { $0 == 0x20 || (0x09...0x0D).contains($0) }) { return false }
    var end = bytes.count
    while end > 0 {
      while end > 0, KeyName.isSeparator(bytes[end - 1]) { end -= 1 }
      var start = end
      var isNumber = true
      while start > 0, !KeyName.isSeparator(bytes[start - 1]) {
        start -= 1
        let byte = bytes[start]
        if byte >= 0x80 { return true }
        if !(0x30...0x39).contains(byte) { isNumber = false }
        // A capital behind something else begins a part.
        if isCapital(byte), start > 0, !KeyName.isSeparator(bytes[start - 1]),
          !isCapital(bytes[start - 1])
        {
          break
        }
      }
      if !isNumber { return start > 0 && isRole(bytes[start..<end]) }
      end = start
    }
    return false
  }

  private static func isRole(_ part: Slice<UnsafeRawBufferPointer>) -> Bool {
    packed(part).map(roles.contains) ?? false
  }

  /// Up to 16 bytes in lower case, as a number.
  private static func packed(_ part: some Collection<UInt8>) -> UInt128? {
    guard part.count <= 16 else { return nil }
    return part.reduce(0) { $0 << 8 | UInt128(isCapital($1) ? $1 | 0x20 : $1) }
  }

  private static let roles = Set(KeyWord.roles.compactMap { packed($0.utf8) })

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
