extension String {
  /// Whether a line ends in it: `\n`, `\r`, or one of the rarer signs for it.
  var holdsLineEnd: Bool { utf8.contains(0x0A) || holdsOtherLineEnd }

  /// Whether a line ends in it by another sign than `\n`. Most texts are told by their bytes.
  var holdsOtherLineEnd: Bool {
    utf8.contains { (0x0B...0x0D).contains($0) } || contains(bytes: "\u{85}")
      || contains(bytes: "\u{2028}") || contains(bytes: "\u{2029}")
  }
}
