import Testing

@testable import AlertCatalog

/// Which comments of a `.strings` file stand over several entries.
struct StringsHeadingTests {
  private func headings(_ text: String) throws -> [String] {
    let document = try Sample.document(text, "de.lproj/A.strings")
    return document.headings.map { String(decoding: document.file.bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    "// MARK: Trips", "// MARK: - Trips", "//MARK:Trips", "/* MARK: - Trips */", "// MARK - Trips",
    "/* ==== Trips ==== */", "// ---- Trips", "/******* Trips *******/", "/*\n  ** Trips **\n*/",
    "// ====\n// Trips\n// ====", "// Trips\n// -----",
  ])
  func marksMakeHeadings(_ comment: String) throws {
    #expect(try headings("a = b;\n\n\(comment)\nc = d;\n").last == comment)
    #expect(try headings("a = b;\n\(comment)\n/* About c */\nc = d;\n").last == comment)
  }

  @Test func aBlankLineMakesAHeading() throws {
    #expect(try headings("// Trips\n\na = b;\n") == ["// Trips"])
    #expect(try headings("// Trips\r\n\r\n/* About a */\r\na = b;\r\n") == ["// Trips"])
    #expect(try headings("// One\n// Two\n\na = b;\n") == ["// One\n// Two"])
    #expect(try headings("// MARK: Trips\n// Of a day.\n\na = b;\n") == ["// MARK: Trips"])
  }

  /// The comment of an entry, or what stands behind one.
  @Test(arguments: [
    "// Trips\na = b;\n", "/* Trips */ a = b;\n", "a = b; // Trips\n\nc = d;\n",
    "/** Trips */\na = b;\n", "// MARKET\na = b;\n", "a = b;\n\n/* Trips */\n/* All */\nc = d;\n",
    "a = b; // Trips\n// About c\nc = d;\n", "a = /* Trips */\n\n b;\n", "// -\na = b;\n",
  ])
  func otherCommentsAreNone(_ text: String) throws {
    #expect(try headings(text).isEmpty)
  }

  @Test func headingsStandInOrder() throws {
    let found = try headings(
      "// MARK: A\na = b;\n\n// MARK: B\n// B\n\n/* c */ c = d;\n// ==\n// C\n// ==\ne = f;\n")
    #expect(found == ["// MARK: A", "// MARK: B", "// ==", "// ==\n// C\n// =="])
  }
}
