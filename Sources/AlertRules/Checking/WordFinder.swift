import Synchronization

/// Finds words that may be proposed: what the catalog itself uses, else what is attested on stock
/// buttons. Never anything else.
final class WordFinder: Sendable {
  /// A proposal and where it comes from.
  struct Found: Hashable {
    var word: String
    var evidence: String
  }

  private let catalog: Catalog
  private let uses: LabelUses
  /// What was asked, and what was answered.
  private let answers = Mutex<[Question: Found?]>([:])

  private struct Question: Hashable {
    var label: String
    var locale: String
  }

  init(_ catalog: Catalog) {
    self.catalog = catalog
    uses = LabelUses(catalog)
  }

  /// So many uses make a word the catalog's own, though no list has it.
  private static let habit = 3

  /// The word for an English label in a locale. Where the label is a stock word, a translation of the
  /// catalog counts only if it is one of the same kind, so that one mistake does not spread.
  func word(
    for label: String, policy: LocalePolicy, locale: String, labels known: StockLabels
  ) -> Found? {
    if policy.isEnglish {
      let role = StockLabels.english.roles(of: label).intersection([.cancel, .done]).first
      return role.flatMap { stock($0, policy: policy) }
        ?? Found(word: label, evidence: "the alert’s own text says “\(label)”")
    }
    let question = Question(label: label, locale: locale)
    if let known = answers.withLock({ $0[question] }) { return known }
    let found = find(label, policy, locale, known)
    answers.withLock { $0[question] = .some(found) }
    return found
  }

  private func find(
    _ label: String, _ policy: LocalePolicy, _ locale: String, _ known: StockLabels
  ) -> Found? {
    let roles = StockLabels.english.roles(of: label)
    let normal = StockLabels.normal(label, locale: "en")
    let candidates = merged(uses.translations(of: normal, in: locale), policy, known)
    let best =
      candidates
      .filter { word, uses in
        let own = known.roles(of: word)
        if !own.isDisjoint(with: roles) { return true }
        // What is still English was not chosen by anybody.
        let isTranslated = StockLabels.normal(word, locale: "en") != normal
        return isTranslated
          && (roles.isEmpty || own.isEmpty && (uses.isNamed || uses.count >= Self.habit))
      }
      .min { first, second in
        // “Batalkan” is on stock buttons, “Membatalkan” is not.
        let isKnown = [first, second].map { !known.roles(of: $0.key).isDisjoint(with: roles) }
        if isKnown[0] != isKnown[1] { return isKnown[0] }
        if first.value.isNamed != second.value.isNamed { return first.value.isNamed }
        return (second.value.count, first.key) < (first.value.count, second.key)
      }
    if let best {
      let key = catalog.key(of: best.value.reference)
      let word = shouts(best.key, known) ? policy.stockSpelling(of: best.key, roles) : nil
      return Found(
        word: word ?? raised(best.key, policy),
        evidence: "this catalog has “\(best.key)” for “\(label)” (key \(key))")
    }
    return roles.sorted().lazy.compactMap { self.stock($0, policy: policy) }.first
  }

  /// The same with the spellings of a word counted together that differ only in case, as the one that is used most;
  /// one in capitals only where there is no other.
  private func merged(
    _ translations: LabelUses.Translations, _ policy: LocalePolicy, _ known: StockLabels
  ) -> LabelUses.Translations {
    let words = Dictionary(grouping: translations) {
      StockLabels.normal($0.key, locale: policy.casingLocale)
    }
    var merged: LabelUses.Translations = [:]
    for spellings in words.values {
      let ranked = spellings.sorted { first, second in
        let isLoud = [first, second].map { shouts($0.key, known) }
        if isLoud[0] != isLoud[1] { return isLoud[1] }
        return (second.value.count, first.key) < (first.value.count, second.key)
      }
      merged[ranked[0].key] = ranked[0].value
      for other in ranked.dropFirst() { merged[ranked[0].key]?.add(other.value) }
    }
    return merged
  }

  /// Whether a label is in capitals only, and does not stand on stock buttons so, as “OK” does.
  private func shouts(_ label: String, _ known: StockLabels) -> Bool {
    label.contains(where: \.isUppercase) && !label.contains(where: \.isLowercase)
      && !known.has(label)
  }

  /// Whether the catalog has a word for an English label in several places, or in the one that is named like it.
  func uses(_ word: String, for label: String, in locale: String) -> Bool {
    let use = uses.translations(of: StockLabels.normal(label, locale: "en"), in: locale)[word]
    return use.map { $0.isNamed || $0.count > 1 } ?? false
  }

  /// As labels begin: the catalog may have the word small, which is a mistake of its own there. “iCloud öffnen”
  /// begins with a name.
  private func raised(_ word: String, _ policy: LocalePolicy) -> String {
    let first = word.prefix { !$0.isWhitespace }
    return policy.style == .none || first.contains(where: \.isUppercase)
      ? word : ICU.titleFirst(word, locale: policy.casingLocale)
  }

  /// Whether `answer` has the same words for everything that was asked here.
  func isAnswered(by answer: (_ label: String, _ locale: String) -> Found?) -> Bool {
    answers.withLock { $0 }.allSatisfy { question, found in
      answer(question.label, question.locale)?.word == found?.word
    }
  }

  /// Takes over what another one found out about the source texts, which are the same.
  func keepSources(of other: WordFinder) { uses.keepSources(of: other.uses) }

  /// The stock word for an English verb that occurs in one of some texts: “Cancella” for “Clear”, below
  /// “Vuoi cancellare tutti gli eventi?”.
  func stock(_ verb: String, policy: LocalePolicy, in texts: [String]) -> Found? {
    let roles = StockLabels.english.roles(of: verb).subtracting([.cancel]).sorted()
    let words = policy.isEnglish ? [] : roles.flatMap { policy.stockWords[$0] ?? [] }
    return words.first { word in texts.contains { policy.says(word.word, in: $0) } }.flatMap {
      found($0)
    }
  }

  /// The preferred stock word of a role.
  func stock(_ role: StockRole, policy: LocalePolicy) -> Found? {
    policy.stockWords[role]?.first.flatMap(found)
  }

  private func found(_ word: StockWord) -> Found? {
    guard let vendor = word.vendors.first else { return nil }
    return Found(
      word: word.word,
      evidence: "“\(word.word)” is the stock word of \(Self.names[vendor] ?? vendor)")
  }

  private static let names = CatalogWords.named("Locales/vendors.txt")
}
