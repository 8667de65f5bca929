/// Text in quotation marks, by the marks of `Catalogs/Letters/quotation-marks.txt`.
enum Quotations {
  /// What closes a quotation, by what opens it.
  private static let closers: [Unicode.Scalar: [Unicode.Scalar]] =
    CatalogWords.list("Letters/quotation-marks.txt").reduce(into: [:]) { closers, line in
      let marks = line.unicodeScalars.filter { $0 != " " }
      closers[marks[marks.startIndex]] = Array(marks.dropFirst())
    }

  /// What opens or closes one.
  static let all = Set(closers.keys).union(closers.values.joined())

  /// Whether a quotation may begin with this mark.
  static func opens(_ mark: Unicode.Scalar) -> Bool { closers[mark] != nil }

  private static let closing = Set(closers.values.joined())

  /// Whether a quotation may end with this mark.
  static func closes(_ mark: Unicode.Scalar) -> Bool { closing.contains(mark) }

  /// Whether this is a mark that opens or closes a quotation.
  static func isMark(_ mark: Unicode.Scalar) -> Bool { all.contains(mark) }

  /// Whether a byte may begin an opening mark: a straight one, or one of U+0080…U+00BF, U+05C0…U+05FF,
  /// U+2000…U+203F and U+3000….
  static func mayOpen(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), 0xC2, 0xD7, 0xE2, 0xE3: true
    default: false
    }
  }

  /// The quotations of a text, marks included. Apostrophes are not quotation marks: a single one
  /// opens only after a space and closes only before one.
  static func ranges(in text: String) -> [Range<Int>] {
    // The bytes that quotation marks begin with: most texts have none.
    guard text.utf8.contains(where: mayOpen) else { return [] }
    var text = text
    return text.withUTF8 { ranges(in: UnsafeRawBufferPointer($0)) }
  }

  private static func ranges(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var open: (closers: [Unicode.Scalar], offset: Int)?
    var offset = 0
    var previous: Unicode.Scalar = " "
    while offset < bytes.count {
      let (scalar, width) = bytes.scalar(at: offset)
      let end = offset + width
      let next = end < bytes.count ? bytes.scalar(at: end).scalar : " "
      if let start = open {
        if start.closers.contains(scalar), !isSingle(scalar) || !next.isCased {
          result.append(start.offset..<end)
          open = nil
        } else if scalar == "„" {
          // The one before was never closed.
          open = (start.closers, offset)
        }
      } else if mayOpen(bytes[offset]), let closers = closers[scalar],
        !next.isWhitespace || scalar == "«"
      {
        if !previous.isAlphabetic && !previous.isNumeric {
          open = (closers, offset)
        } else if !isSingle(scalar) {
          // “相簿“你好””, “ב"פייסבוק"”, but “דו"ח”: what closes itself may stand inside a word.
          let others = closers.filter { $0 != scalar }
          if !others.isEmpty {
            open = (others, offset)
          } else if previous.isAlphabetic, closes(scalar, in: bytes, from: end, behind: previous) {
            open = (closers, offset)
          }
        }
      }
      // A mark belongs to the letter it stands on.
      if scalar.isASCII || !scalar.properties.isGraphemeExtend { previous = scalar }
      offset = end
    }
    return result
  }

  /// Whether the next mark of this kind may close what one behind a letter opens: in scripts with small letters and in
  /// Hebrew, whose abbreviations hold such marks, only at the end of a word.
  private static func closes(
    _ mark: Unicode.Scalar, in bytes: UnsafeRawBufferPointer, from start: Int,
    behind letter: Unicode.Scalar
  ) -> Bool {
    let isJoined = letter.isCased || ("\u{590}"..."\u{5FF}").contains(letter)
    var offset = start
    while offset < bytes.count {
      let (scalar, width) = bytes.scalar(at: offset)
      offset += width
      guard scalar == mark else { continue }
      let next = offset < bytes.count ? bytes.scalar(at: offset).scalar : " "
      return !isJoined || !next.isAlphabetic && !next.isNumeric
    }
    return false
  }

  private static func isSingle(_ mark: Unicode.Scalar) -> Bool {
    switch mark {
    case "'", "’", "‘", "‚", "‹": true
    default: false
    }
  }
}
