/// One string of an alert in one locale, with everything a rule may ask about it.
final class AlertText {
  let value: String
  /// What it is judged by besides its words.
  let setting: TextSetting
  let role: Role
  /// Whether more was asked for than the words and the setting: what a rule says then may not hold in another alert.
  var looksAround: Bool
  /// What it is in its alert.
  var member: Alert.Member {
    looksAround = true
    return ownMember
  }
  private let ownMember: Alert.Member
  /// Where it stands.
  var reference: Catalog.Reference {
    looksAround = true
    return ownReference
  }
  private let ownReference: Catalog.Reference
  /// BCP 47 tag of the value.
  let locale: String
  private let facts: LocaleFacts
  /// The source text, unless this is it.
  let source: String?
  /// The same where it is English: what it says of names, verbs and forms counts here too.
  let englishSource: String?
  /// Whether it is in another language than the source text.
  var isTranslation: Bool { locale != sourceLocale }
  /// Whether another form of an English title is of another kind: “No photos were found”, “%lld Photos”.
  var differsInForms: Bool {
    guard !variation.isEmpty, isEnglish else { return false }
    return alert.values(of: member).contains { other in
      let ending = Marks().ending(of: other).ending
      return TitleForm.english(texts.cased(other), ending: ending).kind != form?.kind
    }
  }
  /// Whether the source text is judged in the same run, and not only known from a translation.
  var sourceIsJudged: Bool {
    looksAround = true
    return hasJudgedSource
  }
  /// Whether what is wrong with the source text is told in the same run.
  var sourceIsReported: Bool { reportsSource && sourceIsJudged }
  private let reportsSource: Bool
  private lazy var hasJudgedSource = alert.isJudged(member, in: sourceLocale)
  private let sourceLocale: String
  let edition: Edition
  /// `plural.one`, or empty.
  let variation: String
  let cased: CasedText
  /// The rules that are on, and may speak before others do.
  private let active: ActiveRules?
  /// How the value ends by this locale's marks.
  let ending: Marks.Ending
  let endingRange: Range<Int>
  /// The sentences of a title or message.
  let sentences: [Range<Int>]
  /// What a title is; `nil` for other roles, and where nothing tells.
  let form: TitleForm?
  /// Its key is a button or the placeholder of a text field, too, in this alert or another one.
  var isLabelToo: Bool { roles.contains { $0 == .button || $0 == .field } }
  /// Its key is a title, too.
  var isTitleToo: Bool { roles.contains(.title) }
  private var roles: [Role] {
    looksAround = true
    return rolesOfKey
  }
  private lazy var rolesOfKey = alert.roles(of: member)
  /// The value is still the source text of another language, a piece of a text, or stands for one to be written: its
  /// case and marks are not judged.
  let isUntranslated: Bool
  /// The alert it is in.
  var alert: LocalizedAlert {
    looksAround = true
    return localized
  }
  private let localized: LocalizedAlert
  /// Texts that were cut into words before.
  let texts: CutTexts
  /// Where the text sends people to buttons.
  var mentions: [ButtonMention] {
    let found = foundMentions ?? found(ButtonMention.find)
    foundMentions = found
    return taken(found)
  }
  private var foundMentions: Found<[ButtonMention]>?
  /// The source, cut into words.
  private(set) lazy var sourceCased = source.map(texts.cased)
  /// The stock labels of the locale.
  var labels: StockLabels { facts.labels }
  /// The roles of the value as a button label.
  private(set) lazy var stockRoles = facts.labels.roles(of: value)
  /// The same of an English source; empty where that is not known.
  private(set) lazy var sourceRoles =
    englishSource.map { StockLabels.english.roles(of: $0) } ?? []
  /// Whether the label says OK. Some languages have one word for OK and Confirm, or Yes: what the source
  /// says is what it means; where no English source tells, a word that also means Yes is judged as that.
  var saysOK: Bool {
    stockRoles.contains(.ok)
      && (englishSource == nil ? !stockRoles.contains(.yes) : sourceRoles.contains(.ok))
  }
  /// What of a title says nothing.
  var uninformative: [Diagnosis] {
    let found = foundUninformative ?? found(TitleUninformative.diagnoses)
    foundUninformative = found
    return taken(found)
  }
  private var foundUninformative: Found<[Diagnosis]>?
  /// What is wrong with a button that only answers.
  var answers: [Diagnosis] {
    let found = foundAnswers ?? found(ButtonYesNo.diagnoses)
    foundAnswers = found
    return taken(found)
  }
  private var foundAnswers: Found<[Diagnosis]>?
  /// How the source text ends, by English marks.
  private(set) lazy var sourceEnding = source.map { source in
    let ending = Marks().ending(of: source).ending
    // “From 7 a.m.”, “About 12 oz.”: the full stop is none, or not only, of a sentence.
    return ending == .statement && englishSource.map(AlertText.endsInAbbreviation) ?? false
      ? .unknown : ending
  }

