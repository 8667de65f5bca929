import AlertCatalog
import Foundation

/// Something that takes hostile bytes, and what it promises about them.
public struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The name: also that of the folders with its seeds and crashes.
  public let name: String
  /// Gives the bytes to the code.
  ///
  /// - Throws: ``Violation`` if a promise is broken.
  public let run: @Sendable (FileBytes) throws -> Void

  /// Creates a target.
  public init(_ name: String, _ run: @escaping @Sendable (FileBytes) throws -> Void) {
    self.name = name
    self.run = run
  }

  /// The name.
  public var description: String { name }

  /// Every target that needs no database.
  public static let all =
    Reading.targets + [
      Archives.target, Splicing.target, Fixing.target, Casings.target, Manifests.target,
      Glossaries.target, Sources.target,
    ]

  /// Runs the target that the variable `FUZZ_TARGET` names, and ends the program if it breaks a
  /// promise.
  public static func run(_ bytes: UnsafeBufferPointer<UInt8>, among targets: [FuzzTarget]) -> CInt {
    guard let target = targets.first(where: { $0.name == wanted }) else {
      fatalError("FUZZ_TARGET is none of \(targets.map(\.name).joined(separator: ", "))")
    }
    do { try target.run(FileBytes(bytes)) } catch { fatalError("\(target.name): \(error)") }
    return 0
  }

  private static let wanted = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
}
