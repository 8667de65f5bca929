import CatalogData
import Foundation

/// The version of alertcat, as `--version` and reports say it.
public enum Version {
  /// `0.1.0`
  public static let current = "0.1.0"

  /// Tells a program whose answers may be others: the version, how large the program is and when it was written, and a
  /// digest of its data. Where it lies does not matter, so that a copy with the same date is the same program.
  package static let program = "\(current) \(build()) \(data())"

  private static func build() -> String {
    var info = stat()
    guard let path = Bundle.main.executablePath, stat(path, &info) == 0 else { return "?" }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return "\(info.st_size) \(time.tv_sec)"
  }

  private static func data() -> String {
    var hash = SipHash(key: SipHash.Digest(low: 0, high: 0))
    for folder in CatalogData.folders {
      for name in CatalogData.names(in: folder) {
        hash.add(name)
        hash.add(CatalogData.text("\(folder)/\(name)") ?? "")
      }
    }
    let digest = hash.digest()
    return "\(digest.low) \(digest.high)"
  }
}
