/// A file as it came: its bytes, their encoding, and the same text as UTF-8 to work on.
///
/// The UTF-8 form keeps a byte order mark, so UTF-8 files are worked on as they are. Every offset in
/// the package counts bytes of that form; ``LineTable`` leads back to lines and to bytes of the file.
public final class SourceFile: Sendable {
  /// The path as the caller gave it; used in messages only.
  public let path: String
  /// The bytes of the file.
  public let original: FileBytes
  /// How the file is encoded.
  public let encoding: TextEncoding
  /// The same text in UTF-8.
  public let bytes: FileBytes

  /// Decodes `original`.
  ///
  /// - Parameter jobs: parts of a large file looked at a time; the result does not depend on it.
  /// - Throws: ``FormatError`` when the bytes are not in the encoding they claim, with the line and
  ///   column of the first bad byte.
  public init(path: String, original: FileBytes, jobs: Int = 1) throws(FormatError) {
    self.path = path
    self.original = original
    encoding = try Self.detect(original, path: path)
    if encoding == .utf8 {
      if let offset = original.firstInvalidUTF8(jobs: jobs) {
        let place = LineTable(original).position(at: offset)
        throw FormatError(
          path, place, "byte 0x\(String(original[offset], radix: 16)) is not UTF-8",
          "save the file as UTF-8 or UTF-16")
      }
      bytes = original
      return
    }
    guard let decoded = encoding.decode(original) else {
      let valid = encoding.validPrefix(of: original)
      throw FormatError(
        path, LineTable(valid).position(at: valid.count),
        "the bytes here are not valid \(encoding.rawValue)", "save the file as UTF-8")
    }
    bytes = decoded
  }

  /// The file's own bytes for working bytes that were edited.
  ///
  /// - Throws: ``FormatError`` if a new character does not exist in the file's encoding.
  func encoded(_ working: FileBytes) throws(FormatError) -> FileBytes {
    guard let result = encoding.encode(working) else {
      throw FormatError(
        path, nil, "a correction has a character that \(encoding.rawValue) cannot hold",
        "save the file as UTF-8")
    }
    return result
  }

  private static func detect(
    _ bytes: FileBytes, path: String
  ) throws(FormatError) -> TextEncoding {
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
      throw FormatError(path, nil, "UTF-32 is not supported", "save the file as UTF-8")
    }
    if bytes.starts(with: "bplist00".utf8) {
      return .binaryPropertyList
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    let head = bytes.prefix(512)
    let zeros = (even: zeroCount(head, from: 0), odd: zeroCount(head, from: 1))
    // Text in UTF-8 has none; of other scripts than Latin only the signs between the words have one.
    let isOneSided = min(zeros.even, zeros.odd) == 0 && max(zeros.even, zeros.odd) >= 4
    if bytes.count.isMultiple(of: 2), head.count >= 8,
      isOneSided || zeros.even + zeros.odd > head.count / 4
    {
      return zeros.odd > zeros.even ? .utf16LittleEndian : .utf16BigEndian
    }
    guard let name = declaredEncoding(head) else { return .utf8 }
    let encoding: TextEncoding
    switch name.uppercased() {
    case "UTF-8", "UTF8": return .utf8
    case "US-ASCII", "ASCII": encoding = .ascii
    case "ISO-8859-1", "LATIN1", "LATIN-1": encoding = .latin1
    case "UTF-16", "UTF-16LE", "UTF-16BE":
      throw FormatError(
        path, .start, "the XML declaration says \(name), but the bytes are not",
        "correct the declaration or the encoding")
    default:
      throw FormatError(
        path, .start, "encoding “\(name)” is not supported", "save the file as UTF-8")
    }
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw FormatError(
        path, .start,
        "the XML declaration says \(name), but the file begins with the mark of UTF-8",
        "correct the declaration or the encoding")
    }
    return encoding
  }

  private static func zeroCount(_ head: FileBytes, from start: Int) -> Int {
    stride(from: start, to: head.endIndex, by: 2).count { head[$0] == 0 }
  }

  /// The `encoding` of an XML declaration at the very start.
  private static func declaredEncoding(_ head: FileBytes) -> String? {
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard head.dropFirst(start).starts(with: "<?xml".utf8), let close = head.first("?>"),
      let value = XMLTag(bytes: head, range: start..<close + 2).attribute("encoding")
    else { return nil }
    return String(decoding: head[value], as: UTF8.self)
  }
}
