/// Bytes on their way into a file.
struct BenchOutput {
  private(set) var bytes: [UInt8] = []

  static func += (output: inout BenchOutput, text: String) {
    output.bytes.append(contentsOf: text.utf8)
  }

  /// Hands over what has gathered, now and then.
  mutating func flush(_ sink: ([UInt8]) throws -> Void) rethrows {
    guard bytes.count > 1 << 20 else { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Text of an XML element or of an attribute.
  mutating func xml(_ text: String, attribute: Bool = false) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): self += "&amp;"
      case UInt8(ascii: "<"): self += "&lt;"
      case UInt8(ascii: ">"): self += "&gt;"
      case UInt8(ascii: "\"") where attribute: self += "&quot;"
      case UInt8(ascii: "\n") where attribute: self += "&#10;"
      default: bytes.append(byte)
      }
    }
  }

  /// Text between quotation marks, in `.strings` files and in JSON.
  mutating func quoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): self += "\\n"
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
