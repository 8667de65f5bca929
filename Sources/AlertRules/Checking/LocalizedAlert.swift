/// An alert in one locale.
final class LocalizedAlert {
  let alert: Alert
  let kind: AlertKind
  let locale: String
  /// The rules that the manifest switched off for it here.
  let disabledRules: Set<String>
  /// The title in this locale.
  let title: String?
  /// The message in this locale.
  let message: String?
  /// Source texts by role where they are English: they decide about verbs.
  let sourceTitle: String?
  let sourceMessage: String?
  /// Its buttons, with their labels in this locale.
  let buttons: AlertButtons
  /// What is known of the locale.
  let facts: LocaleFacts
  private let checker: Checker
  /// What was asked last.
  private var judged: (key: String, table: TableID, locale: String, isJudged: Bool)?
  private let texts: CutTexts
  /// The verb that its English source is about.
  private(set) lazy var action = ActionVerb.find(
    title: sourceTitle, message: sourceMessage, texts)
  /// Whether nobody knows which of its strings show at a time.
  private(set) lazy var isOfKeysAlone = alert.isOfKeysAlone
  /// Whether it asks something, or is about something to do: “Activation Failed” only reports.
  private(set) lazy var asks = action != nil || hasQuestion
  /// Whether something is to be decided: OK only closes what reports.
  private(set) lazy var hasQuestion =
    kind == .destructiveConfirmation
    || [title, message, sourceTitle, sourceMessage].contains { text in
      text?.unicodeScalars.contains { Marks.anywhere[$0] == .question } ?? false
    }
  /// Whether it asks about cancelling something, so that a button called Cancel would say the opposite.
  private(set) lazy var isAboutCancelling =
    action.map { !StockLabels.english.roles(of: $0).isDisjoint(with: [.cancel, .stop]) } ?? false
    || [sourceTitle, sourceMessage].contains { source in
      source.map { Marks().ending(of: $0).ending == .question && speaksOfCancelling($0) } ?? false
    }
  /// Whether a button, or what is asked, says “now”, by its English.
  private(set) lazy var saysNow: Bool = {
    let isEnglish = facts.policy?.isEnglish ?? false
    let labels = buttons.members.map { isEnglish ? buttons.label(of: $0) : buttons.source(of: $0) }
    return ([sourceTitle, sourceMessage] + labels).contains { english in
      english.map { text in
        texts.cased(text).words.contains { ActionWords.atOnce.contains($0.folded) }
      } ?? false
    }
  }()
  /// Whether only the running app knows what it says.
  var saysNothingKnown: Bool {
    title == nil && message == nil && alert.hasOtherMessage
  }
  /// What it is measured for: where nobody says which platforms show it, what the app is likely to be for.
  var screens: [Platform] { alert.platforms.isEmpty ? checker.likelyPlatforms : alert.platforms }
  /// The lines that it takes at most, told by the bytes of its texts; a row for each button.
  private(set) lazy var mostLines =
    (title.map { LineEstimate.title($0, on: screens, alert.samples).mostLines } ?? 0)
    + (message.map { LineEstimate.message($0, on: screens, alert.samples).mostLines } ?? 0)
    + buttons.labels.count
  /// Whether its message may say no more than its title.
  private(set) lazy var mayRepeatTitle: Bool = {
    guard let title, let message else { return false }
    return TitleRepetition.isPossible(
      of: title, in: message, isEnglish: facts.policy?.isEnglish ?? false)
  }()
  /// The first parts of the keys of its title and message; where it has neither, those that several of
  /// its keys have.
  private(set) lazy var stems = keyStems()

  init(
    alert: Alert, kind: AlertKind, locale: String, title: String?, message: String?,
    sourceTitle: String?, sourceMessage: String?, buttons: AlertButtons,
    facts: LocaleFacts, checker: Checker, texts: CutTexts
  ) {
    self.alert = alert
    self.kind = kind
    self.locale = locale
    disabledRules = alert.disabledRules(in: locale)
    self.title = title
    self.message = message
    self.sourceTitle = sourceTitle
    self.sourceMessage = sourceMessage
    self.buttons = buttons
    self.facts = facts
    self.checker = checker
    self.texts = texts
  }

  /// Words that may be proposed.
  var words: WordFinder { checker.words }

  /// The values of a member in other languages.
  func translations(of member: Alert.Member) -> [String] {
    checker.catalog.references(member).filter { checker.catalog.locale(of: $0) != locale }
      .compactMap(checker.catalog.value)
  }

  /// The values of a member in this language: several, where it has forms.
  func values(of member: Alert.Member) -> [String] {
    checker.catalog.references(member).filter { checker.catalog.locale(of: $0) == locale }
      .compactMap(checker.catalog.value)
  }

  /// How many alerts use the key of a member: the wording of others must not be decided here.
  func alertCount(of member: Alert.Member) -> Int {
    checker.catalog.place(of: member).map(checker.users.alertCount) ?? 0
  }

  /// Whether a member has a value in a source language in this run, or, for another language, in a variety of that. A
  /// key may stand very often in one language, and is looked up once for all its values.
  func isJudged(_ member: Alert.Member, in locale: String) -> Bool {
    if let known = judged, known.key == member.key, known.table == member.table,
      known.locale == locale
    {
      return known.isJudged
    }
    let language = Languages.language(of: locale)
    let isOther = !Languages.language(of: self.locale).elementsEqual(language)
    let isJudged = checker.catalog.references(member).contains {
      guard let own = checker.catalog.locale(of: $0) else { return false }
      return own == locale || isOther && Languages.language(of: own).elementsEqual(language)
    }
    judged = (member.key, member.table, locale, isJudged)
    return isJudged
  }

  /// What the key of a member is, here or in another alert.
  func roles(of member: Alert.Member) -> [Role] { checker.roles(of: member, in: alert) }

  /// The stock labels of the locale.
  var labels: StockLabels { facts.labels }

  /// The word for an English verb on one of its buttons. One that its own texts use fits best.
  func word(for verb: String) -> WordFinder.Found? {
    guard let policy = facts.policy else { return nil }
    let found = words.word(for: verb, policy: policy, locale: locale, labels: labels)
    let said = [title, message].compactMap { $0 }
    if let found, said.contains(where: { policy.says(found.word, in: $0) }) { return found }
    return words.stock(verb, policy: policy, in: said) ?? found
  }

  private func speaksOfCancelling(_ english: String) -> Bool {
    texts.cased(english).words.contains {
      StockLabels.english.roles(of: $0.folded).contains(.cancel)
    }
  }

  private func keyStems() -> Set<String> {
    let texts = alert.members.filter { $0.role == .title || $0.role == .message }
    let keys = Set((texts.isEmpty ? alert.members : texts).map(\.key))
    let counts = Dictionary(
      keys.compactMap { KeyName.parts($0).first.map { ($0, 1) } }, uniquingKeysWith: +)
    return Set(counts.filter { !texts.isEmpty || $0.value > 1 }.keys)
  }
}
