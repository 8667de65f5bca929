/// Where an alert appears.
public enum Platform: String, Sendable, CaseIterable {
  /// iPhone.
  case iOS
  /// iPad.
  case iPadOS
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Vision.
  case visionOS
  /// Apple Watch.
  case watchOS
}
