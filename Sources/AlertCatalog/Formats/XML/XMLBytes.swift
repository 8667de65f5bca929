/// What bytes mean in plain XML, in tables.
enum XMLBytes {
  static let less: UInt8 = 1, ampersand: UInt8 = 2, bracket: UInt8 = 3, lead: UInt8 = 4
  static let quote: UInt8 = 5, none: UInt8 = 6
  /// What a byte of text may mean; 0: itself.
  nonisolated(unsafe) static let classes = table { byte in
    switch byte {
    case UInt8(ascii: "<"): less
    case UInt8(ascii: "&"): ampersand
    case UInt8(ascii: "]"): bracket
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quote
    case 0xEF: lead
    case 0x09, 0x0A, 0x0D: 0
    case 0..<0x20: none
    default: 0
    }
  }

  /// 1: begins a name, 2: only inside.
  nonisolated(unsafe) static let letters = table { byte in
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: 1
    case 0x30...0x39, 0x2D, 0x2E: 2
    default: 0
    }
  }

  /// A table that is filled once and never changed.
  private static func table(_ kind: (UInt8) -> UInt8) -> UnsafePointer<UInt8> {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for byte in 0...255 { table[byte] = kind(UInt8(byte)) }
    return UnsafePointer(table)
  }
}
