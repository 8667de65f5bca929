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
    case "fix":
      #expect(scratch.bytes("out/d.zip") == scratch.bytes("z/d.zip"))
      #expect(!run.trouble.contains("not copied"), "\(run.transcript)")
    case "import":
      #expect(run.output.contains("d.zip: new, 1 entry"), "\(run.transcript)")
      let export = try Command(
        ["export", "--catalog", "a.alertcat", "--output", "out"], in: scratch.url)
      #expect(export.output.hasPrefix("1 file, "), "\(export.transcript)")
    case _ where run.output.isEmpty: break
    default:
      let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let errors = report?["errors"] as? [[String: Any]]
      #expect(errors?.compactMap { $0["file"] as? String } == ["z/d.zip/L/fr.xliff"])
    }
  }

  /// Archives that are none of ours and links that are not followed are named, also to who wants to hear only of errors.
  @Test(arguments: [
    ["check", "in"], ["check", "in", "-q"], ["list", "in"], ["fix", "in", "-q"],
    ["import", "in", "-q", "--catalog", "a.alertcat"], ["import", "in", "--catalog", "a.alertcat"],
  ])
  func whatASearchLeavesAlone(_ arguments: [String]) throws {
    let scratch = try Scratch()
    try scratch.write("\"a\" = \"b\";\n", to: "in/en.lproj/L.strings")
    try scratch.write("\"a\" = \"b\";\n", to: "other/fr.lproj/L.strings")
    for name in ["a", "b", "c", "d"] { try scratch.write("PK", to: "in/\(name).zip") }
    for (link, target) in [
      ("fr.lproj", "../other/fr.lproj"), ("de.lproj", "nowhere.lproj"), ("it.strings", "nowhere"),
      ("notes", "nowhere"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.url.path + "/in/" + link, withDestinationPath: target)
    }
    let run = try Command(arguments, in: scratch.url)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(
      run.trouble.hasPrefix(
        """
        4 .zip files were left alone: no .xcloc inside (in/a.zip, in/b.zip, in/c.zip and 1 more)
        in/fr.lproj: a symbolic link that points outside the folder, not followed: give the path it points to
        2 symbolic links such as in/de.lproj point to nothing: correct or remove them

        """), "\(run.transcript)")
  }

  /// Who leaves a link out by its name is not told of it.
  @Test func linksThatAreLeftOut() throws {
    let scratch = try Scratch()
    try scratch.write("\"a\" = \"b\";\n", to: "in/en.lproj/L.strings")
    try scratch.write("\"a\" = \"b\";\n", to: "other/fr.lproj/L.strings")
    for (link, target) in [("fr.lproj", "../other/fr.lproj"), ("de.lproj", "nowhere.lproj")] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.url.path + "/in/" + link, withDestinationPath: target)
    }
    try scratch.write("version: 1\nexclude: [fr.lproj, in/de.lproj]\n", to: ".alertcat.yml")
    let run = try Command(["check", "in"], in: scratch.url)
    #expect(run.status == 0 && run.trouble.isEmpty, "\(run.transcript)")
  }

  /// Who asks for a language that the configuration leaves out is told why it is not there.
  @Test(arguments: [["check"], ["fix"], ["list"]], ["fr.lproj", "in/fr.lproj/*", "fr.xliff"])
  func languagesThatAreLeftOut(_ command: [String], _ pattern: String) throws {
    let scratch = try Scratch()
    for locale in ["en", "ar", "fr"] {
      try scratch.write("\"a\" = \"b\";\n", to: "in/\(locale).lproj/L.strings")
    }
    try scratch.write(Self.xliff, to: "in/fr.xliff")
    try scratch.write("version: 1\nexclude: ['\(pattern)']\n", to: ".alertcat.yml")
    let run = try Command(command + ["in", "-l", "fr,arr"], in: scratch.url)
    let isRead = pattern == "fr.xliff"
    #expect(run.trouble.contains("no file has the locale arr (did you mean “ar”?)\n"))
    let reason = "exclude, in the configuration, leaves out what is named like it"
    let isTold = run.trouble.contains("no file has the locale fr: \(reason)\n")
    #expect(isTold == !isRead, "\(run.transcript)")
  }

  /// An import says which languages the rules know nothing of, as a check does.
  @Test func languagesThatNobodyKnows() throws {
    let scratch = try Scratch()
    try scratch.write("\"a\" = \"b\";\n", to: "in/tlh.lproj/L.strings")
    try scratch.write("\"a\" = \"b\";\n", to: "in/Shared/L.strings")
    let remarks = """
      no policy for tlh: casing and wording were not checked
      in/Shared/L.strings: no .lproj folder, file name or target language gives its language; casing and wording were not checked (move it into a folder like de.lproj)

      """
    #expect(try Command(["check", "in"], in: scratch.url).trouble == remarks)
    let imported = ["import", "in", "--catalog", "a.alertcat"]
    #expect(try Command(imported, in: scratch.url).trouble == remarks)
    #expect(try Command(imported + ["-q"], in: scratch.url).trouble == "")
  }
}
