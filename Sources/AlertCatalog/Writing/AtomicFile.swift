import Foundation

/// Writing so that a reader finds the old file or the complete new one, never a torn one.
public enum AtomicFile {
  /// Writes beside the target, flushes to the disk, and renames over it. A file that already holds
  /// these bytes is not touched. Permissions of an existing file are kept.
  ///
  /// - Throws: ``FormatError`` with the system's reason; the target is then as it was.
  public static func write(_ bytes: FileBytes, to path: String) throws(FormatError) {
    let target = Paths.real(path) ?? path
    if Paths.kind(of: target) == .file, let old = try? FileReading.bytes(of: target), old == bytes {
      return
    }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    let temporary = folder + ".alertcat-\(UInt32.random(in: 0...UInt32.max))"
    let mode = permissions(of: target) ?? 0o644
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, mode)
    guard descriptor >= 0 else { throw failure(path, "cannot be written") }
    var problem: FormatError?
    do throws(FormatError) {
      try writeAll(bytes, to: descriptor, path)
      guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else {
        throw failure(path, "cannot be flushed to the disk")
      }
    } catch {
      problem = error
    }
    close(descriptor)
    if problem == nil, rename(temporary, target) != 0 {
      problem = failure(path, "cannot be replaced")
    }
    if let problem {
      unlink(temporary)
      throw problem
    }
  }

  private static func writeAll(
    _ bytes: FileBytes, to descriptor: Int32, _ path: String
  ) throws(FormatError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        #if canImport(Darwin)
          return Darwin.write(descriptor, rest.baseAddress, rest.count)
        #else
          return Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path, "cannot be written")
      }
      written += count
    }
  }

  private static func permissions(of path: String) -> mode_t? {
    var info = stat()
    return stat(path, &info) == 0 ? info.st_mode & 0o777 : nil
  }

  private static func failure(_ path: String, _ what: String) -> FormatError {
    let reason = String(cString: strerror(errno))
    return FormatError(
      path, .start, "\(what) (\(reason))", "the file is as it was; free space or change permissions"
    )
  }
}
