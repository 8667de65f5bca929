import Foundation

/// Why something could not be written, in the system's words, and what a person can do about it.
public enum WriteTrouble {
  /// An error about a path that could not be written; the reason is taken from `errno`.
  ///
  /// - Parameter what: what did not work, such as `cannot be written`.
  public static func error(_ path: String, _ what: String) -> FormatError {
    let reason = errno
    return FormatError(
      path, .start, "\(what) (\(String(cString: strerror(reason))))", advice(for: reason))
  }

  /// What to do; nothing was written in any of these cases.
  static func advice(for reason: Int32) -> String {
    let next =
      switch reason {
      case ENOSPC, EDQUOT: "free space, and run again"
      case EFBIG: "allow larger files (ulimit -f), and run again"
      case EACCES, EPERM: "allow writing there, or write somewhere else"
      case EROFS: "write somewhere else"
      case ENOENT: "check the path"
      case EMFILE, ENFILE: "allow more open files (ulimit -n), and run again"
      case ENAMETOOLONG: "give a shorter name"
      default: "check the disk, and run again"
      }
    return "what was there is as it was; \(next)"
  }
}
