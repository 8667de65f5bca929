import AlertRules
import ArgumentParser
import Foundation

/// `alertcat config`: how the project wants to be checked.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show the .alertcat.yml in effect, or create one.",
    discussion: """
      alertcat config
      alertcat config --init
      """)

  @Flag(name: .customLong("init"), help: "Create a .alertcat.yml that explains every setting.")
  var begins = false

  func run() throws {
    if begins { return try begin() }
    let found = try Trouble.reporting { try Configuration.find(named: nil, near: ["."]) }
    guard let found else {
      Output.print(
        "No \(Configuration.name) here or in any folder up to the repository’s root; config --init creates one."
      )
      return
    }
    Output.print(Terminal.line(found.file) + "\n\n" + Terminal.harmless(try text(of: found.file)))
  }

  private func text(of path: String) throws -> String {
    let file = try Trouble.reporting {
      try SourceFile(
        path: path, original: FileReading.bytes(of: path, limit: FileLimits.sideFile))
    }
    return String(decoding: file.bytes, as: UTF8.self).trimmed
  }

  private func begin() throws {
    guard Paths.kind(of: Configuration.name, followingLinks: false) == .missing else {
      throw Trouble.misuse("\(Configuration.name) already exists, and was left alone.")
    }
    let outer = Configuration.nearest(to: ".")
    try Trouble.reporting {
      try AtomicFile.write(FileBytes(Configuration.template.utf8), to: Configuration.name)
    }
    Output.print("Wrote \(Configuration.name); every setting is commented out.")
    guard let outer else { return }
    Trouble.print(
      "in this folder and below, it takes the place of \(outer): copy from there what still holds")
  }
}
