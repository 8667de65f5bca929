/// How an alert is shown.
public enum Presentation: String, Sendable, CaseIterable {
  /// An alert in the middle of the screen.
  case alert
  /// An action sheet: the choices of an action that was begun.
  case actionSheet
  /// An alert of watchOS with two buttons beside each other.
  case sideBySide
  /// A confirmation dialog of SwiftUI: an action sheet, where the platform has one.
  case confirmationDialog
  /// An alert that hangs from the window (macOS).
  case sheet
}
