/// What marks say whatever the language, from `Catalogs/Letters/marks.txt`.
extension Marks {
  /// End marks of all languages and what they mean.
  static let anywhere: [Unicode.Scalar: Meaning] = Meaning.allCases.reduce(into: [:]) {
    marks, meaning in
    for mark in scalars(meaning.rawValue) { marks[mark] = meaning }
  }

  /// Three dots in one letter.
  static let ellipses = Set(scalars("ellipsis"))

  /// Strokes that are typed for an end mark, and the mark: `|` → `।`.
  static let strokes: [Unicode.Scalar: Unicode.Scalar] = lines.keys.reduce(into: [:]) {
    strokes, kind in
    guard kind.hasPrefix("stroke for "), let mark = kind.unicodeScalars.last else { return }
    for stroke in scalars(kind) { strokes[stroke] = mark }
  }

  /// Whether what stands for a mark ends in such a stroke.
  static func endsInStroke(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.last.map { strokes[$0] != nil } ?? false
  }

  /// Commas.
  static let commas = Set(scalars("comma"))

  /// Colons.
  static let colons = Set(scalars("colon"))

  /// Semicolons.
  static let semicolons = Set(scalars("semicolon"))

  /// What stands before an item of a list, from `Catalogs/Letters/bullets.txt`.
  static let bullets = CatalogWords.scalars("Letters/bullets.txt")

  /// Marks of a text that goes on.
  static let pauses: [Unicode.Scalar: Ending] = [
    ("comma", Ending.comma), ("semicolon", .comma), ("colon", .colon),
  ].reduce(into: [:]) { marks, kind in
    for mark in scalars(kind.0) { marks[mark] = kind.1 }
  }

  /// Marks that open what an end mark closes.
  static let openings: [Meaning: Unicode.Scalar] = Meaning.allCases.reduce(into: [:]) {
    marks, meaning in
    marks[meaning] = scalars("opening-\(meaning.rawValue)").first
  }

  /// Whether a mark opens what an end mark closes.
  static func opens(_ mark: Unicode.Scalar) -> Bool { openings.values.contains(mark) }

  /// Whether a text holds what opens a question.
  static func opensQuestion(in text: some StringProtocol) -> Bool {
    openings[.question].map { text.utf8.contains(bytes: Array(String($0).utf8)) } ?? false
  }

  private static let lines = CatalogWords.named("Letters/marks.txt")

  private static func scalars(_ kind: String) -> [Unicode.Scalar] {
    lines[kind]?.unicodeScalars.filter { $0 != " " } ?? []
  }
}
