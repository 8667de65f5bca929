import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports for machines and pages: whatever the texts hold, their readers can read them.
struct ReportFormatTests {
  private static let sample = SnapshotTests.sample

  @Test(arguments: ["github", "sarif", "junit", "html", "markdown"])
  func snapshot(_ format: String) throws {
    let run = try Command([
      "check", Self.sample + "/tr.lproj", Self.sample + "/Localizations/de.xliff",
      "--only", "button-yes-no,title-fragment-style,button-length", "--format", format,
    ])
    try expectSnapshot(run.transcript, "check-\(format)")
  }

  /// Marks of every syntax, a mention, a line break, and what XML cannot hold.
  private static let texts = [
    "100 %@, a::b: c", "]]>&<script>alert(1)</script>", "\\\" onclick=\\\"x",
    "| a ` @here #1 \\n |",
    "\u{FFFE} \u{1B}[31m \u{7}", "**b** [x](y) ~~z~~ <!-- --> \\\\",
    "save & <go> on",
  ]

  private func hostile(_ format: String) throws -> Command {
    let scratch = try Scratch()
    let lines = Self.texts.enumerated().map { number, text in
      "\"a\(number).alert.title\" = \"\(text)\";\n\"a\(number).alert.cancel\" = \"\(text)\";\n"
    }
    try scratch.write(lines.joined(), to: "in/en.lproj/a,b:c%<&>|`.strings")
    try scratch.write("\"a\" = \u{1B}<&", to: "in/bad,:%<.strings")
    return try Command(["check", "in", "--format", format], in: scratch.url)
  }

  @Test func annotationsAreOneLineEach() throws {
    let lines = try hostile("github").output.split(separator: "\n")
    #expect(lines.count > 6)
    #expect(lines.contains { $0.contains("title=file") }, "a file that cannot be read")
    for line in lines {
      let pattern =
        /::(error|warning|notice) file=[^:,]+,line=\d+(,endLine=\d+)?(,col=\d+(,endColumn=\d+)?)?,title=[a-z0-9-]+::.+/
      #expect(line.wholeMatch(of: pattern) != nil, "\(line)")
      #expect(line.matches(of: /%(?!25|0A|0D|3A|2C)/).isEmpty, "\(line)")
    }
  }

  @Test func pagesHoldNoTagsOfTexts() throws {
    let html = try hostile("html").output
    #expect(!html.contains("<script") && !html.contains("onclick=\"x"))
    #expect(html.contains("&lt;script&gt;"))
    // Without what is escaped.
    let markdown = try hostile("markdown").output.replacing(/\\./, with: "")
    #expect(!markdown.replacing("<!-- -->", with: "").contains("<"))
    #expect(!markdown.contains("@here"))
    for line in markdown.split(separator: "\n") where line.hasPrefix("|") {
      #expect(line.count { $0 == "|" } == 9, "\(line)")
    }
  }

  /// Servers know files from the root of the repository on, however the path is given.
  @Test(arguments: ["github", "sarif", "junit"])
  func pathsAreClean(_ format: String) throws {
    let scratch = try Scratch()
    try scratch.write(
      "\"a.alert.title\" = \"delete the Trip?\";\n\"a.alert.cancel\" = \"No\";\n",
      to: "App/in/en.lproj/L.strings")
    for (path, folder) in [("./App/../App", "."), (".", "App"), (scratch.url.path, "App/in")] {
      let line =
        "GITHUB_WORKSPACE='\(scratch.url.path)' '\(Command.binary.path)' check '\(path)' --format \(format)"
      let run = try Command(
        "/bin/bash", ["-c", line], in: scratch.url.appendingPathComponent(folder))
      #expect(run.output.contains(/["=]App\/in\/en.lproj\/L.strings[",]/), "\(run.output)")
    }
  }

  /// What may be in no alert is marked in JSON, and in no other report.
  @Test(arguments: ["json", "text", "xcode", "github", "sarif", "junit", "html", "markdown"])
  func guessesAreNotShown(_ format: String) throws {
    let scratch = try Scratch()
    try scratch.write(
      "\"order.confirmation.title\" = \"Your photo\";\n"
        + "\"order.confirmation.message\" = \"It is here\";\n", to: "en.lproj/L.strings")
    let run = try Command(["check", "en.lproj", "--format", format], in: scratch.url)
    #expect(run.status == 0)
    let isJSON = format == "json"
    #expect(run.output.contains("message-end-punctuation") == isJSON, "\(run.output)")
    #expect(run.output.contains("\"guess\" : true") == isJSON)
  }

  @Test func sarifIsJSONOfTheSchema() throws {
    let data = Data(try hostile("sarif").output.utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count > 6)
    for result in results {
      #expect(rules[try #require(result["ruleIndex"] as? Int)] == result["ruleId"] as? String)
      let level = try #require(result["level"] as? String)
      #expect(["error", "warning", "note"].contains(level))
    }
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
  }

  /// Servers tell one test, and one result, from another by these names alone.
  @Test func everyResultHasAName() throws {
    let scratch = try Scratch()
    for folder in ["App/de", "App/fr", "Extension/de"] {
      try scratch.write(
        "\"a.alert.title\" = \"\";\n\"a.alert.cancel\" = \"OK\";\n", to: "\(folder).lproj/L.strings"
      )
    }
    let junit = try Command(["check", ".", "--format", "junit"], in: scratch.url).output
    let names = junit.matches(of: #/<testcase name="[^"]*" classname="[^"]*"/#).map(\.output)
    #expect(names.count > 2 && Set(names).count == names.count, "\(names)")
    let sarif = try Command(["check", ".", "--format", "sarif"], in: scratch.url).output
    let prints = sarif.matches(of: #/"alertcat\/v1" : "[^"]+"/#).map(\.output)
    #expect(prints.count > 1 && Set(prints).count == prints.count, "\(prints)")
  }

  @Test func junitIsWellFormed() throws {
    let xml = try hostile("junit").output
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    #expect(reader.counts["failure", default: 0] > 5)
    #expect(reader.counts["error"] == 1)
    #expect(xml.contains(#/type="error">[^<]+:[0-9]+:[0-9]+: /#), "the place is told")
    #expect(reader.totals["tests"] == reader.counts["testcase"])
    #expect(reader.totals["failures"] == reader.counts["failure"])
  }
}

/// Counts elements, and what the suites say of themselves.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var totals: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    guard name == "testsuites" else { return }
    for (name, value) in attributes { totals[name] = Int(value) }
  }
}
