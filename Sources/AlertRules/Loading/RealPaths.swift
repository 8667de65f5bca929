import Synchronization

/// Where paths really lead, each asked for once: every manifest of a run asks for every file.
final class RealPaths: Sendable {
  private let known = Mutex<[String: String?]>([:])

  /// The path without links and dots, `nil` if there is nothing.
  func of(_ path: String) -> String? {
    if let known = known.withLock({ $0[path] }) { return known }
    let real = Paths.real(path)
    known.withLock { $0[path] = .some(real) }
    return real
  }
}
