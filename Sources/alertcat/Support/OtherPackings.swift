import AlertCatalog

/// Bundles that lie in an output folder in two packings, `de.xcloc` and `de.xcloc.zip`: the one that is not written now is
/// left from an earlier time, and whoever reads the folder gets both.
enum OtherPackings {
  /// Tells of those that are left.
  ///
  /// - Parameters:
  ///   - folder: where the copies went.
  ///   - paths: what was written, below it.
  static func tell(in folder: String, besides paths: some Sequence<String>) {
    let folder = Paths.withoutLastSlashes(folder)
    let bundles = Set(paths.compactMap(bundle))
    for bundle in bundles.sorted() {
      let other = bundle.hasSuffix(".zip") ? String(bundle.dropLast(4)) : bundle + ".zip"
      let place = folder + "/" + other
      guard !bundles.contains(other), Paths.kind(of: place) != .missing else { continue }
      Trouble.print(
        "\(place) is left from before, and \(folder)/\(bundle) is the same bundle packed otherwise: remove it, or both are read"
      )
    }
  }

  /// The folder or the archive that a bundle is written as: `Loc/de.xcloc`, `Loc/de.xcloc.zip`.
  private static func bundle(_ path: String) -> String? {
    path.hasSuffix(".xcloc.zip") ? path : FileNames.bundle(of: path)
  }
}
