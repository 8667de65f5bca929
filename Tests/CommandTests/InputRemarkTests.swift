import Foundation
import Testing

/// What is told of the input beside its findings, unless nobody wants to hear it.
struct InputRemarkTests {
  @Test(arguments: [
    (
      "conventions: { accessors: [swiftgen: L10n], stem-prefixes: [com.example] }",
      "alerts.yml: conventions without effect: accessors, stem-prefixes "
    ),
    (
      "alerts: { a: { title: a.alert.titel } }",
      "alerts.yml names keys that are in no file of the table Localizable: a.alert.titel"
    ),
    (
      "alerts: { a: { title: { key: a, table: Other } } }",
      "alerts.yml names 1 key of the table Other, which is in no file"
    ),
    (
      "alerts: { a: { title: { key: a.alert.title, table: Other } } }",
      "which is in no file (did you mean the table Localizable?)\n"
    ),
    (
      "alerts: { a: { title: a.alert.title, locales: { enn: { disable: { brand-case: x } }, fr: {} } } }",
      "alerts.yml: under locales, no file has the locale enn (did you mean “en”?)\n"
    ),
    (
      "templates: [ { match: 'b.{name}.title', title: 'b.{name}.title' } ]",
      "alerts.yml: the template b.{name}.title matches no key of the table Localizable\n"
    ),
    (
      "templates: [ { match: '{name}.alert.title', title: '{name}.alert.title', buttons: [common.okk] } ]",
      "alerts.yml names keys that are in no file of the table Localizable: common.okk\n"
    ),
    (
      "templates: [ { match: '{name}.alert.title', title: '{name}.alert.title', message: '{name}.alert.mesage' } ]",
      "alerts.yml names keys that are in no file of the table Localizable: {name}.alert.mesage\n"
    ),
    (
      "defaults: { table: L }\ntemplates: [ { match: '{name}.alert.title', title: '{name}.alert.title' } ]",
      "matches no key of the table L (did you mean the table Localizable?)\n"
    ),
  ])
  func manifestsThatSayThingsInVain(_ fields: String, _ remark: String) throws {
    let scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"Done\";\n", to: "en.lproj/Localizable.strings")
    try scratch.write("version: 1\n\(fields)\n", to: "alerts.yml")
    let run = try Command(["check", "."], in: scratch.url)
    #expect(run.trouble.contains(remark), "\(run.transcript)")
    #expect(run.status != 2, "\(run.transcript)")
    let quiet = try Command(["check", ".", "-q"], in: scratch.url)
    #expect(quiet.trouble.isEmpty, "\(quiet.transcript)")
  }

  /// A pattern that leaves nothing out is most likely a slip, if everything was searched that it could be about.
  @Test(arguments: [
    ("Pods, Podz, '.build'", ".", "Podz"), ("Pods", ".", ""), ("Podz", "App", ""),
    ("/App, App/en.lproj", ".", "App/en.lproj"), ("a, b, c, d", "..", "a, b, c and 1 more"),
    ("Podz", "App/en.lproj/L.strings", ""),
  ])
  func patternsThatLeaveNothingOut(_ patterns: String, _ path: String, _ told: String) throws {
    let scratch = try Scratch()
    for folder in ["App", "Pods", "Other"] {
      try scratch.write("\"a.alert.title\" = \"Done\";\n", to: "in/\(folder)/en.lproj/L.strings")
    }
    try scratch.write("version: 1\nexclude: [\(patterns)]\n", to: "in/.alertcat.yml")
    let configuration = path == ".." ? ["--config", ".alertcat.yml"] : []
    let place = scratch.url.appendingPathComponent("in")
    for command in [["check"], ["import", "--catalog", "\(scratch.url.path)/a.alertcat"]] {
      let run = try Command(command + [path] + configuration, in: place)
      let remark = ".alertcat.yml: nothing is left out by \(told), under exclude\n"
      #expect(run.trouble == (told.isEmpty ? "" : remark), "\(run.transcript)")
      let quiet = try Command(command + [path, "-q"] + configuration, in: place)
      #expect(quiet.trouble.isEmpty, "\(quiet.transcript)")
    }
  }

  /// What lies beside the files under a name that is not looked for.
  @Test(arguments: [
    ("alerts.yaml", "alerts.yml"), ("App/Alerts.yml", "alerts.yml"),
    (".alertcat.yaml", ".alertcat.yml"), ("alertcat.yml", ".alertcat.yml"),
  ])
  func filesThatNobodyReads(_ path: String, _ name: String) throws {
    let scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"Done\";\n", to: "App/en.lproj/Localizable.strings")
    try scratch.write("version: 1\n", to: path)
    let remark = "\(path) is not read: rename it to \(name)\n"
    let run = try Command(["check", "App"], in: scratch.url)
    // Where case makes no difference it is read.
    let isRead = FileManager.default.fileExists(atPath: scratch.url.path + "/App/alerts.yml")
    #expect(run.trouble == (isRead ? "" : remark), "\(run.transcript)")
    #expect(try Command(["check", "App", "-q"], in: scratch.url).trouble.isEmpty)
    let option = name == "alerts.yml" ? "--alerts" : "--config"
    let named = try Command(["check", "App", option, path], in: scratch.url)
    #expect(named.trouble.isEmpty, "\(named.transcript)")
    let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    try scratch.write("version: 1\n", to: folder + name)
    #expect(try Command(["check", "App"], in: scratch.url).trouble.isEmpty)
  }

  private static let namespace = "xmlns=\"urn:oasis:names:tc:xliff:document:1.2\""

  private func xliff(_ prefix: String, _ namespace: String, _ language: String) -> String {
    """
    <\(prefix)xliff \(namespace) version="1.2"><\(prefix)file original="L.strings" source-language="en" \(language)>
    <\(prefix)body><\(prefix)trans-unit id="a.alert.title"><\(prefix)source>Done</\(prefix)source>
    <\(prefix)target>Fertig</\(prefix)target></\(prefix)trans-unit></\(prefix)body></\(prefix)file></\(prefix)xliff>
    """
  }

  /// Xcode passes over some XLIFF that is read here, and does not always say so.
  @Test(arguments: [
    ("", namespace, "target-language=\"de\"", ""),
    (
      "x:", namespace.replacing("xmlns", with: "xmlns:x"), "target-language=\"de\"",
      "its elements have a namespace prefix, and Xcode skips such a file without a word: "
    ),
    (
      "", "xmlns=\"\"", "target-language=\"de\"",
      "its elements are in no namespace, and Xcode may skip such a file without a word: "
    ),
    (
      "", namespace, "datatype=\"plaintext\"",
      "a <file> in it has no target-language, and Xcode refuses such a file: "
    ),
  ])
  func whatXcodePassesOver(
    _ prefix: String, _ namespace: String, _ language: String, _ remark: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write(xliff(prefix, namespace, language), to: "de.xliff")
    let one = try Command(["check", "."], in: scratch.url)
    #expect(one.output.contains("1 file, 1 entry"), "\(one.transcript)")
    #expect(
      remark.isEmpty ? one.trouble.isEmpty : one.trouble.hasPrefix("./de.xliff: \(remark)"),
      "\(one.transcript)")
    #expect(try Command(["check", ".", "-q"], in: scratch.url).trouble.isEmpty)
    if remark.isEmpty { return }
    try scratch.write(xliff(prefix, namespace, language), to: "fr.xliff")
    let two = try Command(["check", "."], in: scratch.url)
    #expect(two.trouble.hasPrefix("2 files such as ./de.xliff: \(remark)"), "\(two.transcript)")
    #expect(two.trouble.split(separator: "\n").count == 1, "\(two.transcript)")
  }

  /// What nobody translated, or has no language, is no deliverable of Xcode or is told of otherwise.
  @Test func sourcesNeedNoTargetLanguage() throws {
    let scratch = try Scratch()
    let target = "<target>Fertig</target>"
    let text = xliff("", Self.namespace, "datatype=\"plaintext\"")
    for other in ["", "<target/>", "<target state=\"new\">Done</target>"] {
      try scratch.write(text.replacing(target, with: other), to: "de.xliff")
      #expect(try Command(["check", "."], in: scratch.url).trouble.isEmpty, "\(other)")
    }
    try scratch.write(text, to: "other/1.xliff")
    let run = try Command(["check", "other"], in: scratch.url)
    #expect(!run.trouble.contains("Xcode"), "\(run.transcript)")
  }

  /// XLIFF 1.1 had no namespace, and Xcode does not write it.
  @Test func olderXLIFFIsNotToldOf() throws {
    let scratch = try Scratch()
    let text = xliff("", "", "target-language=\"de\"")
    try scratch.write(text.replacing("\"1.2\"", with: "\"1.1\""), to: "de.xliff")
    let run = try Command(["check", "."], in: scratch.url)
    #expect(run.trouble.isEmpty, "\(run.transcript)")
  }

  @Test func templatesThatMatchAreNotTold() throws {
    let scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"Done\";\n", to: "en.lproj/Localizable.strings")
    try scratch.write(
      "version: 1\ntemplates: [ { match: '{name}.alert.title', title: '{name}.alert.title' } ]\n",
      to: "alerts.yml")
    #expect(try Command(["check", "."], in: scratch.url).trouble.isEmpty)
  }

  @Test func conventionsThatTeachAreNotTold() throws {
    let scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"Done\";\n", to: "en.lproj/Localizable.strings")
    try scratch.write(
      "version: 1\nconventions: { key-roles: { title: [ttl] } }\n", to: "alerts.yml")
    let run = try Command(["check", "."], in: scratch.url)
    #expect(!run.trouble.contains("conventions"), "\(run.transcript)")
  }

  /// Where the files of the source language have none of the texts, nothing was compared with them; where they have
  /// some, or are not there, nothing is said.
  @Test(arguments: [("\"other\" = \"Other\";\n", true), ("", true), (nil, false), ("all", false)])
  func sourcesThatAreInCode(_ english: String?, _ isTold: Bool) throws {
    let scratch = try Scratch()
    let texts =
      "\"a.alert.title\" = \"Weg?\";\n\"a.alert.message\" = \"Es ist weg.\";\n"
      + "\"a.alert.button.cancel\" = \"Abbrechen\";\n"
    try scratch.write(texts, to: "de.lproj/L.strings")
    if let english {
      let table = texts.replacing("Weg?", with: "Gone?").replacing("Es ist weg", with: "It is gone")
        .replacing("Abbrechen", with: "Cancel")
      try scratch.write(english == "all" ? table : english, to: "en.lproj/L.strings")
    }
    let run = try Command(["check", "."], in: scratch.url)
    let remark = "3 texts of alerts are in no file of the source language (en)"
    #expect(run.status == 0 && run.trouble.contains(remark) == isTold, "\(run.transcript)")
  }
}
