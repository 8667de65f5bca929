/// Whether the bytes of a key may name a role. Most keys of an app do not, and are told apart without
/// being decoded.
enum KeyNameScan {
  /// - Returns: `false` only if ``KeyName`` would find nothing.
  static func mayName(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if bytes.contains(where: { $0 == 0x20 || (0x09...0x0D).contains($0) }) { return false }
    var end = bytes.count
    var isLast = true
    var isBehindRole = false
    while end > 0 {
      while end > 0, KeyName.isSeparator(bytes[end - 1]) { end -= 1 }
      var start = end
      var isNumber = true
      while start > 0, !KeyName.isSeparator(bytes[start - 1]) {
        start -= 1
        let byte = bytes[start]
        if byte >= 0x80 { return true }
        if !(0x30...0x39).contains(byte) { isNumber = false }
        if isCapital(byte), start > 0, beginsPart(bytes, start, end) { break }
      }
      if !isNumber {
        let part = bytes[start..<end]
        if isBehindRole, names(containers, part) { return true }
        if start == 0 { return false }
        if isLast, names(roles, part) { return true }
        // Before the last part stands a title or a message only, behind an alert: `alert.title.leave`.
        isBehindRole =
          innerInitials & (1 << UInt32(bytes[start] & 0x1F)) != 0 && names(innerRoles, part)
        isLast = false
      }
      end = start
    }
    return false
  }

  /// A capital behind something else begins a part, or one before a small letter.
  private static func beginsPart(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int
  ) -> Bool {
    !KeyName.isSeparator(bytes[start - 1])
      && (!isCapital(bytes[start - 1])
        || start + 1 < end && KeyName.isSmallLetter(bytes[start + 1]))
  }

  /// Whether a part is one of some words, but for a number at its end.
  private static func names(
    _ words: Set<UInt128>, _ part: Slice<UnsafeRawBufferPointer>
  ) -> Bool {
    var part = part
    while let last = part.last, (0x30...0x39).contains(last) { part.removeLast() }
    return packed(part).map(words.contains) ?? false
  }

  /// Up to 16 bytes in lower case, as a number.
  private static func packed(_ part: some Collection<UInt8>) -> UInt128? {
    guard part.count <= 16 else { return nil }
    return part.reduce(0) { $0 << 8 | UInt128(isCapital($1) ? $1 | 0x20 : $1) }
  }

  /// The words that name a role, and what the second halves of those for buttons and fields may be:
  /// `not_now`.
  private static let roles = Set(
    KeyWord.all.flatMap { word, meaning -> [UInt128] in
      guard let role = meaning.role else { return [] }
      let bytes = Array(word.utf8)
      let starts = role == .button || role == .field ? Array(bytes.indices) : [0]
      return starts.compactMap { packed(bytes[$0...]) }
    })

  private static let innerRoles = Set(
    KeyWord.all.filter { $0.value.mayStandInside }.compactMap { packed($0.key.utf8) })

  private static let containers = Set(
    KeyWord.all.filter { $0.value.container == .sure }.compactMap { packed($0.key.utf8) })

  /// The first letters of inner roles, whatever their case, as bits.
  private static let innerInitials = KeyWord.all.filter { $0.value.mayStandInside }
    .reduce(UInt32(0)) { $0 | 1 << UInt32(($1.key.utf8.first ?? 0) & 0x1F) }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
