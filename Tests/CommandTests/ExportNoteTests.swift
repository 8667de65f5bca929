import Foundation
import Testing

/// What becomes of alertcat's own notes when files go through a catalog.
struct ExportNoteTests {
  private let strings = "\"a.alert.title\" = \"Error\";\n\"a.alert.message\" = \"It is gone.\";\n"

  private func xliff(_ target: String, _ state: String, approved: String = "yes") -> String {
    """
    <xliff version="1.2"><file original="App/A.strings" source-language="en" target-language="nl"><body>
    <trans-unit id="a.alert.title" approved="\(approved)">
      <source>Error</source>
      <target state="\(state)">\(target)</target>
    </trans-unit>
    <trans-unit id="a.alert.message" approved="yes">
      <source>It is gone.</source>
      <target state="final">Het is weg.</target>
    </trans-unit></body></file></xliff>
    """
  }

  private func exported(
    _ scratch: Scratch, _ folder: String, _ arguments: [String] = []
  ) throws -> Command {
    let imported = try Command(
      ["import", folder, "--catalog", "\(folder).alertcat"], in: scratch.url)
    #expect(imported.status == 0, "\(imported.transcript)")
    let catalog = ["--catalog", "\(folder).alertcat", "--output", "\(folder)-out"]
    return try Command(["export"] + catalog + arguments, in: scratch.url)
  }

  /// What a person noted is about no finding: it stays, unless only decided texts are asked for.
  @Test(arguments: [[], ["--state", "undecided"], ["--state", "accepted"]])
  func notesOfPeopleStay(_ state: [String]) throws {
    let scratch = try Scratch()
    let delivered = xliff("Batterij leeg", "final")
    let note = "<note from=\"alertcat\" priority=\"2\">review: Anna: right word?</note>"
    let noted = delivered.replacing(
      "Batterij leeg</target>", with: "Batterij leeg</target>\n      " + note)
    try scratch.write(noted, to: "in/nl.xliff")
    _ = try exported(scratch, "in", state)
    let wanted = state.last == "accepted" ? delivered : noted
    #expect(scratch.bytes("in-out/nl.xliff") == Data(wanted.utf8))
    _ = try Command(["fix", "in", "--in-place"], in: scratch.url)
    #expect(scratch.bytes("in/nl.xliff") == Data(noted.utf8))
  }

  /// What is wrong in the source already is noted there, and not once more in each language; with one language alone
  /// it is.
  @Test func faultsOfTheSourceAreNotedThere() throws {
    let scratch = try Scratch()
    try scratch.write(strings, to: "in/en.lproj/A.strings")
    try scratch.write(
      strings.replacing("Error", with: "Fout").replacing("It is gone", with: "Het is weg"),
      to: "in/nl.lproj/A.strings")
    let undecided = ["--state", "undecided"]
    let fixed = try Command(["fix", "in", "--output", "fixed"], in: scratch.url)
    #expect(fixed.trouble.contains("1 note,"), "\(fixed.trouble)")
    _ = try exported(scratch, "in", undecided)
    for name in ["en.lproj/A.strings", "nl.lproj/A.strings"] {
      #expect(scratch.bytes("in-out/" + name) == scratch.bytes("fixed/" + name), "\(name)")
    }
    let dutch = try exported(scratch, "in", undecided + ["-l", "nl"])
    #expect(dutch.output.contains("1 note"), "\(dutch.transcript)")
  }

  /// A key that stands twice is the fault of each file, whatever is wrong in that of the source.
  @Test func faultsOfFilesAreNotedInEach() throws {
    let scratch = try Scratch()
    for (locale, title, one, other) in [
      ("en", "Leave?", "It is gone.", "It is away."), ("de", "Weg?", "Es ist weg.", "Es ist fort."),
    ] {
      func line(_ key: String, _ text: String) -> String {
        "\"a.alert.\(key)\" = \"\(text)\";\n"
      }
      try scratch.write(
        line("title", title) + line("message", one) + line("message", other)
          + line("cancel", locale == "en" ? "Cancel" : "Abbrechen"),
        to: "in/\(locale).lproj/A.strings")
    }
    let run = try Command(["fix", "in", "--output", "out"], in: scratch.url)
    #expect(run.trouble.contains("2 notes,"), "\(run.transcript)")
    for locale in ["en", "de"] {
      let text = scratch.bytes("out/\(locale).lproj/A.strings").map {
        String(decoding: $0, as: UTF8.self)
      }
      #expect(text?.contains("duplicate-key") ?? false, "\(locale): \(text ?? "")")
    }
  }

