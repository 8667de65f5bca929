/// The formats alertcat reads. A new format is a folder beside this file and a type in this list.
enum Formats {
  static let all: [any FileFormat.Type] = [
    XLIFF.self, Strings.self, XCStrings.self, StringsDict.self,
  ]

  /// The format of a path, by its extension.
  static func format(of path: String) throws(FormatError) -> any FileFormat.Type {
    let ending = pathExtension(path)
    if let format = all.first(where: { $0.extensions.contains(ending) }) { return format }
    let known = all.flatMap { $0.extensions }.map { "." + $0 }.joined(separator: ", ")
    throw FormatError(
      path, nil, "unknown format",
      ending == "alertcat"
        ? "name a catalog with --catalog \(path)"
        : "alertcat reads \(known) and .xcloc (also zipped)")
  }

  /// Whether a path is that of a localization file.
  static func hasFormat(_ path: String) -> Bool {
    all.contains { $0.extensions.contains(pathExtension(path)) }
  }

  /// The extension in lower case, without the dot.
  static func pathExtension(_ path: String) -> String {
    let name = Paths.name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
