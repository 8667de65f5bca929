/// Finds the entries of a `.strings` file: `"key" = "value";` with comments between.
///
/// What CoreFoundation would silently lose is an error here: everything after a stray character, or
/// behind the start of a comment that is never closed.
struct StringsReader {
  private var lexer: StringsLexer
  private var entries: [Entry] = []
  /// By bytes: “é” in one and in two characters are two keys for CoreFoundation.
  private var keys = KeyNumbers()
  /// The last entry of each key.
  private var entryOfKey: [UInt32] = []

  init(_ file: SourceFile) { lexer = StringsLexer(file) }

  static func read(_ file: SourceFile) throws(FormatError) -> Contents {
    var reader = StringsReader(file)
    return try reader.contents()
  }

  private mutating func contents() throws(FormatError) -> Contents {
    // A file without a byte holds nothing, as one with a comment alone: apps ship such files.
    var readOnlyReason: String?
    var comments = try lexer.skipTrivia()
    let isDictionary = lexer.current == UInt8(ascii: "{")
    if isDictionary {
      lexer.index += 1
      readOnlyReason = "a property list dictionary in braces"
      comments = try lexer.skipTrivia()
    }
    while let key = try lexer.string() {
      try entry(key, comments)
      comments = try lexer.skipTrivia()
    }
    if isDictionary {
      guard lexer.current == UInt8(ascii: "}") else {
        throw lexer.error(
          lexer.index, "found \(lexer.shown), expected a key or “}”", "close the dictionary")
      }
      lexer.index += 1
      _ = try lexer.skipTrivia()
    }
    guard lexer.isAtEnd else {
      throw lexer.error(
        lexer.index, "found \(lexer.shown), expected a key, a comment or the end of the file",
        "remove it: Apple's parser rejects the file or ignores everything from here on")
    }
    return Contents(
      tables: [Strings.table(of: lexer.file)], entries: entries, readOnlyReason: readOnlyReason)
  }

  private mutating func entry(_ key: Range<Int>, _ comments: [Range<Int>]) throws(FormatError) {
    _ = try lexer.skipTrivia()
    var flags: Entry.Flags = []
    var value: Range<Int>? = key
    if lexer.current == UInt8(ascii: "=") {
      lexer.index += 1
      _ = try lexer.skipTrivia()
      switch lexer.current {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
        try lexer.skipNested()
        value = nil
      default:
        value = try lexer.string()
        if value == nil {
          throw lexer.error(
            lexer.index, "found \(lexer.shown), expected a value", "quote the value")
        }
      }
      _ = try lexer.skipTrivia()
    } else {
      flags.insert(.valueIsKey)
    }
    guard lexer.current == UInt8(ascii: ";") else {
      throw lexer.error(
        value?.upperBound ?? lexer.index, "found \(lexer.shown), expected “;” after this entry",
        "end the entry with a semicolon")
    }
    lexer.index += 1
    guard let value else { return }
    add(key: key, value: value, comments: comments, flags: flags)
  }

  private mutating func add(
    key: Range<Int>, value: Range<Int>, comments: [Range<Int>], flags: Entry.Flags
  ) {
    var flags = flags
    if lexer.bytes[value.lowerBound] != UInt8(ascii: "\""), lexer.bytes[value.lowerBound] != 0x27 {
      flags.insert(.unquoted)
    }
    if let earlier = number(of: key, isPlain: &flags) {
      entries[Int(entryOfKey[earlier])].flags.insert(.overridden)
      entryOfKey[earlier] = UInt32(entries.count)
    }
    let comment = commentBlock(comments, above: key.lowerBound)
    entries.append(
      Entry(
        unit: ByteRange(key.lowerBound, lexer.index),
        key: ByteRange(key.lowerBound, key.upperBound),
        source: .empty(at: key.lowerBound), value: ByteRange(value.lowerBound, value.upperBound),
        comment: ByteRange(comment.lowerBound, comment.upperBound), table: 0, flags: flags))
  }

  /// The number of a key that stood before; else it gets one.
  private mutating func number(of key: Range<Int>, isPlain flags: inout Entry.Flags) -> Int? {
    let bytes = lexer.bytes
    func text(_ key: Range<Int>) -> (bytes: FileBytes, isPlain: Bool) {
      let content = bytes[StringsText.content(bytes, key)]
      return content.holds(UInt8(ascii: "\\"))
        ? (FileBytes(StringsText.decode(bytes, key).text.utf8), false) : (content, true)
    }
    let own = text(key)
    if own.isPlain { flags.insert(.plainKey) }
    if StringsText.content(bytes, key) != key { flags.insert(.quotedKey) }
    let hash = own.bytes.withUnsafeBytes(KeyNumbers.hash)
    let known = keys.find(hash) {
      text(entries[Int(entryOfKey[$0])].key.range).bytes == own.bytes
    }
    if known == nil {
      _ = keys.add(hash)
      entryOfKey.append(UInt32(entries.count))
    }
    return known
  }

  /// The comments that belong to the key: those above it with no blank line between.
  private func commentBlock(_ comments: [Range<Int>], above key: Int) -> Range<Int> {
    var start = key
    for comment in comments.reversed() {
      let gap = lexer.bytes[comment.upperBound..<start]
      let lines = gap.count { $0 == 0x0A } + (gap.contains(0x0A) ? 0 : gap.count { $0 == 0x0D })
      if lines > 1 || isTrailing(comment) { break }
      start = comment.lowerBound
    }
    return start == key ? key..<key : start..<key
  }

  /// Whether a comment stands behind an entry on the same line and so belongs to that one.
  private func isTrailing(_ comment: Range<Int>) -> Bool {
    if lexer.bytes[comment].starts(with: StringsNotes.opening.utf8) { return false }
    var index = comment.lowerBound
    while index > 0, lexer.bytes[index - 1] == 0x20 || lexer.bytes[index - 1] == 0x09 { index -= 1 }
    return index > 0 && lexer.bytes[index - 1] == UInt8(ascii: ";")
  }
}
