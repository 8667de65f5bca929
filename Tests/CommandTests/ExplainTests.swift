import Testing

/// Why a string is judged, and why not.
struct ExplainTests {
  @Test func explainTellsWhyNot() throws {
    let scratch = try Scratch()
    try scratch.write(
      "/* Alert text */\n\"Delete it?\" = \"Delete it?\";\n\"plain\" = \"Plain\";\n\"old.alert.title\" = \"Old\";\n",
      to: "en.lproj/L.strings")
    try scratch.write("version: 1\nignore: [\"old.*\"]\n", to: "alerts.yml")
    for (key, reason) in [
      (
        "Delete it?",
        "rejected  comment (“alert text”) 0.75: neither it nor the key name says which alert"
      ),
      ("plain", "not part of an alert: neither its name nor its comment suggests an alert"),
      ("old.alert.title", "not part of an alert: alerts.yml ignores it"),
    ] {
      let command = try Command(["explain", key, "."], in: scratch.url)
      #expect(command.output.contains(reason), "\(command.output)")
    }
  }
  /// No rule looks at what a file marks as not to be translated.
  @Test func explainTellsWhatIsNotToBeTranslated() throws {
    let scratch = try Scratch()
    for (locale, translate) in [("de", "yes"), ("fr", "no")] {
      try scratch.write(
        "<xliff version=\"1.2\"><file original=\"A.strings\" source-language=\"en\" "
          + "target-language=\"\(locale)\"><body>"
          + "<trans-unit id=\"trip.delete.alert.title\" translate=\"\(translate)\">"
          + "<source>Delete Trip?</source><target>trip ?</target></trans-unit>"
          + "</body></file></xliff>", to: "\(locale).xliff")
    }
    let line = "    not checked in fr: the file marks it as not to be translated\n"
    let one = try Command(["explain", "trip.delete.alert.title", "fr.xliff"], in: scratch.url)
    #expect(one.output.contains(line) && !one.output.contains("    rules "), "\(one.transcript)")
    let both = try Command(["explain", "trip.delete.alert.title", "."], in: scratch.url)
    #expect(both.output.contains(line) && both.output.contains("    rules "), "\(both.transcript)")
    let other = try Command(["explain", "trip.delete.alert.title", "de.xliff"], in: scratch.url)
    #expect(!other.output.contains("not checked"), "\(other.transcript)")
  }
}
