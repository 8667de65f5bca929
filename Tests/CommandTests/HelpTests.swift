import Testing

/// Help, and names that are a slip of the pen away.
struct HelpTests {
  /// Who asks for help gets that of the command, of the default one beside a path, or that of all.
  @Test(arguments: [
    (["help", "fix"], "alertcat fix"), (["fix", "--help"], "alertcat fix"),
    (["Catalogs", "--help"], "alertcat check"), (["help"], "alertcat <subcommand>"),
    (["help", "help"], "alertcat"), (["--help"], "alertcat <subcommand>"),
    (["help", "--help"], "alertcat"), (["-q", "--help"], "alertcat"),
  ])
  func helpIsThatOfTheCommand(_ arguments: [String], _ usage: String) throws {
    let run = try Command(arguments)
    #expect(run.status == 0 && run.output.contains("USAGE: \(usage)"), "\(run.transcript)")
  }

  /// A name that is none is a mistake, and not a request for other help.
  @Test(arguments: [
    (["help", "chekc"], "Error: “chekc” is no command (did you mean “check”?).\n"),
    (["help", "zzzzzz"], "Error: “zzzzzz” is no command (see alertcat help).\n"),
    (["chekc", "--help"], "“chekc” is neither a file nor a command (did you mean “check”?).\n"),
    (["zzzzzz", "-h"], "“zzzzzz” is neither a file nor a command (see alertcat help).\n"),
    (["version", "--help"], "(did you mean --version?)"),
    (
      ["locales", "ptbr"],
      "Error: There is no policy for “ptbr” (did you mean “pt-BR”?). alertcat locales lists them.\n"
    ),
    (["locales", "xx"], "Error: There is no policy for “xx”. alertcat locales lists them.\n"),
    (["rules", "placeholder-mis"], "“placeholder-mis” (did you mean “placeholder-mismatch”?)."),
  ])
  func namesThatAreNone(_ arguments: [String], _ reason: String) throws {
    let run = try Command(arguments)
    #expect(run.status == 64 && run.trouble.contains(reason), "\(run.transcript)")
  }

  /// What the help of one command imports, that of another takes out again.
  @Test func theExamplesFitTogether() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      <xliff version="1.2"><file original="L.strings" source-language="en" target-language="fr"><body>\
      <trans-unit id="a"><source>Done</source><target>Fini</target></trans-unit></body></file></xliff>
      """, to: "Localizations/fr.xliff")
    for command in ["import", "remove"] {
      let help = try Command(["help", command]).output.split(separator: "\n")
      let example = try #require(help.first { $0.hasPrefix("alertcat \(command) ") })
      let run = try Command(
        example.split(separator: " ").dropFirst().map(String.init), in: scratch.url)
      #expect(run.status == 0, "\(example): \(run.transcript)")
    }
  }
}
