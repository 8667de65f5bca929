import Testing

@testable import AlertRules

/// The same alert under several editions: wherever they disagree, each has its way.
///
/// The numbers are those of the 22 disagreements (spec RULES §3).
struct EditionTests {
  /// An alert, the rules in question, and which of them each edition has something to say by.
  struct Disagreement: CustomTestStringConvertible, Sendable {
    var number: Int
    var alert: RuleExample
    /// Rules that are looked at, by their beginnings.
    var about: [String]
    var expected: [String: Set<String>]

    init(
      _ number: Int, _ alert: RuleExample, about: String..., expected: [String: Set<String>]
    ) {
      self.number = number
      self.alert = alert
      self.about = about
      self.expected = expected
    }

    var testDescription: String { "D-\(number) \(alert.texts.joined(separator: " "))" }
  }

  private static let question = "Delete the trip?"

  static let disagreements = [
    Disagreement(
      1, .alert(title: "The disk is full."), about: "title-",
      expected: [
        "hig-2024": [], "hig-2017": [],
        "ios9": ["title-fragment-style", "title-fragment-punctuation"],
        "watchos": ["title-fragment-style", "title-fragment-punctuation"],
      ]),
    Disagreement(
      1, .alert(title: "The Disk Is Full"), about: "title-",
      expected: [
        "hig-2024": ["title-sentence-style", "title-end-punctuation"],
        "hig-2017": ["title-sentence-style", "title-end-punctuation"], "ios9": [], "watchos": [],
      ]),
    // A question is a sentence everywhere; only how the editions say so differs.
    Disagreement(
      2, .alert(title: "Do you want to delete the trip"), about: "title-question", "title-fragment",
      expected: [
        "hig-2024": ["title-question-mark"], "hig-2017": ["title-question-mark"],
        "ios9": ["title-question-mark"], "watchos": ["title-question-mark"],
      ]),
    Disagreement(
      3, .alert(title: "No network. Try again later."), about: "title-multi", "title-fragment",
      expected: ["hig-2024": [], "hig-2017": [], "ios9": [], "watchos": []]),
    Disagreement(
      3, .alert(title: "No Network. Try Again Later"), about: "title-multi", "title-fragment",
      expected: [
        "hig-2024": ["title-multi-sentence"], "hig-2017": ["title-multi-sentence"],
        "ios9": ["title-multi-sentence"], "watchos": ["title-multi-sentence"],
      ]),
    Disagreement(
      4, .alert(title: "The Sync Has Been Paused by the Server"), about: "title-prefer",
      expected: [
        "ios9": ["title-prefer-fragment"], "hig-2017": [], "hig-2024": [], "watchos": [],
      ]),
    Disagreement(
      5, .alert(title: "Do you want to keep both versions?"), about: "title-length",
      expected: [
        "hig-2024": [], "hig-2017": ["title-length"], "ios9": ["title-length"],
        "watchos": ["title-length"],
      ]),
    Disagreement(
      6, .alert(title: "Overheating"), about: "title-single-word",
      expected: [
        "hig-2024": [], "hig-2017": ["title-single-word"], "ios9": ["title-single-word"],
        "watchos": [],
      ]),
    Disagreement(
      7, .alert(message: "Tap Settings to turn on location."), about: "pointing-verb",
      expected: ["hig-2024": ["pointing-verb"], "hig-2017": [], "ios9": [], "watchos": []]),
    Disagreement(
      7, .alert(message: "Choose Settings to turn on location."), about: "pointing-verb",
      expected: [
        "hig-2024": [], "hig-2017": ["pointing-verb"], "ios9": ["pointing-verb"], "watchos": [],
      ]),
    Disagreement(
      8, .alert(message: "Your trip is saved."), about: "pronoun",
      expected: [
        "hig-2024": [], "hig-2017": ["pronoun-direct"], "ios9": ["pronoun-direct"], "watchos": [],
      ]),
    Disagreement(
      8, .alert(buttons: ["Delete My Trip!", "Cancel~"]), about: "pronoun",
      expected: ["hig-2024": [], "hig-2017": [], "ios9": ["pronoun-direct"], "watchos": []]),
    Disagreement(
      9, .alert(title: "Close the editor?", buttons: ["Delete!", "Save", "Cancel~"]),
      about: "too-many", "watchos-alert",
      expected: [
        "hig-2024": [], "hig-2017": ["too-many-buttons"], "ios9": ["too-many-buttons"],
        "watchos": ["watchos-alert-one-button"],
      ]),
    Disagreement(
      10, .alert(title: "Delete all songs?", buttons: ["OK", "Cancel~"]), about: "ok-not",
      expected: [
        "hig-2024": ["ok-not-informational"], "ios9": ["ok-not-informational"], "hig-2017": [],
        "watchos": [],
      ]),
    Disagreement(
      11, .alert(title: question, buttons: ["Yes", "No~"]), about: "button-yes-no",
      expected: [
        "hig-2024": ["button-yes-no"], "hig-2017": ["button-yes-no"], "ios9": ["button-yes-no"],
        "watchos": [],
      ]),
    Disagreement(
      12, .alert(title: question, buttons: ["Delete!", "Never Mind~"]), about: "cancel-label",
      expected: [
        "hig-2024": ["cancel-label"], "hig-2017": ["cancel-label"], "ios9": [], "watchos": [],
      ]),
    Disagreement(
      13,
      .alert(title: question, buttons: ["Delete!", "Cancel~"]) { $0.members[2].isDefault = true },
      about: "cancel-as", "cancel-default",
      expected: ["hig-2024": ["cancel-as-default"], "hig-2017": [], "ios9": [], "watchos": []]),
    Disagreement(
      13,
      .alert(title: question, buttons: ["Delete!", "Cancel~"]) { $0.members[2].isDefault = false },
      about: "cancel-as", "cancel-default",
      expected: [
        "hig-2024": [], "hig-2017": ["cancel-default-required"], "ios9": [], "watchos": [],
      ]),
    // No edition may ask for a default button: leaving it out makes people read.
    Disagreement(
      14, .alert(title: "Send the route?", buttons: ["Send", "Cancel~"]), about: "default-",
      "ok-as",
      expected: ["hig-2024": [], "hig-2017": [], "ios9": [], "watchos": []]),
    Disagreement(
      15, .alert(title: question, buttons: ["Delete!", "Cancel~"]) { $0.order = .visual },
      about: "cancel-placement", "destructive-placement",
      expected: [
        "hig-2024": ["cancel-placement"], "hig-2017": ["cancel-placement"], "ios9": [],
        "watchos": [],
      ]),
    Disagreement(
      16, .alert(title: "Send the route?", buttons: ["Send*", "Cancel~"]) { $0.order = .visual },
      about: "default-placement",
      expected: [
        "hig-2024": ["default-placement"], "hig-2017": ["default-placement"],
        "ios9": ["default-placement"], "watchos": [],
      ]),
    Disagreement(
      17,
      .alert(title: "Empty the trash?", buttons: ["Empty Trash", "Cancel~"]) {
        $0.isDeliberate = true
      },
      about: "destructive-style",
      expected: [
        "hig-2024": [], "hig-2017": ["destructive-style-missing"], "ios9": [],
        "watchos": ["destructive-style-missing"],
      ]),
    Disagreement(
      17,
      .alert(title: "Empty Trash?", buttons: ["Empty Trash!", "Cancel~"]) {
        $0.isDeliberate = true
      },
      about: "destructive-style",
      expected: [
        "hig-2024": ["destructive-style-deliberate"], "hig-2017": [], "ios9": [], "watchos": [],
      ]),
    Disagreement(
      18, .alert(title: "Continue the trip?", buttons: ["Send"]), about: "single-button",
      expected: [
        "hig-2024": [], "hig-2017": ["single-button"], "ios9": ["single-button"], "watchos": [],
      ]),
    Disagreement(
      19, .alert(title: question, buttons: ["Delete!", "Cancel~"]) { $0.isByUser = true },
      about: "alert-should",
      expected: [
        "hig-2024": [], "hig-2017": [], "ios9": ["alert-should-be-action-sheet"], "watchos": [],
      ]),
    Disagreement(
      20,
      .alert(title: "Share Route", buttons: ["Cancel~"]) { $0.statedPresentation = .actionSheet },
      about: "action-sheet-min",
      expected: [
        "hig-2024": [], "hig-2017": [], "ios9": ["action-sheet-min-buttons"], "watchos": [],
      ]),
    Disagreement(
      21,
      .alert(title: "Share Route", buttons: ["Copy", "Cancel~"]) {
        $0.statedPresentation = .actionSheet
        $0.surroundings = .regular
      },
      about: "action-sheet-cancel",
      expected: [
        "hig-2024": [], "hig-2017": [], "ios9": ["action-sheet-cancel-popover"], "watchos": [],
      ]),
    Disagreement(
      22,
      .alert(
        message:
          "The photo stays in the library of this device, and you can share it again later."),
      about: "message-length",
      expected: [
        "hig-2024": [], "hig-2017": ["message-length"], "ios9": ["message-length"], "watchos": [],
      ]),
    Disagreement(
      22,
      .alert(title: "Share Route", message: "The route is shared.", buttons: ["Copy", "Cancel~"]) {
        $0.statedPresentation = .actionSheet
      },
      about: "action-sheet-message",
      expected: [
        "hig-2024": [], "hig-2017": [], "ios9": [], "watchos": ["action-sheet-message"],
      ]),
  ]

  @Test(arguments: disagreements)
  func eachEditionHasItsWay(_ test: Disagreement) throws {
    #expect(Set(test.expected.keys) == Set(Editions.ids))
    for (edition, expected) in test.expected {
      var alert = test.alert
      alert.edition = edition
      let found = Set(try ExampleCatalog(alert).checker.findings().map(\.rule))
      #expect(
        found.filter { rule in test.about.contains { rule.hasPrefix($0) } } == expected,
        "\(edition)")
    }
  }

  @Test func allDisagreementsAreHere() {
    #expect(Set(Self.disagreements.map(\.number)) == Set(1...22))
  }
}
