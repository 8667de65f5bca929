import Testing

@testable import AlertRules

/// What is a picture ends a text, and the mark before it counts.
struct EmojiTests {
  @Test(arguments: ["🎉", "❤️", "©️", "1️⃣", "#⃣", "👩‍💻", "🇯🇵", "‼️", "⚠️"])
  func pictures(_ emoji: Character) {
    #expect(Opaque.isEmoji(emoji))
    #expect(Marks().ending(of: "It works \(emoji)").ending == .unknown)
    #expect(Marks().ending(of: "Does it work? \(emoji)").ending == .question)
  }

  /// A selector for pictures that somebody left behind makes none of a letter.
  @Test(arguments: ["e", "e\u{FE0F}", "1", "1\u{FE0F}", "#", "©", "な", "。", "…"])
  func others(_ character: Character) {
    #expect(!Opaque.isEmoji(character))
    #expect(CasedText("It works\(character)", terms: .standard).words.count == 2)
  }
}
