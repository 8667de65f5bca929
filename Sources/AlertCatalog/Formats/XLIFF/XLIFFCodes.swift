/// Inline elements of XLIFF 1.2: `x`, `bx` and `ex` show their `equiv-text`, or U+FFFC. What stands
/// inside native codes (`bpt`, `ept`, `ph`, `it`) and protected markers is never edited.
struct XLIFFCodes: InlineCodes {
  private var depth = 0

  var isProtected: Bool { depth > 0 }

  mutating func text(of tag: XMLTag) -> String {
    let name = tag.localName
    if !tag.isSelfClosed {
      if tag.isEnd {
        depth = max(0, depth - 1)
      } else if depth > 0 || isNative(tag, name) {
        depth += 1
      }
    }
    guard ["x", "bx", "ex"].contains(name), !tag.isEnd else { return "" }
    return tag.value("equiv-text") ?? InlineCode.unknown
  }

  /// Elements whose content is code, not text.
  private func isNative(_ tag: XMLTag, _ name: String) -> Bool {
    switch name {
    case "bpt", "ept", "ph", "it": true
    case "mrk": tag.value("mtype") == "protected"
    default: false
    }
  }
}
