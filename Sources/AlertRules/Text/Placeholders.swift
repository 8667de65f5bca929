/// Placeholders of texts that people write.
public enum Placeholders {
  /// What a new text loses or adds, in a sentence; `nil` if it takes the same arguments.
  ///
  ///     Placeholders.difference(from: "Delete %@?", to: "Delete?")  // "“%@” is missing"
  public static func difference(from old: String, to new: String) -> String? {
    let before = PlaceholderScanner.scan(old).map(\.text)
    let after = PlaceholderScanner.scan(new).map(\.text)
    if before.sorted() == after.sorted() {
      // The same ones in another order take other arguments.
      return PlaceholderComparison.problems(source: old, target: new).first?.message
    }
    if let lost = before.first(where: { text in count(text, before) > count(text, after) }) {
      return "“\(lost)” is missing"
    }
    let added = after.first { text in count(text, after) > count(text, before) }
    return "“\(added ?? "")” has no counterpart in the delivered text"
  }

  private static func count(_ text: String, _ all: [String]) -> Int { all.count { $0 == text } }
}
