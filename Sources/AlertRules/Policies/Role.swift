/// What a string is in an alert.
public enum Role: String, Sendable, CaseIterable, Comparable, Codable {
  /// The bold text (AppKit: messageText).
  case title
  /// The text below it (AppKit: informativeText).
  case message
  /// A button label.
  case button
  /// Placeholder of a text field.
  case field
  /// Label of the suppression checkbox.
  case suppression

  /// In the order listed.
  public static func < (a: Role, b: Role) -> Bool { a.rank < b.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
