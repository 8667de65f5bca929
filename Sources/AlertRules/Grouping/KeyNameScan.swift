/// Whether the bytes of a key may name a role. Most keys of an app do not, and are told apart without
/// being decoded.
enum KeyNameScan {
  /// - Returns: `false` only if ``KeyName`` would find nothing.
  static func mayName(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let bytes = bytes.holdsSpace ? KeyName.withoutArguments(bytes) : bytes
    if bytes.holdsSpace { return false }
    let words = words
    return kinds.withUnsafeBufferPointer { mayName(bytes, $0, words) }
  }

  private static func mayName(
    _ bytes: UnsafeRawBufferPointer, _ kinds: UnsafeBufferPointer<Kinds>, _ words: Words
  ) -> Bool {
    var end = bytes.count
    var isLast = true
    var isBehindRole = false
    var isBehindButton = false
    while end > 0 {
      while end > 0, kinds[Int(bytes[end - 1])] == .separator { end -= 1 }
      var start = end
      var found: Kinds = []
      while start > 0 {
        let kind = kinds[Int(bytes[start - 1])]
        if kind == .separator { break }
        start -= 1
        found.formUnion(kind)
        if kind == .high { return true }
        if kind == .capital, start > 0, beginsPart(bytes, start, end) { break }
      }
      let isVersion = isLast && KeyName.isVersion(bytes[start..<end])
      let isFilledIn = isLast && start < end && bytes[start] == UInt8(ascii: "%")
      if !found.isSubset(of: .digit), !isVersion && !isFilledIn || start == 0 {
        let uses = words.uses(of: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        if isBehindRole || isBehindButton, uses.contains(.container) { return true }
        if start == 0 { return false }
        if isLast, uses.contains(.role) { return true }
        if isLast, uses.contains(.text) {
          end = start
          continue
        }
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

  /// What bytes are.
  private struct Kinds: OptionSet {
    let rawValue: UInt8
    static let separator = Kinds(rawValue: 1)
    static let digit = Kinds(rawValue: 2)
    static let capital = Kinds(rawValue: 4)
    /// Not ASCII.
    static let high = Kinds(rawValue: 8)
    static let other = Kinds(rawValue: 16)
  }

  private static let kinds: [Kinds] = (UInt8.min...UInt8.max).map { byte in
    if KeyName.isSeparator(byte) { return .separator }
    if byte.isDigit { return .digit }
    if byte.isCapital { return .capital }
    return byte >= 0x80 ? .high : .other
  }

  /// A capital behind something else begins a part, or one before a small letter.
  private static func beginsPart(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int
  ) -> Bool {
    !KeyName.isSeparator(bytes[start - 1])
      && (!bytes[start - 1].isCapital
        || start + 1 < end && bytes[start + 1].isSmall)
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
    /// It says nothing behind a role: `label`.
    static let text = Uses(rawValue: 16)
  }

  /// Words of up to 16 letters.
  private struct Words {
    private let all: PackedWords<Uses>
    /// A bit for each first and last letter, whatever their case, and length: most other words have none of these.
    private var shapes = [UInt32](repeating: 0, count: 1 << 10)

    init(_ words: [String: Uses]) {
      all = PackedWords(words)
      for var word in words.keys {
        word.withUTF8 { word in
          guard let shape = Self.shape(UnsafeRawBufferPointer(word)) else { return }
          shapes[shape.place] |= shape.bit
        }
      }
    }

    private static func shape(_ word: UnsafeRawBufferPointer) -> (place: Int, bit: UInt32)? {
      guard let first = word.first, let last = word.last, word.count <= 16 else { return nil }
      return (Int(first & 0x1F) << 5 | Int(last & 0x1F), 1 << UInt32(word.count))
    }

    /// What a part may be, but for a number at its end.
    func uses(of part: UnsafeRawBufferPointer) -> Uses {
      var count = part.count
      while count > 0, part[count - 1].isDigit { count -= 1 }
      let word = UnsafeRawBufferPointer(rebasing: part[..<count])
      guard let shape = Self.shape(word), shapes[shape.place] & shape.bit != 0 else { return [] }
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
      if meaning.saysOnlyText { may(.text, word[...]) }
      if meaning.mayStandInside { may(.innerRole, word[...]) }
      if meaning.isGeneric { may(.button, word[...]) }
      if meaning.container?.isSure ?? false { may(.container, word[...]) }
    })
}

extension UnsafeRawBufferPointer {
  /// Whether a space, a tab or an end of line is in it.
  fileprivate var holdsSpace: Bool {
    guard let index = first(of: (0x20, 0x20, 0x20, 0x20), orBelow: 0x20) else { return false }
    return self[index...].contains { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}
