import Foundation
import Testing

/// A file is the same, from wherever and however it is named.
struct GivenPathTests {
  /// From inside an `.lproj` the source text is found as from above it, also by a name that was asked for
  /// in another folder before.
  @Test(arguments: [
    (".", "de.lproj/L.strings"), ("de.lproj", "L.strings"), ("de.lproj", "./L.strings"),
    ("de.lproj", "."), ("de.lproj/deep", ".."), ("de.lproj/deep", "../L.strings"),
  ])
  func fromWherever(_ folder: String, _ path: String) throws {
    let scratch = try Scratch()
    for (locale, message) in [("en", "It is gone."), ("fr", "Parti."), ("de", "Weg ist %@.")] {
      try scratch.write(
        "\"a.alert.title\" = \"\(locale == "en" ? "Delete it?" : "L?")\";\n"
          + "\"a.alert.message\" = \"\(message)\";\n", to: "\(locale).lproj/L.strings")
    }
    try scratch.write("", to: "de.lproj/deep/none.txt")
    let cache = scratch.url.appendingPathComponent("cache").path
    let french = try Command(
      ["check", "L.strings"], in: scratch.url.appendingPathComponent("fr.lproj"), cache: cache)
    #expect(french.status == 0, "\(french.transcript)")
    let german = try Command(
      ["check", path, "--only", "placeholder-mismatch"],
      in: scratch.url.appendingPathComponent(folder), cache: cache)
    #expect(german.status == 1 && german.output.contains("no counterpart"), "\(german.transcript)")
  }

