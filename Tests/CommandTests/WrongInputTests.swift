import Testing

/// What is told where something is given that cannot be used.
struct WrongInputTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"Done\";\n", to: "en.lproj/L.strings")
    try scratch.write("\"a.alert.title\" = ", to: "fr.lproj/L.strings")
    try scratch.write("\"a.alert.title\" = \"Fertig\";\n", to: "germn.lproj/L.strings")
    try scratch.write("x", to: "a.txt")
  }

  /// What is about a file as a whole has no place in it.
  @Test(arguments: [
    ("nope", "nope: no such file or folder: check the path\n"),
    ("", "a path is empty: give files or folders\n"),
    (
      "a.txt",
      "a.txt: unknown format: alertcat reads .xliff, .xlf, .strings, .xcstrings, .stringsdict and .xcloc (also zipped)\n"
    ),
    ("fr.lproj", "fr.lproj/L.strings:1:19: "),
  ])
  func places(_ path: String, _ line: String) throws {
    let run = try Command(["check", path], in: scratch.url)
    #expect(run.status == 2 && run.trouble.hasPrefix(line), "\(run.transcript)")
    let report = try Command(["check", path, "--format", "json"], in: scratch.url).output
    #expect(report.contains("\"line\" : 1,"), "\(report)")
  }

  @Test(arguments: [
    (
      ["explain", "en.lproj", "a.alert.title"],
      "The key comes first: alertcat explain a.alert.title en.lproj\n"
    ),
    (["--nope"], "Unknown option '--nope'"), (["list", "--nope"], "Unknown option '--nope'"),
    (["version"], "“version” is neither a file nor a command (did you mean --version?)."),
    (
      ["decide", "--catalog", "a.alertcat"],
      "“decide” is neither a file nor a command (see alertcat help)."
    ),
  ])
  func whatWasMeant(_ arguments: [String], _ hint: String) throws {
    let run = try Command(arguments, in: scratch.url)
    #expect(run.status == 64 && run.trouble.contains(hint), "\(run.transcript)")
  }

  /// A key that is called like a folder may be asked for.
  @Test func aKeyIsNoPath() throws {
    #expect(try Command(["explain", "a.alert.title", "en.lproj"], in: scratch.url).status == 0)
    let run = try Command(["explain", "en.lproj", "en.lproj"], in: scratch.url)
    #expect(run.trouble.contains("No file has the key"))
  }

  @Test func aFolderWhoseNameIsNoLanguage() throws {
    let run = try Command(["check", "germn.lproj"], in: scratch.url)
    #expect(
      run.trouble.contains(
        "germn.lproj/L.strings: germn.lproj does not name a language; casing and wording were not checked (rename it"
      ),
      "\(run.transcript)")
    let file = try Command(
      ["check", "-", "--stdin-filename", "x/L.strings"], in: scratch.url, input: "\"a\" = \"b\";")
    #expect(
      file.trouble.contains("no .lproj folder, file name or target language"), "\(file.transcript)")
  }

  /// An option that does nothing is not offered, and may be given.
  @Test(arguments: [
    ("check", ["en.lproj"]), ("fix", ["en.lproj"]), ("list", ["en.lproj"]),
    ("explain", ["a.alert.title", "en.lproj"]),
  ])
  func answersAreKeptByOne(_ command: String, _ arguments: [String]) throws {
    let run = try Command([command, "--no-cache"] + arguments, in: scratch.url)
    #expect(run.status != 64, "\(run.transcript)")
    let help = try Command([command, "--help"]).output
    #expect(help.contains("--no-cache") == (command == "check"), "\(help)")
  }
}
