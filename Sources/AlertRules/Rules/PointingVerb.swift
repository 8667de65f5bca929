/// The verb fits every device, or the one that is meant.
enum PointingVerb: Rule {
  static let info = RuleInfo(
    id: "pointing-verb",
    summary:
      "A text that mentions a button should use the edition’s verb: “choose”, formerly “tap”.",
    rationale: """
      “Click” means nothing on a phone, and “tap” nothing on the Mac. Other languages often have one \
      word for several of these verbs, so only a verb that certainly belongs to the wrong device is \
      reported.
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
      .alert(message: "Press the Home button, or press Command-Z."),
      .alert(message: "The selected Bundle will be moved."),
      .alert(
        message: "↓Tap Settings to turn on location.",
        becomes: "Choose Settings to turn on location.", edition: "hig-2017", facts: "on the Mac"
      ) { $0.platforms = [.macOS] },
      .alert(
        message: "↓Click on Save, then click Done.", becomes: "Choose Save, then choose Done."),
      .alert(
        message: "↓Click Delete to remove it.", buttons: ["Delete!", "Cancel~"],
        becomes: "Choose Delete to remove it."),
      .alert(title: "Press and Hold to Record"),
      .alert(message: "On the iPhone, tap Trust.", buttons: ["Continue", "Cancel~"]),
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
      .alert(message: "Press F5 to load the map again."),
      .alert(message: "Press Ctrl+C to stop, or press Cmd-V."),
      .alert(message: "Press the Action button to go on."),
      .alert(
        message: "If you ↓click yes, it goes; click no to stay.", buttons: ["Yes", "No"],
        becomes: "If you choose yes, it goes; choose no to stay."),
      .alert(message: "Press Delete on the keyboard.", buttons: ["Delete!", "Cancel~"]),
      .alert(message: "Press the Delete key.", buttons: ["Delete!", "Cancel~"]),
      .alert(message: "Press Delete twice on your keyboard.", buttons: ["Delete!", "Cancel~"]),
      .alert(
        message: "↓Press Delete to return to the map.", buttons: ["Delete!", "Cancel~"],
        becomes: "Choose Delete to return to the map."),
      .alert(
        message: "↓Tap Save or Delete.", buttons: ["Save", "Delete!", "Cancel~"],
        becomes: "Choose Save or Delete."),
    ])

  /// One finding for all mentions of a text: whoever changes one changes all.
  static func check(_ text: AlertText) -> [Diagnosis] {
    let isEnglish = text.isEnglish
    let wrong = text.mentions.filter { isEnglish ? isWrong($0, text) : isForeign($0.verbs, text) }
    guard let first = wrong.first else { return [] }
    guard isEnglish, let wanted = wanted(text) else {
      return [
        Diagnosis(
          range: first.verb,
          message: "“\(text.value[utf8: first.verb])” does not fit this platform")
      ]
    }
    return [
      Diagnosis(
        range: first.verb,
        message: "use “\(wanted)”, not “\(first.verbForm.lowercased())”, to refer to a button",
        severity: wrong.allSatisfy { $0.verbs == ["select"] || $0.label == nil } ? .info : nil,
        // One verb may stand before several names.
        edits: wrong.compactMap { edit($0, wanted, text) }.reduce(into: []) { edits, edit in
          if edits.last != edit { edits.append(edit) }
        })
    ]
  }

  private static func isWrong(_ mention: ButtonMention, _ text: AlertText) -> Bool {
    guard let wanted = wanted(text) else { return false }
    // “On the iPhone, tap Trust” sends people somewhere else, if the alert has other buttons; where nobody knows
    // its buttons, “click Crash Reports” does.
    guard mention.label != nil || text.alert.buttons.labels.isEmpty && namesButton(mention) else {
      return false
    }
    return !mention.verbs.contains(wanted) && !mention.namesKey(in: text)
      && !(text.role == .title && mention.label == nil && !mention.isQuoted)
  }

  private static func namesButton(_ mention: ButtonMention) -> Bool {
    mention.saysButton || !StockLabels.english.roles(of: mention.text).isEmpty
  }

  /// The edition's verb; where the platform has another way to point, the one that fits all devices.
  private static func wanted(_ text: AlertText) -> String? {
    text.edition.pointingVerb.map { isForeign([$0], text) ? "choose" : $0 }
  }

  /// The same form of the other verb: `taps` → `chooses`. A past form may be a participle, so that is
  /// left to a person.
  private static func edit(
    _ mention: ButtonMention, _ wanted: String, _ text: AlertText
  ) -> Edit? {
    guard let verb = mention.verbs.first, let forms = text.policy?.pointing.forms[verb],
      let others = text.policy?.pointing.forms[wanted], forms.count == others.count,
      let index = forms.firstIndex(of: mention.verbForm.lowercased()), index != Self.pastForm
    else { return nil }
    let new =
      mention.verbForm.first?.isUppercase == true
      ? ICU.titleFirst(others[index], locale: "en") : others[index]
    return Edit(mention.verb, new)
  }

  /// Place of the past among the four forms of an English verb.
  private static let pastForm = 2

  /// Clicking on devices that are touched, tapping where there is only a pointer.
  private static func isForeign(_ verbs: Set<String>, _ text: AlertText) -> Bool {
    let platforms = text.setting.platforms
    guard !platforms.isEmpty else { return false }
    if verbs == ["click"] {
      return platforms.allSatisfy { [.iOS, .iPadOS, .watchOS].contains($0) }
    }
    return verbs == ["tap"] && platforms.allSatisfy { $0 == .macOS }
  }
}
