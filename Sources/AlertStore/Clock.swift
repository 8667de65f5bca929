import Foundation

/// Time as it is stored: ISO 8601 in UTC.
enum Clock {
  static func now() -> String { Date().formatted(.iso8601) }

  /// A time as ISO 8601, with parts of seconds or without; `nil` if it is none.
  static func date(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }
}
