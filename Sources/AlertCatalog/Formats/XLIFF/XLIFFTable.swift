/// What an XLIFF `<file>` says about its table.
enum XLIFFTable {
  /// The table of a `<file>` start tag of XLIFF 1.2. `original` is a name to group by, never a path to
  /// open.
  static func table(_ tag: XMLTag, path: String) -> Table {
    table(
      tag.value("original") ?? "", target: tag.value("target-language"),
      source: tag.value("source-language"), path: path)
  }

  /// The table of a `<file>` of XLIFF 2.x, whose languages stand at the root.
  static func table(_ tag: XMLTag, root: XMLTag, path: String) -> Table {
    table(
      tag.value("original") ?? tag.value("id") ?? "", target: root.value("trgLang"),
      source: root.value("srcLang"), path: path)
  }

  private static func table(
    _ original: String, target: String?, source: String?, path: String
  ) -> Table {
    let parts = original.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let folders = parts.dropLast().filter { !$0.hasSuffix(".lproj") }
    var table = Table(
      name: FileNames.stem(parts.last ?? ""),
      scope: FileNames.scope(of: path) + "::" + folders.joined(separator: "/"),
      locale: target.flatMap(FileNames.tag) ?? FileNames.locale(of: path),
      sourceLocale: source.flatMap(FileNames.tag), original: folders)
    table.lacksLocale = target?.isEmpty ?? true
    return table
  }
}
