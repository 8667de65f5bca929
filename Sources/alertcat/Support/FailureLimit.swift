import AlertStore
import ArgumentParser

/// What makes the exit code 1.
enum FailureLimit: String, ArgumentChoice {
  case error, warning, info, never

  /// The lowest severity that does; `nil`: none.
  var severity: Severity? { Severity(rawValue: rawValue) }
}
