import Testing

/// Why a string is judged, and why not.
struct ExplainTests {
  @Test func explainTellsWhyNot() throws {
    let scratch = try Scratch()
    try scratch.write(
      "/* Alert title */\n\"Delete it?\" = \"Delete it?\";\n\"plain\" = \"Plain\";\n\"old.alert.title\" = \"Old\";\n",
      to: "en.lproj/L.strings")
    try scratch.write("version: 1\nignore: [\"old.*\"]\n", to: "alerts.yml")
    for (key, reason) in [
      (
        "Delete it?",
        "rejected  comment (“alert title”) 0.75: neither it nor the key name says which alert"
      ),
      ("plain", "not part of an alert: neither its name nor its comment suggests an alert"),
      ("old.alert.title", "not part of an alert: alerts.yml ignores it"),
    ] {
      let command = try Command(["explain", key, "."], in: scratch.url)
      #expect(command.output.contains(reason), "\(command.output)")
    }
  }
}
