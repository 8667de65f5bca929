/// Whether a message may repeat its title, told by their bytes: nearly none does, and both would have to be cut into
/// words to see that.
enum TitleRepetition {
  /// - Returns: `false` only if ``MessageRepeatsTitle`` finds nothing.
  static func isPossible(of title: String, in message: String, isEnglish: Bool) -> Bool {
    var (title, message) = (title, message)
    return title.withUTF8 { title in
      message.withUTF8 { message in
        guard isPlain(title), !message.contains(where: markup.contains) else { return true }
        if isEnglish, opensFailure(message) { return true }
        let word = longestRun(of: title).prefix(longest)
        guard word.count > shortest, !isEnglish || !isEmpty(word) else { return true }
        return holds(message, word)
          || message.contains { $0 == 0xC4 || $0 == 0xE2 }
            && holdsOtherCase(message)
      }
    }
  }

  /// Letters that are worth looking for; more would not tell more.
  private static let shortest = 2
  private static let longest = 32

  /// Whether every letter of a text is one of a word, and none of markup, of a placeholder or a suffix on one.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.allSatisfy { byte in
      byte.isLetter || byte >= 0x80 && byte != 0xC2 && byte < 0xD2 || punctuation.contains(byte)
    }
  }

  private static let punctuation = Array(" .,!?:0123456789".utf8)
  /// What tags, escapes, links and grammar begin with.
  private static let markup = Array("<&\\[]^{".utf8)

  /// Whether the first word that says something may open the report of a failure: “An error occurred”.
  private static func opensFailure(_ message: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    for index in 0...message.count where index == message.count || !message[index].isLetter {
      let run = message[start..<index]
      start = index + 1
      if run.isEmpty || isEmpty(run) { continue }
      return frame.contains(String(decoding: run, as: UTF8.self).lowercased())
    }
    return false
  }

  /// “couldn” of “couldn’t”
  private static let frame = Set(
    StatementWords.failureFrame.map { String($0.prefix { $0.isLetter }) })

  /// English words that say nothing are not compared.
  private static func isEmpty(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let word = String(decoding: word, as: UTF8.self).lowercased()
    return !English.shared.classes(of: word).isDisjoint(with: MessageRepeatsTitle.empty)
  }

  /// The longest run of plain letters, without one that has a mark of its own behind it.
  private static func longestRun(of title: UnsafeBufferPointer<UInt8>) -> Slice<
    UnsafeBufferPointer<UInt8>
  > {
    var longest = title[0..<0]
    var start = 0
    for index in 0...title.count where index == title.count || !title[index].isLetter {
      let end = index < title.count && title[index] >= 0x80 ? index - 1 : index
      if end - start > longest.count { longest = title[start..<end] }
      start = index + 1
    }
    return longest
  }

  /// Whether a word of plain letters stands anywhere, in whatever case.
  private static func holds(
    _ bytes: UnsafeBufferPointer<UInt8>, _ word: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    return (0...bytes.count - word.count).contains { start in
      bytes[start] | 0x20 == first | 0x20
        && zip(bytes[start...], word).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
  }

  /// “İ” and the sign for Kelvin become plain letters in lower case.
  private static func holdsOtherCase(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { ($0, $1) == (0xC4, 0xB0) || ($0, $1) == (0xE2, 0x84) }
  }
}
