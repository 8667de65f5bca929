/// Parts of a string that only programs read and that no format string has: arguments of ICU messages and templates,
/// variables of a shell, entities of HTML, paths of Windows, calls of functions, arguments of commands.
enum ProgramText {
  /// Where they stand; not in order, and of a message or a path not what is inside.
  static func spans(in text: String) -> [Opaque.Span] {
    let bytes = Array(text.utf8)
    var result: [Opaque.Span] = []
    // What one brace did not find closed, those behind it do not either.
    var isOpen = false
    // Where the last message and the last path end.
    var (messageEnd, pathEnd) = (0, 0)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "{") where !isOpen && index >= messageEnd && beginsMessage(bytes, index):
        let range = message(bytes, index)
        isOpen = range == nil
        messageEnd = range?.upperBound ?? messageEnd
        add(range, &result)
      case UInt8(ascii: "{"):
        add(template(bytes, index, "{", "}"), &result)
      case UInt8(ascii: "["):
        add(template(bytes, index, "[[", "]]"), &result)
      case UInt8(ascii: "<"):
        add(template(bytes, index, "<%", "%>"), &result)
      case UInt8(ascii: "_"):
        add(template(bytes, index, "__", "__"), &result)
      case UInt8(ascii: "$"):
        add(name(bytes, index) ?? template(bytes, index, "$(", ")"), &result)
      case UInt8(ascii: "&"):
        add(entity(bytes, index), countsAsWord: false, &result)
      case UInt8(ascii: ":") where index >= pathEnd:
        let range = drive(bytes, index)
        pathEnd = range?.upperBound ?? pathEnd
        add(range, &result)
      case UInt8(ascii: "("):
        add(call(bytes, index), &result)
      case UInt8(ascii: "-"), UInt8(ascii: "."):
        add(argument(bytes, index), &result)
      default: break
      }
    }
    return result
  }

  /// The entities of a text, as written.
  static func entities(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return [] }
    let bytes = Array(text.utf8)
    return bytes.indices.filter { bytes[$0] == UInt8(ascii: "&") }
      .compactMap { entity(bytes, $0) }.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Whether the last of a text is an entity.
  static func endsInEntity(_ text: Substring) -> Bool {
    let end = Array(text.utf8.suffix(12))
    guard let start = end.lastIndex(of: UInt8(ascii: "&")) else { return false }
    return entity(end, start)?.upperBound == end.count
  }

  private static func add(
    _ range: Range<Int>?, countsAsWord: Bool = true, _ spans: inout [Opaque.Span]
  ) {
    if let range { spans.append(Opaque.Span(range: range, countsAsWord: countsAsWord)) }
  }

  /// `{count,`
  private static func beginsMessage(_ bytes: [UInt8], _ start: Int) -> Bool {
    let name = bytes[(start + 1)...].prefix { isNamePart($0) || $0 == 0x20 }
    return !name.isEmpty && name.endIndex < bytes.count
      && bytes[name.endIndex] == UInt8(ascii: ",")
  }

  /// `{count, plural, one {# item} other {# items}}`, up to its closing brace.
  private static func message(_ bytes: [UInt8], _ start: Int) -> Range<Int>? {
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return start..<index + 1 }
    }
    return nil
  }

  /// Bytes of an argument of a template.
  private static let longestArgument = 60

  /// `{name|upper}`, `[[name]]`, `<%= name %>`, `__name__`, `$(name)`: one name, with what is done to it.
  private static func template(
    _ bytes: [UInt8], _ start: Int, _ open: StaticString, _ close: StaticString
  ) -> Range<Int>? {
    func isAt(_ index: Int, _ mark: StaticString) -> Bool {
      index + mark.utf8CodeUnitCount <= bytes.count
        && (0..<mark.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == mark.utf8Start[$0] }
    }
    guard isAt(start, open) else { return nil }
    let first = start + open.utf8CodeUnitCount
    var end = first
    while end < min(bytes.count, first + longestArgument), !isAt(end, close) {
      guard isNamePart(bytes[end]) || " .|:=-'".utf8.contains(bytes[end]) else { return nil }
      end += 1
    }
    guard isAt(end, close), bytes[first..<end].contains(where: \.isLetter) else { return nil }
    // Several words are text: `[[see below]]`.
    let words = bytes[first..<end].split(separator: 0x20).filter { $0.contains(where: isNamePart) }
    let isPiped = bytes[first..<end].contains(UInt8(ascii: "|"))
    guard words.count == 1 || isPiped else { return nil }
    return start..<end + close.utf8CodeUnitCount
  }

  /// `$name`, not `$5`.
  private static func name(_ bytes: [UInt8], _ start: Int) -> Range<Int>? {
    let name = bytes[(start + 1)...].prefix(while: isNamePart)
    guard let first = name.first, first.isLetter || first == UInt8(ascii: "_"),
      start == 0 || !isNamePart(bytes[start - 1])
    else { return nil }
    return start..<name.endIndex
  }

  /// `&amp;`, `&#39;`
  private static func entity(_ bytes: [UInt8], _ start: Int) -> Range<Int>? {
    let name = bytes[(start + 1)...].prefix(10).prefix { isNamePart($0) || $0 == UInt8(ascii: "#") }
    guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";")
    else { return nil }
    return start..<name.endIndex + 1
  }

  /// `C:\temp`, up to the next space.
  private static func drive(_ bytes: [UInt8], _ colon: Int) -> Range<Int>? {
    guard colon > 0, bytes[colon - 1].isLetter, colon == 1 || !isNamePart(bytes[colon - 2]),
      colon + 1 < bytes.count, bytes[colon + 1] == UInt8(ascii: "\\")
    else { return nil }
    return colon - 1..<bytes[colon...].prefix { $0 > 0x20 }.endIndex
  }

  /// `foo()`
  private static func call(_ bytes: [UInt8], _ open: Int) -> Range<Int>? {
    let name = bytes[..<open].reversed().prefix { isNamePart($0) || $0 == UInt8(ascii: ".") }
    guard !name.isEmpty, open + 1 < bytes.count, bytes[open + 1] == UInt8(ascii: ")") else {
      return nil
    }
    return open - name.count..<open + 2
  }

  /// `--force`, `./build.sh`, up to the next space.
  private static func argument(_ bytes: [UInt8], _ start: Int) -> Range<Int>? {
    let opening = bytes[start] == UInt8(ascii: "-") ? UInt8(ascii: "-") : UInt8(ascii: "/")
    guard start == 0 || bytes[start - 1] == 0x20, start + 2 < bytes.count,
      bytes[start + 1] == opening, bytes[start + 2].isLetter
    else { return nil }
    var end = bytes[start...].prefix { $0 > 0x20 }.endIndex
    while ".,?!:;".utf8.contains(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == UInt8(ascii: "_")
  }
}
