import Testing

@testable import AlertRules

/// Fixing: what is safe happens, what is not is noted, and doing it twice changes nothing.
struct FixerTests {
  private static let strings = """
    /* Button */
    "delete" = "Delete photo";
    "title" = "Battery almost empty";
    "message" = "The trip was not saved";
    "yes" = "Yes";
    "cancel" = "Cancel";
    "other" = "Not an alert: leave this alone";

    """
  private static let manifest = """
    version: 1
    alerts:
      a:
        title: title
        message: message
        buttons: [{ key: delete, style: destructive }, { key: yes, style: default }, { key: cancel, style: cancel }]
    """

  private func fixer(_ text: String, _ options: Fixer.Options = Fixer.Options()) throws -> Fixer {
    let document = try Document(path: "en.lproj/Localizable.strings", bytes: Array(text.utf8))
    let catalog = Catalog(documents: [document])
    let alerts = Grouping(catalog, manifests: [try Manifest(Self.manifest, file: "alerts.yml")])
      .alerts
    return try Fixer(Checker(catalog, alerts: alerts), options: options)
  }

  @Test func safeFixesHappenAndTheRestIsNoted() throws {
    let fixer = try fixer(Self.strings)
    #expect(
      fixer.corrections.map(\.after) == [
        "Delete Photo", "Battery Almost Empty", "The trip was not saved.",
      ])
    let written = String(decoding: fixer.results[0], as: UTF8.self)
    #expect(
      written == """
        /* Button */
        "delete" = "Delete Photo";
        "title" = "Battery Almost Empty";
        "message" = "The trip was not saved.";
        /* alertcat: warning: button-yes-no: “Yes” does not say what happens. */
        "yes" = "Yes";
        "cancel" = "Cancel";
        "other" = "Not an alert: leave this alone";

        """)
    #expect(try self.fixer(written).results[0] == fixer.results[0], "fixing twice changes nothing")
    #expect(try self.fixer(written).corrections.isEmpty)
  }

  @Test func withoutNotesOnlyValuesChange() throws {
    var options = Fixer.Options()
    options.writesNotes = false
    let fixer = try fixer(Self.strings, options)
    let expected = Self.strings.replacing("Delete photo", with: "Delete Photo")
      .replacing("Battery almost empty", with: "Battery Almost Empty")
      .replacing("not saved", with: "not saved.")
    #expect(String(decoding: fixer.results[0], as: UTF8.self) == expected)
  }

  @Test func proposalsAreAppliedOnRequest() throws {
    var options = Fixer.Options()
    options.includesReview = true
    let text = Self.strings.replacing("Battery almost empty", with: "Delete the photo?")
      .replacing("\"delete\" = \"Delete photo\"", with: "\"delete\" = \"Keep\"")
    let fixer = try fixer(text, options)
    #expect(fixer.corrections.map(\.after).contains("Delete"))
    #expect(fixer.noteCount == 0)
  }

  @Test func aFileWithoutFindingsKeepsItsBytes() throws {
    let text = "\"title\" = \"Battery Almost Empty\";\r\n\"delete\" = \"Delete Photo\";"
    #expect(try fixer(text).results[0] == Array(text.utf8))
  }
}
