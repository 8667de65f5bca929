/// Finds the string units of a String Catalog.
struct XCStringsReader {
  private let file: SourceFile
  private var contents = Contents()
  /// By the language, decoded.
  private var tables: [FileBytes: Int] = [:]
  /// Between its quotes; empty if the catalog does not say.
  private var sourceLanguage = 0..<0
  private var sourceTable = 0
  /// The keys so far, to find those that stand there again.
  private var numbers = KeyNumbers()
  /// By table: the entries of the key that came last in this language.
  private var latest: [Range<Int>] = []
  /// By the number of a key: its name, and its entries, which a duplicate overrides.
  private var keys: [(name: FileBytes, entries: Range<Int>)] = []

  private init(_ file: SourceFile) { self.file = file }

  static func read(_ file: SourceFile) throws(FormatError) -> Contents {
    var reader = XCStringsReader(file)
    try reader.run()
    return reader.contents
  }

  private mutating func run() throws(FormatError) {
    var cursor = JSONCursor(file, at: file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var strings: Int?
    // Xcode writes the language first; behind the strings it is read in a second go.
    var languageRead = 0..<0
    try cursor.object { name, cursor throws(FormatError) in
      if reads(name, as: "sourceLanguage") {
        sourceLanguage = try cursor.string()
      } else if reads(name, as: "strings") {
        guard cursor.isObject() else { throw cursor.error("the object of strings") }
        guard strings == nil else {
          throw FormatError(
            file.path, LineTable(file.bytes).position(at: name.lowerBound),
            "“strings” appears a second time here", "put all strings into one object")
        }
        strings = cursor.index
        languageRead = sourceLanguage
        if sourceLanguage.isEmpty { try cursor.skip() } else { try readStrings(&cursor) }
      } else {
        try cursor.skip()
      }
    }
    try cursor.end()
    guard let strings else {
      throw FormatError(
        file.path, .start, "this JSON has no “strings”",
        "expected a String Catalog with sourceLanguage, strings and version")
    }
    guard sourceLanguage.isEmpty || languageRead != sourceLanguage else { return }
    var inner = JSONCursor(file, at: strings)
    try readStrings(&inner)
  }

  private mutating func readStrings(_ cursor: inout JSONCursor) throws(FormatError) {
    contents = Contents()
    tables = [:]
    latest = []
    numbers = KeyNumbers()
    keys = []
    sourceTable = table(sourceName)
    try cursor.object { key, cursor throws(FormatError) in try string(key, &cursor) }
  }

  /// Where the source language stands among the localizations of a key.
  private struct SourcePlace {
    /// It has a text of its own.
    var hasText = false
    /// `"en" : { }` says no text, and leaves no place for one.
    var isEmpty = false
    /// Before which entry it would stand.
    var next: Int?
  }

  /// One key with its localizations.
  private mutating func string(
    _ key: Range<Int>, _ cursor: inout JSONCursor
  ) throws(FormatError) {
    let first = contents.entries.count
    let start = cursor.startOfValue()
    var source = SourcePlace()
    var comment = key.lowerBound..<key.lowerBound
    var flags: Entry.Flags = []
    guard cursor.isObject() else { throw cursor.error("the object of a string") }
    try cursor.object { name, cursor throws(FormatError) in
      if reads(name, as: "comment") {
        // Some tools write `null` for none.
        if cursor.isNull() { try cursor.skip() } else { comment = try cursor.string() }
      } else if reads(name, as: "shouldTranslate") {
        if try cursor.skip() { flags.insert(.doNotTranslate) }
      } else if reads(name, as: "localizations") {
        // Where it stands again, readers take the last one.
        override(first..<contents.entries.count)
        source = try localizations(of: key, since: first, &cursor)
      } else {
        try cursor.skip()
      }
    }
    if !source.hasText {
      var own = bare(key, start..<cursor.index, sourceTable)
      if source.isEmpty { own.flags.insert(.readOnly) }
      contents.entries.insert(own, at: source.next ?? contents.entries.count)
    }
    let isPlain = !file.bytes[key].holds(UInt8(ascii: "\\"))
    for index in first..<contents.entries.count {
      if isPlain, !contents.entries[index].flags.contains(.varied) {
        contents.entries[index].flags.insert(.plainKey)
      }
      contents.entries[index].comment = ByteRange(comment.lowerBound, comment.upperBound)
      contents.entries[index].flags.formUnion(flags)
    }
    remember(
      isPlain ? file.bytes[key] : JSONText.plain(file.bytes[key]), first..<contents.entries.count)
  }

  /// The localizations of a key whose entries begin at `first`.
  private mutating func localizations(
    of key: Range<Int>, since first: Int, _ cursor: inout JSONCursor
  ) throws(FormatError) -> SourcePlace {
    guard cursor.isObject() else { throw cursor.error("the object of localizations") }
    var source = SourcePlace()
    try cursor.object { language, cursor throws(FormatError) in
      let table = table(file.bytes[language])
      if source.next == nil, XCStringsInsertion.precedes(sourceName, file.bytes[language]) {
        source.next = contents.entries.count
      }
      let before = contents.entries.count
      try localization(key, table, cursor.startOfValue(), [], &cursor)
      let now = before..<contents.entries.count
      // A language that stands there again overrides the text it had before; of other shapes both are told of.
      if latest[table].lowerBound >= first, isText(latest[table]), isText(now) {
        override(latest[table])
      }
      latest[table] = now
      if table == sourceTable {
        // Behind a text, an empty one is that which readers take.
        if now.isEmpty, source.hasText { override(first..<before) }
        (source.hasText, source.isEmpty) = (!now.isEmpty || source.hasText, now.isEmpty)
      }
      guard now.count <= JSONLimits.forms else {
        throw FormatError(
          file.path, LineTable(file.bytes).position(at: key.lowerBound),
          "this string has more than \(JSONLimits.forms) forms in one language",
          "remove forms that no device or number uses")
      }
    }
    return source
  }

  /// Whether these are a text without forms.
  private func isText(_ entries: Range<Int>) -> Bool {
    !entries.isEmpty && !contents.entries[entries].contains { $0.flags.contains(.varied) }
  }

  private mutating func override(_ entries: Range<Int>) {
    for index in entries { contents.entries[index].flags.insert(.overridden) }
  }

  /// A key that stands there again overrides its entries so far.
  private mutating func remember(_ name: FileBytes, _ entries: Range<Int>) {
    let hash = name.withUnsafeBytes(KeyNumbers.hash)
    guard let known = numbers.find(hash, isSame: { keys[$0].name == name }) else {
      _ = numbers.add(hash)
      keys.append((name, entries))
      return
    }
    override(keys[known].entries)
    keys[known].entries = entries
  }

  /// Units at any depth: alone, in variations, in substitutions.
  private mutating func localization(
    _ key: Range<Int>, _ table: Int, _ start: Int, _ flags: Entry.Flags,
    _ cursor: inout JSONCursor
  ) throws(FormatError) {
    guard cursor.isObject() else { throw cursor.error("an object") }
    var own = 0..<0
    try cursor.object { name, cursor throws(FormatError) in
      if reads(name, as: "stringUnit") {
        override(own)
        let before = contents.entries.count
        try unit(key, table, start, flags, &cursor)
        own = before..<contents.entries.count
      } else if cursor.isObject() {
        try localization(key, table, start, .varied, &cursor)
      } else {
        try cursor.skip()
      }
    }
  }

  private mutating func unit(
    _ key: Range<Int>, _ table: Int, _ start: Int, _ flags: Entry.Flags,
    _ cursor: inout JSONCursor
  ) throws(FormatError) {
    var state: Range<Int>?
    var values: [Range<Int>] = []
    var valueName = 0
    guard cursor.isObject() else { throw cursor.error("the object of a string unit") }
    try cursor.object { name, cursor throws(FormatError) in
      if reads(name, as: "state") {
        state = try cursor.string()
      } else if reads(name, as: "value") {
        valueName = name.lowerBound - 1
        values.append(try cursor.string())
      } else {
        try cursor.skip()
      }
    }
    guard let last = values.last else { return }
    let place = state ?? valueName..<valueName
    var flags = flags
    if state == nil { flags.insert(.stateless) }
    // In the source language nothing is left to translate: Xcode writes “new” where it numbered the arguments of
    // a key, or found a value in code, and that value is shown.
    let isSource = table == sourceTable
    let isNew = state.map { reads($0, as: "new") } ?? false
    if isSource, last.isEmpty, !isNew, !flags.contains(.varied) {
      // An empty value there says nothing: the app shows the key.
      var entry = bare(key, start..<cursor.index, table)
      entry.flags.insert(.readOnly)
      contents.entries.append(entry)
      return
    }
    if isSource { flags.insert(.ofSource) }
    if isNew { flags.formUnion(isSource && !last.isEmpty ? .fromCode : .untranslated) }
    for value in values {
      contents.entries.append(
        Entry(
          unit: ByteRange(start, cursor.index), key: ByteRange(key.lowerBound, key.upperBound),
          source: ByteRange(place.lowerBound, place.upperBound),
          value: ByteRange(value.lowerBound, value.upperBound),
          comment: .empty(at: key.lowerBound), table: table,
          // A value that stands there again overrides the one before.
          flags: value == last ? flags : flags.union(.overridden)))
    }
  }

  /// A key without a localization in the source language is its own text there.
  private func bare(_ key: Range<Int>, _ object: Range<Int>, _ table: Int) -> Entry {
    let range = ByteRange(key.lowerBound, key.upperBound)
    return Entry(
      unit: ByteRange(object.lowerBound, object.upperBound), key: range,
      source: ByteRange(sourceLanguage.lowerBound, sourceLanguage.upperBound), value: range,
      comment: .empty(at: key.lowerBound), table: table,
      flags: sourceLanguage.isEmpty ? [.valueIsKey, .readOnly] : .valueIsKey)
  }

  private var sourceName: FileBytes {
    sourceLanguage.isEmpty ? FileBytes("en".utf8) : file.bytes[sourceLanguage]
  }

  private mutating func table(_ name: FileBytes) -> Int {
    let name = JSONText.plain(name)
    if let known = tables[name] { return known }
    let language = String(decoding: name, as: UTF8.self)
    let source = text(sourceName)
    contents.tables.append(
      Table(
        name: FileNames.stem(file.path), scope: FileNames.scope(of: file.path),
        locale: FileNames.tag(language) ?? language,
        sourceLocale: FileNames.tag(source) ?? source))
    tables[name] = contents.tables.count - 1
    latest.append(0..<0)
    return contents.tables.count - 1
  }

  private func text(_ slice: FileBytes) -> String {
    JSONText.decode(slice, slice.startIndex..<slice.endIndex).text
  }

  /// Whether a string reads so; a name may be written with escapes.
  private func reads(_ range: Range<Int>, as name: StaticString) -> Bool {
    let bytes = file.bytes[range]
    if bytes.count == name.utf8CodeUnitCount { return bytes.elementsEqual(name.bytes) }
    return bytes.contains(UInt8(ascii: "\\")) && text(bytes) == "\(name)"
  }
}

extension XCStringsReader {
  /// `device.iphone.plural.one`, `substitutions.COUNT.plural.other`, or empty: the way from the
  /// localization of a language to the unit.
  static func variation(of entry: Entry, in file: SourceFile) -> String {
    guard entry.flags.contains(.varied) else { return "" }
    let names = keys(from: entry.unit.range.lowerBound, to: Int(entry.value.start), file.bytes)
      .map { JSONText.decode(file.bytes, $0).text }
    return names.prefix { $0 != "stringUnit" }.filter { $0 != "variations" }.joined(separator: ".")
  }

  /// The keys, without quotation marks, of the members that lead from the object at one place to the value at another, in
  /// one pass over what lies between.
  private static func keys(
    from start: Int, to end: Int, _ bytes: FileBytes
  ) -> [Range<Int>] {
    var open: [Range<Int>?] = []
    var last: Range<Int>?
    bytes[start..<end].withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\""):
          let key = index + 1
          index = stringEnd(from: key, bytes)
          last = start + key..<start + index
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          open.append(last)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
        default: break
        }
        index += 1
      }
    }
    return (open.dropFirst() + [last]).compactMap { $0 }
  }

  private static let quoteOrEscape = (
    UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "\\")
  )

  /// Where a string ends that may be very long.
  private static func stringEnd(from start: Int, _ bytes: UnsafeRawBufferPointer) -> Int {
    var index = start
    while index < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[index...])
      guard let quote = rest.first(of: quoteOrEscape) else { break }
      index += quote
      if bytes[index] == UInt8(ascii: "\"") { return index }
      index += 2
    }
    return bytes.count
  }
}
