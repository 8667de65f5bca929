/// Paths as the kernel resolves them, for code that compares places.
public enum RealPath {
  /// The path without links and dots, `nil` if there is nothing.
  public static func of(_ path: String) -> String? { Paths.real(path) }
}
