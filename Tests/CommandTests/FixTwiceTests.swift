import Foundation
import Testing

/// Fixing again changes nothing, and `fix` exits as `check` does then.
struct FixTwiceTests {
  private func files(_ scratch: Scratch, _ names: [String]) -> [Data?] { names.map(scratch.bytes) }

  @Test(arguments: [[], ["--include", "review"]])
  func theSample(_ options: [String]) throws {
    let scratch = try Scratch()
    let sample = Command.root.appendingPathComponent("Catalogs/Samples/Wayfarer")
    // Whatever the folder is called.
    try FileManager.default.copyItem(at: sample, to: scratch.url.appendingPathComponent("Renamed"))
    let names = try #require(
      FileManager.default.subpaths(atPath: scratch.url.appendingPathComponent("Renamed").path)
    ).sorted().map { "Renamed/" + $0 }.filter { name in
      [".strings", ".xliff", ".xcstrings", ".stringsdict"].contains { name.hasSuffix($0) }
    }
    let fix = ["fix", "Renamed", "--in-place"] + options
    let first = try Command(fix, in: scratch.url)
    let once = files(scratch, names)
    let check = try Command(["check", "Renamed"], in: scratch.url)
    #expect(first.status == check.status && names.count > 5)
    let second = try Command(fix, in: scratch.url)
    #expect(second.status == first.status && files(scratch, names) == once)
  }

  /// A space that goes, and a label that the text names, take nothing with them that only the next run would mend.
  @Test(arguments: [
    (
      "Bitte prüfen Sie die Adresse. Es gibt keinen Server ",
      "Check the address. There is no server."
    ),
    (
      "Choose Stop warning me to hide further warnings.",
      "Choose Stop warning me to hide further warnings."
    ),
  ])
  func halvesAreNotLeft(_ german: String, _ english: String) throws {
    let scratch = try Scratch()
    for (locale, message) in [("de", german), ("en", english)] {
      let isEnglish = locale == "en"
      try scratch.write(
        "\"a.alert.title\" = \"\(isEnglish ? "Try again?" : "Erneut versuchen?")\";\n"
          + "\"a.alert.message\" = \"\(message)\";\n"
          + "\"a.alert.button.stop\" = \"\(isEnglish ? "Stop warning me" : "Nicht warnen")\";\n"
          + "\"a.alert.button.cancel\" = \"\(isEnglish ? "Cancel" : "Abbrechen")\";\n",
        to: "App/\(locale).lproj/L.strings")
    }
    _ = try Command(["fix", "App", "--in-place"], in: scratch.url)
    let once = files(scratch, ["App/de.lproj/L.strings", "App/en.lproj/L.strings"])
    let second = try Command(["fix", "App", "--in-place"], in: scratch.url)
    #expect(
      files(scratch, ["App/de.lproj/L.strings", "App/en.lproj/L.strings"]) == once,
      "\(second.transcript)")
  }

  /// The words of a source text change: the XLIFF with the former ones is called old at once.
  @Test func sourcesInTwoFiles() throws {
    let scratch = try Scratch()
    try scratch.write(
      "\"a.no\" = \"Never Mind\";\n\"a.yes\" = \"Delete\";\n\"a.title\" = \"Delete the trip?\";\n",
      to: "App/en.lproj/Localizable.strings")
    try scratch.write(
      """
      <xliff version="1.2"><file original="App/en.lproj/Localizable.strings" source-language="en" target-language="fr">
      <body><trans-unit id="a.no"><source>Never Mind</source><target>Annuler</target></trans-unit></body></file></xliff>
      """, to: "fr.xliff")
    try scratch.write(
      """
      version: 1
      alerts:
        a: { title: a.title, buttons: [{ key: a.yes, style: destructive }, { key: a.no, style: cancel }] }
      """, to: "alerts.yml")
    let fix = ["fix", ".", "--in-place", "--include", "review"]
    let first = try Command(fix, in: scratch.url)
    let once = files(scratch, ["App/en.lproj/Localizable.strings", "fr.xliff"])
    #expect(
      first.status == 1
        && once[0].map { String(decoding: $0, as: UTF8.self) }?.contains("\"Cancel\"") == true)
    #expect(try Command(["check", "."], in: scratch.url).status == 1)
    _ = try Command(fix, in: scratch.url)
    #expect(files(scratch, ["App/en.lproj/Localizable.strings", "fr.xliff"]) == once)
  }

  /// A word that nobody translated is no text of its language, also where its source begins with a capital now.
  @Test(arguments: ["delete", "delete…"])
  func copiesOfACorrectedSource(_ label: String) throws {
    let scratch = try Scratch()
    let names = ["en.lproj/L.strings", "de.lproj/L.strings"]
    let english = "\"a.alert.title\" = \"Delete the trip?\";\n\"a.alert.button\" = \"\(label)\";\n"
    let german = "\"a.alert.title\" = \"Reise löschen?\";\n\"a.alert.button\" = \"\(label)\";\n"
    try scratch.write(english, to: names[0])
    try scratch.write(german, to: names[1])
    _ = try Command(["fix", ".", "--in-place"], in: scratch.url)
    let corrected = Data(english.replacing("\"delete", with: "\"Delete").utf8)
    #expect(files(scratch, names) == [corrected, Data(german.utf8)])
    let check = try Command(["check", "."], in: scratch.url)
    #expect(!check.output.contains("de.lproj"), "\(check.transcript)")
  }

  /// Xcode imports finished targets only: a correction of another one would be lost without a word.
  @Test(arguments: [
    ("", false), (" state=\"translated\"", false), (" state=\"needs-review-l10n\"", true),
    (" state=\"new\"", true),
  ])
  func unfinishedTargetsAreTold(_ state: String, _ isTold: Bool) throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      <xliff version="1.2"><file original="Localizable.strings" source-language="en" target-language="de">
      <body><trans-unit id="a.title"><source>Delete Photo</source><target\(state)>foto löschen</target></trans-unit></body></file></xliff>
      """, to: "de.xliff")
    try scratch.write("version: 1\nalerts: { a: { title: a.title } }\n", to: "alerts.yml")
    let run = try Command(["fix", "."], in: scratch.url)
    #expect(run.output.contains("+") && run.output.contains("Foto löschen"))
    #expect(run.trouble.contains("1 corrected target is marked as new") == isTold, "\(run.trouble)")
    let vendor = try Command(["fix", ".", "--for", "vendor"], in: scratch.url)
    #expect(!vendor.trouble.contains("marked as new"))
  }

  /// Copies inside a bundle would be inputs of the next run.
  @Test(arguments: ["in/en.lproj", "in/en.lproj/deep", "in/de.xcloc"])
  func noCopiesInBundles(_ output: String) throws {
    let scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"Error\";\n", to: "in/en.lproj/A.strings")
    let run = try Command(["fix", "in", "--output", output], in: scratch.url)
    #expect(
      run.status == 64 && run.trouble.contains("is a bundle, not a place for copies"),
      "\(run.transcript)")
    let catalog = ["--catalog", "a.alertcat"]
    _ = try Command(["import", "in"] + catalog, in: scratch.url)
    let export = try Command(["export", "--output", output] + catalog, in: scratch.url)
    #expect(
      export.status == 64 && export.trouble.contains("is a bundle, not a place for copies"),
      "\(export.transcript)")
  }

  /// The space between two segments of a unit is a space, also where only the source has it.
  @Test func segmentsAreParted() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr"><file id="f">
      <unit id="1" name="a.alert.title"><segment><source>Delete Trip?</source><target>Supprimer ?</target></segment></unit>
      <unit id="2" name="a.alert.message"><segment id="1"><source>The photos stay.</source><target>Les photos restent.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment id="2"><source>The notes are deleted.</source><target>Les notes sont supprimées.</target></segment></unit>
      </file></xliff>
      """, to: "fr.xlf")
    let run = try Command(["check", "fr.xlf", "--only", "message-sentence-style"], in: scratch.url)
    #expect(run.status == 0, "\(run.transcript)")
  }

  /// Of files that could not be written nothing is counted.
  @Test func theSummaryTellsWhatWasWritten() throws {
    let scratch = try Scratch()
    try scratch.write(
      "\"a.alert.title\" = \"Error\";\n\"a.alert.message\" = \"it is gone.\";\n",
      to: "in/en.lproj/A.strings")
    try scratch.write("a file where a folder has to be", to: "out/en.lproj")
    let run = try Command(["fix", "in", "--output", "out"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.trouble.contains("0 values corrected, 0 notes; nothing written to out"))
    #expect(run.trouble.contains("; 1 file not written"))
    let good = try Command(["fix", "in", "--output", "other"], in: scratch.url)
    #expect(good.trouble.contains("1 value corrected, 1 note, "))
    #expect(good.trouble.contains("; written to other"))
  }
}
