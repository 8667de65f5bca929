/// A long text shortened to what a reader has to see of it.
enum Excerpt {
  /// The first words: `Please confirm that you want to…`
  static func beginning(of text: String) -> String {
    text.count <= short ? text : words(before: text.prefix(short)) + "…"
  }

  /// The same, if that shows the whole of a range; else what the range says, with a few words around it.
  static func beginning(of text: String, showing range: Range<Int>) -> String {
    if text.count <= short || range.count == text.utf8.count { return beginning(of: text) }
    let shown = words(before: text.prefix(short))
    return range.upperBound <= shown.utf8.count
      ? shown + "…" : around(range, of: text) ?? shown + "…"
  }

  /// What a range of a very long text says, with a few words around it; else its beginning.
  static func passage(of text: String, around range: Range<Int>) -> String {
    guard text.count > longest else { return text }
    return around(range, of: text) ?? words(before: text.prefix(longest)) + "…"
  }

  private static func around(_ range: Range<Int>, of text: String) -> String? {
    guard range.lowerBound > 0, range.count < longest, range.upperBound <= text.utf8.count else {
      return nil
    }
    let rest = text.utf8.count - range.upperBound
    let passage = Substring(text.utf8.dropFirst(range.lowerBound).dropLast(rest))
    return tail(of: Substring(text.utf8.prefix(range.lowerBound))) + passage
      + head(of: Substring(text.utf8.suffix(rest)))
  }

  /// What edits make of a text, from a few words before the first to a few behind the last:
  /// `…that you want to go on.`
  ///
  /// - Parameter room: characters of a text that is shown whole.
  static func change(_ text: String, _ edits: [Edit], room: Int = long) -> String {
    let new = text.applying(edits)
    guard new.count > room, let first = edits.map(\.range.lowerBound).min(),
      let last = edits.map(\.range.upperBound).max()
    else { return new }
    // The length changes by the edits, and none is behind the last.
    let rest = text.utf8.count - last
    let before = Substring(new.utf8.prefix(first))
    let after = Substring(new.utf8.suffix(rest))
    let changed = Substring(new.utf8.dropFirst(first).dropLast(rest))
    return tail(of: before) + changed + head(of: after)
  }

  private static func tail(of text: Substring) -> String {
    if text.count <= context { return String(text) }
    let end = text.suffix(context)
    return "…" + (end.firstIndex(of: " ").map { end[end.index(after: $0)...] } ?? end)
  }

  private static func head(of text: Substring) -> String {
    text.count <= context ? String(text) : words(before: text.prefix(context)) + "…"
  }

  /// Without the word that a cut may have divided.
  private static func words(before cut: Substring) -> Substring {
    cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
  }

  /// Characters of a text that is read where it stands.
  private static let longest = 300
  /// Characters of a text that stands there a second time.
  private static let short = 40
  /// Characters that a line has room for.
  static let long = 80
  /// Characters beside a change.
  private static let context = 30
}