  /// What was found once, and whether more than the text was asked for then.
  private struct Found<Value> {
    var value: Value
    var looksAround: Bool
  }

  private func found<Value>(_ find: (AlertText) -> Value) -> Found<Value> {
    let before = looksAround
    looksAround = false
    let found = Found(value: find(self), looksAround: looksAround)
    looksAround = before
    return found
  }

  /// Asking for what looked around once is looking around.
  private func taken<Value>(_ found: Found<Value>) -> Value {
    looksAround = looksAround || found.looksAround
    return found.value
  }

  /// - Parameter text: the source text; of the source itself it is not looked at.
  init(
    _ value: String, _ member: Alert.Member, _ reference: Catalog.Reference, source text: String?,
    in alert: LocalizedAlert, _ setting: TextSetting, edition: Edition, checker: Checker,
    texts: CutTexts
  ) {
    self.value = value
    self.setting = setting
    role = member.role
    ownMember = member
    ownReference = reference
    locale = alert.locale
    facts = alert.facts
    self.edition = edition
    localized = alert
    self.texts = texts
    let sourceLocale = setting.sourceLocale
    source = locale == sourceLocale ? nil : Casing.judged(text)
    self.sourceLocale = sourceLocale
    englishSource = Languages.isEnglish(sourceLocale) ? source : nil
    let document = checker.catalog.documents[reference.document]
    variation = document.variation(of: document.entries[reference.entry])
    let codes = document.opaqueRanges(of: document.entries[reference.entry])
    active = checker.active[edition.id]
    reportsSource = checker.options.judges(sourceLocale)
    var asksForKey = false
    func isCopyOfKey() -> Bool {
      asksForKey = true
      return AlertText.isCopy(value, of: member.key)
    }
    let isOwnLanguage = facts.isOfLanguage(of: sourceLocale)
    cased = texts.cased(value, inlineCodes: codes, terms: facts.terms)
    sentences = role == .button ? [] : Sentences.ranges(of: value, locale: locale)
    isUntranslated =
      AlertText.isStandIn(value)
      || !variation.isEmpty && cased.placeholders.isEmpty
        && AlertText.isPiece(cased, of: source.map(texts.cased))
      || !isOwnLanguage
        && (source.map { checker.catalog.isUntranslated(reference, value, source: $0) } ?? false
          || locale != sourceLocale
            && (facts.isWrittenInLatin
              ? AlertText.isWithoutLatin(value)
                || !Languages.isEnglish(locale)
                  && (AlertText.isEnglish(cased)
                    || value.utf8.contains(UInt8(ascii: " "))
                      && AlertText.isOfEnglishWords(cased) && isCopyOfKey())
              : AlertText.isInLatin(value)))
    let opaque = cased.words.filter { $0.kind == .opaque }.map(\.range)
    let marks = isUntranslated ? nil : facts.marks
    var (ending, place) = marks?.ending(of: value, opaque: opaque) ?? (.unknown, 0..<0)
    let mayEndInForms =
      ending == .unknown && role != .button && value.utf8.last == UInt8(ascii: "@")
      && value.utf8.contains(UInt8(ascii: "#"))
    if mayEndInForms, let marks,
      checker.catalog.endsInBareVariable(value, cased.placeholders, at: reference, marks)
    {
      ending = .bare
    }
    self.ending = ending
    endingRange = place
    form =
      role == .title
      ? AlertText.titleForm(cased, ending, facts.policy, englishSource.map(texts.cased)) : nil
    looksAround = asksForKey || mayEndInForms
  }

