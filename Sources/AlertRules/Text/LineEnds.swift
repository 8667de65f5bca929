extension String {
  /// Whether a line ends in it: `\n`, `\r`, or one of the rarer signs for it.
  var holdsLineEnd: Bool { utf8.contains(0x0A) || holdsOtherLineEnd }

  /// Whether a line ends in it by another sign than `\n`. Most texts are told by their bytes.
  var holdsOtherLineEnd: Bool {
    var text = self
    return text.withUTF8 { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        case 0x0B...0x0D: true
        case 0x85: index > 0 && bytes[index - 1] == 0xC2
        case 0xA8, 0xA9: index > 1 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2
        default: false
        }
      }
    }
  }
}
