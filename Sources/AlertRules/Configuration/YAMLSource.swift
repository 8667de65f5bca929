import Yams

/// The text of a YAML file, for quoting.
struct YAMLSource {
  let text: String
  let file: String

  func error(_ mark: Mark?, _ problem: String) -> ConfigurationError {
    error(at: mark.map { Position(line: $0.line, column: $0.column) }, problem)
  }

  func error(at place: Position?, _ problem: String) -> ConfigurationError {
    let position = place ?? .start
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = position.line <= lines.count && place != nil ? lines[position.line - 1].trimmed : ""
    let quote = line.prefix(YAMLLimits.quote)
    return ConfigurationError(
      file: file, position: position, problem: problem,
      line: quote + (quote.endIndex < line.endIndex ? "…" : ""))
  }

  /// What the YAML library says, with what to do; its own words where it says something rare.
  private static func plain(_ problem: String) -> String {
    let known: [(said: String, plain: String)] = [
      (
        "found character that cannot start any token",
        "a value cannot begin with this character: indent with spaces, not tabs, and quote other characters"
      ),
      (
        "mapping values are not allowed in this context",
        "a second “: ” on one line: put the text in quotation marks, or begin a new line"
      ),
      ("did not find expected ',' or ']'", "a list in […] is not closed: end it with “]”"),
      ("did not find expected ',' or '}'", "a mapping in {…} is not closed: end it with “}”"),
      (
        "did not find expected key",
        "expected a key here: indent it like the ones before, and quote text that contains quotation marks"
      ),
      (
        "did not find expected node content",
        "expected a value here: add one, or end the list or mapping before it with “]” or “}”"
      ),
      (
        "did not find expected '-' indicator", "expected “- ” as for the other items of the list"
      ),
      ("could not find expected ':'", "expected “:” after this key"),
      ("but found another document", "a second document begins here: take the line “---” out"),
      ("Maximum nesting level", "this is nested too deeply"),
      ("found unexpected end of stream", "a quotation mark is not closed"),
      (
        "found undefined alias",
        "a “*” names something that the file does not define: put it in quotation marks"
      ),
    ]
    return known.first { problem.contains($0.said) }?.plain ?? problem
  }

  func error(_ error: YamlError) -> ConfigurationError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.error(mark, Self.plain(problem))
    case .duplicatedKeysInMapping(let keys, let context):
      self.error(
        context.mark, "the key \(keys.map { "“\($0)”" }.joined(separator: ", ")) appears twice")
    default: self.error(nil, "cannot be read as YAML")
    }
  }
}
