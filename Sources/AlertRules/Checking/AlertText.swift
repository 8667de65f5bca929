/// One string of an alert in one locale, with everything a rule may ask about it.
struct AlertText {
  let value: String
  let role: Role
  let member: Alert.Member
  let reference: Catalog.Reference
  /// BCP 47 tag of the value.
  let locale: String
  /// `nil` for a locale nobody wrote a policy for: language rules are silent.
  let policy: LocalePolicy?
  /// The source text, unless this is it.
  let source: String?
  /// The same where it is English: what it says of names, verbs and forms counts here too.
  let englishSource: String?
  /// Whether the source text is judged in the same run, and not only known from a translation.
  let sourceIsJudged: Bool
  let edition: Edition
  let convention: String
  /// `plural.one`, or empty.
  let variation: String
  let cased: CasedText
  /// The words with a fixed case in this language.
  let terms: Terms
  /// How the catalog writes the words of this language.
  let usage: WordCases
  /// How the value ends by this locale's marks.
  let ending: Marks.Ending
  let endingRange: Range<Int>
  /// The sentences of a title or message.
  let sentences: [Range<Int>]
  /// What a title is; `nil` for other roles, and where nothing tells.
  let form: TitleForm?
  /// The value is still the source text of another language: its case and marks are not judged.
  let isUntranslated: Bool
  let alert: LocalizedAlert
  /// Where the text sends people to buttons.
  var mentions: [ButtonMention] = []

  /// The casing style that holds for this text as it is.
  var style: LocalePolicy.CasingStyle {
    policy?.style(of: role, convention: convention) ?? .none
  }

  /// Changes that bring the text into a style of its locale.
  func casingChanges(_ style: LocalePolicy.CasingStyle) -> [CasingChange] {
    guard let policy, !isUntranslated else { return [] }
    let changes: [CasingChange]
    switch style {
    case .none: return []
    case .title: changes = TitleStyle(cased, policy: policy).changes()
    case .sentence:
      changes = SentenceStyle(
        policy: policy, text: cased, source: englishSource, usage: usage, needsProof: true
      ).changes()
    }
    return changes.filter { !$0.isTerm }
  }

  /// A proposal of other words for a label. A key that several alerts share keeps its text; the advice
  /// is to give each its own, and the word that would fit this one is evidence.
  func rewording(_ message: String, _ found: WordFinder.Found?) -> Diagnosis {
    guard let found, !alert.buttonValues.values.contains(found.word) else {
      return Diagnosis(range: nil, message: message)
    }
    let others = alert.otherUsers(member)
    if !others.isEmpty {
      return Diagnosis(
        range: nil,
        message:
          "\(message); \(others.count + 1) alerts share this key, so each needs its own label",
        evidence: ["here “\(found.word)” would fit: \(found.evidence)"])
    }
    guard isOwnKey else {
      return Diagnosis(
        range: nil,
        message: "\(message); its key may serve elsewhere, so give the alert a label of its own",
        evidence: ["here “\(found.word)” would fit: \(found.evidence)"])
    }
    return Diagnosis(
      range: nil, message: message, evidence: [found.evidence],
      edits: [Edit(0..<value.utf8.count, found.word)])
  }

  /// Whether the key is named after this alert: `trip.delete.yes` beside `trip.delete.title`. A key that
  /// is a text itself (“Yes”) or a common one (`common.ok`) may be used anywhere.
  private var isOwnKey: Bool {
    let parts = KeyName.parts(member.key)
    let texts = alert.alert.members.filter { $0.role == .title || $0.role == .message }
    let others = texts.isEmpty ? alert.alert.members.filter { $0.key != member.key } : texts
    return parts.count > 1 && others.contains { KeyName.parts($0.key).first == parts.first }
  }

  /// The English source, cut into words.
  var englishCased: CasedText? { englishSource.map { CasedText($0, terms: .standard) } }

  /// Whether the source ends as a question.
  var sourceAsks: Bool { source.map { Marks().ending(of: $0).ending == .question } ?? false }

  /// Whether the source has no end mark either, and is among the files: the fault is reported there, and
  /// is only a remark in every translation that followed it.
  var sourceIsBare: Bool {
    sourceIsJudged && source.map { Marks().ending(of: $0).ending == .bare } ?? false
  }

  /// The roles of the value as a button label.
  var stockRoles: Set<StockRole> { alert.labels.roles(of: value) }
}

/// An alert in one locale.
struct LocalizedAlert {
  let alert: Alert
  let kind: Kind
  let locale: String
  /// The title in this locale.
  let title: String?
  /// The message in this locale.
  let message: String?
  /// Source texts by role where they are English: they decide about verbs.
  let sourceTitle: String?
  let sourceMessage: String?
  /// Button labels in this locale, by key.
  let buttonValues: [String: String]
  let labels: StockLabels
  let words: WordFinder
  /// Other alerts that use the key of a member: their wording must not be decided here.
  let otherUsers: (Alert.Member) -> [String]

  /// Whether a platform is meant: named by the manifest or the command line.
  func isOn(_ platform: Platform) -> Bool { alert.platforms.contains(platform) }
}