  /// Whether a rule judges this text: only then another one leaves a fault to it.
  func isJudged(by rule: any Rule.Type) -> Bool {
    let id = rule.info.id
    return active?.isOn(id, for: role) ?? false && !setting.disabledRules.contains(id)
  }

  /// What tells that the catalog has its own habit for labels, if it has.
  var habit: String? { facts.convention.habit }
  /// What in the catalog speaks against the usual style, if much does.
  var objection: String? { facts.convention.objection }
  /// Whether that decided the style, against the usual one for such a text.
  var followsHabit: Bool { habit != nil && style != policy?.style(of: role) }

  /// The casing style that holds for this text as it is.
  var style: LocalePolicy.CasingStyle { facts.style(of: role) }

  /// Whether the catalog follows no style for such texts, where houses have several.
  var mixesCapitals: Bool { style == .none && policy?.style ?? .none != .none }

  /// Changes that bring the text into a style of its locale.
  func casingChanges(_ style: LocalePolicy.CasingStyle) -> [CasingChange] {
    guard let policy, !isUntranslated, !facts.convention.isSmall else { return [] }
    let changes: [CasingChange]
    switch style {
    case .none: return []
    case .title:
      changes = TitleStyle(
        cased, policy: policy, leniency: edition.leniency, source: self.englishCased
      ).changes()
    case .sentence:
      changes = SentenceStyle(
        policy: policy, text: cased, usage: self.usage,
        sentences: role == .button ? nil : sentences, needsProof: true, source: self.englishCased
      ).changes()
    }
    if !changes.isEmpty, translatesName { return [] }
    lazy var leavesSmallOnes = leavesSmallOnes()
    return changes.filter {
      !$0.isTerm && !raisesName($0) && !raisesWhatIsSmall($0) && !isKeptSmall($0)
    }.map { change in
      var change = change
      if repeatsSource(change) || continuesTitle(change) || leavesSmallOnes {
        change.applicability = .review
      }
      return change
    }
  }

  /// Whether a text has other faults of the kind beside a small first letter: a later sentence begins small as well, or
  /// it has several words and no capital in a language whose nouns have one. One letter alone mends half of it.
  private func leavesSmallOnes() -> Bool {
    guard let first = cased.firstWord, first.kind == .word, !first.isCapitalized else {
      return false
    }
    let words = cased.words.filter { $0.kind == .word && $0.isCased }
    if policy?.hasNouns ?? false, words.count > 2, !words.contains(where: \.isCapitalized) {
      return true
    }
    return zip(cased.words, cased.words.dropFirst()).contains { before, word in
      // “z. B. etwas” is an abbreviation.
      guard word.kind == .word, word.isCased, !word.isCapitalized, before.text.count > 2 else {
        return false
      }
      let between = value[utf8: before.range.upperBound..<word.range.lowerBound].unicodeScalars
      return between.count == 2 && between.last == " "
        && between.first.map { Marks.anywhere[$0] != nil } ?? false
    }
  }

  /// Whether a text begins with a small word that is not English, and most translations hold it: a name, “itlwm is
  /// not running”.
  private func isKeptSmall(_ change: CasingChange) -> Bool {
    guard isEnglish, let word = cased.firstWord, word.kind == .word, !word.isCapitalized,
      word.range.lowerBound == change.edit.range.lowerBound,
      !word.isIn([.commonWord, .minorWord, .functionWord, .verb])
    else { return false }
    let translations = alert.translations(of: member).filter { $0 != value }
    let name = Array(word.text.utf8)
    return translations.count > 1
      && translations.count { $0.utf8.contains(bytes: name) } * 2 > translations.count
  }

  /// Whether a word is in the source as well, small and no English word: `xcodebuild` may be a command.
  private func repeatsSource(_ change: CasingChange) -> Bool {
    guard change.applicability == .safe, isTranslation, let source = englishCased?.words,
      let word = cased.words.first(where: { $0.range.lowerBound == change.edit.range.lowerBound }),
      !word.isCapitalized
    else { return false }
    return source.contains {
      $0.text == word.text && !$0.isIn([.commonWord, .minorWord, .functionWord, .verb])
    }
  }

