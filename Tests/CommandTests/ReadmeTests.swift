import Foundation
import Testing

/// What the README and the generated pages say is true.
struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Command.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The commands of the blocks of one kind, with the binary of these tests.
  private func commands(_ kind: String) throws -> [String] {
    let blocks = try text("README.md").matches(of: try Regex("```\(kind)\n([\\s\\S]*?)```"))
    return blocks.flatMap { ($0.output[1].substring ?? "").split(separator: "\n") }.map { line in
      String(line.prefix { $0 != "#" }).replacing(
        "alertcat ", with: "'\(Command.binary.path)' ", maxReplacements: 1)
    }
  }

  /// Every command of the README runs, and does not fail for its wording.
  @Test func everyCommandRuns() throws {
    let commands = try commands("sh")
    #expect(commands.count >= 8)
    let scratch = try Scratch()
    for command in commands {
      let own = command.replacing(".build/reviewed", with: "'\(scratch.url.path)'")
      let run = try Command("/bin/bash", ["-c", own], in: Command.root)
      #expect(run.status == 0 || run.status == 1, "\(command): \(run.trouble)")
      #expect(!run.output.isEmpty, "\(command)")
    }
  }

  /// Those about a catalog file run one after the other, but for the page, which waits for a browser.
  @Test func aCatalogIsMadeAsDescribed() throws {
    let scratch = try Scratch()
    let sample = Command.root.appendingPathComponent(SnapshotTests.sample)
    try FileManager.default.copyItem(
      at: sample, to: scratch.url.appendingPathComponent("Localizations"))
    let commands = try commands("console").filter { !$0.contains(" review ") }
    #expect(commands.count == 3)
    for command in commands {
      let run = try Command("/bin/bash", ["-c", command], in: scratch.url)
      #expect(run.status == 0 || run.status == 1, "\(command): \(run.trouble)")
      #expect(!run.output.isEmpty, "\(command)")
    }
    #expect(scratch.bytes("app.alertcat") != nil)
    #expect(scratch.bytes("Reviewed/tr.lproj/Localizable.strings") != nil)
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
