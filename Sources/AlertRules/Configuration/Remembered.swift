import Synchronization

/// What was made of the catalog data, by name: its files do not change while the program runs, so each is read once
/// however many checks there are. Whoever asks while it is being read waits, and does not read it too.
final class Remembered<Value: Sendable>: Sendable {
  private final class Slot: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let slots = Mutex<[String: Slot]>([:])

  /// What was made for a name, else what `make` gives, which must not ask for the same name; that there is none is not
  /// remembered, because input may ask for any name.
  func value<Failure: Error>(
    _ name: String, _ make: () throws(Failure) -> Value?
  ) throws(Failure) -> Value? {
    let slot = slots.withLock { slots in
      let slot = slots[name] ?? Slot()
      slots[name] = slot
      return slot
    }
    let result = slot.value.withLock { value -> Result<Value?, Failure> in
      if let value { return .success(value) }
      do throws(Failure) {
        value = try make()
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    let value = try result.get()
    if value == nil { slots.withLock { $0[name] = nil } }
    return value
  }
}
