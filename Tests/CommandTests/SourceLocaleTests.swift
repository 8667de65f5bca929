import Foundation
import Testing

/// `--source-locale` is a language, however it is written.
struct SourceLocaleTests {
  private static let source =
    "\"a.alert.title\" = \"Apagar %@?\";\n\"a.alert.message\" = \"Não há volta.\";\n"
  private static let target =
    "\"a.alert.title\" = \"Delete it?\";\n\"a.alert.message\" = \"There is no way back.\";\n"

  /// A placeholder that a translation lost is found, whether tag and folder have a hyphen or not.
  @Test(arguments: ["pt-BR", "pt_BR", "pt-br"], ["pt-BR.lproj", "pt_BR.lproj"])
  func spellingsMeanTheSame(_ tag: String, _ folder: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.source, to: "\(folder)/L.strings")
    try scratch.write(Self.target, to: "en.lproj/L.strings")
    for paths in [["."], ["en.lproj"]] {
      let run = try Command(["check"] + paths + ["--source-locale", tag], in: scratch.url)
      #expect(run.output.contains("placeholder-mismatch"), "\(paths): \(run.transcript)")
    }
  }

  @Test(arguments: [["check", "."], ["fix", "."], ["list", "."], ["import", "."]])
  func whatIsNoLocaleIsRefused(_ command: [String]) throws {
    let scratch = try Scratch()
    try scratch.write(Self.source, to: "en.lproj/L.strings")
    let run = try Command(command + ["--source-locale", "nonsense"], in: scratch.url)
    #expect(run.status == 64)
    #expect(run.trouble.contains("“nonsense” is not a locale"), "\(run.trouble)")
    #expect(scratch.bytes("alerts.alertcat") == nil)
  }

  /// The second import names the same language in another way.
  @Test func aCatalogKnowsItsLanguageInEverySpelling() throws {
    let scratch = try Scratch()
    try scratch.write(Self.source, to: "pt_BR.lproj/L.strings")
    try scratch.write(Self.target, to: "en.lproj/L.strings")
    for tag in ["pt_BR", "pt-BR"] {
      let run = try Command(["import", "en.lproj", "--source-locale", tag], in: scratch.url)
      #expect(run.status == 0, "\(run.transcript)")
    }
    let run = try Command(["check", "--catalog", "alerts.alertcat"], in: scratch.url)
    #expect(run.output.contains("placeholder-mismatch"), "\(run.transcript)")
  }

  /// A language that no file has is most likely a slip; one that an XLIFF brings with it is there.
  @Test(arguments: [("xx", true), ("pt-BR", false), ("de", false)])
  func whatNoFileHasIsTold(_ tag: String, _ isTold: Bool) throws {
    let scratch = try Scratch()
    try scratch.write(Self.source, to: "pt-BR.lproj/L.strings")
    try scratch.write(
      """
      <xliff version="1.2"><file original="M.strings" source-language="de" target-language="fr"><body/></file></xliff>
      """, to: "fr.xliff")
    let run = try Command(["check", ".", "--source-locale", tag], in: scratch.url)
    #expect(
      run.trouble.contains("no file has the source language \(tag)") == isTold, "\(run.trouble)")
    let quiet = try Command(["check", ".", "-q", "--source-locale", tag], in: scratch.url)
    #expect(quiet.trouble.contains("source language") == isTold)
  }

  /// The same of one that the configuration names, with its place there. The usual one may be missing.
  @Test(arguments: [
    ("enn", ".alertcat.yml:2:16: no file has the source language enn (did you mean “en”?)"),
    ("pt", ""), ("en", ""),
  ])
  func whatNoFileHasIsToldOfTheConfiguration(_ tag: String, _ remark: String) throws {
    let scratch = try Scratch()
    try scratch.write("version: 1\nsource-locale: \(tag)\n", to: ".alertcat.yml")
    try scratch.write(Self.source, to: "pt.lproj/L.strings")
    if tag == "enn" { try scratch.write(Self.target, to: "en.lproj/L.strings") }
    for option in [[], ["-q"]] {
      let run = try Command(["check", "."] + option, in: scratch.url)
      let line = remark.isEmpty ? "" : "\(remark)\n    source-locale: enn\n"
      #expect(run.trouble == line, "\(run.transcript)")
    }
    let run = try Command(["check", ".", "--source-locale", "pt"], in: scratch.url)
    #expect(run.trouble.isEmpty, "\(run.transcript)")
  }
}
