/// How far a translation is.
public enum EntryState: String, Sendable, CaseIterable, Comparable {
  /// Has a text that nobody doubts.
  case translated
  /// Has a text that the file marks for another look.
  case needsReview = "needs review"
  /// Has no text, or says that it is not translated yet.
  case untranslated

  /// Less finished is more.
  public static func < (a: EntryState, b: EntryState) -> Bool { a.rank < b.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
