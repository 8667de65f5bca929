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
    #expect(try rules(.alert(title: title, edition: edition)) == expected)
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
}
