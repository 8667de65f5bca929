import Foundation

/// An output folder: copies go under it, and nothing is ever written outside it.
public struct OutputFolder: Sendable {
  /// The folder.
  public let path: String

  /// Checks that no two inputs would share a path.
  ///
  /// - Throws: ``OutputClash`` naming both inputs.
  public init(_ path: String, for files: [InputFile]) throws(OutputClash) {
    self.path = path
    var owners: [String: String] = [:]
    for file in files {
      if let other = owners.updateValue(file.path, forKey: file.outputPath) {
        throw OutputClash(first: other, second: file.path, output: file.outputPath)
      }
    }
  }

  /// Writes one file, creating folders on the way.
  ///
  /// - Throws: ``FormatError`` if a symbolic link would lead out of the folder, or writing fails.
  public func write(_ bytes: [UInt8], to outputPath: String) throws(FormatError) {
    let target = URL(fileURLWithPath: path).appendingPathComponent(outputPath)
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw FormatError(
        target.path, .start, "the folder cannot be created", "check the permissions of \(path)")
    }
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard target.resolvingSymlinksInPath().path.hasPrefix(root + "/") else {
      throw FormatError(
        target.path, .start, "a symbolic link leads out of the output folder", "remove the link")
    }
    try AtomicFile.write(bytes, to: target.path)
  }
}

/// Two inputs that would be written to one path.
public struct OutputClash: Error, Sendable {
  /// The input that came first.
  public let first: String
  /// The other one.
  public let second: String
  /// The path below the output folder.
  public let output: String
}
