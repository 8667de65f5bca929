/// Messages are short.
enum MessageLength: Rule {
  static let info = RuleInfo(
    id: "message-length",
    summary: "A message should take only a few lines.",
    rationale: "Nobody reads an essay that gets in the way, and a long one has to be scrolled.",
    sources: [
      "hig-2024: keep it short", "hig-2017: one or two lines", "ios9: one or two lines",
    ],
    roles: [.message], fix: nil,
    examples: [
      .alert(message: "Changes made today will be lost."),
      .alert(message: "Connect to Wi-Fi to finish.", edition: "ios9"),
      .alert(
        message:
          "↓The route could not be saved because the storage of this device is full. Delete some maps or photos and try again.",
        edition: "hig-2017"),
      .alert(
        message:
          "↓By continuing you agree that the data of your trips, including all photos, notes and positions, is kept on our servers for thirty days after you delete your account, as described in the privacy policy, unless you ask us in writing to remove it sooner."
      ),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let platforms = text.setting.platforms
    let limit = text.edition.messageLines.upperBound
    let estimate = text.setting.message(text.value)
    guard estimate.isLonger(than: limit) else { return [] }
    let lines = estimate.lines
    if let source = text.englishSource {
      // A translation cannot be shorter than what it says, and needs more room than English.
      guard lines > limit * 3 / 2,
        !text.setting.message(source).isLonger(than: limit)
      else { return [] }
    }
    return [
      Diagnosis(
        range: nil,
        message: "takes about \(lines) lines; keep messages to \(limit)",
        severity: platforms.isEmpty || text.englishSource != nil ? .info : nil)
    ]
  }
}
