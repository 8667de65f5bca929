/// `.strings` tables in the old-style property list syntax, in UTF-8 or UTF-16.
enum Strings: FileFormat {
  static let extensions = ["strings"]
  static let isShadowed = true

  static func read(_ file: SourceFile, jobs: Int) throws(FormatError) -> Contents {
    if PlistStrings.claims(file) {
      var contents = try PlistStrings.read(file, jobs: jobs)
      contents.format = PlistStrings.self
      return contents
    }
    return try StringsReader.read(file)
  }

  static func table(of file: SourceFile) -> Table {
    Table(
      name: FileNames.table(of: file.path), scope: FileNames.scope(of: file.path),
      locale: FileNames.locale(of: file.path), sourceLocale: nil)
  }

  static func key(of entry: Entry, in file: SourceFile) -> String {
    StringsText.text(file.bytes, entry.key.range)
  }

  static func text(of entry: Entry, in file: SourceFile) -> RawText {
    StringsText.decode(file.bytes, entry.value.range)
  }

  static func value(of entry: Entry, in file: SourceFile) -> String {
    StringsText.text(file.bytes, entry.value.range)
  }

  static func comment(of entry: Entry, in file: SourceFile) -> String {
    StringsNotes.comments(of: entry, in: file).filter { !$0.isOwn }
      .map { ReviewNote.words(of: $0.text) }.joined(separator: "\n")
  }

  static func fileEdits(_ edits: [Edit], of entry: Entry, in file: SourceFile) -> [Edit]? {
    let raw = text(of: entry, in: file)
    let token = entry.value.range
    if entry.flags.contains(.valueIsKey) {
      let value = StringsText.encode(raw.text.applying(edits), quote: UInt8(ascii: "\""))
      return [Edit(token.upperBound..<token.upperBound, " = \"\(value)\"")]
    }
    let isUnquoted = entry.flags.contains(.unquoted)
    let quote = isUnquoted ? UInt8(ascii: "\"") : file.bytes[token.lowerBound]
    let spellsOut = UnicodeEscapes.spellOut(file.bytes[token], UInt8(ascii: "U"))
    var result: [Edit] = []
    for edit in edits.narrowed(in: raw.text) {
      guard
        let (range, _) = raw.fileRange(of: edit.range, whenEmpty: token.lowerBound + 1)
      else { return nil }
      result.append(
        Edit(range, StringsText.encode(edit.replacement, quote: quote, spellingOut: spellsOut)))
    }
    let text = raw.text.applying(edits)
    if isUnquoted {
      return StringsLexer.isUnquoted(text)
        ? result : [Edit(token, "\"\(StringsText.encode(text, quote: quote))\"")]
    }
    // Behind a short escape, `\U0` or `\1`, a digit would become part of it: then all is written anew.
    if file.bytes[token].holds(UInt8(ascii: "\\")),
      StringsText.text(result, in: token, of: file.bytes) != text
    {
      let content = StringsText.content(file.bytes, token)
      return [Edit(content, StringsText.encode(text, quote: quote, spellingOut: spellsOut))]
    }
    return result
  }

  static func notedRules(of entry: Entry, in file: SourceFile) -> Set<String> {
    CommentNotes.rules(of: StringsNotes.comments(of: entry, in: file))
  }

  static func annotate(
    _ entry: Entry, _ notes: [ReviewNote], scope: NoteScope, in file: SourceFile
  ) -> [Edit] {
    StringsNotes.edits(entry, notes, scope: scope, in: file)
  }
}
