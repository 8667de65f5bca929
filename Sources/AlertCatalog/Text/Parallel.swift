import Dispatch
import Synchronization

/// Work on many parts at a time.
package enum Parallel {
  /// What comes of each part, in the order of the parts, whatever order they are done in.
  ///
  /// - Parameter jobs: so many at a time; 1: one after the other, on this thread.
  package static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    map(count, jobs: jobs, with: {}) { _, part in body(part) }
  }

  /// The same with something that each thread has for itself, and uses for all the parts it does.
  package static func map<Own, Result: Sendable>(
    _ count: Int, jobs: Int, with own: @Sendable () -> Own, _ body: @Sendable (Own, Int) -> Result
  ) -> [Result] {
    guard jobs > 1, count > 1 else {
      let own = own()
      return (0..<count).map { body(own, $0) }
    }
    let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
      let own = own()
      while true {
        let part = next.add(1, ordering: .relaxed).oldValue
        guard part < count else { return }
        let result = body(own, part)
        results.withLock { $0[part] = result }
      }
    }
    return results.withLock { $0 }.compactMap { $0 }
  }

  /// What comes of all elements, in their order, worked on in runs of `size`.
  ///
  /// - Parameter jobs: as in ``map(_:jobs:_:)``.
  package static func flatMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], atATime size: Int, jobs: Int,
    _ body: @Sendable (ArraySlice<Element>) -> [Result]
  ) -> [Result] {
    flatMap(elements, atATime: size, jobs: jobs, with: {}) { _, run in body(run) }
  }

  /// The same with something that each thread has for itself.
  package static func flatMap<Element: Sendable, Own, Result: Sendable>(
    _ elements: [Element], atATime size: Int, jobs: Int, with own: @Sendable () -> Own,
    _ body: @Sendable (Own, ArraySlice<Element>) -> [Result]
  ) -> [Result] {
    let starts = Array(stride(from: 0, to: elements.count, by: size))
    return map(starts.count, jobs: jobs, with: own) { own, run in
      body(own, elements[starts[run]..<min(starts[run] + size, elements.count)])
    }.flatMap { $0 }
  }
}
