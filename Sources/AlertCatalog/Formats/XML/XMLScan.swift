import CBytes
import Foundation

/// Reads plain XML at the speed of memory: elements, attributes, the five named entities and character
/// references. A document with anything else, a comment, a CDATA section, a DOCTYPE, an inner namespace
/// or a fault, is not plain: libxml2 reads it, and says what is wrong (XML 1.0, fifth edition).
///
///     var scan = XMLScan(bytes, names: ["file"])
///     guard scan.root() else { … }
///     while true {
///       switch scan.next() {
///       case .start(let tag): …
///       case .end(let range): …
///       case .finished: return
///       case .notPlain: …
///       }
///     }
///
/// The bytes are known to be UTF-8.
struct XMLScan: @unchecked Sendable {
  /// What comes next.
  enum Event {
    case start(Tag)
    /// The range is empty for an element that closed itself.
    case end(Range<Int>)
    /// The end of the range, with every element closed that was opened in it.
    case finished
    case notPlain
  }

  /// A start tag.
  struct Tag {
    /// Index into the names to look for, or -1.
    var name: Int
    /// From `<` to just past `>`.
    var range: Range<Int>
  }

  private struct Attribute {
    /// Prefix and name.
    var name: Range<Int>
    /// Between the quotes.
    var value: Range<Int>
  }

  /// A name to look for, with its first bytes as a number.
  private struct Name {
    var text: StaticString
    var start: UInt64

    init(_ text: StaticString) {
      self.text = text
      start = XMLScan.start(text.utf8Start, text.utf8CodeUnitCount)
    }
  }

  private let bytes: UnsafePointer<UInt8>
  private let classes = XMLBytes.classes
  private let letters = XMLBytes.letters
  private let names: [Name]
  private var index: Int
  private var end: Int
  /// Whether the root ends in the range.
  private var endsDocument = true
  /// Elements that were open where the range began.
  private var depth = 1
  /// Prefixes that the root declares.
  private var prefixes: [Range<Int>] = []
  /// Names of the open elements.
  private var open: [Range<Int>] = []
  /// Those of the last start tag.
  private var attributes: [Attribute] = []
  /// Where an element closed itself.
  private var closed: Int?

  /// - Parameter bytes: the whole document; it has to outlive the scan.
  init(_ bytes: UnsafePointer<UInt8>, count: Int, names: [StaticString]) {
    self.bytes = bytes
    self.names = names.map { Name($0) }
    index = 0
    end = count
    attributes.reserveCapacity(Self.most)
    open.reserveCapacity(Int(XMLLimits.depth))
  }

  /// More attributes than this in one tag are left to libxml2.
  private static let most = 16
  /// So are names longer than this (bytes).
  private static let longestName = 128

  /// Reads the XML declaration and the start tag of the root.
  ///
  /// - Returns: the tag, `nil` if they are not plain.
  mutating func root() -> Tag? {
    _ = take("\u{FEFF}")
    if take("<?xml version=\"1.0\"") {
      if take(" encoding=\""), !take("UTF-8\"") && !take("utf-8\"") { return nil }
      if take(" standalone=\""), !take("yes\"") && !take("no\"") { return nil }
      _ = take(" ")
      guard take("?>") else { return nil }
    }
    skipSpace()
    guard index < end, bytes[index] == UInt8(ascii: "<") else { return nil }
    return startTag(isRoot: true)
  }

  /// The same scan of a part of what stands inside the root.
  func part(_ range: Range<Int>, endsDocument: Bool) -> XMLScan {
    var scan = self
    scan.index = range.lowerBound
    scan.end = range.upperBound
    scan.endsDocument = endsDocument
    return scan
  }

  /// Where the content of the root begins.
  var offset: Int { index }

  /// The value of an attribute of the last start tag, between its quotes.
  func value(of name: StaticString) -> Range<Int>? {
    attributes.first {
      $0.name.count == name.utf8CodeUnitCount && matches(name, $0.name.lowerBound)
    }?
    .value
  }

  /// Reads up to the next tag.
  mutating func next() -> Event {
    if let place = closed {
      closed = nil
      return .end(place..<place)
    }
    guard skipText() else { return .notPlain }
    if index == end { return !endsDocument && open.count == depth ? .finished : .notPlain }
    guard !open.isEmpty, index + 1 < end else { return .notPlain }
    if bytes[index + 1] == UInt8(ascii: "/") {
      guard open.count > depth || endsDocument, let tag = endTag() else { return .notPlain }
      if open.isEmpty {
        skipSpace()
        guard index == end else { return .notPlain }
        endsDocument = false
        depth = 0
      }
      return .end(tag)
    }
    guard let tag = startTag(isRoot: false) else { return .notPlain }
    return .start(tag)
  }

