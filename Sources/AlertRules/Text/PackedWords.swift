/// What is known of some words, found by their bytes as one number: quicker than a dictionary for words of
/// up to 15 bytes, which nearly all parts of keys are.
///
///     PackedWords(["alert": 1])["alert"]  // 1
struct PackedWords<Value: Sendable>: Sendable {
  /// The words and what is known of them.
  let byWord: [String: Value]
  /// Twice as many slots as words or more, so that the next free one is near; 0 is no word.
  private var slots: [(word: UInt128, value: Value)?]
  private let longest: Int

  init(_ byWord: [String: Value]) {
    self.byWord = byWord
    longest = byWord.keys.map(\.utf8.count).max() ?? 0
    var size = 16
    while size < byWord.count * 2 { size *= 2 }
    slots = [(word: UInt128, value: Value)?](repeating: nil, count: size)
    for (word, value) in byWord {
      guard let packed = Self.packed(word) else { continue }
      var place = self.place(packed)
      while slots[place] != nil { place = (place + 1) & (size - 1) }
      slots[place] = (packed, value)
    }
  }

  /// What is known of a word.
  subscript(word: String) -> Value? {
    if word.utf8.count > longest { return nil }
    guard let packed = Self.packed(word) else { return byWord[word] }
    return value(of: packed)
  }

  /// What is known of a word in small letters, whose bytes these are in any case.
  subscript(folding bytes: some Collection<UInt8>) -> Value? {
    if bytes.count > 15 { return byWord[String(decoding: bytes.map(\.small), as: UTF8.self)] }
    return value(of: bytes.reduce(1) { $0 << 8 | UInt128($1.small) })
  }

  private func value(of packed: UInt128) -> Value? {
    var place = self.place(packed)
    while let slot = slots[place] {
      if slot.word == packed { return slot.value }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether it is one of them.
  func contains(_ word: String) -> Bool { self[word] != nil }

  private func place(_ word: UInt128) -> Int {
    let mixed = (UInt64(truncatingIfNeeded: word) ^ UInt64(truncatingIfNeeded: word >> 64) &* 31)
      .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: (mixed.high ^ mixed.low) & UInt64(slots.count - 1))
  }

  /// The bytes of a word behind a 1, so that words of different lengths differ; `nil` for one of more than 15.
  private static func packed(_ word: String) -> UInt128? {
    var word = word
    return word.withUTF8 { bytes in
      bytes.count > 15 ? nil : bytes.reduce(1) { $0 << 8 | UInt128($1) }
    }
  }
}
