import AlertSources
import Foundation
import Testing

/// The contract of the command line: exit codes, what is written and what never is.
struct CommandLineTests {
  private static let good =
    "\"a.alert.title\" = \"Battery Almost Empty\";\n\"a.alert.message\" = \"It will turn off.\";\n"
  private static let bad =
    "\"a.alert.title\" = \"Battery almost empty\";\n\"a.alert.message\" = \"It will turn off\";\n"

  @Test func exitCodes() throws {
    let scratch = try Scratch()
    try scratch.write(Self.good, to: "good/en.lproj/L.strings")
    try scratch.write(Self.bad, to: "bad/en.lproj/L.strings")
    try scratch.write("\"a\" = ", to: "broken/en.lproj/L.strings")
    try scratch.write(
      "\"order.confirmation.title\" = \"Your photo\";\n"
        + "\"order.confirmation.message\" = \"It is here\";\n",
      to: "guess/en.lproj/L.strings")
    try scratch.write("version: 1\nalert: {}\n", to: "wrong/alerts.yml")
    try scratch.write(Self.good, to: "wrong/en.lproj/L.strings")
    func status(_ arguments: String...) throws -> Int32 {
      try Command(arguments, in: scratch.url).status
    }
    #expect(try status("check", "good") == 0)
    #expect(try status("check", "bad") == 1)
    #expect(try status("check", "bad", "--fail-on", "error") == 0)
    #expect(try status("check", "bad", "--fail-on", "never") == 0)
    let guess = try Command(["check", "guess", "--fail-on", "info"], in: scratch.url)
    #expect(guess.status == 0 && guess.output.contains("may not be part of"), "\(guess.transcript)")
    #expect(try status("check", "bad", "broken") == 2)
    #expect(try status("check", "nowhere") == 2)
    #expect(try status("check", "wrong") == 2)
    #expect(try status("check") == 64)
    #expect(try status("check", "good", "--format", "pdf") == 64)
    #expect(try status("fix", "good", "--in-place", "--output", "x") == 64)
    #expect(try status("fix", "bad", "--output", "out") == 0, "everything left was fixed")
    #expect(try status("case", "--style", "title", "--locale", "qqx") == 64)
    #expect(try status("check", "bad", "-l", "german") == 64)
    #expect(try status("check", "bad", "--only", "") == 64)
    for command in ["check", "fix", "list"] {
      let nothing = try Command([command, "bad", "-l", "de"], in: scratch.url)
      let isSaid = nothing.output.hasSuffix("alert: nothing was checked.\n")
      #expect(nothing.status == 2 && isSaid == (command == "check"), "\(nothing.transcript)")
      #expect(nothing.trouble.contains("nothing was done: the files have en"))
    }
    #expect(try status("check", "bad", "--only", "brand-case", "--skip", "brand-case") == 64)
    #expect(try status("check", "bad", "-l", "en", "-l", "de") == 1, "lists may be given in parts")
    let rules = ["title-fragment-style", "brand-case"]
    #expect(try status("check", "bad", "--only", rules[0], "--only", rules[1]) == 1)
    #expect(try status("check", "bad", "--only", rules[1]) == 0)
    #expect(try status("check", "bad", "--convention", "microsoft") == 64)
    #expect(try status("explain", "no.such.key", "good") == 64)
  }

