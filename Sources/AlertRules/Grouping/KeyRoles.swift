/// Words of keys that name a role in a project: the `key-roles` of a manifest.
struct KeyRoles: Sendable {
  /// What a word names. Of several the first counts.
  enum Meaning: CaseIterable, Comparable {
    case cancel, title, message, field, button

    /// By its name in a manifest.
    init?(_ name: String) {
      guard let meaning = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
      self = meaning
    }

    var role: Role {
      switch self {
      case .title: .title
      case .message: .message
      case .field: .field
      case .button, .cancel: .button
      }
    }

    /// The style of a button that is named so.
    var style: ButtonStyle? { self == .cancel ? .cancel : nil }
  }

  private var meanings: [String: Meaning] = [:]
  /// The lengths of the words in bytes.
  private var lengths: Set<Int> = []
  /// The largest of them.
  private(set) var longest = 0

  var isEmpty: Bool { meanings.isEmpty }

  /// - Parameter word: its parts joined: `backout` for `back_out`.
  mutating func add(_ word: String, _ meaning: Meaning) {
    meanings[word] = min(meanings[word] ?? meaning, meaning)
    lengths.insert(word.utf8.count)
    longest = max(longest, word.utf8.count)
  }

  /// What a word names.
  subscript(word: String) -> Meaning? { meanings[word] }

  /// Whether a word is so many bytes long.
  func hasWord(ofLength length: Int) -> Bool { lengths.contains(length) }
}
