/// Binary property lists (`bplist00`) as the XML of the same list. Foundation's own reader crashes on
/// damaged ones, so what is needed of the format is read here: dictionaries, arrays and text.
struct BinaryPropertyList {
  private let bytes: FileBytes
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int
  private var xml: [UInt8] = []

  /// The XML; nil if the list is damaged.
  static func xml(_ bytes: FileBytes) -> [UInt8]? {
    guard var list = BinaryPropertyList(bytes), let top = list.number(bytes.count - 16, 8) else {
      return nil
    }
    list.xml = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n".utf8)
    guard list.write(top, depth: 0) else { return nil }
    return list.xml + Array("</plist>\n".utf8)
  }

  private init?(_ bytes: FileBytes) {
    guard bytes.count > 40, bytes.starts(with: "bplist00".utf8) else { return nil }
    self.bytes = bytes
    offsetSize = Int(bytes[bytes.count - 26])
    referenceSize = Int(bytes[bytes.count - 25])
    func long(_ start: Int) -> Int? {
      bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }.clamped
    }
    guard let count = long(bytes.count - 24), let table = long(bytes.count - 8),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), table < bytes.count - 32,
      count <= (bytes.count - 32 - table) / offsetSize
    else { return nil }
    self.count = count
    self.table = table
  }

  /// A big-endian number; nil past the end.
  private func number(_ start: Int, _ size: Int) -> Int? {
    guard start >= 0, size > 0, size <= 8, start <= bytes.count - size else { return nil }
    return bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }.clamped
  }

  /// Writes an object; false if it is damaged.
  private mutating func write(_ object: Int, depth: Int) -> Bool {
    guard depth < BinaryPropertyListLimits.depth, xml.count < BinaryPropertyListLimits.size,
      object < count,
      let offset = number(table + object * offsetSize, offsetSize), offset < table,
      let (length, content) = length(at: offset)
    else { return false }
    switch bytes[offset] >> 4 {
    case 0x5, 0x6, 0x7: return write(text(bytes[offset] >> 4, length, content), "string")
    case 0xA:
      xml += "<array>".utf8
      for index in 0..<length {
        guard let item = number(content + index * referenceSize, referenceSize),
          write(item, depth: depth + 1)
        else { return false }
      }
      xml += "</array>\n".utf8
    case 0xD:
      xml += "<dict>\n".utf8
      for index in 0..<length {
        guard let key = number(content + index * referenceSize, referenceSize),
          let value = number(content + (length + index) * referenceSize, referenceSize),
          key < count, let place = number(table + key * offsetSize, offsetSize), place < table,
          let (size, start) = self.length(at: place),
          write(text(bytes[place] >> 4, size, start), "key"), write(value, depth: depth + 1)
        else { return false }
      }
      xml += "</dict>\n".utf8
    // Numbers, dates and data are no text.
    default: xml += "<false/>\n".utf8
    }
    return true
  }

  /// The count in an object's first bytes, and where its content begins.
  private func length(at offset: Int) -> (Int, content: Int)? {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF, bytes[offset] >> 4 > 4 else { return (short, offset + 1) }
    guard let marker = number(offset + 1, 1), marker >> 4 == 1, marker & 0xF < 4 else { return nil }
    let size = 1 << (marker & 0xF)
    guard let long = number(offset + 2, size), long < bytes.count else { return nil }
    return (long, offset + 2 + size)
  }

  /// Decoded text; nil if it is none or reaches past the end.
  private func text(_ kind: UInt8, _ length: Int, _ content: Int) -> String? {
    guard (5...7).contains(kind) else { return nil }
    let size = kind == 6 ? length * 2 : length
    guard content <= table - size else { return nil }
    let data = bytes[content..<content + size]
    guard kind == 6 else { return String(decoding: data, as: UTF8.self) }
    let units = stride(from: content, to: content + size, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func write(_ text: String?, _ element: String) -> Bool {
    guard let text else { return false }
    xml += "<\(element)>\(XMLText.escape(text, encoding: .utf8))</\(element)>\n".utf8
    return true
  }
}

extension UInt64 {
  /// As an `Int` that may still be added to; nil if it is too large.
  fileprivate var clamped: Int? { self < 1 << 40 ? Int(self) : nil }
}
