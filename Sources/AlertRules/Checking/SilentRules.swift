/// The rules that have nothing to say of texts that were judged before, wherever they stand again: labels above all. For
/// one thread and one check.
final class SilentRules {
  /// A text, its source and its setting.
  struct Text: Hashable {
    let value: String
    let source: String?
    fileprivate let setting: Int
    private let hash: UInt64

    fileprivate init(_ value: String, _ source: String?, _ setting: Int) {
      self.value = value
      self.source = source
      self.setting = setting
      hash =
        KeyNumbers.hash(value) ^ UInt64(setting) &* 0x9E37_79B9_7F4A_7C15
        ^ (source.map(KeyNumbers.hash) ?? 0) &* 0xC2B2_AE3D_27D4_EB4F
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    static func == (a: Text, b: Text) -> Bool {
      a.setting == b.setting && a.value.hasSameBytes(as: b.value)
        && (a.source.map { b.source?.hasSameBytes(as: $0) ?? false } ?? (b.source == nil))
    }
  }

  /// Some of the rules of a role, by their places there; of those behind the last bit none is remembered.
  struct Rules {
    private var bits: UInt64 = 0

    /// Whether it holds a rule.
    func holds(_ place: Int) -> Bool { place < UInt64.bitWidth && bits & 1 << UInt64(place) != 0 }

    /// Adds a rule.
    mutating func insert(_ place: Int) {
      if place < UInt64.bitWidth { bits |= 1 << UInt64(place) }
    }
  }

  private static let mostTexts = 1 << 15
  private static let mostSettings = 1 << 10
  /// Bytes: longer ones hardly stand anywhere else, and would take room.
  private static let longestText = 1 << 9
  private var settings: [TextSetting: Int] = [:]
  private var lastNumber = 0
  private var rules: [Text: Rules] = [:]

  /// What a text is remembered by; `nil` for a long one.
  func text(_ value: String, source: String?, in setting: TextSetting) -> Text? {
    guard max(value.utf8.count, source?.utf8.count ?? 0) <= Self.longestText else { return nil }
    if let number = settings[setting] { return Text(value, source, number) }
    if settings.count == Self.mostSettings {
      settings.removeAll(keepingCapacity: true)
      rules.removeAll(keepingCapacity: true)
    }
    lastNumber += 1
    settings[setting] = lastNumber
    return Text(value, source, lastNumber)
  }

  /// The rules that have nothing to say of a text.
  func rules(of text: Text) -> Rules { rules[text] ?? Rules() }

  /// Remembers them; where there are too many texts, those before are forgotten.
  func remember(_ silent: Rules, of text: Text) {
    if rules.count == Self.mostTexts { rules.removeAll(keepingCapacity: true) }
    rules[text] = silent
  }
}
