import CatalogData

/// The version of alertcat, as `--version` and reports say it.
public enum Version {
  /// `0.1.0`
  public static let current = "0.1.0"

  /// Tells a program whose answers may be others: the version, and a digest of its data. It is the same on every
  /// computer.
  package static let program = "\(current) \(data())"

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
