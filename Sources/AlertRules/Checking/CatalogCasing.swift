/// The convention of a catalog in a language where houses disagree: Brazilian Portuguese is in title style
/// at Apple and in sentence style at GNOME (spec LOCALES §2).
struct CatalogCasing {
  private let policy: LocalePolicy
  private var inSentenceStyle = 0
  private var all = 0

  /// Counts the labels of a locale, each wording once; `nil` where no house differs from Apple’s title
  /// style.
  init?(_ catalog: Catalog, locale: String, policy: LocalePolicy) {
    guard policy.style == .title, Self.other(policy) != nil else { return nil }
    self.policy = policy
    let cut = CutTexts()
    var seen: Set<String> = []
    for reference in catalog.references(in: locale) {
      guard let text = catalog.value(of: reference), text.utf8.count <= Self.longestLabel,
        catalog.isTranslated(reference), seen.insert(text).inserted,
        !(catalog.source(of: reference).map { AlertText.isCopy(text, of: $0) } ?? false)
      else { continue }
      count(cut.cased(text))
      if all == Self.plenty { break }
    }
  }

  /// The convention that the catalog nearly always follows against Apple’s, and what tells so.
  var convention: LocaleFacts.Convention? {
    guard let other = Self.other(policy), all >= Self.enough, inSentenceStyle * 5 >= all * 4 else {
      return nil
    }
    return LocaleFacts.Convention(
      name: other,
      habit: "\(inSentenceStyle) of \(all) labels of the catalog are")
  }

  /// The first convention with labels in sentence style.
  private static func other(_ policy: LocalePolicy) -> String? {
    policy.conventions.filter { $0.value.values.contains(.sentence) }.keys.min()
  }

  /// A label of a few words tells by those behind the first: all of them are raised, or none. A sentence
  /// tells nothing.
  private mutating func count(_ text: CasedText) {
    let words = text.words.filter {
      $0.kind == .word && $0.isCased && !$0.isProtected && !policy.isMinor($0.folded)
    }
    guard words.count > 1, text.words.count <= Self.mostWords, words[0].isCapitalized,
      policy.marks?.ending(of: text.text).ending == .bare, !policy.sentenceForms.fit(text)
    else { return }
    let raised = words.dropFirst().count(where: \.isCapitalized)
    if raised == 0 { inSentenceStyle += 1 }
    if raised == 0 || raised == words.count - 1 { all += 1 }
  }

  /// Fewer labels may be slips.
  private static let enough = 20
  /// More are not looked at.
  private static let plenty = 400
  /// What has more words is hardly a label.
  private static let mostWords = 4

  /// The same in bytes.
  private static let longestLabel = 60
}
