/// What the comments of one table call their alerts, to find the alert of a button whose comment says more than its
/// name: “Update alert skip button” is one of the alert called “update”.
struct AlertNames {
  /// The words of a name, and where the group with that name is.
  private struct Name {
    var words: [Substring]
    var place: Int
  }

  /// By the first word. What many names begin with tells no alert, and takes long to look through.
  private var names: [Substring: [Name]] = [:]

  private static let mostNames = 64
  private static let mostWords = 16

  /// The stem of a group that only comments tell of.
  static func stem(_ remainder: String) -> String { "\(opening)\(remainder)\(closing)" }

  private static let (opening, closing) = ("“", "”")

  /// The words of such a stem, each once; `nil` of another one.
  static func words(ofStem stem: String) -> [Substring]? {
    guard stem.utf8.starts(with: opening.utf8) else { return nil }
    let words = stem.utf8.dropFirst(opening.utf8.count).dropLast(closing.utf8.count)
      .split(separator: UInt8(ascii: " ")).map(Substring.init)
    // They stand in order.
    return words.indices.filter { $0 == 0 || words[$0] != words[$0 - 1] }.map { words[$0] }
  }

  /// Adds the name of an alert.
  mutating func add(_ words: [Substring], _ place: Int) {
    guard let first = words.first, words.count <= Self.mostWords else { return }
    names[first, default: []].append(Name(words: words, place: place))
  }

  /// The group with the longest name that is among some words and at least half of them; `nil` if there are two.
  func place(of words: [Substring]) -> Int? {
    guard words.count <= Self.mostWords else { return nil }
    let all = Set(words)
    let found = words.flatMap { word -> [Name] in
      guard let names = names[word], names.count <= Self.mostNames else { return [] }
      return names.filter { $0.words.count * 2 >= words.count && all.isSuperset(of: $0.words) }
    }
    let longest = found.map(\.words.count).max()
    let best = found.filter { $0.words.count == longest }
    return best.count == 1 ? best[0].place : nil
  }
}
