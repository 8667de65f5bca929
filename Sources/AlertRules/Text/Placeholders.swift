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
    var left: [String: Int] = [:]
    for text in before { left[text, default: 0] += 1 }
    for text in after { left[text, default: 0] -= 1 }
    if let lost = before.first(where: { left[$0, default: 0] > 0 }) {
      return "“\(lost)” is missing"
    }
    let added = after.first { left[$0, default: 0] < 0 }
    return "“\(added ?? "")” has no counterpart in the delivered text"
  }
}
