import Foundation
import TestSupport
import Testing

/// What was given and not read is told, so that silence is not taken for praise.
struct UnreadInputTests {
  private static let xliff =
    "<xliff version=\"1.2\"><file original=\"L.strings\" source-language=\"en\" target-language=\"de\">"
    + "<body><trans-unit id=\"a.alert.title\"><source>Done</source><target>Fertig</target>"
    + "</trans-unit></body></file></xliff>"

  /// An archive with a bundle, and a file beside that.
  private func archive(_ scratch: Scratch) throws {
    let bytes = StoredArchive.bytes([
      ("de.xcloc/Localized Contents/de.xliff", Self.xliff),
      ("de.xcloc/contents.json", "{\"targetLocale\": \"de\"}"), ("L/fr.xliff", Self.xliff),
    ])
    try scratch.write("", to: "z/readme.txt")
    try Data(bytes).write(to: scratch.url.appendingPathComponent("z/d.zip"))
  }

  /// What lies in an archive beside a bundle is named by every command, and the bundle is done.
  @Test(arguments: [
    ["check", "z", "--format", "json"], ["check", "z/d.zip", "-q"],
    ["fix", "z", "--output", "out"],
    ["import", "z", "--catalog", "a.alertcat"],
  ])
  func filesBesideABundleInAnArchive(_ arguments: [String]) throws {
    let scratch = try Scratch()
    try archive(scratch)
    let run = try Command(arguments, in: scratch.url)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(
      run.trouble.contains(
        "z/d.zip/L/fr.xliff: this file in an archive was not read, because it is in no .xcloc: "
          + "unpack the archive, and give the folder\n"), "\(run.transcript)")
    switch arguments[0] {
    case "fix": #expect(scratch.bytes("out/d.zip") != nil)
    case "import": #expect(run.output.contains("d.zip: new, 1 entry"), "\(run.transcript)")
    case _ where run.output.isEmpty: break
    default:
      let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let errors = report?["errors"] as? [[String: Any]]
      #expect(errors?.compactMap { $0["file"] as? String } == ["z/d.zip/L/fr.xliff"])
    }
  }
}
