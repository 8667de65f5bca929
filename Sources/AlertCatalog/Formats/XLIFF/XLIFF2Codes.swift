/// Inline elements of XLIFF 2.x: `ph`, `pc`, `sc` and `ec` show their original data, else their
/// `equiv`; `cp` its character. What a marker with `translate="no"` holds is never edited.
struct XLIFF2Codes: InlineCodes {
  /// `originalData` of the unit, by id.
  let data: [String: String]
  /// What the open elements show at their end, and whether they protect what they hold.
  private var open: [(end: String, protects: Bool)] = []
  /// Markers from `sm` to `em` that protect.
  private var markers: Set<String> = []

  init(data: [String: String]) { self.data = data }

  var isProtected: Bool { !markers.isEmpty || open.contains { $0.protects } }

  mutating func text(of tag: XMLTag) -> String {
    if tag.isEnd { return open.popLast()?.end ?? "" }
    let name = tag.localName
    if !tag.isSelfClosed {
      let end = name == "pc" ? code(tag, "dataRefEnd", "equivEnd") ?? "" : ""
      open.append((end, name == "mrk" && tag.value("translate") == "no" || name == "ph"))
    }
    switch name {
    case "ph": return code(tag, "dataRef", "equiv") ?? InlineCode.unknown
    case "sc", "ec": return code(tag, "dataRef", "equiv") ?? ""
    case "pc":
      let start = code(tag, "dataRefStart", "equivStart") ?? ""
      return start + (tag.isSelfClosed ? code(tag, "dataRefEnd", "equivEnd") ?? "" : "")
    case "cp":
      return tag.value("hex").flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
        .map { String(Character($0)) } ?? InlineCode.unknown
    case "sm":
      if tag.value("translate") == "no", let id = tag.value("id") { markers.insert(id) }
    case "em":
      if let id = tag.value("startRef") { markers.remove(id) }
    default: break
    }
    return ""
  }

  private func code(
    _ tag: XMLTag, _ reference: StaticString, _ equivalent: StaticString
  ) -> String? {
    tag.value(reference).flatMap { data[$0] } ?? tag.value(equivalent)
  }
}
