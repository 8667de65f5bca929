/// An element with its content, found by scanning bytes that libxml2 has proved well-formed.
struct XMLElement {
  /// The start tag.
  let tag: XMLTag
  /// Between start and end tag; empty for `<target/>`.
  let content: Range<Int>
  /// From `<` to just past the end tag.
  let range: Range<Int>

  /// The text inside, decoded.
  var text: String { XMLText.decode(tag.bytes, content).text }

  /// The elements directly inside.
  var children: [XMLElement] { Self.children(in: content, of: tag.bytes) }

  /// The elements that stand directly in a range of content.
  static func children(in range: Range<Int>, of bytes: FileBytes) -> [XMLElement] {
    var elements: [XMLElement] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let end = XMLText.markupEnd(bytes, from: index, to: range.upperBound)
      guard isTag(bytes, index), let element = element(bytes, index..<end, to: range.upperBound)
      else {
        index = end
        continue
      }
      elements.append(element)
      index = element.range.upperBound
    }
    return elements
  }

  private static func element(
    _ bytes: FileBytes, _ start: Range<Int>, to limit: Int
  ) -> XMLElement? {
    let tag = XMLTag(bytes: bytes, range: start)
    guard !tag.isEnd else { return nil }
    if tag.isSelfClosed {
      return XMLElement(
        tag: tag, content: start.upperBound..<start.upperBound, range: start)
    }
    var depth = 1
    var index = start.upperBound
    while index < limit {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let end = XMLText.markupEnd(bytes, from: index, to: limit)
      if isTag(bytes, index) {
        if bytes[index + 1] == UInt8(ascii: "/") {
          depth -= 1
        } else if bytes[end - 2] != UInt8(ascii: "/") {
          depth += 1
        }
      }
      if depth == 0 {
        return XMLElement(
          tag: tag, content: start.upperBound..<index, range: start.lowerBound..<end)
      }
      index = end
    }
    return nil
  }

  /// Not a comment, CDATA section or processing instruction.
  private static func isTag(_ bytes: FileBytes, _ index: Int) -> Bool {
    bytes[index + 1] != UInt8(ascii: "!") && bytes[index + 1] != UInt8(ascii: "?")
  }
}
