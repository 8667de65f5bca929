/// How sentences end in a language.
struct Marks: Sendable, Hashable {
  /// Whether texts carry end marks at all.
  enum Use: String, Sendable, CaseIterable {
    /// Always.
    case required
    /// Neither asked for nor added.
    case optional
    /// Never (Thai, Lao).
    case none
  }
  /// Whether an opening mark belongs before a question.
  enum Opening: String, Sendable, CaseIterable { case required, optional }

  /// Whether texts carry end marks.
  var use = Use.required
  /// What a question ends in, with the space before it: `\u{A0}?` in French.
  var question = "?"
  /// What a statement ends in.
  var statement = "."
  /// What an exclamation ends in.
  var exclamation = "!"
  /// Accepted as well, never proposed.
  var also: [String] = []
  /// Spanish ¿ and ¡.
  var opening: Opening?
  /// The mark stands inside the asked word (Armenian).
  var inside = false

  /// Whether they are as wide as the letters and stand without spaces (Chinese, Japanese).
  var areWide: Bool { statement.unicodeScalars.first?.value ?? 0 >= 0x3000 }

  /// Whether some write a space before a mark.
  func isSpaced(_ mark: Unicode.Scalar) -> Bool {
    ([question, statement, exclamation] + also).contains {
      $0.unicodeScalars.last == mark && $0.unicodeScalars.count > 1
        && $0.first?.isWhitespace ?? false
    }
  }

  /// The last bytes of every form of these marks, UTF-8: no text ends in a mark that ends in none of them.
  var lastBytes: Set<UInt8> {
    Set((also + [question, statement, exclamation]).compactMap(\.utf8.last))
  }

  /// The same marks with those forms preferred that a catalog uses most: “？” instead of “?” in Japanese.
  func preferring(_ texts: some Sequence<String>) -> Marks {
    // The longest form that fits: “\u{202F}?” ends in “?” too.
    let forms = (also + [question, statement, exclamation]).sorted { $0.utf8.count > $1.utf8.count }
    var counts: [String: Int] = [:]
    for text in texts {
      let form = forms.first { text.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
      if let form { counts[form, default: 0] += 1 }
    }
    /// The space before a mark is a habit of the catalog, whatever the mark.
    func count(_ form: String) -> Int {
      let space = form.unicodeScalars.dropLast()
      if space.isEmpty { return counts[form] ?? 0 }
      return counts.reduce(0) { sum, other in
        other.key.unicodeScalars.dropLast().elementsEqual(space) ? sum + other.value : sum
      }
    }
    var marks = self
    for other in also where count(other) > 0 {
      guard let meaning = other.unicodeScalars.last.flatMap({ Self.anywhere[$0] }) else { continue }
      let own = marks.mark(for: meaning)
      guard count(other) > count(own) else { continue }
      marks.also.removeAll { $0 == other }
      marks.also.append(own)
      switch meaning {
      case .question: marks.question = other
      case .statement: marks.statement = other
      case .exclamation: marks.exclamation = other
      }
    }
    return marks
  }

  /// What a text ends in, by this language's marks and the marks of others.
  enum Ending: Sendable, Equatable {
    /// A full stop of this language.
    case statement
    /// A question mark of this language.
    case question
    /// An exclamation mark of this language.
    case exclamation
    /// `…` or `...`
    case ellipsis
    /// `:`
    case colon
    /// A comma or semicolon.
    case comma
    /// A mark of another language, or with the wrong space; the string is what stands there.
    case foreign(String, meant: Meaning)
    /// A placeholder, link or quotation: what it ends in is unknown.
    case unknown
    /// Letters: no mark.
    case bare

    /// What the mark says, whatever language it is of.
    var meaning: Meaning? {
      switch self {
      case .statement: .statement
      case .question: .question
      case .exclamation: .exclamation
      case .foreign(_, let meaning): meaning
      default: nil
      }
    }
  }

  /// What an end mark says.
  enum Meaning: String, Sendable, CaseIterable { case statement, question, exclamation }
}
