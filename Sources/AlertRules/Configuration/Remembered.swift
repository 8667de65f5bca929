import Synchronization

/// What was made of the catalog data, by name: its files do not change while the program runs, so each
/// is read once however many checks there are.
final class Remembered<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])

  /// What was made for a name, else what `make` gives; that there is none is not remembered, because
  /// input may ask for any name.
  func value<Failure: Error>(
    _ name: String, _ make: () throws(Failure) -> Value?
  ) throws(Failure) -> Value? {
    if let known = values.withLock({ $0[name] }) { return known }
    guard let made = try make() else { return nil }
    values.withLock { $0[name] = made }
    return made
  }
}
