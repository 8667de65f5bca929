/// Whether the bytes of a key may name a role. Most keys of an app do not, and are told apart without
/// being decoded.
enum KeyNameScan {
  /// - Returns: `false` only if ``KeyName`` would find nothing.
  static func mayName(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let words = words
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
        let uses = words.uses(of: bytes[start..<end])
        if isBehindRole || isBehindButton, uses.contains(.container) { return true }
        if start == 0 { return false }
        if isLast, uses.contains(.role) { return true }
        // Before the last part stands a title or a message only, right behind an alert, `alert.title.leave`, or a
        // button somewhere behind one: `alert.leave.button.rename`.
        isBehindRole = uses.contains(.innerRole)
        if !isLast, uses.contains(.button) { isBehindButton = true }
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

  /// What a part may be.
  private struct Uses: OptionSet {
    let rawValue: UInt8
    /// It names a role at the end, or is the second half of a word for a button or a field: `not_now`.
    static let role = Uses(rawValue: 1)
    /// It names one before the last part.
    static let innerRole = Uses(rawValue: 2)
    static let button = Uses(rawValue: 4)
    static let container = Uses(rawValue: 8)
  }

  /// Words of up to 16 letters.
  private struct Words {
    private let all: PackedWords<Uses>
    /// By the first letter, whatever its case, a bit for each length: most other words have none of these.
    private var lengths = [UInt32](repeating: 0, count: 32)

    init(_ words: [String: Uses]) {
      all = PackedWords(words)
      for word in words.keys {
        guard let first = word.utf8.first, word.utf8.count <= 16 else { continue }
        lengths[Int(first & 0x1F)] |= 1 << UInt32(word.utf8.count)
      }
    }

    /// What a part may be, but for a number at its end.
    func uses(of part: Slice<UnsafeRawBufferPointer>) -> Uses {
      var word = part
      while let last = word.last, (0x30...0x39).contains(last) { word.removeLast() }
      guard let first = word.first, word.count <= 16,
        lengths[Int(first & 0x1F)] & (1 << UInt32(word.count)) != 0
      else { return [] }
      return all[folding: word] ?? []
    }
  }

  private static let words = Words(
    KeyWord.all.byWord.reduce(into: [:]) { words, entry in
      let (word, meaning) = entry
      func may(_ uses: Uses, _ word: Substring) { words[String(word), default: []].formUnion(uses) }
      if let role = meaning.role {
        let isJoined = role == .button || role == .field
        let starts = isJoined ? word.indices[...] : word.indices.prefix(1)
        for start in starts { may(.role, word[start...]) }
      }
      if meaning.mayStandInside { may(.innerRole, word[...]) }
      if meaning.isGeneric { may(.button, word[...]) }
      if meaning.container?.isSure ?? false { may(.container, word[...]) }
    })

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
