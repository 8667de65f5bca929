/// What a stock button says, in any language.
public enum StockRole: String, Sendable, CaseIterable, Comparable {
  case ok, cancel, done, close, yes, no, save, delete, remove, erase, discard, clear, replace, reset
  case `continue`, retry, later, skip, stop, back, next, open, add, allow, agree, disagree, enable
  case disable, ignore, settings, quit, update, confirm, help, apply, dismiss
  case dontSave = "dont-save"
  case discardChanges = "discard-changes"
  case tryAgain = "try-again"
  case notNow = "not-now"
  case dontAllow = "dont-allow"
  case turnOn = "turn-on"
  case turnOff = "turn-off"
  case learnMore = "learn-more"
  case signIn = "sign-in"
  case signOut = "sign-out"
  case logOut = "log-out"
  case emptyTrash = "empty-trash"
  case wordError = "word-error"
  case wordWarning = "word-warning"
  case wordAlert = "word-alert"

  /// By name.
  public static func < (a: StockRole, b: StockRole) -> Bool { a.rawValue < b.rawValue }

  /// What destroys something.
  static let destructive: Set<StockRole> = [
    .delete, .remove, .erase, .discard, .clear, .reset, .replace, .dontSave, .discardChanges,
    .emptyTrash,
  ]
  /// Words of titles, and not of buttons.
  static let headings: Set<StockRole> = [.wordError, .wordWarning, .wordAlert]
  /// What only acknowledges.
  static let acknowledging: Set<StockRole> = [.ok, .done, .close, .dismiss, .continue]
}
