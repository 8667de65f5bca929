import ArgumentParser

/// `--no-cache` where answers are kept.
struct CacheOption: ParsableArguments {
  @Flag(help: "Check again instead of using the result of an earlier check.")
  var noCache = false

  /// Whether it is among arguments that nobody has read yet.
  static func isOff(in arguments: [String]) -> Bool { arguments.contains("--no-cache") }

  /// Answers of earlier checks, where they may be used: files on disk are checked.
  func cache(_ input: InputOptions, _ facts: [String]) -> CheckCache? {
    noCache || input.catalog != nil || input.paths == ["-"] ? nil : CheckCache.open(facts)
  }
}

/// The same where nothing is kept: it does nothing, so that a script may give it to every command.
struct IdleCacheOption: ParsableArguments {
  @Flag(help: .hidden)
  var noCache = false
}
