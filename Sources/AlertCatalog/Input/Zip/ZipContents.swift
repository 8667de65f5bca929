/// What an archive holds, by the names of its members.
extension ZipArchive {
  /// The members that are the XLIFF of an `.xcloc`, sorted.
  static func catalogs(_ members: [Member]) -> [String] {
    members.map(\.name).filter { name in
      guard let (parts, bundle) = place(name), let bundle, bundle + 2 < parts.count else {
        return false
      }
      return parts[bundle + 1] == "Localized Contents"
        && XLIFF.extensions.contains(Formats.pathExtension(name))
    }.sorted()
  }

  /// The localization files, and zipped bundles, outside of every `.xcloc`, sorted: they are not read.
  var strays: [String] {
    members.map(\.name).filter { name in
      guard let (parts, bundle) = Self.place(name), bundle == nil else { return false }
      return !parts.contains { $0.hasPrefix(".") }
        && (Formats.hasFormat(name) || name.hasSuffix(".xcloc.zip"))
    }.sorted()
  }

  /// The bundles without an XLIFF, sorted.
  var bundlesWithoutCatalog: [String] {
    Set(members.map(\.name).compactMap(Self.bundle(of:)))
      .subtracting(catalogs.compactMap(Self.bundle(of:))).sorted()
  }

  /// The bundle that a file lies in.
  private static func bundle(of name: String) -> String? {
    place(name).flatMap { parts, bundle in bundle.map { parts[...$0].joined(separator: "/") } }
  }

  /// The folders and the name of a file, and which of the folders is a bundle; `nil` for what is no file of anybody: a
  /// folder, a path that leads out of the archive or begins at the root, and what the Finder adds.
  private static func place(_ name: String) -> (parts: [String], bundle: Int?)? {
    let parts = Paths.parts(of: name)
    guard let last = parts.last, !last.isEmpty, !last.hasPrefix("."), !parts.contains(".."),
      !parts[0].isEmpty, parts[0] != "__MACOSX"
    else { return nil }
    return (parts, parts.dropLast().firstIndex { $0.hasSuffix(".xcloc") })
  }
}
