#if os(Linux)
  import Foundation

  /// Holds up whoever opens a file, until it is let go: so a test can do something in the middle of a
  /// run, at a moment that is sure. The kernel asks the holder, who answers when it is done.
  final class Lease {
    private static let (setLease, getLease) = (Int32(1024), Int32(1025))
    private let descriptor: Int32

    /// `nil` where the file system knows no leases.
    init?(_ file: URL) {
      // The signal that says that somebody waits; asking does too.
      signal(SIGIO, SIG_IGN)
      descriptor = open(file.path, O_RDWR | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      guard fcntl(descriptor, Self.setLease, Int32(F_WRLCK)) == 0 else {
        close(descriptor)
        return nil
      }
    }

    /// Waits until `command` opens the file; false if it ended without.
    func isWanted(by command: RunningCommand) -> Bool {
      while command.isRunning {
        if fcntl(descriptor, Self.getLease) != Int32(F_WRLCK) { return true }
        usleep(200)
      }
      return false
    }

    func letGo() { close(descriptor) }

    /// Whether the folder of the tests is on a file system with leases.
    static let isPossible: Bool = {
      guard let scratch = try? Scratch(), (try? scratch.write("", to: "a")) != nil,
        let lease = Lease(scratch.url.appendingPathComponent("a"))
      else { return false }
      lease.letGo()
      return true
    }()
  }
#endif
