/// The convention of a catalog in a language where houses disagree: Brazilian Portuguese is in title style
/// at Apple and in sentence style at GNOME (spec LOCALES §2), Indonesian in one or the other by the app. Elsewhere
/// title style is what the guideline asks for; only that most labels of a catalog are not in it speaks against
/// doing it unasked.
struct CatalogCasing {
  private let policy: LocalePolicy
  /// The convention with another style than the usual one, if a house has one.
  private let other: String?
  private var inSentenceStyle = 0
  private var all = 0

  /// Counts the labels of a locale, each wording once; `nil` where everybody writes sentence style, or none is
  /// usual: what `pt` means, nobody can tell.
  init?(_ catalog: Catalog, locale: String, policy: LocalePolicy) {
    let other = Self.other(policy)
    guard policy.style == .title || policy.style == .sentence && other != nil else { return nil }
    self.policy = policy
    self.other = other
    let cut = CutTexts()
    var seen: Set<String> = []
    for reference in catalog.references(in: locale) {
      guard let text = catalog.value(of: reference), text.utf8.count <= Self.longestLabel,
        catalog.isTranslated(reference), seen.insert(text).inserted,
        locale == catalog.sourceLocale
          || !(catalog.source(of: reference).map { AlertText.isCopy(text, of: $0) } ?? false)
      else { continue }
      count(cut.cased(text))
      if all == Self.plenty { break }
    }
  }

  /// The convention that the catalog nearly always follows against the usual one, or none, where half of the
  /// labels do, and what tells so; or the usual one, where others speak against it.
  var convention: LocaleFacts.Convention? {
    let isTitle = policy.style == .title
    let others = isTitle ? inSentenceStyle : all - inSentenceStyle
    guard all >= Self.fewest, others * 5 >= all else { return nil }
    let isNearlyAlways = others * 5 >= all * 4
    let reason = "\(others) of the catalog’s \(all) labels are"
    let objection = LocaleFacts.Convention(
      name: LocalePolicy.standardConvention,
      objection:
        "\(others * 2 < all ? "" : "but ")\(reason) in \(isTitle ? "sentence" : "title") style")
    // What nobody disputes is asked for, and done unasked unless two labels in three are otherwise.
    guard let other else { return all >= Self.enough && others * 3 >= all * 2 ? objection : nil }
    if others * 2 < all || all < Self.enough && !isNearlyAlways { return objection }
    return LocaleFacts.Convention(
      name: other, habit: "\(reason) in \(isTitle ? "sentence" : "title") style",
      isMixed: !isNearlyAlways)
  }

  /// The first convention with another style for labels.
  private static func other(_ policy: LocalePolicy) -> String? {
    policy.conventions.filter { $0.value.values.contains { $0 != policy.style } }.keys.min()
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

  /// Fewer labels may be slips, unless nearly all agree; those of the fewest are a reason to ask.
  private static let enough = 20
  private static let fewest = 5
  /// More are not looked at.
  private static let plenty = 400
  /// What has more words is hardly a label.
  private static let mostWords = 4

  /// UTF-8 bytes: what is longer is no label.
  private static let longestLabel = 60
}
