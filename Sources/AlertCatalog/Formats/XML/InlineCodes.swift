/// How a format shows the elements inside its text.
protocol InlineCodes {
  /// What a start or end tag shows: the native code it stands for, or nothing.
  mutating func text(of tag: XMLTag) -> String
  /// Whether what follows is code or protected: shown, never edited.
  var isProtected: Bool { get }
}

/// What is common to inline codes.
enum InlineCode {
  /// Stands for a code that does not say what it is: U+FFFC, object replacement character.
  static let unknown = "\u{FFFC}"
}
