/// The verb fits every device, or the one that is meant.
enum PointingVerb: Rule {
  static let info = RuleInfo(
    id: "pointing-verb",
    summary: "Where a text must name a button, it uses the edition’s verb: “choose”, once “tap”.",
    rationale: """
      “Click” means nothing on a phone and “tap” nothing on the Mac. Other languages often have one \
      word for several of these verbs, so only what is certainly of the wrong device is reported.
      """,
    sources: [
      "hig-2024: a verb such as choose", "hig-2017: tap", "ios9: tap; not touch, click or choose",
      "Apple Style Guide (June 2025): choose, click, press, tap",
    ],
    roles: [.title, .message], fix: .review,
    examples: [
      .alert(message: "Choose Settings to turn on location."),
      .alert(message: "Press the Return key to go on."),
      .alert(message: "Your tap was not counted."),
      .alert(title: "Press and Hold to Record"),
      .alert(message: "Tap Settings to turn on location.", edition: "hig-2017"),
      .alert(
        message: "↓Click Settings to turn on location.",
        becomes: "Choose Settings to turn on location."),
      .alert(
        message: "Your trip is kept when you ↓hit Save.",
        becomes: "Your trip is kept when you choose Save."),
      .alert(
        message: "↓Choose Settings to turn on location.",
        becomes: "Tap Settings to turn on location.", edition: "ios9"),
      .alert(
        "de", message: "Zum Fortfahren ↓klicken Sie auf „Sichern“.", facts: "on the iPhone"),
      .alert("ru", message: "Нажмите «Сохранить».", facts: "on the iPhone"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let isEnglish = text.policy?.language == "en"
    return text.mentions.compactMap { mention in
      isEnglish ? english(mention, text) : translated(mention, text)
    }
  }

  private static func english(_ mention: ButtonMention, _ text: AlertText) -> Diagnosis? {
    guard let verb = mention.verbs.first, let wanted = text.edition.pointingVerb,
      !namesKey(mention, text), !isTitleOfItsOwn(mention, text)
    else { return nil }
    let isForeign = isOfAnotherDevice(mention.verbs, text)
    guard verb != wanted || isForeign else { return nil }
    let instead = verb == wanted ? "choose" : wanted
    let written = text.value[utf8: mention.verb]
    return Diagnosis(
      range: mention.verb,
      message: isForeign && verb == wanted
        ? "“\(written)” is not how people point on this platform"
        : "a button is named with “\(instead)”, not with “\(verb)”",
      severity: verb == "select" ? .info : nil,
      edits: replacement(written, verb, instead, text).map { [Edit(mention.verb, $0)] } ?? [])
  }

  /// The same form of the other verb: `tapped` → `chose`.
  private static func replacement(
    _ written: String, _ verb: String, _ instead: String, _ text: AlertText
  ) -> String? {
    guard let forms = text.policy?.pointing.forms[verb],
      let others = text.policy?.pointing.forms[instead], forms.count == others.count,
      let index = forms.firstIndex(of: written.lowercased())
    else { return nil }
    return written.first?.isUppercase == true
      ? ICU.titleFirst(others[index], locale: "en") : others[index]
  }

  /// “Press Return”: keys are pressed.
  private static func namesKey(_ mention: ButtonMention, _ text: AlertText) -> Bool {
    let keys = English.shared.words(.physicalKey)
    let words = text.cased.words
    guard let last = words.lastIndex(where: { $0.range.upperBound <= mention.name.upperBound })
    else { return false }
    return words.contains { mention.name.contains($0.range.lowerBound) && keys.contains($0.folded) }
      || last + 1 < words.count && keys.contains(words[last + 1].folded)
  }

  /// A title that only looks like a mention because its words are raised.
  private static func isTitleOfItsOwn(_ mention: ButtonMention, _ text: AlertText) -> Bool {
    text.role == .title && mention.label == nil && !mention.isQuoted
  }

  private static func translated(_ mention: ButtonMention, _ text: AlertText) -> Diagnosis? {
    guard isOfAnotherDevice(mention.verbs, text) else { return nil }
    return Diagnosis(
      range: mention.verb,
      message:
        "“\(text.value[utf8: mention.verb])” is not how people point on this platform")
  }

  /// Clicking on devices that are touched, tapping where there is only a pointer.
  private static func isOfAnotherDevice(_ verbs: Set<String>, _ text: AlertText) -> Bool {
    let platforms = text.alert.alert.platforms
    guard !platforms.isEmpty else { return false }
    if verbs == ["click"] {
      return platforms.allSatisfy { [.iOS, .iPadOS, .watchOS].contains($0) }
    }
    return verbs == ["tap"] && platforms.allSatisfy { $0 == .macOS }
  }
}
