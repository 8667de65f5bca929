import AlertRules
import CSignals
import Foundation

/// What the system tells a program while it runs.
enum Interruption {
  /// Whether the caller of the program had SIGPIPE ignored.
  nonisolated(unsafe) private(set) static var ignoresPipes = false

  /// Once, before anything is opened.
  static func install() {
    keepStandardStreams()
    // Writing into a closed pipe, or past the limit on file sizes, is an error where it happens.
    ignoresPipes = isIgnored(SIGPIPE)
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    csignals_catch_bus_errors(2)
    let pipe = csignals_watch_interruptions()
    guard pipe >= 0 else { return }
    Thread.detachNewThread { wait(on: pipe) }
  }

  /// A file opened in the place of a missing standard stream would take in what is printed.
  private static func keepStandardStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // Read-only: printing is noticed to fail.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends the program by the signal that arrives, as if it were not caught, but without a temporary
  /// file left.
  private static func wait(on pipe: Int32) {
    var byte: UInt8 = 0
    while read(pipe, &byte, 1) != 1 {
      guard errno == EINTR else { return }
    }
    let number = Int32(byte)
    TemporaryFiles.discard {
      let name = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"][number] ?? "\(number)"
      Trouble.say(
        "interrupted (\(name)): each file is either unchanged or completely written; run again for the rest"
      )
      signal(number, SIG_DFL)
      kill(getpid(), number)
      // The signal takes effect on any thread, at the latest now.
      sleep(1)
      _exit(128 + number)
    }
  }
}
