import Foundation

/// A program that ran to its end, and what it took, as the system counts it.
struct ChildProcess {
  /// The exit code; 128 and the signal if it was killed.
  var status: Int32
  /// Seconds of all its threads, user and system.
  var cpu: Double
  /// Seconds from start to end.
  var wall: Double
  /// The largest resident memory in bytes; mapped files count with it.
  var peak: Int
  /// The program may have taken less: the system counts the memory of its starter with it.
  var isPeakOfStarter: Bool

  /// Runs a program of the search path.
  static func run(
    _ arguments: [String], output: String = "/dev/null", errors: String = "/dev/null"
  ) throws -> ChildProcess {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, output, writing, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, errors, writing, 0o644)
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    let start = ContinuousClock.now
    var child: pid_t = 0
    let trouble = posix_spawnp(&child, arguments[0], &actions, nil, &argv, &envp)
    guard trouble == 0 else {
      throw BenchError("\(arguments[0]): \(String(cString: strerror(trouble)))")
    }
    var (status, usage) = (Int32(0), rusage())
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchError("\(arguments[0]): it cannot be waited for") }
    }
    let wall = (ContinuousClock.now - start) / .seconds(1)
    var own = rusage()
    #if os(Linux)
      let unit = 1024
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
    #else
      let unit = 1
      getrusage(RUSAGE_SELF, &own)
    #endif
    return ChildProcess(
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F,
      cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), wall: wall,
      peak: Int(usage.ru_maxrss) * unit,
      // The counts are a few pages apart.
      isPeakOfStarter: usage.ru_maxrss <= own.ru_maxrss + own.ru_maxrss / 50)
  }

  /// Whether a program of the search path starts and is content.
  static func succeeds(_ arguments: [String]) -> Bool {
    (try? run(arguments).status) == 0
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }
}