  /// A folder keeps its name among the copies, also where the path shows none.
  @Test(arguments: [
    ("de.lproj", ".", "de.lproj/L.strings"), ("de.lproj", "L.strings", "de.lproj/L.strings"),
    ("de.lproj/deep", "..", "de.lproj/L.strings"),
    ("de.lproj", "../de.lproj/.", "de.lproj/L.strings"),
    ("de.xcloc", ".", "de.xcloc/Localized Contents/de.xliff"),
    ("de.xcloc/Localized Contents", "..", "de.xcloc/Localized Contents/de.xliff"),
    ("de.xcloc", "./", "de.xcloc/Localized Contents/de.xliff"),
  ])
  func copiesKeepTheFolder(_ folder: String, _ path: String, _ copy: String) throws {
    let scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"Weg?\";\n", to: "de.lproj/L.strings")
    try scratch.write("", to: "de.lproj/deep/none.txt")
    try scratch.write("{}", to: "de.xcloc/contents.json")
    try scratch.write(
      "<xliff version=\"1.2\"><file original=\"L.strings\" source-language=\"en\" target-language=\"de\"><body/></file></xliff>",
      to: "de.xcloc/Localized Contents/de.xliff")
    let out = scratch.url.appendingPathComponent("out").path
    let run = try Command(
      ["fix", path, "--output", out], in: scratch.url.appendingPathComponent(folder))
    #expect(run.status == 0 && scratch.bytes("out/\(copy)") != nil, "\(run.transcript)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: out) == [
        String(copy.prefix { $0 != "/" })
      ])
  }

  /// Where neither a file nor its name tells a language, the bundle around it does.
  @Test(arguments: [["check", "x.xcloc"], ["check", "--catalog", "a.alertcat"]])
  func theBundleTellsTheLanguage(_ arguments: [String]) throws {
    let scratch = try Scratch()
    try scratch.write("{\"targetLocale\": \"de\"}", to: "x.xcloc/contents.json")
    try scratch.write(
      "<xliff version=\"1.2\"><file original=\"L.strings\" source-language=\"en\"><body>"
        + "<trans-unit id=\"a.alert.title\"><source>Gone?</source><target>weg?</target></trans-unit>"
        + "<trans-unit id=\"a.alert.ok\"><source>OK</source><target>OK</target></trans-unit>"
        + "</body></file></xliff>", to: "x.xcloc/Localized Contents/x.xliff")
    let arrival = try Command(["import", "x.xcloc", "--catalog", "a.alertcat"], in: scratch.url)
    #expect(
      arrival.status == 0 && !arrival.transcript.contains("language,"), "\(arrival.transcript)")
    let run = try Command(arguments, in: scratch.url)
    #expect(run.output.contains("“weg?” → “Weg?”"), "\(run.transcript)")
    #expect(!run.trouble.contains("gives its language"), "\(run.transcript)")
  }

  /// Silence about nothing is not taken for praise.
  @Test(arguments: [
    ["check", "."], ["check", ".", "--format", "xcode"], ["fix", "."], ["list", "."],
    ["check", ".", "-q"], ["fix", ".", "--output", "out"], ["explain", "a", "."],
    ["check", ".", "--write-baseline", "known.json"],
  ])
  func aFolderWithoutFilesIsNamed(_ arguments: [String]) throws {
    let scratch = try Scratch()
    try scratch.write("version: 1\nalerts: { a: { title: a } }\n", to: "alerts.yml")
    let run = try Command(arguments, in: scratch.url)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.trouble == "nothing was read: no localization files in .\n", "\(run.transcript)")
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    #expect(names == ["alerts.yml"])
  }

  /// What a configuration leaves out was there.
  @Test func whatIsLeftOutIsSaid() throws {
    let scratch = try Scratch()
    try scratch.write("version: 1\nexclude: [\"*.lproj\"]\n", to: ".alertcat.yml")
    try scratch.write("\"a\" = \"b\";\n", to: "de.lproj/L.strings")
    let run = try Command(["check", "."], in: scratch.url)
    #expect(run.status == 2)
    #expect(
      run.trouble == "nothing was read: no localization files in . but those that “exclude:” in "
        + "the configuration leaves out\n")
  }

  /// An output folder in a file is told of once.
  @Test func anOutputFolderInAFile() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "file")
    for name in ["a", "b"] { try scratch.write("\"a\" = \"b\";\n", to: "\(name).strings") }
    let run = try Command(["fix", ".", "--output", "file/x"], in: scratch.url)
    #expect(run.status == 64)
    #expect(run.trouble.contains("file is not a folder; use another --output"), "\(run.trouble)")
  }

  /// A report that a program reads is one all the same, also when the answer was kept.
  @Test func anEmptyReportIsAReport() throws {
    let scratch = try Scratch()
    let cache = scratch.url.appendingPathComponent("cache").path
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    try scratch.write("", to: "none/README.md")
    for _ in 0..<2 {
      let run = try Command(["check", "none", "--format", "json"], in: scratch.url, cache: cache)
      #expect(run.status == 2 && run.trouble.hasPrefix("nothing was read"), "\(run.transcript)")
      let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect(report?["version"] as? Int == 1)
    }
  }

  /// One of several paths may have nothing, and is named.
  @Test func aPathWithoutFilesIsNamed() throws {
    let scratch = try Scratch()
    try scratch.write("\"a\" = \"b\";\n", to: "x/en.lproj/L.strings")
    try scratch.write("", to: "none/README.md")
    let run = try Command(["check", "x", "none", "x/en.lproj"], in: scratch.url)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.trouble == "no localization files in none\n", "\(run.transcript)")
  }

  /// The manifest governs its folder, whatever way leads there.
  @Test(arguments: [
    (".", "x"), ("x", "."), ("k", "../x"), ("k/deep", "../../x/en.lproj"), ("x/en.lproj", ".."),
    ("x/en.lproj", "L.strings"), ("k", "./../k/../x/en.lproj/L.strings"),
  ])
  func theManifestIsFound(_ folder: String, _ path: String) throws {
    let scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"delete it\";\n", to: "x/en.lproj/L.strings")
    try scratch.write(
      "version: 1\ndefaults: { table: L }\nalerts: { mine: { title: a.alert.title } }\n",
      to: "x/alerts.yml")
    try scratch.write("", to: "k/deep/none.txt")
    let run = try Command(["list", path], in: scratch.url.appendingPathComponent(folder))
    #expect(run.output.contains("mine"), "\(run.transcript)")
  }

  /// An XLIFF is of the table beside it, or is not, however the folder is named.
  @Test(arguments: ["s2", "App"])
  func tablesAreTheSameFromEverywhere(_ folder: String) throws {
    let scratch = try Scratch()
    func unit(_ key: String, _ text: String) -> String {
      "<trans-unit id=\"\(key)\"><source>Gone</source><target>\(text)</target></trans-unit>"
    }
    try scratch.write(
      "<xliff version=\"1.2\"><file original=\"App/Localizable.xcstrings\" source-language=\"en\" "
        + "target-language=\"de\"><body>\(unit("a.alert.title", "Fort"))"
        + "\(unit("a.alert.message", "Fort."))\(unit("c.alert.title", "Da"))</body></file></xliff>",
      to: folder + "/de.xliff")
    try scratch.write(
      "\"a.alert.title\" = \"Weg\";\n\"a.alert.message\" = \"Weg.\";\n\"b.alert.title\" = \"Nah\";\n",
      to: folder + "/de.lproj/Localizable.strings")
    let place = scratch.url.appendingPathComponent(folder)
    try scratch.write("", to: folder + "/deep/none.txt")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appendingPathComponent("link").path, withDestinationPath: folder)
    func isJoined(_ arguments: [String], _ from: URL) throws -> Bool {
      try Command(["check"] + arguments + ["--fail-on", "never"], in: from).output
        .contains("delivery-conflict")
    }
    let wanted = folder == "App"
    for (arguments, from) in [
      (["."], place), ([folder], scratch.url), ([place.path], scratch.url),
      (["./\(folder)/"], scratch.url),
      ([".."], place.appendingPathComponent("deep")), (["link"], scratch.url),
      (["de.lproj", "de.xliff"], place), (["."], scratch.url),
    ] {
      #expect(try isJoined(arguments, from) == wanted, "\(arguments) in \(from.path)")
    }
    _ = try Command(["import", ".", "--catalog", "a.alertcat"], in: scratch.url)
    #expect(try isJoined(["--catalog", "a.alertcat"], scratch.url) == wanted)
    if wanted { return }
    _ = try Command(["import", ".", "--catalog", "../b.alertcat"], in: place)
    #expect(try isJoined(["--catalog", "b.alertcat"], scratch.url) == wanted)
  }

  /// Xcode opens what a diagnostic names only if the path is whole.
  @Test func xcodeIsToldTheWholePath() throws {
    let scratch = try Scratch()
    try scratch.write(
      "\"a.alert.title\" = \"delete it\";\n\"a.alert.message\" = \"gone\";\n",
      to: "x/en.lproj/L.strings")
    try scratch.write("", to: "k/none.txt")
    let run = try Command(
      ["check", "../x", "--format", "xcode"], in: scratch.url.appendingPathComponent("k"))
    let file = scratch.url.appendingPathComponent("x/en.lproj/L.strings").path
    #expect(run.output.contains(file + ":1:"), "\(run.transcript)")
  }

  /// A file that cannot be read is one error, though another one would have its source text there.
  @Test func oneErrorIsSaidOnce() throws {
    let scratch = try Scratch()
    try scratch.write("\"a\" = \"b\"", to: "en.lproj/L.strings")
    try scratch.write("\"a\" = \"b\";", to: "de.lproj/L.strings")
    for paths in [["."], ["de.lproj"]] {
      let run = try Command(["check"] + paths, in: scratch.url)
      #expect(run.trouble.split(separator: "\n").count == 1, "\(paths): \(run.transcript)")
    }
  }

  @Test func aCatalogIsNoLocalizationFile() throws {
    let scratch = try Scratch()
    try scratch.write("SQLite format 3", to: "a.alertcat")
    let run = try Command(["check", "a.alertcat"], in: scratch.url)
    #expect(run.status == 2 && run.trouble.contains("name a catalog with --catalog a.alertcat"))
  }

  /// A folder and a link to it are one project: its manifest speaks once.
  @Test func aLinkToAFolderIsTheFolder() throws {
    let scratch = try Scratch()
    try scratch.write(
      "\"t\" = \"Delete photo?\";\n\"b\" = \"Delete\";", to: "a/en.lproj/Localizable.strings")
    try scratch.write(
      "version: 1\nalerts:\n  a: { title: t, buttons: [b] }\n", to: "a/alerts.yml")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appendingPathComponent("z").path, withDestinationPath: "a")
    let once = try Command(["check", "a"], in: scratch.url).transcript
    #expect(once.contains("1 alert:"))
    #expect(try Command(["check", "a", "z"], in: scratch.url).transcript == once)
  }

  /// What a link out of the folder leads to is not read, and not passed over in silence.
  @Test func aLinkOutOfTheFolderIsTold() throws {
    let scratch = try Scratch()
    try scratch.write("\"a\" = \"b\";", to: "other/de.lproj/L.strings")
    try scratch.write("\"a\" = \"b\";", to: "mine/en.lproj/L.strings")
    let links = [
      ("mine/de.lproj", "../other/de.lproj"), ("mine/again.strings", "en.lproj/L.strings"),
      ("mine/fr.strings", "../other/de.lproj/L.strings"), ("mine/README.md", "/etc/hosts"),
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.url.appendingPathComponent(link).path, withDestinationPath: target)
    }
    var run = try Command(["check", "mine"], in: scratch.url)
    #expect(
      run.trouble.contains(
        "2 symbolic links such as mine/de.lproj point outside the folder, and were not followed"))
    try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("mine/fr.strings"))
    run = try Command(["check", "mine"], in: scratch.url)
    #expect(
      run.trouble.contains(
        "mine/de.lproj: a symbolic link that points outside the folder, not followed"))
    #expect(run.status == 0)
  }
}