  /// A note stays byte for byte while its finding is there, and goes with it, in each way out.
  @Test(
    arguments: ["en.lproj/A.strings", "nl.xliff"],
    [[], ["--state", "accepted"], ["--state", "undecided"]])
  func notesGoWithTheirFindings(_ name: String, _ state: [String]) throws {
    let scratch = try Scratch()
    let delivered = name == "nl.xliff" ? xliff("Fout", "final") : strings
    func mended(_ text: String) -> String {
      text.replacing("\"Error\"", with: "\"Battery Empty\"").replacing(
        "Fout", with: "Batterij leeg")
    }
    try scratch.write(delivered, to: "in/" + name)
    let fix = try Command(["fix", "in", "--output", "fixed"], in: scratch.url)
    #expect(fix.trouble.contains("1 note,"), "\(fix.transcript)")
    let noted = try #require(scratch.bytes("fixed/" + name))
    _ = try exported(scratch, "fixed", state)
    let wanted = state.last == "accepted" ? Data(delivered.utf8) : noted
    #expect(scratch.bytes("fixed-out/" + name) == wanted)
    // The text is mended, and the note is still there.
    try scratch.write(mended(String(decoding: noted, as: UTF8.self)), to: "mended/" + name)
    let export = try exported(scratch, "mended", state)
    #expect(export.output.contains("1 file, 0 texts changed, 0 notes"), "\(export.transcript)")
    #expect(scratch.bytes("mended-out/" + name) == Data(mended(delivered).utf8))
    // Without new notes, the outdated ones go too.
    let again = ["fix", "mended", "--in-place", "--no-notes"]
    #expect(try Command(again, in: scratch.url).trouble.contains(" 0 notes"))
    #expect(scratch.bytes("mended/" + name) == Data(mended(delivered).utf8))
    _ = try Command(["fix", "in", "--output", "bare", "--no-notes"], in: scratch.url)
    #expect(scratch.bytes("bare/" + name) == Data(delivered.utf8))
  }

