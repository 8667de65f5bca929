import CSignals
import Foundation
import Synchronization

/// The files that are being written beside their targets, under names of their own.
///
/// Each is locked while its writer lives. What is not locked was left behind by a program that was
/// killed, and the next one that writes into the folder removes it.
public enum TemporaryFiles {
  /// Held while a temporary file comes into being, takes its target's place, or all are removed.
  private static let gate = Mutex<Set<String>>([])
  private static let start = ".alertcat-"
  private static let end = ".tmp"

  /// Whether a file name is that of a temporary file: `.alertcat-0123456789abcdef.tmp`.
  static func isName(_ name: String) -> Bool {
    name.hasPrefix(start) && name.hasSuffix(end)
      && name.utf8.count == start.utf8.count + 16 + end.utf8.count
  }

  /// Removes all of them for good, and ends the program: from here on none is made, and none takes
  /// the place of its target.
  ///
  /// - Parameter end: ends the program; what it says on the way is the last that is said.
  public static func discard(then end: () -> Never) -> Never {
    gate.withLock { _ in
      csignals_remove_temporaries()
      end()
    }
  }

  /// Makes one in a folder, with a trailing slash; `nil` leaves the reason in `errno`.
  static func make(in folder: String, mode: mode_t) -> TemporaryFile? {
    gate.withLock { swept in
      if swept.insert(folder).inserted { sweep(folder) }
      for _ in 0..<16 {
        let number = String(UInt64.random(in: 0...UInt64.max), radix: 16)
        let name = start + String(repeating: "0", count: 16 - number.count) + number + end
        let path = folder + name
        let place = csignals_add_temporary(path)
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        if descriptor < 0 {
          let reason = errno
          csignals_forget(place)
          errno = reason
          if reason == EEXIST { continue }
          return nil
        }
        // Somebody who sweeps this folder may have taken the file in the moment before it is locked.
        var info = stat()
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
          || fstat(descriptor, &info) == 0 && info.st_nlink == 0
        {
          close(descriptor)
          csignals_forget(place)
          continue
        }
        return TemporaryFile(path: path, descriptor: descriptor, place: place)
      }
      errno = EEXIST
      return nil
    }
  }

  /// Puts a temporary file in the place of its target; false leaves the reason in `errno`.
  static func move(_ file: TemporaryFile, to target: String) -> Bool {
    gate.withLock { _ in rename(file.path, target) == 0 }
  }

  /// Removes what killed programs left in a folder. What cannot be removed does no harm.
  private static func sweep(_ folder: String) {
    for name in Paths.names(in: folder.isEmpty ? "." : folder)?.names ?? [] where isName(name) {
      let path = folder + name
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if FileStamp(descriptor) != nil, flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }
}

/// A file that is written beside its target and then takes its place.
struct TemporaryFile {
  let path: String
  let descriptor: Int32
  fileprivate let place: Int32

  /// Closes the file, and removes it if it is still there under its own name.
  func end(isMoved: Bool) {
    if !isMoved { unlink(path) }
    close(descriptor)
    csignals_forget(place)
  }
}
