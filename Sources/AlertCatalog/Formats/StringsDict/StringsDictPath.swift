/// The way from a key to one of its strings, and what Xcode calls it.
enum StringsDictPath {
  /// Strings that choose the form and are not shown.
  static let settings: Set<String> = [
    "NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey",
  ]

  /// `format`, `substitutions.count.plural.one`, `width.20`, `device.iphone.substitutions…`.
  static func variation(of entry: Entry, in bytes: FileBytes) -> String {
    var parts: [String] = []
    var names = names(to: entry, in: bytes)[...]
    while let name = names.popFirst() {
      switch name {
      case "NSStringLocalizedFormatKey": parts.append("format")
      case "NSStringVariableWidthRuleType": parts.append("width")
      case "NSStringDeviceSpecificRuleType": parts.append("device")
      case _ where parts.last == "width" || parts.last == "device": parts.append(name)
      // A form for a device or a width may be a plural itself.
      case _ where names.isEmpty && PluralCategories.all.contains(name): parts += ["plural", name]
      default:
        parts += ["substitutions", name]
        if let form = names.popFirst() { parts += ["plural", form] }
      }
    }
    return parts.joined(separator: ".")
  }

  /// The keys between the entry’s own key and its value, one for each dictionary.
  private static func names(to entry: Entry, in bytes: FileBytes) -> [String] {
    var keys: [String] = []
    var index = Int(entry.key.end)
    let end = Int(entry.value.start)
    while index < end {
      guard let open = bytes[index..<end].first("<") else { break }
      let close = XMLText.markupEnd(bytes, from: open, to: end)
      defer { index = close }
      // Comments and CDATA sections.
      if open + 1 < end, bytes[open + 1] == UInt8(ascii: "!") { continue }
      let tag = XMLTag(bytes: bytes, range: open..<close)
      switch tag.localName {
      case "dict" where tag.isEnd: keys.removeLast(min(1, keys.count))
      case "dict" where !tag.isSelfClosed: keys.append("")
      case "key" where !tag.isEnd:
        let content = bytes[close..<end].first("</") ?? end
        if !keys.isEmpty { keys[keys.count - 1] = XMLText.decode(bytes, close..<content).text }
      default: break
      }
    }
    return keys
  }
}
