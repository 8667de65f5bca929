import Foundation

/// An output folder: copies go under it, and nothing is ever written outside it.
public struct OutputFolder: Sendable {
  /// The folder.
  public let path: String

  /// Checks, before anything is written, that no two inputs would share a path and that no input
  /// would be overwritten.
  ///
  /// - Throws: ``OutputClash`` saying which.
  public init(_ path: String, for files: [InputFile]) throws(OutputClash) {
    guard !path.isEmpty else { throw OutputClash("The output folder has no name.") }
    var place = path
    while Paths.kind(of: place) == .missing, ![".", "/"].contains(place) {
      place = Paths.folder(of: place)
    }
    guard [.missing, .folder].contains(Paths.kind(of: place)) else {
      throw OutputClash("\(place) is not a folder; use another --output.")
    }
    if let bundle = InputSearch.bundle(around: path) {
      throw OutputClash(
        "\(bundle) is a bundle, not a place for copies; use another --output.")
    }
    self.path = path
    var owners: [[UInt8]: String] = [:]
    var folders: [[UInt8]: String] = [:]
    for file in files {
      let output = Array(file.outputPath.utf8)
      if let other = owners.updateValue(file.fileToWrite, forKey: output) {
        if file.packed != nil, other == file.fileToWrite { continue }
        throw OutputClash(
          "\(other) and \(file.path) would both be written to \(file.outputPath); "
            + "give their common folder instead.")
      }
      for (index, byte) in output.enumerated() where byte == UInt8(ascii: "/") {
        folders[Array(output[..<index])] = file.path
      }
      if let real = Paths.real(path + "/" + file.outputPath), real == Paths.real(file.fileToWrite) {
        throw OutputClash(
          "\(file.path) would be overwritten; use another output folder, or --in-place.")
      }
    }
    for (output, file) in owners {
      guard let other = folders[output] else { continue }
      throw OutputClash("\(file) would be written where \(other) needs a folder.")
    }
  }

  /// Writes one file, creating folders on the way.
  ///
  /// - Throws: ``FormatError`` if the path leads out of the folder, or writing fails.
  public func write(_ bytes: FileBytes, to outputPath: String) throws(FormatError) {
    try write(SplicedBytes(bytes), to: outputPath) { _ in }
  }

  /// Writes one file that is put together on the way.
  ///
  /// - Parameter check: looks at what was written, before it takes its place.
  /// - Throws: ``FormatError`` as ``write(_:to:)`` does, or what `check` throws.
  public func write(
    _ bytes: SplicedBytes, to outputPath: String, check: (FileBytes) throws(FormatError) -> Void
  ) throws(FormatError) {
    let place = place(of: outputPath)
    try makeFolder(path, for: place)
    guard let root = Paths.real(path) else {
      throw FormatError(place, nil, "the folder \(path) is gone", "run again")
    }
    var current = root
    let parts = Paths.parts(of: outputPath).filter { !$0.isEmpty }
    guard !parts.isEmpty, !parts.contains("..") else {
      throw FormatError(outputPath, nil, "the path points outside \(path)", "give a plain name")
    }
    for part in parts.dropLast() {
      current = try folder(part, in: current, root: root, for: place)
    }
    let target = current + "/" + parts[parts.count - 1]
    if Paths.kind(of: target, followingLinks: false) == .link {
      guard let real = Paths.real(target), Paths.isInside(real, root) else {
        throw leadsOut(target)
      }
    }
    do { try AtomicFile.write(bytes, to: target, check: check) } catch {
      guard error.file == target else { throw error }
      // As the folder was given, not as the kernel resolves it.
      throw FormatError(place, error.place, error.problem, error.advice)
    }
  }

  /// Removes a file, and its folder if nothing else is in that.
  ///
  /// - Throws: ``FormatError`` if the path leads out of the folder, or the file cannot be removed.
  public func remove(_ outputPath: String) throws(FormatError) {
    let place = place(of: outputPath)
    guard let root = Paths.real(path), let folder = Paths.real(Paths.folder(of: place)) else {
      return
    }
    let isRoot = folder.hasSameBytes(as: root)
    guard isRoot || Paths.isInside(folder, root) else { throw leadsOut(place) }
    try AtomicFile.remove(place)
    if !isRoot { rmdir(folder) }
  }

  private func place(of outputPath: String) -> String {
    path + (path.utf8.last == UInt8(ascii: "/") ? "" : "/") + outputPath
  }

  /// Goes one folder down, making it where it is missing; a link has to stay inside.
  private func folder(
    _ name: String, in parent: String, root: String, for place: String
  ) throws(FormatError) -> String {
    let next = parent + "/" + name
    switch Paths.kind(of: next, followingLinks: false) {
    case .missing: try makeFolder(next, for: place)
    case .link:
      guard let real = Paths.real(next),
        real.hasSameBytes(as: root) || Paths.isInside(real, root)
      else {
        throw leadsOut(next)
      }
      return real
    default: break
    }
    return next
  }

  /// Makes a folder, and those above it, for a file.
  private func makeFolder(_ path: String, for place: String) throws(FormatError) {
    if Paths.kind(of: path) == .folder || mkdir(path, 0o777) == 0 { return }
    if errno == ENOENT, case let above = Paths.folder(of: path), ![".", "/"].contains(above) {
      try makeFolder(above, for: place)
      if mkdir(path, 0o777) == 0 { return }
    }
    // Another program may have made it in the meantime.
    let reason = errno
    if reason == EEXIST, Paths.kind(of: path) == .folder { return }
    errno = reason
    throw WriteTrouble.error(place, "the folder \(path) cannot be created")
  }

  private func leadsOut(_ path: String) -> FormatError {
    FormatError(path, nil, "a symbolic link points outside the output folder", "remove the link")
  }
}
