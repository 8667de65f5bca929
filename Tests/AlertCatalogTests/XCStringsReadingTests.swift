import Testing

@testable import AlertCatalog

/// What a String Catalog means where it says a thing twice, or with an empty text.
struct XCStringsReadingTests {
  private func document(_ localizations: String) throws -> Document {
    try Sample.document(
      "{ \"sourceLanguage\" : \"ja\", \"strings\" : { \"保存\" : { \(localizations) } } }",
      "Localizable.xcstrings")
  }

  /// An app shows the key where the source language has an empty text: that is the source, and nothing to write over.
  @Test(arguments: ["translated", "needs_review"])
  func anEmptySourceIsTheKey(_ state: String) throws {
    let document = try document(
      """
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } },
        "ja" : { "stringUnit" : { "state" : "\(state)", "value" : "" } } }
      """)
    #expect(document.entries.map { document.value(of: $0) } == ["Save", "保存"])
    #expect(document.entries.map { $0.flags.contains(.valueIsKey) } == [false, true])
    #expect(!document.canApply([Edit(0..<0, "x")], to: 1))
    #expect(document.canApply([Edit(0..<0, "x")], to: 0))
  }

  /// No source text is emptied: the key would be shown again.
  @Test func aSourceTextIsNeverEmptied() throws {
    let written = try document(
      "\"localizations\" : { \"ja\" : { \"stringUnit\" : { \"value\" : \"残す\" } } }")
    #expect(!written.canApply([Edit(0..<6, "")], to: 0))
    #expect(written.canApply([Edit(0..<6, "x")], to: 0))
    let bare = try document("")
    #expect(!bare.canApply([Edit(0..<6, "")], to: 0))
    #expect(bare.canApply([Edit(0..<6, "x")], to: 0))
  }

  /// Some tools write `null` where there is no comment; a text that is none is an error still.
  @Test func commentsMayBeNull() throws {
    let text = "\"localizations\" : { \"de\" : { \"stringUnit\" : { \"value\" : \"Sichern\" } } }"
    let document = try document("\"comment\" : null, " + text)
    #expect(document.entries.map { document.value(of: $0) } == ["Sichern", "保存"])
    #expect(document.entries.allSatisfy { document.comment(of: $0).isEmpty })
    for other in ["nil", "12"] {
      #expect(throws: FormatError.self) { try self.document("\"comment\" : \(other), " + text) }
    }
  }

  /// Readers of JSON take the last of two members, so what stands in the first is not shown.
  @Test func laterLocalizationsOverride() throws {
    let document = try document(
      """
      "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } } },
      "localizations" : { "fr" : { "stringUnit" : { "state" : "translated", "value" : "Garder" } } }
      """)
    let shown = document.entries.filter { !$0.flags.contains(.overridden) }
    #expect(shown.map { document.value(of: $0) } == ["Garder", "保存"])
    let index = try #require(document.entries.firstIndex { $0.flags.contains(.valueIsKey) })
    let bytes = try document.applying([EntryChange(entry: index, edits: [Edit(6..<6, "する")])])
    let text = String(decoding: bytes, as: UTF8.self)
    let places = text.ranges(of: "\"localizations\"").map(\.lowerBound)
    #expect(places.count == 2)
    #expect(try #require(text.ranges(of: "保存する").first).lowerBound > places[1])
  }

  /// A localization without a text says none: the key is the text, and is only told of, because a second localization of
  /// the language would be one too many.
  @Test func anEmptyLocalizationIsNone() throws {
    let catalog =
      #"{"sourceLanguage" : "en", "strings" : { "Delete?" : { "localizations" : { "en" : { } } } }, "version" : "1.0"}"#
    let document = try Sample.document(catalog, "A.xcstrings")
    #expect(document.entries.map { document.value(of: $0) } == ["Delete?"])
    #expect(!document.entries[0].isWritable && document.isItsOwnKey(document.entries[0]))
    #expect(try document.applying([]) == FileBytes(catalog.utf8))
    let twice = try Sample.document(
      #"{"sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "x" } }, "en" : { } } } }, "version" : "1.0"}"#,
      "A.xcstrings")
    #expect(twice.entries.map(\.isWritable) == [false])
  }
}
