/// What an XLIFF `<file>` says about its table.
enum XLIFFTable {
  /// The table of a `<file>` start tag. `original` is a name to group by, never a path to open.
  static func table(_ tag: XMLTag, path: String) -> Table {
    let original = tag.value("original") ?? ""
    let parts = original.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let folders = parts.dropLast().filter { !$0.hasSuffix(".lproj") }
    return Table(
      name: FileNames.stem(parts.last ?? ""),
      scope: FileNames.scope(of: path) + "::" + folders.joined(separator: "/"),
      locale: tag.value("target-language").flatMap(FileNames.tag) ?? FileNames.locale(of: path),
      sourceLocale: tag.value("source-language").flatMap(FileNames.tag))
  }
}
