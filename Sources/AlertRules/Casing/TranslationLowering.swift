/// What is lowered in a sentence of another language than English.
extension SentenceStyle {
  /// Only if every cased word is raised but for those that title style leaves small (“Fallo en la
  /// Compra”, where there is a source), and then for a person to decide. Names of
  /// the source are names here; two words of which one may translate a name are left alone.
  /// German nouns are never lowered: only words that stock buttons write small.
  func translationLowering(_ starts: Set<Int>) -> [CasingChange] {
    if !policy.functionWords.isEmpty {
      let lowered = functionWordLowering(starts)
      if !lowered.isEmpty { return lowered }
    }
    let cased = text.words.indices.filter {
      text.words[$0].kind == .word && text.words[$0].isCased && !isLeftSmall($0)
        && !opening.clitics.contains($0)
    }
    guard cased.count(where: { !text.words[$0].isProtected }) >= 2,
      // Where a sentence begins small, it is raised.
      cased.allSatisfy({ text.words[$0].isCapitalized || starts.contains($0) }), !text.namesMenu
    else {
      return []
    }
    let names = SourceNames(source)
    let named = cased.filter {
      !isLatinAmongOthers($0) && names.name(in: text.words[$0].text) != nil
    }
    let isNamed = needsProof && translatesName
    let lowerable = cased.filter {
      !isLatinAmongOthers($0) && !named.contains($0) && !starts.contains($0) && isLowerable($0)
        && !isLeftInEnglish($0, names) && (!isNamed || policy.isMinor(text.words[$0].folded))
    }
    // “Impostazioni Audio errate”: half of it in small letters would be worse.
    if !lowerable.isEmpty, !policy.hasNouns,
      !named.allSatisfy({ starts.contains($0) || isKnownName(text.words[$0]) })
    {
      return []
    }
    // “Error Al Guardar”: a word that no name raises.
    let isTitleCase = lowerable.contains { policy.isMinor(text.words[$0].folded) }
    if mayBeName(cased, lowerable, starts, isTitleCase) { return [] }
    // A name of the source that is not there is spelt otherwise: “Nguyễn Văn An”, “Иван Петров”.
    let others = cased.count < 3 ? names.foreign : names.untranslated
    if needsProof, !others.isSubset(of: named.compactMap { names.name(in: text.words[$0].text) }) {
      return []
    }
    // Few words without a source may be a name: “Hà Nội”, “Άνοιγμα Προτιμήσεων Συστήματος”, unless one of them is
    // none: “Abrir Ajustes Del Sistema”, “Ne Pas Enregistrer”.
    let isDoubtful =
      source == nil && cased.count < 5 && !policy.hasNouns && !isTitleCase
      && !lowerable.contains { policy.writesSmall(text.words[$0].text) }
    // “Ouvrir Plans”, where a sentence speaks of Plans.
    if isDoubtful, lowerable.contains(where: { usage.isOnlyRaised(text.words[$0].folded) }) {
      return []
    }
    return lowerable.compactMap { index in
      if isLetterName(index) { return nil }
      // “Das Löschen Bestätigen”: a verb that stands last is no noun.
      if policy.hasNouns, index != cased.last || !policy.writesSmall(text.words[index].text) {
        return nil
      }
      var change = lower(text.words[index], .review)
      change?.isDoubtful = isDoubtful
      return change
    }
  }

  /// “Activer Localiser” for “Turn On Find My”: a name of ordinary words that is not there is one of those that are.
  private var translatesName: Bool {
    guard let source else { return false }
    let own = Set(writtenNames.map { text.text[utf8: $0] })
    return WrittenNames.ranges(in: source.text).contains { !own.contains(source.text[utf8: $0]) }
  }

