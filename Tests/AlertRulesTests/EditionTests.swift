import Testing

@testable import AlertRules

/// The same alert under two editions: where they disagree, each has its way.
struct EditionTests {
  private func rules(_ example: Example) throws -> Set<String> {
    Set(try ExampleCatalog(example).checker.findings().map(\.rule))
  }

  /// A title that is one statement: with a mark since 2017, in title style without one before.
  @Test(
    arguments: [
      ("The disk is full.", "hig-2024", []), ("The disk is full.", "hig-2017", []),
      ("The disk is full.", "ios9", ["title-fragment-style", "title-fragment-punctuation"]),
      ("The disk is full.", "watchos", ["title-fragment-style", "title-fragment-punctuation"]),
      ("The Disk Is Full", "ios9", []), ("The Disk Is Full", "watchos", []),
      ("The Disk Is Full", "hig-2024", ["title-sentence-style", "title-end-punctuation"]),
    ] as [(String, String, Set<String>)])
  func statements(_ title: String, _ edition: String, _ expected: Set<String>) throws {
    let found = try rules(.alert(title: title, edition: edition)).filter { $0.hasPrefix("title-") }
    #expect(found == expected)
  }

  /// One word: avoided until 2017, not named since.
  @Test(arguments: [("hig-2017", true), ("ios9", true), ("hig-2024", false), ("watchos", false)])
  func oneWord(_ edition: String, _ isFound: Bool) throws {
    #expect(
      try rules(.alert(title: "Overheating", edition: edition)).contains("title-single-word")
        == isFound)
  }

  /// OK behind a question: forbidden in 2024, discouraged in iOS 9, fine in 2017 and on the watch.
  @Test(arguments: [("hig-2024", true), ("ios9", true), ("hig-2017", false), ("watchos", false)])
  func okBehindAQuestion(_ edition: String, _ isFound: Bool) throws {
    let alert = Example.alert(
      title: "Delete all songs?", buttons: ["OK", "Cancel~"], edition: edition)
    #expect(try rules(alert).contains("ok-not-informational") == isFound)
  }

  /// The cancelling button is called Cancel since 2017, and may have another name on the watch.
  @Test(arguments: [("hig-2024", true), ("hig-2017", true), ("ios9", false), ("watchos", false)])
  func cancelHasItsName(_ edition: String, _ isFound: Bool) throws {
    let alert = Example.alert(
      title: "Delete all songs?", buttons: ["Delete!", "Never Mind~"], edition: edition)
    #expect(try rules(alert).contains("cancel-label") == isFound)
  }

  /// Number of buttons: three since 2024, two before, one in a WatchKit alert.
  @Test(arguments: [("hig-2024", false), ("hig-2017", true), ("ios9", true)])
  func threeButtons(_ edition: String, _ isFound: Bool) throws {
    let alert = Example.alert(
      title: "Close the editor?", buttons: ["Delete!", "Save", "Cancel~"], edition: edition)
    #expect(try rules(alert).contains("too-many-buttons") == isFound)
  }

  @Test(arguments: [("hig-2024", false), ("watchos", true)])
  func twoButtonsOnTheWatch(_ edition: String, _ isFound: Bool) throws {
    let alert = Example.alert(title: "Send Route?", buttons: ["Send", "Cancel~"], edition: edition)
    #expect(try rules(alert).contains("watchos-alert-one-button") == isFound)
  }

  /// Cancel as the default: asked for beside destruction in 2017, forbidden since 2024.
  @Test(
    arguments: [
      ("hig-2024", true, ["cancel-as-default"]), ("hig-2024", false, []),
      ("hig-2017", true, []), ("hig-2017", false, ["cancel-default-required"]),
    ] as [(String, Bool, Set<String>)])
  func cancelAsDefault(_ edition: String, _ isDefault: Bool, _ expected: Set<String>) throws {
    let alert = Example.alert(
      title: "Delete the trip?", buttons: ["Delete!", "Cancel~"], edition: edition
    ) { $0.members[2].isDefault = isDefault }
    let names: Set<String> = ["cancel-as-default", "cancel-default-required"]
    #expect(try rules(alert).intersection(names) == expected)
  }

  /// The destructive style: always in 2017, not for what was deliberately chosen in 2024.
  @Test(arguments: [
    ("hig-2017", true, true), ("hig-2024", false, true), ("hig-2024", true, false),
  ])
  func destructiveStyle(_ edition: String, _ isDeliberate: Bool, _ isFound: Bool) throws {
    let alert = Example.alert(
      title: "Empty the trash?", buttons: ["Empty Trash", "Cancel~"], edition: edition
    ) { $0.isDeliberate = isDeliberate }
    #expect(try rules(alert).contains("destructive-style-missing") == isFound)
  }

  /// Two lines of title: long until 2017, fine since.
  @Test(arguments: [("hig-2024", false), ("hig-2017", true), ("ios9", true), ("watchos", true)])
  func titlesOfTwoLines(_ edition: String, _ isFound: Bool) throws {
    let alert = Example.alert(title: "Do you want to keep both versions?", edition: edition)
    #expect(try rules(alert).contains("title-length") == isFound)
  }

  /// Three lines of message: long until 2017, fine since, not named for the watch.
  @Test(arguments: [("hig-2024", false), ("hig-2017", true), ("ios9", true), ("watchos", false)])
  func messagesOfThreeLines(_ edition: String, _ isFound: Bool) throws {
    let message = "The photo stays in the library of this device, and you can share it again later."
    let alert = Example.alert(message: message, edition: edition)
    #expect(try rules(alert).contains("message-length") == isFound)
  }
}
