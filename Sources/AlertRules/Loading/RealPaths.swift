import AlertCatalog
import Synchronization

/// Where paths really lead, each asked for once: every manifest of a run asks for every file. They are told apart by
/// their bytes: two names that look the same may be two files.
final class RealPaths: Sendable {
  private let known = Mutex<[[UInt8]: String?]>([:])

  /// The path without links and dots, `nil` if there is nothing.
  func of(_ path: String) -> String? {
    let place = Array(path.utf8)
    if let known = known.withLock({ $0[place] }) { return known }
    let real = Paths.real(path)
    known.withLock { $0[place] = .some(real) }
    return real
  }
}
