/// The manifests that nobody named and that lie in the folders of a command line: the copies of the files there need
/// them as the files do.
public struct FoundManifests: Sendable {
  /// What is copied, byte for byte, to the same place among the copies.
  public private(set) var files: [InputFile] = []
  /// What is not copied, and why.
  public private(set) var left: [(file: String, reason: String)] = []

  /// Finds the ones of a run.
  ///
  /// - Parameter paths: what was given.
  public init(_ loader: Loader, in paths: [String]) {
    let folders = paths.filter { Paths.kind(of: $0) == .folder }.compactMap { path in
      Paths.real(path).map { (real: $0, output: InputSearch.outputPath(ofFolder: path)) }
    }
    // What lies in a bundle is copied with that.
    let copied = Set(loader.search.files.compactMap { Paths.real($0.path).map { Array($0.utf8) } })
    for manifest in loader.manifests {
      guard let place = manifest.folder,
        let folder = folders.first(where: {
          place.hasSameBytes(as: $0.real) || Paths.isInside(place, $0.real)
        })
      else { continue }
      if Paths.kind(of: manifest.file, followingLinks: false) == .link {
        left.append((manifest.file, "a symbolic link"))
      } else if Paths.real(manifest.file).map({ copied.contains(Array($0.utf8)) }) == false {
        let inner = Paths.inner(place, of: folder.real).filter { !$0.isEmpty }
        let parts = (folder.output.isEmpty ? [] : [folder.output]) + inner + [manifest.name]
        files.append(
          InputFile(
            path: manifest.file, outputPath: parts.joined(separator: "/"), use: .companion))
      }
    }
    // Among the copies it would speak for those of every folder.
    if Set(folders.map { Array($0.real.utf8) }).count > 1 {
      left += files.map { ($0.path, "in one of several folders that are copied") }
      files = []
    }
  }
}
