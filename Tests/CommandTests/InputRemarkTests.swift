import Testing

/// What is told of the input beside its findings, unless nobody wants to hear it.
struct InputRemarkTests {
  @Test(arguments: [
    (
      "conventions: { accessors: [swiftgen: L10n], stem-prefixes: [com.example] }",
      "alerts.yml: conventions that teach nothing: accessors, stem-prefixes "
    ),
    (
      "alerts: { a: { title: a.alert.titel } }",
      "alerts.yml names keys that no file has in the table Localizable: a.alert.titel"
    ),
    (
      "alerts: { a: { title: { key: a, table: Other } } }",
      "alerts.yml names 1 key of the table Other, which no file holds"
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

  @Test func conventionsThatTeachAreNotTold() throws {
    let scratch = try Scratch()
    try scratch.write("\"a.alert.title\" = \"Done\";\n", to: "en.lproj/Localizable.strings")
    try scratch.write(
      "version: 1\nconventions: { key-roles: { title: [ttl] } }\n", to: "alerts.yml")
    let run = try Command(["check", "."], in: scratch.url)
    #expect(!run.trouble.contains("conventions"), "\(run.transcript)")
  }
}
