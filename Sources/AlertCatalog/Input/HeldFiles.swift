/// Files that a catalog file holds, in place of those on disk.
public struct HeldFiles: Sendable {
  /// Every path, sorted.
  public let paths: [String]
  /// The bytes at a path, `nil` if there are none.
  public let bytes: @Sendable (String) -> FileBytes?

  /// Creates a source of files.
  public init(paths: [String], bytes: @escaping @Sendable (String) -> FileBytes?) {
    self.paths = paths
    self.bytes = bytes
  }
}
