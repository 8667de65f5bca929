/// The numbers that a text writes in digits.
enum Numbers {
  /// Those of three digits or more with the minus before them, and `0x7F`; UTF-8 bytes.
  static func ranges(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var numbers: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      var start = index
      var end = index
      if bytes[index] == UInt8(ascii: "0"), index + 1 < bytes.count,
        bytes[index + 1] | 0x20 == UInt8(ascii: "x")
      {
        end = index + 2
        while end < bytes.count, Unicode.Scalar(bytes[end]).properties.isASCIIHexDigit { end += 1 }
        if end < index + 4 { end = index }
      } else {
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        // “10x7F” holds another number behind its first digit.
        if end < min(index + 3, bytes.count), bytes[end] | 0x20 == UInt8(ascii: "x") { end = index }
        let before = bytes[..<index]
        start -=
          before.last == UInt8(ascii: "-") ? 1 : before.suffix(3).elementsEqual("−".utf8) ? 3 : 0
      }
      if end > index {
        numbers.append(start..<end)
        index = end
      } else {
        index += 1
      }
    }
    return numbers
  }
}
