/// Unicode properties with a short way for ASCII: texts are asked about each of their letters many times.
extension Unicode.Scalar {
  /// Alphabetic (UAX #44).
  var isAlphabetic: Bool { isASCII ? isASCIILetter : properties.isAlphabetic }

  /// Uppercase.
  var isUppercase: Bool { isASCII ? (0x41...0x5A).contains(value) : properties.isUppercase }

  /// Lowercase.
  var isLowercase: Bool { isASCII ? (0x61...0x7A).contains(value) : properties.isLowercase }

  /// Has an upper-case and a lower-case form.
  var isCased: Bool { isASCII ? isASCIILetter : properties.isCased }

  /// White space.
  var isWhitespace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// An invisible format character (general category Cf).
  var isFormat: Bool { !isASCII && properties.generalCategory == .format }

  /// What begins an isolate or embedding of the bidirectional algorithm (UAX 9): the text in it has a direction of its
  /// own.
  var opensIsolate: Bool {
    switch value {
    case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: true
    default: false
    }
  }

  /// A digit or another number.
  var isNumeric: Bool {
    isASCII ? (0x30...0x39).contains(value) : properties.numericType != nil
  }

  private var isASCIILetter: Bool { (0x61...0x7A).contains(value | 0x20) }
}
