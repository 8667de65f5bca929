import Dispatch
import Synchronization
import Testing

@testable import AlertRules

/// What is read once for a whole run.
struct RememberedTests {
  /// However many ask at a time.
  @Test func everyNameIsMadeOnce() {
    let known = Remembered<String>()
    let made = Mutex<[String: Int]>([:])
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      let name = "name \(number % 4)"
      let value = known.value(name) {
        made.withLock { $0[name, default: 0] += 1 }
        return "value of \(name)"
      }
      #expect(value == "value of \(name)")
    }
    #expect(made.withLock { $0 } == ["name 0": 1, "name 1": 1, "name 2": 1, "name 3": 1])
  }

  /// One name may be made of another.
  @Test func namesMayNeedOthers() {
    let known = Remembered<Int>()
    let sum = known.value("sum") { known.value("part") { 2 }.map { $0 + 1 } }
    #expect(sum == 3)
    #expect(known.value("part") { 7 } == 2)
  }

  @Test func nothingIsAskedForAgain() {
    struct Damaged: Error {}
    let known = Remembered<Int>()
    #expect(known.value("none") { nil } == nil)
    #expect(throws: Damaged.self) {
      try known.value("none") { () throws(Damaged) in throw Damaged() }
    }
    #expect(known.value("none") { 1 } == 1)
  }
}
