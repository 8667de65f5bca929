import Foundation
import Testing

/// What the README and the generated pages say is true.
struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Command.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every command of the README runs, and does not fail for its wording.
  @Test func everyCommandRuns() throws {
    let readme = try text("README.md")
    let block = try #require(readme.firstMatch(of: /```sh\n([\s\S]*?)```/)).1
    let commands = block.split(separator: "\n").map { line in
      String(line.prefix { $0 != "#" }).replacing(
        "alertcat ", with: "'\(Command.binary.path)' ", maxReplacements: 1)
    }
    #expect(commands.count >= 8)
    let scratch = try Scratch()
    for command in commands {
      let own = command.replacing(".build/reviewed", with: "'\(scratch.url.path)'")
      let run = try Command("/bin/bash", ["-c", own], in: Command.root)
      #expect(run.status == 0 || run.status == 1, "\(command): \(run.trouble)")
      #expect(!run.output.isEmpty, "\(command)")
    }
  }

  /// The before and after of the README is what the tool does to the sample.
  @Test func theExampleIsReal() throws {
    let diff = try Command(["fix", SnapshotTests.sample]).output
    let block = try #require(try text("README.md").firstMatch(of: /```diff\n([\s\S]*?)```/)).1
    for line in block.split(separator: "\n") where line.hasPrefix("+") || line.hasPrefix("-") {
      let parts = line.split(separator: "…").map(String.init)
      #expect(parts.allSatisfy { diff.contains($0) }, "\(line)")
    }
  }

  @Test(arguments: [("rules", "Rules.md"), ("locales", "Locales.md")])
  func pagesAreFresh(_ command: String, _ page: String) throws {
    let now = try Command([command, "--format", "markdown"]).output
    #expect(try text("Sources/AlertRules/AlertRules.docc/\(page)") == now, "run Scripts/generate")
  }
}
