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
  /// Whether a text of a language in Latin letters has hardly any, as Chinese keys of a catalog that calls itself
  /// English.
  let isInOtherScript: Bool
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
    isInOtherScript = facts.isWrittenInLatin && AlertText.isWithoutLatin(value)
    isUntranslated =
      AlertText.isStandIn(value)
      || !variation.isEmpty && cased.placeholders.isEmpty
        && AlertText.isPiece(cased, of: source.map(texts.cased))
      || isInOtherScript
      || !isOwnLanguage
        && (source.map { checker.catalog.isUntranslated(reference, value, source: $0) } ?? false
          || locale != sourceLocale
            && (facts.isWrittenInLatin
              ? !Languages.isEnglish(locale)
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

  /// Whether most texts of the catalog begin with a small letter.
  var followsSmallHabit: Bool { facts.convention.isSmall }

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
