import CXML

/// Runs libxml2 over a file and reports start and end tags with their byte ranges.
///
/// - Throws: ``FormatError`` at the place where the document is not well-formed, declares an entity,
///   names a foreign DTD, or nests deeper than `XMLLimits.depth`.
func parseXML<State: AnyObject>(
  _ file: SourceFile, names: [StaticString], namespaces: [StaticString], state: State,
  start: @escaping (State, cxml_tag) -> Void, end: @escaping (State, cxml_tag) -> Void
) throws(FormatError) {
  let sink = TagSink(start: { start(state, $0) }, end: { end(state, $0) })
  let result = withExtendedLifetime(sink) {
    file.bytes.withUnsafeBytes { bytes in
      let bytes = bytes.assumingMemoryBound(to: UInt8.self)
      return withPointers(names) { names in
        withPointers(namespaces) { namespaces in
          cxml_parse(
            bytes.baseAddress, bytes.count, names.baseAddress, Int32(names.count),
            namespaces.baseAddress, Int32(namespaces.count), XMLLimits.depth, XMLLimits.attributes,
            Unmanaged.passUnretained(sink).toOpaque(),
            { TagSink.behind($0)?.start($1) },
            { TagSink.behind($0)?.end($1) })
        }
      }
    }
  }
  if let error = formatError(result, in: file) { throw error }
}

/// What a C callback can hold on to: two closures.
private final class TagSink {
  let start: (cxml_tag) -> Void
  let end: (cxml_tag) -> Void
  init(start: @escaping (cxml_tag) -> Void, end: @escaping (cxml_tag) -> Void) {
    self.start = start
    self.end = end
  }

  static func behind(_ context: UnsafeMutableRawPointer?) -> TagSink? {
    context.map { Unmanaged<TagSink>.fromOpaque($0).takeUnretainedValue() }
  }
}

private func withPointers<Result>(
  _ strings: [StaticString],
  _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let pointers = strings.map { string in
    UnsafeRawPointer(string.utf8Start).assumingMemoryBound(to: CChar.self) as UnsafePointer<CChar>?
  }
  return pointers.withUnsafeBufferPointer(body)
}

private func formatError(_ result: cxml_result, in file: SourceFile) -> FormatError? {
  guard result.status != CXML_OK else { return nil }
  let place = LineTable(file.bytes).position(at: result.offset)
  let message = withUnsafeBytes(of: result.message) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
  switch result.status {
  case CXML_ENTITY:
    return FormatError(
      file.path, place, "the document declares the entity “\(message)”",
      "remove the <!ENTITY> declaration; entities are never expanded")
  case CXML_ATTRIBUTE_DECLARATION:
    return FormatError(
      file.path, place, "the document declares the attribute “\(message)”",
      "remove the <!ATTLIST> declaration, and write the attribute where it applies")
  case CXML_EXTERNAL_DTD:
    return FormatError(
      file.path, place, "the document refers to the external DTD “\(message)”",
      "remove the DOCTYPE; nothing outside the file is ever loaded")
  case CXML_TOO_DEEP:
    return FormatError(
      file.path, place, "elements are nested more than \(XMLLimits.depth) levels deep",
      "flatten the groups")
  case CXML_TOO_MANY_ATTRIBUTES:
    return FormatError(
      file.path, place, "a tag has more than \(XMLLimits.attributes) attributes",
      "ask for the file again")
  case CXML_OUT_OF_MEMORY:
    return FormatError(file.path, place, "not enough memory to read the file", "split it")
  default:
    return FormatError(
      file.path, place, "not well-formed XML (\(message))",
      "ask for the file again, or repair it there")
  }
}
