import Foundation

/// Writing so that a reader finds the old file or the complete new one, never a torn one.
public enum AtomicFile {
  /// Writes beside the target, flushes to the disk, and renames over it. A file that already holds
  /// these bytes is not touched. Permissions and owner of an existing file are kept; those of a new one are what
  /// the umask leaves of `newMode`.
  ///
  /// - Parameter old: what the target held when it was read. If it holds something else now, somebody
  ///   else wrote to it, and their work is not written over.
  /// - Parameter newMode: permissions of a file that is not there yet.
  /// - Parameter check: looks at what was written, before it takes the place of the target.
  /// - Throws: ``FormatError`` with the system's reason, or what `check` throws; the target is then as
  ///   it was.
  public static func write(
    _ bytes: SplicedBytes, to path: String, replacing old: FileBytes? = nil,
    mode newMode: mode_t = 0o644, check: (FileBytes) throws(FormatError) -> Void = { _ in }
  ) throws(FormatError) {
    let target = Paths.real(path) ?? path
    let exists = Paths.kind(of: target) == .file
    let found = exists ? try FileReading.bytes(of: target) : nil
    if let found, bytes.isEqual(to: found), old?.isUnchanged ?? true { return try check(found) }
    if let old, !old.isUnchanged || found != old {
      throw FormatError(
        path, nil, exists ? "the file changed after it was read" : "the file was removed",
        "it was not overwritten; run again")
    }
    if exists, access(target, W_OK) != 0 { throw WriteTrouble.error(path, "cannot be written") }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    let oldStatus = status(of: target)
    let oldMode = oldStatus.map { $0.st_mode & 0o777 }
    guard let temporary = TemporaryFiles.make(in: folder, mode: oldMode ?? newMode) else {
      throw WriteTrouble.error(path, "cannot create a file in its folder")
    }
    var isMoved = false
    defer { temporary.end(isMoved: isMoved) }
    guard writeAll(bytes, to: temporary.descriptor) else {
      throw WriteTrouble.error(path, "cannot be written")
    }
    try check(FileReading.bytes(of: temporary.descriptor, path))
    // Only an administrator may give a file away; whoever owns it keeps it anyway.
    if let oldStatus {
      _ = fchown(temporary.descriptor, oldStatus.st_uid, oldStatus.st_gid)
    }
    if let oldMode, fchmod(temporary.descriptor, oldMode) != 0 {
      throw WriteTrouble.error(path, "cannot keep its permissions")
    }
    guard fsync(temporary.descriptor) == 0 else {
      throw WriteTrouble.error(path, "cannot be flushed to the disk")
    }
    guard TemporaryFiles.move(temporary, to: target) else {
      throw WriteTrouble.error(path, "cannot be replaced")
    }
    isMoved = true
  }

  /// Writes bytes that are in one place.
  ///
  /// - Throws: ``FormatError`` as ``write(_:to:replacing:mode:check:)`` does.
  public static func write(
    _ bytes: FileBytes, to path: String, mode: mode_t = 0o644
  ) throws(FormatError) {
    try write(SplicedBytes(bytes), to: path, mode: mode)
  }

  /// Removes a file, if it is there.
  ///
  /// - Throws: ``FormatError`` with the system's reason.
  public static func remove(_ path: String) throws(FormatError) {
    if unlink(path) != 0, errno != ENOENT {
      throw WriteTrouble.error(path, "cannot be removed")
    }
  }

  /// Writes everything to an open file; false leaves the reason in `errno`.
  public static func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
    bytes.withContiguousStorageIfAvailable { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
      ?? writeAll(Array(bytes), to: descriptor)
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = systemWrite(
        descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      written += count
    }
    return true
  }

  /// Small pieces are gathered, large ones are written from where they lie.
  private static func writeAll(_ bytes: SplicedBytes, to descriptor: Int32) -> Bool {
    var gathered: [UInt8] = []
    gathered.reserveCapacity(min(gatheredSize, bytes.count))
    let isDone = bytes.forEachPiece { piece in
      if gathered.count + piece.count > gatheredSize {
        guard writeAll(gathered, to: descriptor) else { return false }
        gathered.removeAll(keepingCapacity: true)
      }
      if piece.count > gatheredSize { return writeAll(piece, to: descriptor) }
      gathered += piece
      return true
    }
    return isDone && writeAll(gathered, to: descriptor)
  }

  /// Bytes that are written together.
  private static let gatheredSize = 1 << 18

  private static func status(of path: String) -> stat? {
    var info = stat()
    return stat(path, &info) == 0 ? info : nil
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