  /// What is too long to be judged is told of.
  @Test func textsThatAreTooLong() throws {
    let scratch = try Scratch()
    let text = String(repeating: "Gone. ", count: 2_000)
    try scratch.write(Self.good, to: "en.lproj/L.strings")
    try scratch.write(
      "\"a.alert.title\" = \"\(text)\";\n\"a.alert.message\" = \"\(text)\";\n\"b\" = \"\(text)\";\n",
      to: "de.lproj/L.strings")
    let run = try Command(["check", "de.lproj"], in: scratch.url)
    #expect(
      run.trouble.contains(
        "L.strings: the text of “a.alert.title” has more than 10000 bytes and was not checked (and 1 more)"
      ),
      "\(run.transcript)")
    #expect(try Command(["check", "de.lproj", "-q"], in: scratch.url).trouble == "")
  }

  /// A value that is none of an option’s is refused, and those that are are named.
  @Test(arguments: [
    (["check", "x", "--fail-on", "fatal"], "never"), (["check", "x", "--platform", "iOs"], "iOS"),
    (["check", "x", "--color", "red"], "always"), (["check", "x", "--format", "pdf"], "json"),
    (["fix", "x", "--for", "mum"], "vendor"),
    (["export", "--output", "o", "--for", "mum"], "xcode"),
    (["export", "--output", "o", "--state", "lost"], "undecided"),
    (["export", "--output", "o", "--format", "pdf"], "markdown"),
  ])
  func valuesThatAreNone(_ arguments: [String], _ name: String) throws {
    let run = try Command(arguments)
    #expect(run.status == 64 && run.trouble.contains(name), "\(run.transcript)")
    let help = try Command([arguments[0], "--help"]).output
    #expect(help.contains(try Regex("values:[^)]*\(name)")), "\(help)")
  }

  /// What would have no effect is refused, and not ignored.
  @Test(arguments: [
    (["check", "--catalog", "a.alertcat", "--source-locale", "fr"], "source language"),
    (["list", "--catalog", "a.alertcat", "--alerts", "alerts.yml"], "manifest"),
    (["check", "en.lproj", "--stdin-filename", "en.strings"], "use - as the path"),
    (["check", "--catalog", "a.alertcat", "--stdin-filename", "en.strings"], "use - as the path"),
    (["check", "-"], "needs --stdin-filename"),
    (["check", "-", "--stdin-filename", "fr.xcloc.zip"], "cannot come from standard"),
    (["fix", "-", "--stdin-filename", "Loc/fr.xcloc"], "give its path"),
    (["chekc", "Catalogs"], "did you mean “check”?"),
  ])
  func whatDoesNotGoTogether(_ arguments: [String], _ reason: String) throws {
    let run = try Command(arguments)
    #expect(run.status == 64 && run.trouble.contains(reason), "\(run.transcript)")
  }

  /// A report cannot take the place of a folder, or stand below a file.
  @Test(arguments: ["en.lproj", "en.lproj/L.strings/report.txt"])
  func aReportIsAFile(_ path: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.bad, to: "en.lproj/L.strings")
    let run = try Command(["check", "en.lproj", "-o", path], in: scratch.url)
    #expect(run.status == 2 && run.trouble.contains("give the path of a file"), "\(run.transcript)")
    #expect(scratch.bytes("en.lproj/L.strings") == Data(Self.bad.utf8))
  }

  /// Only a build that has it is told to use the scanner.
  @Test func noAlertWasRecognized() throws {
    let scratch = try Scratch()
    try scratch.write("\"Hello\" = \"Hello\";\n", to: "en.lproj/L.strings")
    let end = try Command(["check", "."], in: scratch.url).output.split(separator: "; ").last
    let advice = "list them in alerts.yml (alertcat scan writes it from code"
    #expect(
      end ?? "" == advice
        + (SourceScan.readsSwift ? ").\n" : ", in a build with --traits Scanner).\n"))
  }

  /// Who names the command gives a path behind it, whatever that looks like.
  @Test(arguments: ["lists", "zzz"])
  func whatIsMissingIsNoCommand(_ path: String) throws {
    let run = try Command(["check", path])
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.trouble.contains("\(path): no such file or folder"))
  }

  @Test func checkWritesNothing() throws {
    let scratch = try Scratch()
    try scratch.write(Self.bad, to: "en.lproj/L.strings")
    _ = try Command(["check", "."], in: scratch.url)
    _ = try Command(["fix", "."], in: scratch.url)
    #expect(scratch.bytes("en.lproj/L.strings") == Data(Self.bad.utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["en.lproj"])
  }

  /// A bad file never hurts the others.
  @Test func aBadFileIsNamedAndLeftAloneWhileOthersAreDone() throws {
    let scratch = try Scratch()
    try scratch.write(Self.bad, to: "in/en.lproj/L.strings")
    try scratch.write("\"a\" = \"b\"\n\"c\" = \"d\";", to: "in/de.lproj/L.strings")
    try scratch.write(
      "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><xliff>&e;</xliff>", to: "in/x.xliff"
    )
    try scratch.write(
      "<xliff version=\"1.2\"><file original=\"../../../escape.strings\" target-language=\"en\"><body/></file></xliff>",
      to: "in/traversal.xliff")
    let run = try Command(["fix", "in", "--output", "out"], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.trouble.contains("in/de.lproj/L.strings:1:10: "))
    #expect(run.trouble.contains("in/x.xliff:1:"))
    #expect(!run.output.contains("root:"))
    let fixed = String(decoding: scratch.bytes("out/en.lproj/L.strings") ?? Data(), as: UTF8.self)
    #expect(fixed.contains("Battery Almost Empty") && fixed.contains("It will turn off."))
    #expect(scratch.bytes("out/de.lproj/L.strings") == nil)
    #expect(scratch.bytes("out/traversal.xliff") == scratch.bytes("in/traversal.xliff"))
    let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path).sorted()
    #expect(names.filter { $0.contains("escape") }.isEmpty)
  }

  /// Who may read a new file is for the person to say who runs the program; a file that is there keeps
  /// what it has.
  @Test func theUmaskHolds() throws {
    let scratch = try Scratch()
    try scratch.write(Self.bad, to: "in/en.lproj/L.strings")
    try scratch.write("old", to: "old.json")
    func run(_ arguments: String...) throws {
      let run = try Command(
        "/bin/sh", ["-c", "umask 077; exec \"$0\" \"$@\"", Command.binary.path] + arguments,
        in: scratch.url)
      #expect(run.status >= 0 && run.status < 2, "\(run.trouble)")
    }
    func mode(_ name: String) throws -> Int {
      let path = scratch.url.appendingPathComponent(name).path
      return try #require(
        FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o664], ofItemAtPath: scratch.url.path + "/old.json")
    try run("check", "in", "--format", "json", "-o", "new.json")
    try run("check", "in", "--format", "json", "-o", "old.json")
    try run("fix", "in", "--output", "out")
    #expect(try mode("new.json") == 0o600)
    #expect(try mode("old.json") == 0o664)
    #expect(try mode("out/en.lproj/L.strings") == 0o600)
  }

  @Test func sharedOutputPathsAreRefusedBeforeWriting() throws {
    let scratch = try Scratch()
    try scratch.write(Self.bad, to: "a/fr.strings")
    try scratch.write(Self.bad, to: "b/fr.strings")
    let run = try Command(
      ["fix", "a/fr.strings", "b/fr.strings", "--output", "out"], in: scratch.url)
    #expect(run.status == 64)
    #expect(scratch.bytes("out/fr.strings") == nil)
  }

  @Test func theOutputFolderIsLeftOutOfTheSearch() throws {
    let scratch = try Scratch()
    try scratch.write(Self.bad, to: "en.lproj/L.strings")
    _ = try Command(["fix", ".", "--output", "out"], in: scratch.url)
    _ = try Command(["fix", ".", "--output", "out"], in: scratch.url)
    let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path).sorted()
    #expect(
      names == ["en.lproj", "en.lproj/L.strings", "out", "out/en.lproj", "out/en.lproj/L.strings"])
  }

  /// What the default of `fix` prints is a patch that git takes.
  @Test func theDiffIsAPatch() throws {
    let scratch = try Scratch()
    try scratch.write("/* c */\n" + Self.bad + "\"z\" = \"no line feed\";", to: "en.strings")
    try scratch.write(String(Self.bad.dropLast()), to: "fr.strings")
    let patch = try Command(["fix", "en.strings", "fr.strings", "-q"], in: scratch.url).output
    try scratch.write(patch, to: "p.diff")
    let git = try Command("/usr/bin/env", ["git", "apply", "-p0", "p.diff"], in: scratch.url)
    #expect(git.status == 0, "\(git.trouble)\n\(patch)")
    #expect(try Command(["fix", "en.strings", "fr.strings", "-q"], in: scratch.url).output.isEmpty)
  }

  @Test func anInputIsNeverTheOutputFolder() throws {
    let scratch = try Scratch()
    try scratch.write(Self.bad, to: "L/en.lproj/L.strings")
    for arguments in [
      ["fix", "L", "--output", "L"], ["fix", "L/en.lproj", "--output", "L"],
      ["fix", "L", "--output", ""],
    ] {
      #expect(try Command(arguments, in: scratch.url).status == 64, "\(arguments)")
    }
    #expect(scratch.bytes("L/en.lproj/L.strings") == Data(Self.bad.utf8))
  }

  /// Hundreds of files of one kind are one remark.
  @Test func filesThatAreNeverChangedAreNamedOnce() throws {
    let scratch = try Scratch()
    for locale in ["de", "en", "fr"] {
      try scratch.write("{ \"a\" = \"b\"; }\n", to: "\(locale).lproj/L.strings")
    }
    let all = try Command(["check", "."], in: scratch.url).trouble
    #expect(all.hasPrefix("3 files such as ./de.lproj/L.strings: a property list dictionary"))
    #expect(all.hasSuffix("; they are checked, but never changed\n"))
    let one = try Command(["check", "fr.lproj/L.strings"], in: scratch.url).trouble
    #expect(one.hasSuffix("; it is checked, but never changed\n"))
  }

  @Test func quietMeansOnlyFindings() throws {
    let scratch = try Scratch()
    try scratch.write(Self.bad, to: "en.lproj/L.strings")
    let loud = try Command(["check", "."], in: scratch.url).output.split(separator: "\n")
    let quiet = try Command(["check", ".", "-q"], in: scratch.url).output.split(separator: "\n")
    #expect(!quiet.isEmpty && quiet == loud.dropLast())
  }

  @Test(arguments: ["check", "list"])
  func aReportIsNeverWrittenOverAnInput(_ command: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.bad, to: "en.lproj/L.strings")
    let output = "en.lproj/../en.lproj/L.strings"
    let run = try Command([command, ".", "-o", output], in: scratch.url)
    #expect(run.status == 64 && run.trouble.contains("is one of the input files"))
    #expect(scratch.bytes("en.lproj/L.strings") == Data(Self.bad.utf8))
  }

  /// A shell makes the file before anything is listed; guesses in it wait for a person.
  @Test func aFirstManifestMayGoWhereItIsLookedFor() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "alerts.yml")
    let keys = ["a.alert.title", "a.alert.message", "b.title", "b.message"]
    try scratch.write(keys.map { "\"\($0)\" = \"It is.\";\n" }.joined(), to: "en.lproj/L.strings")
    try scratch.write("\"a\" = \"b\";\n", to: "none/L.strings")
    for folder in [".", "none"] {
      let manifest = folder + "/alerts.yml"
      let list = try Command(["list", folder, "--format", "yaml"], in: scratch.url)
      try scratch.write(list.output, to: manifest)
      #expect(list.output.contains("\n#    title: { key: \"b.title\"") == (folder == "."))
      let after = try Command(["list", folder], in: scratch.url)
      #expect(after.status == 0 && after.trouble.isEmpty, "\(after.transcript)")
      #expect(after.output.contains("confidence 1.00") == (folder == "."))
    }
  }

  /// What is not known to be complete must not be said to be: then one button would be all there are.
  @Test func aLoneCancelMakesNoListOfButtons() throws {
    let scratch = try Scratch()
    let strings = ["title": "Rename Trip", "message": "Enter a name.", "cancelButton": "Cancel"]
    try scratch.write(
      strings.sorted { $0.key < $1.key }.map { "\"a.alert.\($0.key)\" = \"\($0.value)\";\n" }
        .joined(),
      to: "en.lproj/Localizable.strings")
    let list = try Command(["list", ".", "--format", "yaml"], in: scratch.url)
    try scratch.write(list.output, to: "alerts.yml")
    #expect(list.output.contains("\n    unknown: [buttons]\n"), "\(list.output)")
    let check = try Command(["check", "."], in: scratch.url)
    #expect(check.output.hasSuffix("1 alert: no findings.\n"), "\(check.transcript)")
  }

  @Test func standardInputHasAName() throws {
    let run = try Command(
      ["check", "-", "--stdin-filename", "en.lproj/L.strings"], input: Self.bad)
    #expect(run.status == 1)
    #expect(run.output.contains("en.lproj/L.strings:1:"))
    #expect(try Command(["check", "-"]).status == 64)
  }

  @Test func caseReadsLines() throws {
    let run = try Command(
      ["case", "--style", "title", "--locale", "en"], input: "sign in to icloud\n%@ is full\n")
    #expect(run.output == "Sign In to iCloud\n%@ Is Full\n")
    let lines = try Command(
      ["case", "--style", "title", "--locale", "en"], input: "sign in\r\nsign in\nsign in")
    #expect(Array(lines.output.utf8) == Array("Sign In\r\nSign In\nSign In\n".utf8))
    let check = try Command(
      ["case", "--style", "title", "--locale", "en", "--check"], input: "Turn Off\nTurn off\n")
    #expect(check.output == "Turn off\n" && check.status == 1)
  }

  @Test func escapeSequencesAreShownNotSent() throws {
    let text = "\"a.alert.title\" = \"Red \u{1B}[31m alert\";\n\"a.alert.message\" = \"x y z\";\n"
    let run = try Command(["check", "-", "--stdin-filename", "en.lproj/L.strings"], input: text)
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("␛[31m"))
  }

  @Test func theOrderDoesNotDependOnTheCores() throws {
    let one = try Command(["check", SnapshotTests.sample, "--jobs", "1"])
    let many = try Command(["check", SnapshotTests.sample, "--jobs", "8"])
    #expect(one.output == many.output)
  }

  /// A manifest with a mistake is shown as everywhere, and makes no catalog.
  @Test func aBadManifestMakesNoCatalog() throws {
    let scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"A\";\n", to: "en.lproj/L.strings")
    try scratch.write("version: 1\nalerts:\n  q: {titl: foo}\n", to: "bad.yml")
    let command = try Command(
      ["import", "en.lproj", "--alerts", "bad.yml", "--catalog", "a.alertcat"], in: scratch.url)
    #expect(command.status == 2)
    let message = "bad.yml:3:7: unknown field “titl” (did you mean “title”?)\n"
    #expect(command.trouble.hasPrefix(message))
    let made = scratch.url.appendingPathComponent("a.alertcat").path
    #expect(!FileManager.default.fileExists(atPath: made))
  }

  /// Whoever forgets `--catalog` makes no second catalog.
  @Test(arguments: [
    ["app.alertcat", "en.lproj"], ["en.lproj", "app.db"], ["none.alertcat", "en.lproj"],
  ])
  func aCatalogIsNoDelivery(_ paths: [String]) throws {
    let scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"A\";\n", to: "en.lproj/L.strings")
    for name in ["app.alertcat", "app.db"] {
      _ = try Command(["import", "en.lproj", "--catalog", name], in: scratch.url)
    }
    let run = try Command(["import"] + paths, in: scratch.url)
    #expect(run.status == 64 && run.trouble.contains("write --catalog"), "\(run.transcript)")
    #expect(scratch.bytes("alerts.alertcat") == nil)
  }

  /// What a manifest says comes back; what only a key’s name says is a question.
  @Test func aDraftOfAManifestKeepsFactsAndNoGuesses() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      "a.alert.title" = "Leave?"; "a.alert.message" = "It is gone."; "a.alert.later" = "Try Again";
      "b.title" = "Remove?"; "b.go" = "Remove"; "b.code" = "Code";
      """, to: "en.lproj/L.strings")
    try scratch.write(
      """
      version: 1
      defaults: { table: L }
      alerts:
        b:
          title: b.title
          presentation: actionSheet
          platforms: [macOS]
          icon: caution
          buttons: [ { key: b.go, style: destructive, default: true } ]
          text-fields: [ { placeholder: b.code, secure: true } ]

      """, to: "alerts.yml")
    let draft = try Command(["list", ".", "--format", "yaml"], in: scratch.url).output
    for part in [
      "presentation: actionSheet", "platforms: [macOS]", "icon: caution", "secure: true",
      "{ key: \"b.go\", table: \"L\", style: destructive, default: true }",
      "{ key: \"a.alert.later\", table: \"L\" }  # style: cancel?",
    ] { #expect(draft.contains(part), "\(part) in \(draft)") }
    try scratch.write(draft, to: "alerts.yml")
    let again = try Command(["list", ".", "--format", "yaml"], in: scratch.url).output
    #expect(again.contains("presentation: actionSheet") && again.contains("secure: true"))
  }
}
