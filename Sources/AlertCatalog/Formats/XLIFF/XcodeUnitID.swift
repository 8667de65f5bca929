/// How Xcode writes keys with variations into unit ids:
/// `KEY|==|plural.one`, `KEY|==|device.iphone.plural.other`, `/KEY:dict/VAR:dict/few:dict/:string`.
public struct XcodeUnitID: Equatable, Sendable {
  /// The key: all of the id, if the rest is not completely of a known form.
  public let key: String
  /// `plural.one`, or empty.
  public let variation: String

  /// Splits the id of a unit.
  init(of entry: Entry, in file: SourceFile) {
    self.init(XMLText.decode(file.bytes, entry.key.range).text)
  }

  /// Splits an id.
  public init(_ id: String) {
    if id.hasPrefix("/"), id.hasSuffix(":dict/:string"), let parts = Self.stringsdict(id) {
      (key, variation) = parts
    } else if id.contains(bytes: "|==|"), let mark = id.ranges(of: "|==|").last,
      Self.isVariation(id[mark.upperBound...])
    {
      key = String(id[..<mark.lowerBound])
      variation = Self.unwrapped(id[mark.upperBound...])
    } else {
      key = id
      variation = ""
    }
  }

  /// `[substitutions.NAME.][device.D][.plural.P]`, where NAME may hold dots.
  private static func isVariation(_ tail: Substring) -> Bool {
    var parts = tail.split(separator: ".", omittingEmptySubsequences: false)
    var isComplete = false
    for (name, values) in [("plural", categories), ("device", devices)] {
      if parts.count >= 2, parts[parts.count - 2] == name, values.contains(parts[parts.count - 1]) {
        parts.removeLast(2)
        isComplete = true
      }
    }
    return isComplete && (parts.isEmpty || parts.count >= 2 && parts[0] == "substitutions")
  }

  /// A name with a dot or a space stands between two signs: `substitutions.@my.count@.plural.one`.
  private static func unwrapped(_ tail: Substring) -> String {
    let start = "substitutions.@"
    guard tail.hasPrefix(start), let end = tail.ranges(of: "@.").last,
      end.lowerBound > tail.index(tail.startIndex, offsetBy: start.count)
    else { return String(tail) }
    let name = tail[tail.index(tail.startIndex, offsetBy: start.count)..<end.lowerBound]
    return "substitutions.\(name).\(tail[end.upperBound...])"
  }

  private static let categories = Set(PluralCategories.all.map { $0[...] })
  private static let devices: Set<Substring> = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  private static let rules = [
    "NSStringDeviceSpecificRuleType": "device", "NSStringVariableWidthRuleType": "width",
  ]

  /// Split from the right, because keys hold slashes and `:dict` too.
  private static func stringsdict(_ id: String) -> (String, String)? {
    let parts = id.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    let names = parts.dropLast().map { withoutDict(String($0)) }
    if let rule = names.lastIndex(where: { rules[$0] != nil }), rule > 0, rule + 1 < names.count,
      let name = rules[names[rule]]
    {
      // `device.mac`, and what it chooses in turn: `device.mac.substitutions.count.plural.one`.
      var variation = [name, names[rule + 1]]
      let rest = names[(rule + 2)...]
      if rest.count == 2 {
        variation += ["substitutions", rest[rest.startIndex], "plural", rest[rest.startIndex + 1]]
      } else if let form = rest.first, categories.contains(form[...]) {
        variation += ["plural", form]
      } else if !rest.isEmpty {
        variation.append("format")
      }
      return (wholeKey(parts[..<rule]), variation.joined(separator: "."))
    }
    let last = names[names.count - 1]
    let levels = last == "NSStringLocalizedFormatKey" ? 1 : 2
    guard names.count > levels else { return nil }
    let variable = names[names.count - 2]
    return (
      wholeKey(parts.prefix(names.count - levels)),
      levels == 1 ? "format" : "substitutions.\(variable).plural.\(last)"
    )
  }

  /// The key that was cut at its slashes; only the `:dict` at its end is not its own.
  private static func wholeKey(_ parts: ArraySlice<Substring>) -> String {
    withoutDict(parts.joined(separator: "/"))
  }

  private static func withoutDict(_ name: String) -> String {
    name.hasSuffix(":dict") ? String(name.dropLast(5)) : name
  }
}
