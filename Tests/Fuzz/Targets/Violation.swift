/// A promise that was broken.
public struct Violation: Error, CustomStringConvertible {
  /// Which one, and where.
  public let description: String

  /// Creates a violation.
  public init(_ description: String) { self.description = description }
}

/// Breaks off unless a promise is kept.
public func promise(
  _ isKept: Bool, _ what: @autoclosure () -> String
) throws(Violation) {
  if !isKept { throw Violation(what()) }
}

/// What `body` returns, or `nil` and a description where it refuses the input with an error of the
/// type it promises.
public func attempt<Value, Refusal: Error>(
  _ body: () throws(Refusal) -> Value
) -> (value: Value?, refusal: String) {
  do { return (try body(), "") } catch { return (nil, "\(error)") }
}
