import Foundation

/// Writing so that a reader finds the old file or the complete new one, never a torn one.
public enum AtomicFile {
  /// Writes beside the target, flushes to the disk, and renames over it. A file that already holds
  /// these bytes is not touched. Permissions of an existing file are kept.
  ///
  /// - Parameter old: what the target held when it was read. If it holds something else now, somebody
  ///   else wrote to it, and their work is not written over.
  /// - Parameter newMode: permissions of a file that is not there yet.
  /// - Throws: ``FormatError`` with the system's reason; the target is then as it was.
  public static func write(
    _ bytes: FileBytes, to path: String, replacing old: FileBytes? = nil,
    mode newMode: mode_t = 0o644
  ) throws(FormatError) {
    let target = Paths.real(path) ?? path
    let exists = Paths.kind(of: target) == .file
    let found = exists ? try FileReading.bytes(of: target) : nil
    if let found, found == bytes, old?.isUnchanged ?? true { return }
    if let old, !old.isUnchanged || found != old {
      throw FormatError(
        path, .start, exists ? "the file changed after it was read" : "the file was removed",
        "it was not written over; run again")
    }
    if exists, access(target, W_OK) != 0 { throw WriteTrouble.error(path, "cannot be written") }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    let mode = permissions(of: target) ?? newMode
    guard let temporary = TemporaryFiles.make(in: folder, mode: mode) else {
      throw WriteTrouble.error(path, "no file can be made in its folder")
    }
    var isMoved = false
    defer { temporary.end(isMoved: isMoved) }
    guard writeAll(bytes, to: temporary.descriptor) else {
      throw WriteTrouble.error(path, "cannot be written")
    }
    guard fchmod(temporary.descriptor, mode) == 0, fsync(temporary.descriptor) == 0 else {
      throw WriteTrouble.error(path, "cannot be flushed to the disk")
    }
    guard TemporaryFiles.move(temporary, to: target) else {
      throw WriteTrouble.error(path, "cannot be replaced")
    }
    isMoved = true
  }

  /// Writes everything to an open file; false leaves the reason in `errno`.
  public static func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
    let done = bytes.withContiguousStorageIfAvailable { buffer in
      var written = 0
      while written < buffer.count {
        let count = systemWrite(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        written += count
      }
      return true
    }
    return done ?? writeAll(Array(bytes), to: descriptor)
  }

  private static func permissions(of path: String) -> mode_t? {
    var info = stat()
    return stat(path, &info) == 0 ? info.st_mode & 0o777 : nil
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
