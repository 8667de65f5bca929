/// What closures of SwiftUI show.
enum SwiftUIText {
  /// What a closure shows: the text that it gives, or one of those of its branches.
  static func shown(_ code: Code) -> Code {
    guard case .block(let block) = code else { return code }
    let texts = texts(block.statements)
    return texts.count == 1 ? texts[0] : .choice(texts)
  }

  private static func texts(_ statements: [Statement]) -> [Code] {
    statements.flatMap { statement -> [Code] in
      switch statement {
      case .evaluate(let code), .give(let code): [code]
      case .branches(let branches): branches.flatMap(texts)
      case .declare, .assign, .ask, .leave, .loop: []
      }
    }
  }
}
