/// The encodings a localization file may have. Only Unicode ones are guessed (from a byte order
/// mark or zero bytes); Latin-1 must be declared by the file itself.
public enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case latin1 = "ISO-8859-1"
  case ascii = "US-ASCII"
  /// Worked on as the XML of the same property list, and never written.
  case binaryPropertyList = "binary property list"

  /// Whether a character exists in this encoding.
  func holds(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .latin1: scalar.value <= 0xFF
    case .ascii: scalar.isASCII
    default: true
    }
  }

  /// A text for people in characters of this encoding: marks become those of ASCII, the rest `?`.
  func fitting(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(holds) { return text }
    return text.unicodeScalars.map { scalar in
      if holds(scalar) { return String(Character(scalar)) }
      switch scalar {
      case "“", "”", "„", "«", "»": return "\""
      case "‘", "’": return "'"
      case "…": return "..."
      case "–", "—": return "-"
      case "→": return "->"
      default: return "?"
      }
    }.joined()
  }

  /// The UTF-8 form of `bytes`, or nil if they are not text in this encoding.
  func decode(_ bytes: FileBytes) -> FileBytes? {
    switch self {
    case .utf8: return bytes.firstInvalidUTF8 == nil ? bytes : nil
    case .ascii: return bytes.allSatisfy { $0 < 0x80 } ? bytes : nil
    case .binaryPropertyList: return BinaryPropertyList.xml(bytes).map { FileBytes($0) }
    case .latin1: return FileBytes(String(decoding: bytes.map(UInt16.init), as: UTF16.self).utf8)
    case .utf16LittleEndian, .utf16BigEndian:
      guard bytes.count.isMultiple(of: 2) else { return nil }
      let high = self == .utf16BigEndian ? 0 : 1
      let units = stride(from: 0, to: bytes.count, by: 2).map { index in
        UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
      }
      let text = String(decoding: units, as: UTF16.self)
      return text.utf16.elementsEqual(units) ? FileBytes(text.utf8) : nil
    }
  }

  /// The text before the first byte that is not in this encoding, as UTF-8; for telling its place.
  func validPrefix(of bytes: FileBytes) -> FileBytes {
    switch self {
    case .utf8: return bytes.prefix(bytes.firstInvalidUTF8 ?? bytes.count)
    case .binaryPropertyList: return []
    case .latin1, .ascii: return bytes.prefix { $0 < 0x80 }
    case .utf16LittleEndian, .utf16BigEndian:
      // Halving finds the longest prefix that decodes; a pair may be cut, so one unit less is tried.
      var low = 0
      var high = bytes.count / 2
      while low < high {
        let middle = (low + high + 1) / 2
        let isValid = [middle, middle - 1].contains { decode(bytes.prefix($0 * 2)) != nil }
        if isValid { low = middle } else { high = middle - 1 }
      }
      let units = decode(bytes.prefix(low * 2)) != nil ? low : low - 1
      return decode(bytes.prefix(units * 2)) ?? []
    }
  }

  /// The bytes of UTF-8 text in this encoding, or nil if a character has no place in it.
  func encode(_ utf8: FileBytes) -> FileBytes? {
    lazy var text = String(decoding: utf8, as: UTF8.self)
    switch self {
    case .utf8: return utf8
    case .binaryPropertyList: return nil
    case .ascii: return utf8.allSatisfy { $0 < 0x80 } ? utf8 : nil
    case .latin1:
      var result: [UInt8] = []
      for scalar in text.unicodeScalars {
        guard let byte = UInt8(exactly: scalar.value) else { return nil }
        result.append(byte)
      }
      return FileBytes(result)
    case .utf16LittleEndian:
      return FileBytes(text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })
    case .utf16BigEndian:
      return FileBytes(text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] })
    }
  }
}