  private mutating func skipSpace() {
    while index < end, bytes[index].isXMLSpace { index += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= end, matches(text, index) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Goes to the next `<`, or the end.
  ///
  /// - Returns: whether the text before it is plain.
  private mutating func skipText() -> Bool {
    while index < end {
      switch classes[Int(bytes[index])] {
      case 0, XMLBytes.quote:
        index += 1
        skipOrdinary()
      case XMLBytes.less: return true
      case XMLBytes.bracket:
        if index + 2 < end, bytes[index + 1] == UInt8(ascii: "]"),
          bytes[index + 2] == UInt8(ascii: ">")
        {
          return false
        }
        index += 1
      case let kind:
        guard let next = character(kind) else { return false }
        index = next
      }
    }
    return true
  }

  /// Goes past what is nothing but text: no `<`, `&`, control character or byte above U+D7FF, and not what may
  /// end it, a `]` or a quotation mark.
  @inline(__always)
  private mutating func skipOrdinary(before stop: UInt8 = UInt8(ascii: "]")) {
    index += cbytes_before(
      bytes + index, end - index, UInt8(ascii: "<"), UInt8(ascii: "&"), stop, 0xEF, 0x20)
  }

  /// The end of a reference, or of a character that begins like one that XML has not.
  private func character(_ kind: UInt8) -> Int? {
    if kind == XMLBytes.ampersand { return reference() }
    // U+FFFE and U+FFFF are no characters of XML.
    guard kind == XMLBytes.lead, index + 2 < end else { return nil }
    return bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE ? nil : index + 3
  }

  /// The end of a reference to a character that XML has.
  private func reference() -> Int? {
    for name in Self.entities
    where index + name.utf8CodeUnitCount <= end && matches(name, index) {
      return index + name.utf8CodeUnitCount
    }
    guard index + 2 < end, bytes[index + 1] == UInt8(ascii: "#") else { return nil }
    let isHex = bytes[index + 2] == UInt8(ascii: "x")
    let digits = index + (isHex ? 3 : 2)
    var place = digits
    var value: UInt32 = 0
    while place < end, place < digits + 7, let digit = Self.digit(bytes[place]),
      isHex || digit < 10
    {
      value = value * (isHex ? 16 : 10) + digit
      place += 1
    }
    guard place > digits, place < end, bytes[place] == UInt8(ascii: ";") else { return nil }
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: return place + 1
    default: return nil
    }
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x37)
    case 0x61...0x66: UInt32(byte - 0x57)
    default: nil
    }
  }

  private mutating func startTag(isRoot: Bool) -> Tag? {
    let start = index
    guard open.count < XMLLimits.depth, let name = name(at: start + 1) else { return nil }
    index = name.upperBound
    if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
    while index < end, bytes[index] != UInt8(ascii: ">") {
      if bytes[index] == UInt8(ascii: "/") {
        index += 1
        guard !isRoot, index < end, bytes[index] == UInt8(ascii: ">") else { return nil }
        closed = index + 1
        break
      }
      guard bytes[index].isXMLSpace else { return nil }
      skipSpace()
      guard index < end else { return nil }
      if bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "/") { continue }
      guard attributes.count < Self.most, let attribute = attribute() else { return nil }
      attributes.append(attribute)
      index = attribute.value.upperBound + 1
    }
    guard index < end, isRoot ? declares() : attributes.isEmpty || areKnown() else { return nil }
    if closed == nil { open.append(name) }
    index += 1
    return Tag(name: number(of: name), range: start..<index)
  }

  private mutating func attribute() -> Attribute? {
    let start = index
    guard var name = name(at: start) else { return nil }
    if name.upperBound < end, bytes[name.upperBound] == UInt8(ascii: ":") {
      guard let local = self.name(at: name.upperBound + 1) else { return nil }
      name = start..<local.upperBound
    }
    index = name.upperBound + 1
    guard index < end, bytes[index - 1] == UInt8(ascii: "="),
      classes[Int(bytes[index])] == XMLBytes.quote
    else { return nil }
    let quote = bytes[index]
    index += 1
    let value = index
    while index < end, bytes[index] != quote {
      switch classes[Int(bytes[index])] {
      case 0, XMLBytes.bracket, XMLBytes.quote:
        index += 1
        skipOrdinary(before: quote)
      case let kind:
        guard let next = character(kind) else { return nil }
        index = next
      }
    }
    return index < end ? Attribute(name: name, value: value..<index) : nil
  }

  /// Whether each attribute stands once, without a prefix but `xml:`.
  private func areKnown() -> Bool {
    for (number, attribute) in attributes.enumerated() {
      if attributes[..<number].contains(where: { isSame($0.name, attribute.name) }) { return false }
      if isDeclaration(attribute) || prefix(of: attribute).map(isXML) == false { return false }
    }
    return true
  }

  /// Whether the root declares each prefix that it uses.
  private mutating func declares() -> Bool {
    prefixes = attributes.filter { isDeclaration($0) && $0.name.count > 5 }
      .map { $0.name.lowerBound + 6..<$0.name.upperBound }
    for (number, attribute) in attributes.enumerated() {
      if attributes[..<number].contains(where: { isSame($0.name, attribute.name) }) { return false }
      if isDeclaration(attribute) {
        let isOdd = attribute.value.contains { bytes[$0] < 0x21 || bytes[$0] == UInt8(ascii: "&") }
        let isReserved = Self.reserved.contains {
          attribute.value.count == $0.utf8CodeUnitCount && matches($0, attribute.value.lowerBound)
        }
        if attribute.value.isEmpty || isOdd || isReserved { return false }
      } else if let prefix = prefix(of: attribute) {
        guard isXML(prefix) || prefixes.contains(where: { isSame($0, prefix) }) else {
          return false
        }
      }
    }
    return !prefixes.contains { $0.count >= 3 && matches("xml", $0.lowerBound) }
  }

  private func isDeclaration(_ attribute: Attribute) -> Bool {
    let name = attribute.name
    return name.count >= 5 && matches("xmlns", name.lowerBound)
      && (name.count == 5 || bytes[name.lowerBound + 5] == UInt8(ascii: ":"))
  }

  private func prefix(of attribute: Attribute) -> Range<Int>? {
    attribute.name.first { bytes[$0] == UInt8(ascii: ":") }.map { attribute.name.lowerBound..<$0 }
  }

  private func isXML(_ prefix: Range<Int>) -> Bool {
    prefix.count == 3 && matches("xml", prefix.lowerBound)
  }

  private mutating func endTag() -> Range<Int>? {
    let start = index
    guard let name = open.popLast() else { return nil }
    index += 2 + name.count
    guard index < end, isSame(start + 2..<index, name) else { return nil }
    skipSpace()
    guard index < end, bytes[index] == UInt8(ascii: ">") else { return nil }
    index += 1
    return start..<index
  }

  /// A name without prefix, in ASCII.
  private func name(at start: Int) -> Range<Int>? {
    guard start < end, letters[Int(bytes[start])] == 1 else { return nil }
    var place = start + 1
    while place < end, letters[Int(bytes[place])] != 0 { place += 1 }
    return place - start > Self.longestName ? nil : start..<place
  }

  private func number(of name: Range<Int>) -> Int {
    let start =
      name.lowerBound + 8 <= end
      ? UnsafeRawPointer(bytes + name.lowerBound).loadUnaligned(as: UInt64.self).littleEndian
        & Self.mask(name.count) : Self.start(bytes + name.lowerBound, name.count)
    for index in names.indices
    where names[index].start == start && names[index].text.utf8CodeUnitCount == name.count
      && (name.count <= 8 || matches(names[index].text, name.lowerBound))
    {
      return index
    }
    return -1
  }

  /// Up to eight bytes as a number, the first one last.
  private static func start(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    (0..<min(8, count)).reduce(0) { $0 | UInt64(bytes[$1]) << UInt64(8 * $1) }
  }

  private static func mask(_ count: Int) -> UInt64 {
    count >= 8 ? .max : (1 << UInt64(8 * count)) - 1
  }

  private func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.count == b.count && memcmp(bytes + a.lowerBound, bytes + b.lowerBound, a.count) == 0
  }

  /// Whether a text stands at a place; it has to fit.
  private func matches(_ text: StaticString, _ place: Int) -> Bool {
    memcmp(bytes + place, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Namespaces that nobody may declare.
  private static let reserved: [StaticString] = [
    "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/",
  ]
  private static let entities: [StaticString] = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
}
