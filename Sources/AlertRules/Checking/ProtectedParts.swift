/// What no fix of case or marks may change: quotations, addresses, markup, entities, and terms.
struct ProtectedParts: Equatable {
  private let parts: [String]

  init(_ text: CasedText) {
    parts =
      text.words.compactMap { word in
        switch word.kind {
        case .opaque: word.text
        case .term(let form, _): form
        case .word, .emoji: nil
        }
      } + Opaque.markupText(in: text.text) + ProgramText.entities(in: text.text)
  }
}
