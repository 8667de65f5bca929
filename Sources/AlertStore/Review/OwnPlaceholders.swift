/// The placeholders of a text that a reviewer wrote.
enum OwnPlaceholders {
  /// Why a text would break the program that shows it, and what to do; `nil` if it has exactly the placeholders of the
  /// delivered text or exactly those of the source.
  static func problem(in text: String, delivered: String, source: String?) -> String? {
    guard let lost = Placeholders.difference(from: delivered, to: text) else { return nil }
    guard let source, Placeholders.difference(from: delivered, to: source) != nil else {
      return lost + "; use the placeholders of the delivered text"
    }
    guard Placeholders.difference(from: source, to: text) != nil else { return nil }
    return lost + "; use the placeholders of the delivered text, or those of the source text"
  }
}
