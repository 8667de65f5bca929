import AlertRules
import Foundation
import Synchronization

/// Standard output, buffered. What could not be printed is known, and decides the exit code.
enum Output {
  private struct State {
    var bytes: [UInt8] = []
    var failure: Int32?
  }

  private static let state = Mutex(State())
  private static let largest = 1 << 16

  /// Prints text.
  static func print(_ text: String, terminator: String = "\n") {
    let isFull = state.withLock { state in
      if state.failure == nil {
        state.bytes += text.utf8
        state.bytes += terminator.utf8
      }
      return state.bytes.count >= largest
    }
    if isFull || isTerminal { flush() }
  }

  /// Whether a person reads along.
  static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Whether something could not be printed, so that going on only to print is of no use.
  static var hasFailed: Bool { state.withLock { $0.failure != nil } }

  /// Hands over what was printed so far.
  static func flush() {
    state.withLock { state in
      let bytes = state.bytes
      state.bytes = []
      guard state.failure == nil, !bytes.isEmpty else { return }
      if !AtomicFile.writeAll(bytes, to: STDOUT_FILENO) { state.failure = errno }
    }
  }

  /// Ends the program. If not all was printed the exit code is 2; where the reader of a pipe has
  /// gone, the program ends without a word by SIGPIPE, as others do.
  static func finish(_ code: Int32) -> Never {
    flush()
    guard let failure = state.withLock({ $0.failure }) else { exit(code) }
    if failure == EPIPE, !Interruption.ignoresPipes {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    Trouble.say(
      "standard output: not everything could be printed (\(String(cString: strerror(failure)))): "
        + "free space, or send it somewhere else")
    exit(2)
  }
}
