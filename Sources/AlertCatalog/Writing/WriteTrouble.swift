import Foundation

/// Why something could not be written, in the system's words, and what a person can do about it.
public enum WriteTrouble {
  /// An error about a path that could not be written; the reason is taken from `errno`.
  ///
  /// - Parameters:
  ///   - what: what did not work, such as `cannot be written`.
  ///   - keeps: whether what was there is as it was.
  public static func error(_ path: String, _ what: String, keeps: Bool = true) -> FormatError {
    let reason = errno
    return FormatError(
      path, nil, "\(what) (\(String(cString: strerror(reason))))",
      (keeps ? "the destination is unchanged; " : "") + advice(for: reason))
  }

  private static func advice(for reason: Int32) -> String {
    switch reason {
    case ENOSPC, EDQUOT: "free space, and run again"
    case EFBIG: "allow larger files (ulimit -f), and run again"
    case EACCES, EPERM: "allow writing there, or write somewhere else"
    case EROFS: "write somewhere else"
    case ENOENT: "check the path"
    case EISDIR, ENOTDIR: "give the path of a file"
    case EMFILE, ENFILE: "allow more open files (ulimit -n), and run again"
    case ENAMETOOLONG: "give a shorter name"
    default: "check the disk, and run again"
    }
  }
}