  /// Whether a change raises the first word of a message that goes on where the title stops: “has been restricted.”
  /// below “Address Book”. A capital would hide that; a translation is meant as its source is.
  private func continuesTitle(_ change: CasingChange) -> Bool {
    guard role == .message, let first = cased.firstWord,
      let english,
      let opener = english.firstWord, opener.kind == .word, opener.isCased, !opener.isCapitalized,
      change.edit.range.lowerBound == first.range.lowerBound
    else { return false }
    // A source that is corrected as well tells nothing by its case.
    if !isEnglish, !sourceIsJudged { return true }
    return opener.isIn([.anyAuxiliary, .finiteForm])
      && (isEnglish ? ending.meaning != .question : !sourceAsks)
  }

  /// Whether the source is nothing but a name, “HealthKit”, so that every word of the translation is one.
  private var translatesName: Bool {
    guard isTranslation, let words = englishCased?.words, words.count == 1 else { return false }
    if case .term = words[0].kind { return true }
    return words[0].isProtected && words[0].text.contains(where: \.isLowercase)
  }

  /// Whether a change raises a word that the source has as well, small and no English word, or that is none of
  /// the language either: `mpv`.
  private func raisesName(_ change: CasingChange) -> Bool {
    guard let policy, !policy.isEnglish, !change.isSpelling,
      let word = cased.words.first(where: { $0.range.lowerBound == change.edit.range.lowerBound }),
      !word.isCapitalized, !word.text.utf8.contains(UInt8(ascii: "-"))
    else { return false }
    // “homeserver” in a sentence may be any word; in a headline, or without a vowel, it is meant so.
    let hasVowel = word.folded.utf8.contains { $0 >= 0x80 || policy.vowels.utf8.contains($0) }
    if !hasVowel, policy.style == .title { return true }
    guard let words = englishCased?.words, words.count > 1 else { return false }
    let isMeant = !hasVowel || englishCased.map({ TitleStyleProbe.isHeadline($0) }) ?? false
    if beginsSmallHeading(words), words[0].text == word.text { return true }
    return isMeant
      && words.dropFirst().contains {
        $0.text == word.text && !English.shared.commonWords.contains($0.folded)
          && !$0.isIn(.minorWord) && !$0.isIn(.functionWord)
      }
  }

  /// “tourbus URL Scheme Error”: no English word, small before raised ones.
  private func beginsSmallHeading(_ words: [CasedWord]) -> Bool {
    guard let first = words.first, first.kind == .word, !first.isCapitalized else { return false }
    return !English.shared.isOrdinary(first.folded)
      && words.dropFirst().contains { $0.kind == .word && $0.isCapitalized && !$0.isProtected }
  }

  /// Whether a change raises such a first word although the catalog writes it small elsewhere as well.
  private func raisesWhatIsSmall(_ change: CasingChange) -> Bool {
    isEnglish && cased.words.first?.range.lowerBound == change.edit.range.lowerBound
      && beginsSmallHeading(cased.words) && usage.isAlwaysSmall(cased.words[0].folded)
  }

  /// What says in English what it means: itself, or its source.
  var english: CasedText? { isEnglish ? cased : englishCased }

  /// The source, cut into words, where it is English.
  var englishCased: CasedText? { englishSource == nil ? nil : sourceCased }

  /// The placeholders.
  var placeholders: [Placeholder] { cased.placeholders }

  /// Whether the source ends as a question.
  var sourceAsks: Bool { sourceEnding == .question }

  /// Whether the words of the text ask, whatever mark it has.
  var showsQuestion: Bool {
    policy?.questionForms.fit(cased, sentences: sentences, end: endingRange.lowerBound) ?? false
  }

  /// Whether the source has no end mark either, and is among the files: the fault is reported there, and
  /// is only a remark in every translation that followed it.
  var sourceIsBare: Bool {
    sourceIsJudged && sourceEnding == .bare
  }

  /// `nil` for a locale nobody wrote a policy for: language rules are silent.
  var policy: LocalePolicy? { facts.policy }

  /// Whether its language is written in Latin letters.
  var isWrittenInLatin: Bool { facts.isWrittenInLatin }

  /// Whether it is judged by the policy of English.
  var isEnglish: Bool { policy?.isEnglish ?? false }

  /// The words with a fixed case in this language.
  var terms: Terms { facts.terms }

  /// How the catalog writes the words of this language.
  var usage: WordCases { facts.usage }
}
