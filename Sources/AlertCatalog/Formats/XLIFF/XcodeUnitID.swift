import RegexBuilder

/// How Xcode writes keys with variations into unit ids:
/// `KEY|==|plural.one`, `KEY|==|device.iphone.plural.other`, `/KEY:dict/VAR:dict/few:dict/:string`.
enum XcodeUnitID {
  /// The key and variation of an id. Anything that is not completely of a known form is a key.
  static func parse(_ id: String) -> UnitID {
    if id.hasPrefix("/"), id.hasSuffix(":dict/:string") { return stringsdict(id) }
    guard id.utf8.contains(UInt8(ascii: "|")), let mark = id.ranges(of: "|==|").last else {
      return UnitID(key: id, variation: "")
    }
    let tail = id[mark.upperBound...]
    let device = /device\.(appletv|applevision|applewatch|ipad|iphone|ipod|mac|other)/
    let plural = /plural\.(zero|one|two|few|many|other)/
    let known = Regex {
      Optionally(/substitutions\..+\./)
      ChoiceOf {
        Regex {
          device; "."; plural
        }
        device
        plural
      }
    }
    guard tail.wholeMatch(of: known) != nil else { return UnitID(key: id, variation: "") }
    return UnitID(key: String(id[..<mark.lowerBound]), variation: String(tail))
  }

  /// Split from the right, because keys hold slashes and `:dict` too.
  private static func stringsdict(_ id: String) -> UnitID {
    let parts = id.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return UnitID(key: id, variation: "") }
    let names = parts.dropLast().map { $0.hasSuffix(":dict") ? String($0.dropLast(5)) : String($0) }
    let last = names[names.count - 1]
    let levels = last == "NSStringLocalizedFormatKey" ? 1 : 2
    guard names.count > levels else { return UnitID(key: id, variation: "") }
    let key = names.dropLast(levels).joined(separator: "/")
    let variable = names[names.count - 2]
    return UnitID(
      key: key, variation: levels == 1 ? "format" : "substitutions.\(variable).plural.\(last)")
  }
}
