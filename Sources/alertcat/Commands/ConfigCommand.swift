import AlertRules
import ArgumentParser
import Foundation

/// `alertcat config`: how the project wants to be checked.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show the .alertcat.yml that holds here, or begin one.",
    discussion: """
      alertcat config
      alertcat config --init
      """)

  @Flag(name: .customLong("init"), help: "Write a .alertcat.yml with every field explained.")
  var begins = false

  func run() throws {
    if begins { return try begin() }
    let found = try Trouble.reporting { try Configuration.find(named: nil, near: ["."]) }
    guard let found else {
      Output.print(
        "No \(Configuration.name) from here up to the repository’s root; config --init writes one.")
      return
    }
    Output.print(Terminal.line(found.file) + "\n\n" + Terminal.harmless(try text(of: found.file)))
  }

  private func text(of path: String) throws -> String {
    let bytes = try Trouble.reporting {
      try FileReading.bytes(of: path, limit: FileLimits.sideFile)
    }
    return String(decoding: bytes, as: UTF8.self).trimmed
  }

  private func begin() throws {
    guard Paths.kind(of: Configuration.name, followingLinks: false) == .missing else {
      throw Trouble.misuse("\(Configuration.name) is there already, and was left alone.")
    }
    try Trouble.reporting {
      try AtomicFile.write(FileBytes(Configuration.template.utf8), to: Configuration.name)
    }
    Output.print("\(Configuration.name) was written: every field is a comment in it.")
  }
}
