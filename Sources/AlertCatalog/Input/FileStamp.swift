import Foundation

/// What tells whether a file is still the one that was opened, as long as it was: taken before reading
/// and compared after.
///
///     let before = FileStamp(descriptor)
///     … read …
///     guard FileStamp(descriptor) == before else { … }
public struct FileStamp: Equatable, Sendable {
  /// Bytes.
  public let size: Int
  /// Of the last change of the bytes, and of anything about the file, which nobody can set back.
  private let seconds, nanoseconds, ownSeconds, ownNanoseconds: Int
  private let inode, device: UInt64

  /// The stamp of an open regular file; `nil` if it is something else.
  public init?(_ descriptor: Int32) {
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(info.st_size)
    #if canImport(Darwin)
      let (changed, own) = (info.st_mtimespec, info.st_ctimespec)
    #else
      let (changed, own) = (info.st_mtim, info.st_ctim)
    #endif
    (seconds, nanoseconds) = (Int(changed.tv_sec), Int(changed.tv_nsec))
    (ownSeconds, ownNanoseconds) = (Int(own.tv_sec), Int(own.tv_nsec))
    (inode, device) = (UInt64(info.st_ino), UInt64(truncatingIfNeeded: info.st_dev))
  }

  /// What to say about a file whose stamp is another one after reading.
  public static func changed(_ path: String) -> FormatError {
    FormatError(
      path, nil, "the file changed while it was read",
      "it was skipped; run again when nothing is writing to it")
  }
}
