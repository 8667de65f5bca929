import Foundation
import Testing

/// What language `Base.lproj` is in.
struct BaseLanguageTests {
  private func strings(_ texts: [String]) -> String {
    texts.enumerated().map {
      "\"a\($0).alert.title\" = \"\($1)\";\n\"a\($0).alert.message\" = \"\($1) %@\";\n"
    }.joined()
  }

  private let czech = [
    "Nepodařilo se nám odeslat data", "Zrušit výlet", "Bez možnosti zasílat oznámení",
    "Ponechat i zapnuté", "Nová trasa",
  ]
  private let english = [
    "Could Not Send Data", "Cancel Trip", "No Notifications", "Keep Turned On", "New Route",
  ]

  /// Where the source language has a folder of its own that says something else, nobody knows, and nothing is said.
  @Test func baseOfAnotherLanguage() throws {
    let scratch = try Scratch()
    try scratch.write(strings(czech), to: "app/Base.lproj/A.strings")
    #expect(try Command(["check", "app"], in: scratch.url).output.contains("“Zrušit výlet”"))
    try scratch.write(strings(english), to: "app/en.lproj/A.strings")
    try scratch.write(strings(czech), to: "app/cs.lproj/A.strings")
    let check = try Command(["check", "app"], in: scratch.url)
    #expect(!check.output.contains("Base.lproj"), "\(check.transcript)")
    #expect(check.trouble.contains("Base.lproj/A.strings"), "\(check.transcript)")
    let fix = try Command(["fix", "app", "--in-place"], in: scratch.url)
    #expect(scratch.bytes("app/Base.lproj/A.strings") == Data(strings(czech).utf8), "\(fix.output)")
  }

  /// English of other words is English still.
  @Test func baseOfOtherWords() throws {
    let scratch = try Scratch()
    try scratch.write(strings(english.map { $0.lowercased() }), to: "app/Base.lproj/A.strings")
    try scratch.write(strings(english), to: "app/en.lproj/A.strings")
    try scratch.write(strings(czech), to: "app/cs.lproj/A.strings")
    let check = try Command(["check", "app"], in: scratch.url)
    #expect(check.output.contains("app/Base.lproj/A.strings"), "\(check.transcript)")
  }

  /// A few corrected texts make no other language of it.
  @Test func baseOfTheSourceLanguage() throws {
    let scratch = try Scratch()
    var corrected = english
    corrected[0] = "Could not send data"
    try scratch.write(strings(corrected), to: "app/Base.lproj/A.strings")
    try scratch.write(strings(english), to: "app/en.lproj/A.strings")
    let check = try Command(["check", "app"], in: scratch.url)
    #expect(check.output.contains("“Could not send data”"), "\(check.transcript)")
  }
}