  /// Which state a target had is told until somebody sets it again.
  @Test func statesAreToldAndComeBack() throws {
    let scratch = try Scratch()
    try scratch.write(xliff("Fout", "final"), to: "in/nl.xliff")
    let vendor = ["--for", "vendor"]
    let fix = try Command(["fix", "in", "--output", "fixed"] + vendor, in: scratch.url)
    #expect(fix.trouble.contains("2 notes"), "\(fix.transcript)")
    let fixed = String(decoding: try #require(scratch.bytes("fixed/nl.xliff")), as: UTF8.self)
    #expect(fixed.contains(">state: was final, approved<"))
    #expect(fixed.contains("state=\"needs-review-translation\">Fout"))
    // The text is another one, and its state is open still.
    try scratch.write(fixed.replacing("Fout", with: "Batterij leeg"), to: "open/nl.xliff")
    _ = try exported(scratch, "open", vendor)
    let open = String(decoding: try #require(scratch.bytes("open-out/nl.xliff")), as: UTF8.self)
    #expect(open.contains(">state: was final, approved<") && !open.contains("title-uninformative"))
    let done = fixed.replacing("Fout", with: "Batterij leeg").replacing("\"no\"", with: "\"yes\"")
      .replacing("needs-review-translation", with: "final")
    try scratch.write(done, to: "done/nl.xliff")
    _ = try exported(scratch, "done", vendor)
    #expect(scratch.bytes("done-out/nl.xliff") == Data(xliff("Batterij leeg", "final").utf8))
  }

  /// Who exports what was decided is told which targets Xcode will pass over because they are marked for review still.
  @Test func targetsThatWaitAreNamed() throws {
    let scratch = try Scratch()
    try scratch.write(xliff("Fout", "needs-review-translation", approved: "no"), to: "in/nl.xliff")
    let remark =
      "1 target is still marked as needing review: Xcode ignores it when it imports the XLIFF, until"
      + " somebody sets the state to translated: nl.xliff: a.alert.title (nl)"
    let accepted = ["--state", "accepted"]
    let final = try exported(scratch, "in", accepted)
    #expect(final.trouble.contains(remark), "\(final.transcript)")
    #expect(try exported(scratch, "in").trouble.contains(remark))
    for silent in [
      ["--for", "vendor"], accepted + ["--for", "vendor"], ["--state", "undecided"],
    ] {
      #expect(!(try exported(scratch, "in", silent)).trouble.contains("still marked"))
    }
    #expect(
      !(try exported(scratch, "in", accepted + ["-l", "de"])).trouble.contains("still marked"))
  }

  /// A decision takes a state away as well.
  @Test func exportsTellTheStateToo() throws {
    let scratch = try Scratch()
    try scratch.write(xliff("batterij leeg", "translated", approved: "no"), to: "in/nl.xliff")
    _ = try Command(["import", "in", "--catalog", "in.alertcat"], in: scratch.url)
    let fix = try Command(["fix", "--catalog", "in.alertcat"], in: scratch.url)
    #expect(fix.output.contains("“Batterij leeg”"), "\(fix.transcript)")
    let arguments = ["export", "--catalog", "in.alertcat", "--for", "vendor", "--output"]
    let export = try Command(arguments + ["out"], in: scratch.url)
    #expect(
      export.output.contains("1 text changed, 1 note;")
        || export.output.contains("1 texts changed, 1 note;"), "\(export.output)")
    let text = String(decoding: try #require(scratch.bytes("out/nl.xliff")), as: UTF8.self)
    #expect(text.contains(">state: was translated<"))
    let bare = try Command(arguments + ["bare", "--state", "accepted"], in: scratch.url)
    #expect(bare.output.contains("0 notes"))
    let silent = String(decoding: try #require(scratch.bytes("bare/nl.xliff")), as: UTF8.self)
    #expect(silent == text.replacing(/\n *<note.*<\/note>/, with: ""))
  }

  /// Notes beside a file go as well.
  @Test func notesBesideACatalogGo() throws {
    let scratch = try Scratch()
    try scratch.write(ReviewFileTests.manifest, to: "in/alerts.yml")
    try scratch.write(ReviewFileTests.catalog("Error"), to: "in/Localizable.xcstrings")
    func export(_ state: [String]) throws -> Data? {
      _ = try exported(scratch, "in", state)
      return scratch.bytes("in-out/Localizable.review.json")
    }
    #expect(try export([]) == nil)
    let noted = try #require(try export(["--state", "undecided"]))
    #expect(String(decoding: noted, as: UTF8.self).contains("title-uninformative"))
    #expect(try export([]) == noted)
    try scratch.write(ReviewFileTests.catalog("Battery Empty"), to: "in/Localizable.xcstrings")
    #expect(try export([]) == nil)
  }

  /// What a person decided is finished, so that Xcode takes it; for a vendor it is to be reviewed.
  @Test(arguments: [("xcode", "translated"), ("vendor", "needs-review-translation")])
  func peopleFinishTargets(_ audience: String, _ state: String) throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      <xliff version="1.2"><file original="A.strings" source-language="en" target-language="fr"><body>
      <trans-unit id="a.alert.title"><source>Delete?</source><target>Effacer ?</target></trans-unit>
      <trans-unit id="a.alert.message"><source>It is gone.</source>
      <target state="needs-review-l10n">elle est partie.</target></trans-unit></body></file></xliff>
      """, to: "in/fr.xliff")
    try scratch.write(
      """
      {"version":1,"decisions":[{"id":{"file":"fr.xliff","table":"A","key":"a.alert.message",
      "variation":"","locale":"fr"},"rule":"","start":0,"verdict":"edited","base":"elle est partie.",
      "text":"Partie.","reviewer":"Bo"}]}
      """, to: "d.json")
    func run(_ arguments: [String]) throws -> Command {
      try Command(arguments + ["--catalog", "a.alertcat"], in: scratch.url)
    }
    #expect(try run(["import", "in", "-q"]).status == 0)
    #expect(try run(["import", "--decisions", "d.json"]).output.contains("1 decision taken"))
    let export = try run(["export", "--output", "out", "--for", audience])
    #expect(!export.trouble.contains("marked as"), "\(export.transcript)")
    let out = String(decoding: try #require(scratch.bytes("out/fr.xliff")), as: UTF8.self)
    #expect(out.contains("<target state=\"\(state)\">Partie.</target>"), "\(out)")
  }
}
