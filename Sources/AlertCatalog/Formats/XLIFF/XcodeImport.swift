/// What Xcode leaves out although it is XLIFF 1.2 (spec FORMATS §1.1, §1.3, §1.4).
extension Document {
  /// Why Xcode passes over the file when it imports XLIFF, and what to do; `nil` where nothing is known that keeps it
  /// from that.
  public var importObstacle: String? {
    guard format == XLIFF.self, let root = XMLTag.root(of: file.bytes) else { return nil }
    // Older versions have no namespace.
    guard let version = root.attribute("version"),
      file.bytes[version].elementsEqual("1.2".utf8)
    else { return nil }
    let namespace = "xmlns=\"urn:oasis:names:tc:xliff:document:1.2\""
    if !root.prefix.isEmpty {
      return "its elements have a namespace prefix, and Xcode skips such a file without a word: "
        + "write them without it, and \(namespace) into <xliff>"
    }
    if root.attribute("xmlns")?.isEmpty ?? true {
      return "its elements are in no namespace, and Xcode may skip such a file without a word: "
        + "write \(namespace) into <xliff>"
    }
    // Without a language at all it is told that, and what nobody translated may be for other programs.
    let isUnnamed = tables.map { $0.lacksLocale && $0.locale != nil }
    guard isUnnamed.contains(true),
      entries.contains(where: {
        isUnnamed[$0.table] && state(of: $0) == .translated && !(value(of: $0) ?? "").isEmpty
      })
    else { return nil }
    return "a <file> in it has no target-language, and Xcode refuses such a file: add the attribute"
  }
}
