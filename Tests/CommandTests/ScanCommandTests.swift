import AlertSources
import Foundation
import Testing

/// `alertcat scan`, as it is built here.
struct ScanCommandTests {
  private let scratch: Scratch
  private static let isBuilt: ConditionTrait = .enabled(
    if: SourceScan.readsSwift, "needs the Swift parser: swift test --traits Scanner")

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      "\"title\" = \"delete the Trip?\";\n\"cancel\" = \"No\";\n", to: "App/en.lproj/L.strings")
    try scratch.write(
      """
      func ask() {
        let alert = UIAlertController(
          title: NSLocalizedString("title", tableName: "L", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", tableName: "L", comment: ""), style: .cancel))
        present(UIAlertController(title: "\u{1B}[31m", message: error, preferredStyle: .alert), animated: true)
      }
      """, to: "App/Ask.swift")
  }

  private func scan(_ arguments: String...) throws -> Command {
    try Command(["scan"] + arguments, in: scratch.url)
  }

  @Test(.disabled(if: SourceScan.readsSwift, "this build has the Swift parser"))
  func withoutTheParser() throws {
    let run = try scan("App", "--catalog-files", "App")
    #expect(run.status == 64)
    #expect(run.trouble.contains("swift build -c release --traits Scanner"))
  }

  /// What is written is what `check` then goes by.
  @Test(isBuilt) func manifestForCheck() throws {
    let run = try scan("App", "--catalog-files", "App", "--output", "App/alerts.yml")
    #expect(run.status == 0, "\(run.trouble)")
    #expect(run.output.isEmpty)
    #expect(run.trouble.contains("1 file, 2 places that create an alert: 1 alert with texts"))
    let check = try Command(["check", "App", "--only", "button-yes-no"], in: scratch.url)
    #expect(check.status == 1)
    #expect(check.output.contains("cancel, button of Ask-ask"), "\(check.output)")
  }

  /// A key that only views show is called like a title of an alert for nothing.
  @Test(isBuilt) func whatViewsShowIsIgnored() throws {
    try scratch.write(
      "\"page.alert.title\" = \"Read this first\";\n\"page.alert.message\" = \"It is short.\";\n",
      to: "App/en.lproj/Localizable.strings")
    try scratch.write(
      """
      final class Page {
        func show() {
          head.text = NSLocalizedString("page.alert.title", comment: "")
          body.text = NSLocalizedString("page.alert.message", comment: "")
        }
      }
      """, to: "App/Page.swift")
    let before = try Command(["check", "App"], in: scratch.url)
    #expect(before.output.contains("page.alert.title"), "\(before.output)")
    let run = try scan("App", "--output", "App/alerts.yml")
    #expect(run.status == 0, "\(run.trouble)")
    let manifest = try String(
      contentsOf: scratch.url.appendingPathComponent("App/alerts.yml"), encoding: .utf8)
    #expect(
      manifest.contains("ignore:\n  - \"page.alert.message\"\n  - \"page.alert.title\"\n"),
      "\(manifest)")
    let after = try Command(["check", "App"], in: scratch.url)
    #expect(!after.output.contains("page.alert"), "\(after.output)")
  }

  /// Texts beside the code need not be named; a file of code has none beside it.
  @Test(isBuilt) func textsAreInTheFoldersOfTheCode() throws {
    let run = try scan("App")
    #expect(run.status == 0, "\(run.trouble)")
    #expect(run.output == (try scan("App", "--catalog-files", "App").output))
    #expect(run.output.contains("cancel"))
    let file = try scan("App/Ask.swift")
    #expect(file.status == 64 && file.trouble.contains("use --catalog-files"))
  }

  /// Without texts every key would be in no file, and that is not what is wrong.
  @Test(isBuilt) func textsThatLieElsewhere() throws {
    try FileManager.default.moveItem(
      at: scratch.url.appendingPathComponent("App/en.lproj"),
      to: scratch.url.appendingPathComponent("en.lproj"))
    let run = try scan("App", "--output", "alerts.yml")
    #expect(run.status == 2 && run.output.isEmpty && scratch.bytes("alerts.yml") == nil)
    #expect(
      run.trouble
        == "no localization files in App: use --catalog-files to name the folder that has them\n")
  }

  @Test(isBuilt) func printed() throws {
    let run = try scan("App", "-q", "--catalog-files", "App")
    #expect(run.trouble.isEmpty)
    #expect(
      run.output == """
        version: 1
        alerts:
          "Ask-ask":  # code App/Ask.swift:2 (UIAlertController) 0.95
            title: { key: "title", table: "L" }
            presentation: alert
            buttons:
              - { key: "cancel", table: "L", style: cancel }
        # The title and message of these are in none of the files, or known only to the running app:
        # App/Ask.swift:5 (UIAlertController): “␛[31m” is written in the code

        """)
  }

  /// What somebody corrected by hand is not lost.
  @Test(isBuilt) func aManifestThatExists() throws {
    try scratch.write("version: 1\n", to: "alerts.yml")
    let run = try scan("App", "--catalog-files", "App", "--output", "alerts.yml")
    #expect(run.status == 64)
    #expect(run.trouble.contains("alerts.yml exists"))
    #expect(scratch.bytes("alerts.yml") == Data("version: 1\n".utf8))
  }

  /// A path that is wrong is told before the texts that are missing with it.
  @Test(
    isBuilt,
    arguments: [
      (["nope"], "nope: no such file or folder: check the path"),
      (["nope", "App/Ask.swift"], "nope: no such file or folder: check the path"),
      (["empty", "nope"], "nope: no such file or folder: check the path"),
      (
        ["App/en.lproj/L.strings"],
        "App/en.lproj/L.strings: not a source file: give .swift, .m or .mm files, or a folder"
      ),
    ])
  func wrongPathsComeFirst(_ paths: [String], _ line: String) throws {
    try scratch.write("", to: "empty/none.txt")
    let run = try Command(["scan"] + paths, in: scratch.url)
    #expect(run.status == 2 && run.trouble == line + "\n", "\(run.transcript)")
  }

  /// What cannot be used is known without the parser.
  @Test func unusablePaths() {
    let app = scratch.url.path + "/App"
    #expect(SourceScan.errors(in: [app, app + "/Ask.swift"]).isEmpty)
    let errors = SourceScan.errors(in: [app + "/en.lproj/L.strings", app + "/nope"])
    #expect(errors.map(\.problem) == ["not a source file", "no such file or folder"])
  }

  @Test(isBuilt) func whatCannotBeRead() throws {
    let missing = try scan("Nowhere", "App/en.lproj/L.strings", "--catalog-files", "App")
    #expect(missing.status == 2)
    #expect(missing.trouble.contains("Nowhere: no such file or folder"))
    #expect(missing.trouble.contains("App/en.lproj/L.strings: not a source file"))
    try scratch.write(String(repeating: "(", count: 3_000), to: "App/Deep.swift")
    let deep = try scan("App", "--catalog-files", "App")
    #expect(deep.status == 2)
    #expect(deep.trouble.contains("App/Deep.swift:1:2000: the code is nested too deep here"))
    #expect(deep.output.contains("Ask-ask"), "the others are done")
  }
}
