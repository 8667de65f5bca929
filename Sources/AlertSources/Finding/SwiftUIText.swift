/// What closures of SwiftUI show.
enum SwiftUIText {
  /// What a closure shows: the text that it gives, or one of those of its branches.
  static func shown(_ code: Code) -> Code {
    guard case .block(let block) = code else { return code }
    let texts = texts(block.statements)
    if texts.count == 1 { return texts[0] }
    // Several views are shown together, and none of them is what is read.
    return areTogether(block.statements) ? .other(texts) : .choice(texts, by: nil)
  }

  private static func areTogether(_ statements: [Statement]) -> Bool {
    statements.count {
      if case .evaluate = $0 { true } else { false }
    } > 1
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
