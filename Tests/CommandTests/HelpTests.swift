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
    (["locales", "ptbr"], "Error: There is no policy for “ptbr” (did you mean “pt-BR”?).\n"),
  ])
  func namesThatAreNone(_ arguments: [String], _ reason: String) throws {
    let run = try Command(arguments)
    #expect(run.status == 64 && run.trouble.contains(reason), "\(run.transcript)")
  }
}
