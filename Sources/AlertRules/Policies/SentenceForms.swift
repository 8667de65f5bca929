/// Words that show that a text is a sentence, in languages that write headings in title style and often
/// translate them as sentences: Turkish “gönderildi”, Portuguese “foi”.
///
///     sentence-forms: { words: [foi], last-ends: [ldı], complete: false }
struct SentenceForms: Sendable {
  /// Finite verbs, in lower case.
  var words: Set<String> = []
  /// How the last word may end, in lower case, where that is a finite verb.
  var lastEnds: [String] = []

  /// Nouns that end as verbs do: “お知らせ”.
  var nounEnds: [String] = []

  /// What a heading begins with that tells of a failure without a verb, in lower case, beside the word for “Error”:
  /// “Échec de l’envoi”.
  var headingFirst: Set<String> = []

  /// Whether every sentence ends in one of them: a Korean text without is a phrase, and needs no mark.
  var areComplete = false

  /// Whether the language has none, or nothing is known of them.
  var isEmpty: Bool { words.isEmpty && lastEnds.isEmpty }

  /// Whether a text is surely no sentence.
  func exclude(_ text: CasedText) -> Bool { areComplete && !fit(text) }

  /// Whether a text shows one.
  func fit(_ text: CasedText) -> Bool {
    if isEmpty { return false }
    let words = text.words.filter { $0.kind == .word }
    if words.contains(where: { self.words.contains($0.folded) }) { return true }
    if lastEnds.isEmpty { return false }
    // “… kaydedilemedi, hata: %@”: the last word of a clause ends it as well.
    return words.enumerated().contains { number, word in
      (number == words.count - 1
        || text.text.utf8.dropFirst(word.range.upperBound).first == UInt8(ascii: ","))
        && lastEnds.contains { word.folded.hasSuffix($0) }
        && !nounEnds.contains { text.text[utf8: 0..<word.range.upperBound].hasSuffix($0) }
    }
  }
}
