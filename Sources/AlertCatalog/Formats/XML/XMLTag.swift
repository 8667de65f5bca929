/// Attributes of one start tag, found by scanning its bytes. libxml2 has already proved the tag
/// well-formed, so the scan only has to find places.
struct XMLTag {
  let bytes: FileBytes
  /// From `<` to just past `>`.
  let range: Range<Int>

  /// The start tag of the root element of a document that may be anything.
  static func root(of bytes: FileBytes) -> XMLTag? {
    var index = bytes.firstIndex(of: UInt8(ascii: "<"))
    while let start = index, start + 2 < bytes.count {
      let end = XMLText.markupEnd(bytes, from: start, to: bytes.count)
      if bytes[start + 1] != UInt8(ascii: "!"), bytes[start + 1] != UInt8(ascii: "?") {
        return XMLTag(bytes: bytes, range: start..<end)
      }
      index = bytes[end...].firstIndex(of: UInt8(ascii: "<"))
    }
    return nil
  }

  /// The bytes of an attribute's value, between its quotes.
  func attribute(_ name: StaticString) -> Range<Int>? {
    var found: Range<Int>?
    forEachAttribute { nameRange, value in
      if bytes[nameRange].elementsEqual(name.bytes) { found = value }
      return found == nil
    }
    return found
  }

  /// The bytes of the value of an attribute, by the end of its name: `:space`, where any prefix may stand before it.
  func attribute(ending end: StaticString) -> Range<Int>? {
    var found: Range<Int>?
    forEachAttribute { nameRange, value in
      if bytes[nameRange].suffix(end.utf8CodeUnitCount).elementsEqual(end.bytes) { found = value }
      return found == nil
    }
    return found
  }

  /// The decoded value of an attribute.
  func value(_ name: StaticString) -> String? {
    attribute(name).map { XMLText.decode(bytes, $0).text }
  }

  /// The edits that give attributes their values: none for those that have them, one insertion behind
  /// the name for those that are not there.
  func setting(_ attributes: [(name: StaticString, value: String)]) -> [Edit] {
    let missing = attributes.filter { attribute($0.name) == nil }
    let added = missing.map { " \($0.name)=\"\($0.value)\"" }.joined()
    let changed = attributes.compactMap { name, value in
      self.value(name) == value ? nil : attribute(name).map { Edit($0, value) }
    }
    return changed
      + (added.isEmpty ? [] : [Edit(self.name.upperBound..<self.name.upperBound, added)])
  }

  /// The element's name with its prefix: `trans-unit`, `x:note`.
  var name: Range<Int> {
    let start = range.lowerBound + (bytes[range.lowerBound + 1] == UInt8(ascii: "/") ? 2 : 1)
    var end = start
    while end < range.upperBound, !bytes[end].isXMLSpace, bytes[end] != UInt8(ascii: ">"),
      bytes[end] != UInt8(ascii: "/")
    { end += 1 }
    return start..<end
  }

  /// The prefix with its colon, `x:`, or empty.
  var prefix: String {
    let text = String(decoding: bytes[name], as: UTF8.self)
    return text.firstIndex(of: ":").map { String(text[...$0]) } ?? ""
  }

  /// The name without prefix.
  var localName: String {
    let start = bytes[name].first(":").map { $0 + 1 } ?? name.lowerBound
    return String(decoding: bytes[start..<name.upperBound], as: UTF8.self)
  }

  /// Whether its element is in the namespace of the one around it, by prefix or by a declaration of its own.
  ///
  /// - Parameter namespaces: those that count as that namespace.
  func isInNamespace(of outer: XMLTag, _ namespaces: [StaticString]) -> Bool {
    let prefix = prefix
    let declaration = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix.dropLast())"
    var declared: String?
    forEachAttribute { name, value in
      if bytes[name].elementsEqual(declaration.utf8) {
        declared = XMLText.decode(bytes, value).text
      }
      return declared == nil
    }
    guard let declared else { return prefix == outer.prefix }
    return namespaces.contains { $0.bytes.elementsEqual(declared.utf8) }
  }

  /// Whether it is an end tag.
  var isEnd: Bool { bytes[range.lowerBound + 1] == UInt8(ascii: "/") }

  /// Whether the element has no content: `<target/>`.
  var isSelfClosed: Bool { bytes[range.upperBound - 2] == UInt8(ascii: "/") }

  private func forEachAttribute(_ body: (Range<Int>, Range<Int>) -> Bool) {
    var index = name.upperBound
    let end = range.upperBound - 1
    while index < end {
      while index < end, bytes[index].isXMLSpace { index += 1 }
      let start = index
      while index < end, bytes[index] != UInt8(ascii: "="), !bytes[index].isXMLSpace { index += 1 }
      let nameRange = start..<index
      while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") {
        index += 1
      }
      guard index < end else { return }
      let quote = bytes[index]
      let valueStart = index + 1
      index = valueStart
      while index < end, bytes[index] != quote { index += 1 }
      if !body(nameRange, valueStart..<index) { return }
      index += 1
    }
  }
}

extension UInt8 {
  /// Space, tab, CR or LF.
  var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension StaticString {
  /// The UTF-8 bytes.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
