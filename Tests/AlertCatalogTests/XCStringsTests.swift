import Testing

@testable import AlertCatalog

/// String Catalogs: where the values are, and that nothing else changes.
struct XCStringsTests {
  private func document(_ text: String = Sample.catalog) throws -> Document {
    try Sample.document(text, "App/Localizable.xcstrings")
  }

  @Test(arguments: Sample.variants(Sample.catalog).map(\.name))
  func promises(_ name: String) throws {
    let variant = try #require(Sample.variants(Sample.catalog).first { $0.name == name })
    try Sample.checkPromises(Document(path: "Localizable.xcstrings", bytes: variant.bytes))
  }

  /// `key variation locale value` of every entry.
  private func rows(_ document: Document) -> [String] {
    document.entries.map { entry in
      let locale = document.tables[entry.table].locale ?? "?"
      let value = document.value(of: entry) ?? "–"
      return [document.key(of: entry), document.variation(of: entry), locale, value]
        .joined(separator: " | ")
    }
  }

  @Test func everyUnitIsFound() throws {
    #expect(
      rows(try document()) == [
        " |  | en | ", "bare |  | en | bare",
        "device | device.iphone.plural.one | de | Ein Foto",
        "device | device.iphone.plural.other | de | %lld Fotos",
        "device | device.other | de | Fotos",
        "device |  | en | device",
        "escapes |  | de | a\n\"b\" \\ é 😀 /",
        "escapes |  | en | a",
        "locked |  | de | x", "locked |  | en | locked",
        "new |  | de | –", "new |  | en | new",
        "twice |  | de | first", "twice |  | en | twice",
        "twice |  | de | second", "twice |  | en | twice",
        "with %lld files |  | en | with %lld files",
        "with %lld files |  | pt-BR | com %#@FILES@",
        "with %lld files | substitutions.FILES.plural.one | pt-BR | %arg arquivo",
        "with %lld files | substitutions.FILES.plural.other | pt-BR | %arg arquivos",
      ])
  }

  @Test func tablesAreLanguagesOfOneTable() throws {
    let document = try document()
    #expect(document.tables.map(\.locale) == ["en", "de", "pt-BR"])
    #expect(Set(document.tables.map(\.id)) == [TableID(scope: "App", name: "Localizable")])
    #expect(document.tables.allSatisfy { $0.sourceLocale == "en" })
  }

  @Test func statesAndLocks() throws {
    let document = try document()
    func entry(_ value: String) throws -> Entry {
      try #require(document.entries.first { document.value(of: $0) == value })
    }
    #expect(document.state(of: try entry("Fotos")) == .needsReview)
    #expect(document.state(of: try entry("Ein Foto")) == .translated)
    #expect(document.entries.count { document.state(of: $0) == .untranslated } == 1)
    #expect(try !entry("x").isWritable, "shouldTranslate: false")
    #expect(try !entry("first").isWritable, "a later member has the same key")
    #expect(try entry("second").isWritable)
    #expect(document.isItsOwnKey(try entry("bare")))
    #expect(document.comment(of: try entry("bare")) == "A \"quoted\" comment")
  }

  @Test func oneCorrectionChangesItsLine() throws {
    let document = try document()
    let index = try #require(document.entries.firstIndex { document.value(of: $0) == "Fotos" })
    let bytes = try document.applying([EntryChange(entry: index, edits: [Edit(0..<1, "f")])])
    let old = Sample.catalog.split(separator: "\n", omittingEmptySubsequences: false)
    let new = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(zip(old, new).count { $0 != $1 } == 1 && old.count == new.count)
  }

  @Test(arguments: [
    ("nothing", "", 1), ("no object", "[]", 1), ("no strings", "{\"version\" : \"1.0\"}", 1),
    ("cut off", "{\n\"strings\" : {", 2), ("no comma", "{\n\"a\" : 1\n\"b\" : 2}", 3),
    ("single quotes", "{'strings' : {}}", 1), ("bad escape", "{\"strings\" : {\n\"\\x\" : {}}}", 2),
    ("half a surrogate", "{\"strings\" : {\"\\ud8\" : {}}}", 1),
    ("behind the end", "{\"strings\" : {}}\n}", 2), ("strings is a list", "{\"strings\" : []}", 1),
    ("a control character", "{\"strings\" : {\"\u{1}\" : {}}}", 1),
    ("a unit that is no object", "{\"strings\" : {\"a\" : 1}}", 1),
    ("no number", "{\"strings\" : {}, \"version\" : -inf}", 1),
    ("a bare word", "{\"strings\" : {}, \"version\" : one}", 1),
    ("a leading zero", "{\"strings\" : {}, \"x\" : 01}", 1),
    ("a plus", "{\"strings\" : {}, \"x\" : +1}", 1),
    ("an open fraction", "{\"strings\" : {}, \"x\" : 1.}", 1),
    ("an open exponent", "{\"strings\" : {}, \"x\" : 1e+}", 1),
  ])
  func isRefusedAtItsPlace(_ name: String, _ text: String, _ line: Int) throws {
    let error = try #require(throws: FormatError.self) { try document(text) }
    #expect(error.position.line == line, "\(error)")
    #expect(!error.problem.isEmpty && !error.advice.isEmpty)
  }

  @Test(arguments: ["0", "-0", "10", "-1.50", "0.5e10", "1E+2", "1e-2", "true", "null"])
  func numbersAndWordsAreRead(_ value: String) throws {
    #expect(throws: Never.self) { try document("{\"strings\" : {}, \"x\" : \(value)}") }
  }

  @Test func nestingIsLimited() throws {
    let deep = String(repeating: "{\"a\" : ", count: 5000)
    let error = try #require(throws: FormatError.self) { try document("{\"x\" : " + deep) }
    #expect(error.problem.contains("nesting"))
    let list = String(repeating: "[", count: 5000)
    #expect(throws: FormatError.self) { try document("{\"x\" : " + list) }
  }

  /// In the source language “new” says that Xcode wrote the value, which is shown; in others, that none is there.
  @Test func newInTheSourceLanguage() throws {
    func unit(_ language: String, _ value: String) -> String {
      "\"\(language)\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"\(value)\"}}"
    }
    let keys = [
      "\"a\":{\"localizations\":{\(unit("en", "A %1$@ by %2$@")),\(unit("de", "A"))}}",
      "\"b\":{\"localizations\":{\(unit("en", ""))}}",
    ]
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(keys.joined(separator: ","))}}"
    let document = try document(text)
    #expect(document.entries.map { document.value(of: $0) } == ["A %1$@ by %2$@", nil, nil])
    #expect(document.entries.map(document.standsInCode) == [true, false, false])
    let change = EntryChange(entry: 0, edits: [Edit(0..<1, "The")], notes: [NoteTests.note])
    #expect(
      String(decoding: try document.applying([change]), as: UTF8.self)
        == text.replacing("A %1$@", with: "The %1$@"))
  }

  /// Only the state changes, and one that was not there is written as Xcode writes it.
  @Test(arguments: [
    ("\"state\" : \"translated\",\n  \"value\"", "\"state\" : \"needs_review\",\n  \"value\""),
    ("\"value\"", "\"state\" : \"needs_review\",\n  \"value\""),
    ("\"state\" : \"new\",\n  \"value\"", "\"state\" : \"new\",\n  \"value\""),
    ("\"state\" : \"needs_review\",\n  \"value\"", "\"state\" : \"needs_review\",\n  \"value\""),
  ])
  func vendorsGetAState(_ before: String, _ after: String) throws {
    func text(_ unit: String) -> String {
      "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"de\":{\"stringUnit\" : {\n  "
        + unit + " : \"value\"\n}}}}}}"
    }
    let document = try document(text(before))
    let change = EntryChange(entry: 0, notes: [NoteTests.note])
    let vendor = try document.applying([change], notes: .all, for: .vendor)
    #expect(String(decoding: vendor, as: UTF8.self) == text(after))
    #expect(try document.applying([change], notes: .all) == Array(text(before).utf8))
  }

  /// A key that is its own text gets a value as Xcode writes it, and nothing else moves.
  @Test(arguments: [
    (
      """
          "k" : {

          },
      """,
      """
          "k" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "New \\"K\\""
                }
              }
            }
          },
      """
    ),
    (
      """
          "k" : {
            "comment" : "c",
            "shouldTranslate" : true
          },
      """,
      """
          "k" : {
            "comment" : "c",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "New \\"K\\""
                }
              }
            },
            "shouldTranslate" : true
          },
      """
    ),
    (
      """
          "k" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : ""
                }
              },
              "fr" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : ""
                }
              }
            }
          },
      """,
      """
          "k" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : ""
                }
              },
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "New \\"K\\""
                }
              },
              "fr" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : ""
                }
              }
            }
          },
      """
    ),
    (
      "{\"k\":{\"localizations\":{\"de\":{}}}, ",
      "{\"k\":{\"localizations\":{\"de\":{},\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"New \\\"K\\\"\"}}}}, "
    ),
  ])
  func aKeyGetsAValue(_ before: String, _ after: String) throws {
    func text(_ key: String) -> String {
      key.hasPrefix("{")
        ? "{\"sourceLanguage\":\"en\",\"strings\":\(key)\"z\":{}}}"
        : "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(key)\n    \"z\" : {\n\n    }\n  }\n}"
    }
    let document = try document(text(before))
    let index = try #require(document.entries.firstIndex { document.isItsOwnKey($0) })
    let change = EntryChange(entry: index, edits: [Edit(0..<1, "New \"K\"")])
    #expect(
      String(decoding: try document.applying([change]), as: UTF8.self) == text(after))
  }

  /// A value from code that is emptied would read as one that is not there.
  @Test func aValueFromCodeIsNotEmptied() throws {
    let unit = "{\"stringUnit\":{\"state\":\"new\",\"value\":\"k\"}}"
    let document = try document(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":\(unit)}}}}")
    #expect(!document.canApply([Edit(0..<1, "")], to: 0))
    #expect(document.canApply([Edit(0..<1, "K")], to: 0))
  }

  /// The line ends and the indentation are those of the file.
  @Test(arguments: [("\r\n", "\t"), ("\n", "    "), ("\n", " \t")])
  func insertionsFollowTheFile(_ newline: String, _ step: String) throws {
    func text(_ key: [String]) -> String {
      let lines =
        ["{", step + "\"sourceLanguage\" : \"en\",", step + "\"strings\" : {"] + key + [
          step + "}", "}",
        ]
      return lines.joined(separator: newline)
    }
    let two = step + step
    let document = try document(text([two + "\"k\" : {", two + "}"]))
    let change = EntryChange(entry: 0, edits: [Edit(0..<1, "K")])
    let wanted = [
      two + "\"k\" : {", two + step + "\"localizations\" : {", two + two + "\"en\" : {",
      two + two + step + "\"stringUnit\" : {", two + two + two + "\"state\" : \"translated\",",
      two + two + two + "\"value\" : \"K\"", two + two + step + "}", two + two + "}",
      two + step + "}", two + "}",
    ]
    #expect(String(decoding: try document.applying([change]), as: UTF8.self) == text(wanted))
  }

  /// The state belongs to its own unit, however its members are written.
  @Test(arguments: [
    ("\"\\u0076alue\" : \"x\"", "\"state\" : \"needs_review\", \"\\u0076alue\" : \"x\""),
    ("\"state\" : \"\", \"value\" : \"x\"", "\"state\" : \"needs_review\", \"value\" : \"x\""),
  ])
  func strangeUnits(_ before: String, _ after: String) throws {
    func text(_ unit: String) -> String {
      "{\"sourceLanguage\":\"de\",\"strings\":{\"k\":{\"localizations\":{\"aa\":{\"stringUnit\":{\"value\" : \"y\"}},"
        + "\"de\":{\"stringUnit\" : { " + unit + " }}}}}}"
    }
    let document = try document(text(before))
    let change = EntryChange(entry: 1, notes: [NoteTests.note])
    let vendor = try document.applying([change], notes: .all, for: .vendor)
    #expect(String(decoding: vendor, as: UTF8.self) == text(after))
  }

  /// A name that is written with escapes is the same name: nothing is added beside it.
  @Test(arguments: [
    (#"{"sourceLanguage":"en","strings":{"k":{"localizations":{"\u0065n":VALUE}}}}"#, 1),
    (#"{"sourceLanguage":"e\u006e","strings":{"k":{"localizations":{"en":VALUE}}}}"#, 1),
    (#"{"sourceLanguage":"en","strings":{"k":{"localizati\u006fns":{"de":VALUE}}}}"#, 2),
  ])
  func escapedNames(_ json: String, _ count: Int) throws {
    let unit = #"{"stringUnit":{"state":"translated","value":"old"}}"#
    let document = try document(json.replacing("VALUE", with: unit))
    #expect(document.entries.count == count)
    #expect(Set(document.tables.map(\.locale)).count == document.tables.count)
    let number = try #require(
      document.entries.firstIndex { document.tables[$0.table].locale == "en" })
    let old = document.value(of: document.entries[number]) ?? ""
    let edits = [Edit(0..<old.utf8.count, "new")]
    let text = String(
      decoding: try document.applying([EntryChange(entry: number, edits: edits)]),
      as: UTF8.self)
    #expect(try self.document(text).entries.count == count, "\(text)")
    #expect(!text.contains(#""localizations""#) || !text.contains("u006fns"), "\(text)")
  }

  @Test func escapedKeysAreDuplicates() throws {
    let unit = #"{"localizations":{"en":{"stringUnit":{"state":"translated","value":"a"}}}}"#
    let document = try document(
      #"{"sourceLanguage":"en","strings":{"k":UNIT,"\u006b":UNIT}}"#.replacing("UNIT", with: unit))
    #expect(document.entries.map { $0.flags.contains(.overridden) } == [true, false])
  }

  @Test func aLanguageThatStandsAgainOverrides() throws {
    let unit = #"{"stringUnit":{"state":"translated","value":"a"}}"#
    let document = try document(
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":UNIT,"de":UNIT,"en":UNIT}}}}"#
        .replacing("UNIT", with: unit))
    #expect(document.entries.map { $0.flags.contains(.overridden) } == [true, false, false])
  }

  /// What is read is the last value, as of a key that stands again.
  @Test func aValueThatStandsAgainOverrides() throws {
    let text = Self.catalog(
      #""value" : "first", "state" : "new", "value" : "b", "state" : "final""#)
    let document = try document(text)
    #expect(
      rows(document) == ["k |  | de | first", "k |  | de | b", "k |  | en | k"])
    #expect(document.entries.map { $0.flags.contains(.overridden) } == [true, false, false])
    let changed = try document.applying([EntryChange(entry: 1, edits: [Edit(0..<1, "c")])])
    #expect(String(decoding: changed, as: UTF8.self) == text.replacing("\"b\"", with: "\"c\""))
    let units = try self.document(Self.catalog(#""value" : "a" }, "stringUnit" : { "value" : "b""#))
    #expect(units.entries.map { $0.flags.contains(.overridden) } == [true, false, false])
  }

  @Test func aControlCharacterIsNamed() throws {
    let error = #expect(throws: FormatError.self) {
      try document("{\"sourceLanguage\":\"e\tn\"}")
    }
    #expect(error?.description.contains("found U+0009, expected an escape") == true)
  }

  private static func catalog(_ unit: String) -> String {
    """
    { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : {
      "de" : { "stringUnit" : { \(unit) } } } } }, "version" : "1.0" }
    """
  }

  /// Escapes among letters that stay are left as they are written.
  @Test func escapesStay() throws {
    let text = Self.catalog(#""state" : "translated", "value" : "l\u00f6schen""#)
    let document = try Document(path: "A.xcstrings", bytes: Array(text.utf8))
    let index = try #require(
      document.entries.firstIndex { document.value(of: $0) == "löschen" })
    let bytes = try document.applying([EntryChange(entry: index, edits: [Edit(0..<8, "Löschen")])])
    #expect(String(decoding: bytes, as: UTF8.self) == text.replacing("\"l\\u", with: "\"L\\u"))
  }

  /// A text that a person decided on is no machine’s any more (spec FORMATS §5.3).
  @Test(arguments: [true, false])
  func aDecisionEndsMachineTranslation(_ isDecided: Bool) throws {
    let text = Self.catalog(#""state" : "machine_translated", "value" : "Ja""#)
    let document = try Document(path: "A.xcstrings", bytes: Array(text.utf8))
    let index = try #require(document.entries.firstIndex { document.value(of: $0) == "Ja" })
    var change = EntryChange(entry: index, edits: [Edit(0..<2, "Löschen")])
    change.isDecided = isDecided
    let bytes = try document.applying([change])
    let state = isDecided ? "translated" : "machine_translated"
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"state\" : \"\(state)\""))
  }
}
