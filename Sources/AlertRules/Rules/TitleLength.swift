/// Titles fit into one or two lines.
enum TitleLength: Rule {
  static let info = RuleInfo(
    id: "title-length",
    summary: "A title should fit on two lines (one in the older editions).",
    rationale: "People read an alert at a glance; a long title hides what is asked.",
    sources: [
      "hig-2024: not more than two lines", "hig-2017: single line", "ios9: one line",
      "watchos: single line",
    ],
    roles: [.title], fix: nil,
    examples: [
      .alert(title: "Discard the edited photo?"),
      .alert(title: "Backup Finished", edition: "ios9"),
      .alert(title: "Do you want to remove “%@” from your library?"),
      .alert(
        title: "↓Do you want to remove “%@” from your library?",
        facts: "%@ is known to be as long as “A Hundred Days Around the Lakes of the North”"
      ) { $0.samples["%@"] = "A Hundred Days Around the Lakes of the North" },
      .alert(
        title:
          "↓The connection to the server was interrupted before all of the photos could be saved."
      ),
      .alert(title: "↓Your Subscription Could Not Be Renewed", edition: "hig-2017"),
      .alert(
        "de", title: "\n    Reise löschen?\n    ", source: "Delete the trip?",
        facts: "wrapped by a tool"),
      .alert(
        "de", title: "Möchtest du das bearbeitete Foto wirklich sofort verwerfen?",
        source: "Discard the edited photo?"),
      .alert(
        title:
          "The connection to the server was interrupted before all of the photos could be saved.",
        facts: "in an action sheet"
      ) { $0.statedPresentation = .actionSheet },
      .alert(
        title: "The connection to the server was interrupted before it ended.",
        facts: "on the Mac"
      ) { $0.platforms = [.macOS] },
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    // A sheet has another width, and more lines.
    guard [.alert, .sideBySide].contains(text.setting.presentation) else { return [] }
    let platforms = text.setting.platforms
    let limits = text.edition.titleLines
    let estimate = text.setting.title(text.value)
    guard estimate.isLonger(than: limits.lowerBound) else { return [] }
    let lines = estimate.lines
    var isMinor = platforms.isEmpty || lines <= limits.upperBound
    if let source = text.englishSource {
      // A translation cannot be shorter than what it says, and needs more room than English.
      guard lines > limits.upperBound * 3 / 2,
        !text.setting.title(source).isLonger(than: limits.lowerBound)
      else { return [] }
      isMinor = true
    }
    return [
      Diagnosis(
        range: nil,
        message:
          "takes about \(lines.counted("line", "lines")); a title has room for \(limits.lowerBound)",
        severity: isMinor ? .info : nil)
    ]
  }
}
