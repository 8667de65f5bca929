/// Whether the bytes of a key may name a role. Most keys of an app do not, and are told apart without
/// being decoded.
enum KeyNameScan {
  /// - Returns: `false` only if ``KeyName`` would find nothing.
  static func mayName(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if bytes.contains(where: { $0 == 0x20 || (0x09...0x0D).contains($0) }) { return false }
    var end = bytes.count
    var isLast = true
    var isBehindRole = false
    var isBehindButton = false
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
      let isVersion = isLast && KeyName.isVersion(bytes[start..<end])
      if !isNumber, !isVersion || start == 0 {
        let part = bytes[start..<end]
        if isBehindRole || isBehindButton, names(containers, part) { return true }
        if start == 0 { return false }
        if isLast, names(roles, part) { return true }
        // Before the last part stands a title or a message only, right behind an alert, `alert.title.leave`, or a
        // button somewhere behind one: `alert.leave.button.rename`.
        isBehindRole = names(innerRoles, part)
        if !isLast, names(buttons, part) { isBehindButton = true }
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
  private static func names(_ words: Words, _ part: Slice<UnsafeRawBufferPointer>) -> Bool {
    let word = part.lastIndex { !(0x30...0x39).contains($0) }.map { part[...$0] }
    return word.map(words.contains) ?? false
  }

  /// Words of up to 16 letters, as numbers.
  private struct Words {
    private var all: Set<UInt128> = []
    /// By the first letter, whatever its case, a bit for each length: most other words have none of these.
    private var lengths = [UInt32](repeating: 0, count: 32)

    init(_ words: some Sequence<some Collection<UInt8>>) {
      for word in words {
        guard let first = word.first, word.count <= 16 else { continue }
        all.insert(Self.packed(word))
        lengths[Int(first & 0x1F)] |= 1 << UInt32(word.count)
      }
    }

    func contains(_ word: Slice<UnsafeRawBufferPointer>) -> Bool {
      guard let first = word.first, word.count <= 16,
        lengths[Int(first & 0x1F)] & (1 << UInt32(word.count)) != 0
      else { return false }
      return all.contains(Self.packed(word))
    }

    private static func packed(_ word: some Collection<UInt8>) -> UInt128 {
      word.reduce(0) { $0 << 8 | UInt128(isCapital($1) ? $1 | 0x20 : $1) }
    }
  }

  /// The words that name a role, and what the second halves of those for buttons and fields may be:
  /// `not_now`.
  private static let roles = Words(
    KeyWord.all.byWord.flatMap { word, meaning -> [Substring.UTF8View] in
      guard let role = meaning.role else { return [] }
      let starts = role == .button || role == .field ? Array(word.indices) : [word.startIndex]
      return starts.map { word[$0...].utf8 }
    })

  /// Those that may stand before the last part.
  private static let innerRoles = Words(
    KeyWord.all.byWord.filter { $0.value.mayStandInside }.map(\.key.utf8))

  private static let buttons = Words(
    KeyWord.all.byWord.filter { $0.value.isGeneric }.map(\.key.utf8))

  private static let containers = Words(
    KeyWord.all.byWord.filter { $0.value.container?.isSure ?? false }.map(\.key.utf8))

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
