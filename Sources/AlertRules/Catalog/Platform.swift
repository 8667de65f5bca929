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

  /// The one whose devices a form of a text is for: `device.mac.plural.one` (spec FORMATS §5). `nil` for other forms, and
  /// for `device.other`.
  init?(variation: String) {
    let parts = variation.utf8.split(separator: UInt8(ascii: "."))
    guard parts.count > 1, String(Substring(parts[0])) == "device" else { return nil }
    switch String(Substring(parts[1])) {
    case "iphone", "ipod": self = .iOS
    case "ipad": self = .iPadOS
    case "mac": self = .macOS
    case "appletv": self = .tvOS
    case "applevision": self = .visionOS
    case "applewatch": self = .watchOS
    default: return nil
    }
  }
}