  /// “Открыть Telegram”: Latin letters among others are a name.
  private func isLatinAmongOthers(_ index: Int) -> Bool {
    !policy.isWrittenInLatin && text.words[index].text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Whether something in the app is perhaps called as words are that would be lowered.
  private func mayBeName(
    _ cased: [Int], _ lowerable: [Int], _ starts: Set<Int>, _ isTitleCase: Bool
  ) -> Bool {
    // “Ouvrir Réglages Système”, where no source tells whether it is one name.
    if needsProof, source == nil, !policy.hasNouns, !isTitleCase,
      cased.contains(where: { !starts.contains($0) && namesSettings(text.words[$0]) })
    {
      return true
    }
    // “Carte Alpine”: what the catalog always raises is the name of something in the app.
    if lowerable.contains(where: { isNameInCatalog(text.words[$0], isTitleCase) }) { return true }
    // “Cambiar a Avanzado” for “Switch to Advanced”, where “Avanzado” is a label.
    return sourceLeadsToLast
      && lowerable.contains { isLeftSmall($0 - 1) && usage.isWhole(text.words[$0].text) }
  }

  /// A last single letter is a name, “Plan B”, and one in a run of capitals, or that the source has as well; so is one
  /// beside a name, unless it is a minor word or has an accent: “Войти В iCloud”, “iCloud È Pieno”.
  private func isLetterName(_ index: Int) -> Bool {
    let word = text.words[index]
    guard word.text.unicodeScalars.count == 1 else { return false }
    if index + 1 == text.words.count || isBesideCapitals(index) { return true }
    if source?.words.dropFirst().contains(where: { $0.text == word.text }) ?? false { return true }
    let isBesideName = [index - 1, index + 1].contains {
      text.words.indices.contains($0) && text.words[$0].isProtected
    }
    return isBesideName && word.text.utf8.count == 1 && !policy.isMinor(word.folded)
  }

  /// Whether the catalog raises a word inside of sentences because something is called so, and not because they speak
  /// of a button: “Toca Guardar para intentarlo”.
  private func isNameInCatalog(_ word: CasedWord, _ isTitleCase: Bool) -> Bool {
    usage.isMostlyRaised(word.folded) || beginsWithName(word)
      || !isTitleCase && usage.isNameInText(word.folded) && !usage.isWhole(word.text)
        && !policy.isStockWord(word.text)
  }

  /// “Pod-sammenkobling”, where the catalog always raises “Pod”.
  private func beginsWithName(_ word: CasedWord) -> Bool {
    guard word.form.isCompound, let first = CompoundPart.parts(of: word.folded).first else {
      return false
    }
    return usage.isMostlyRaised(first.text)
  }

  /// Whether a preposition stands before the last word of the source.
  private var sourceLeadsToLast: Bool {
    guard let word = source?.words.dropLast().last else { return false }
    return word.isIn(.minorWord) && !word.isIn(.determiner)
  }

  /// Whether title style would leave a word small.
  private func isLeftSmall(_ index: Int) -> Bool {
    index >= 0 && !text.words[index].isCapitalized && policy.isMinor(text.words[index].folded)
      && source != nil
  }

  /// Whether something tells that a word is a name, other than that it stands in the source as well: there every
  /// word may be raised.
  private func isKnownName(_ word: CasedWord) -> Bool {
    word.isProtected || word.isIn(.name) || usage.isMostlyRaised(word.folded)
  }

  private func isLeftInEnglish(_ index: Int, _ names: SourceNames) -> Bool {
    let words = text.words
    return index > 0 && names.holds(words[index - 1].text, words[index].text)
      || index + 1 < words.count && names.holds(words[index].text, words[index + 1].text)
  }

  /// In a run of capitals, “TUTTI I ROWS”, a single letter is one of them.
  private func isBesideCapitals(_ index: Int) -> Bool {
    text.words[max(0, index - 1)...min(index + 1, text.words.count - 1)].contains { word in
      word.range != text.words[index].range && word.kind == .word && word.isProtected
        && !word.form.hasLowercase
    }
  }
}
