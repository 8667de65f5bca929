/// Something about a text, with the place and, where the rules know it, the cure.
public struct Finding: Sendable {
  /// The rule's id.
  public var rule: String
  /// How bad it is here.
  public var severity: Severity
  /// The value.
  public var reference: Catalog.Reference
  /// Where in the value, UTF-8 bytes.
  public var range: Range<Int>
  /// What the string is.
  public var role: Role
  /// The alert's id.
  public var alert: String
  /// The edition that asks for it.
  public var edition: String
  /// The value's locale.
  public var locale: String
  /// The whole value.
  public var text: String
  /// One sentence for a reviewer.
  public var message: String
  /// Where a proposal comes from.
  var notes: [String]
  /// Why the string is believed to be this.
  var claims: [Claim] = []
  /// The cure.
  public var fix: Fix?
  /// It rests on a grouping that nobody confirmed.
  public var isGuess = false
  /// Its fix is safe only if that of the source text is.
  var followsSource = false
  /// It is about the alert as a whole, and stands at one of its texts only to have a place.
  var isAboutAlert = false
  /// Other forms of the key that have the same text, so that it need not be said of each.
  var otherForms: [String] = []

  /// Where a proposal comes from, and why the string is believed to be this.
  public var evidence: [String] { notes + claims.map(\.text) }

  /// The text, what it should become, and why: `“Ja” → “Löschen”: “Ja” does not say what happens`
  var sentence: String {
    "“\(text)”" + (replacement.map { " → “\($0)”" } ?? "") + ": \(message)"
  }

  /// The whole value after the fix, `nil` when there is none.
  public var replacement: String? { fix.map { text.applying($0.edits) } }
}

extension Sequence<Finding> {
  /// How many there are of each severity. What may be in no alert is not shown, and does not count.
  public var counts: [Severity: Int] {
    reduce(into: [:]) { if !$1.isGuess { $0[$1.severity, default: 0] += 1 } }
  }
}
