import BenchData
import Foundation

/// A program to be measured: alertcat itself, or one that does a part of its work.
struct BenchTool: Sendable {
  var name: String
  /// The command, without the file.
  var command: [String]
  /// What stands after the file.
  var rest: [String] = []
  /// Exit codes that are no failure.
  var accepted: Set<Int32> = [0]
  /// The most entries that it is asked to read.
  var limit = Int.max
  /// What it writes, removed before every run.
  var output: String?
  /// alertcat itself.
  var isOurs = false

  func arguments(_ file: String) -> [String] { command + [file] + rest }
}

/// The programs that are there.
struct BenchTools {
  let alertcat: String
  /// Where files may be written.
  let folder: String
  /// What is not there, and how to get it.
  private(set) var missing: [String] = []
  private var tools: [String: BenchTool] = [:]

  /// Python programs are not asked to read more than this.
  private static let pythonLimit = 100_000

  init(alertcat: String, folder: String, environment: [String: String]) {
    self.alertcat = alertcat
    self.folder = folder
    for tool in [
      BenchTool(name: "xmllint --stream", command: ["xmllint", "--noout", "--stream"]),
      BenchTool(name: "xmllint --sax", command: ["xmllint", "--noout", "--sax"]),
      BenchTool(name: "iconv", command: ["iconv", "-f", "utf-8", "-t", "utf-16"]),
      BenchTool(name: "jq", command: ["jq", "."]),
    ] {
      let program = tool.command[0]
      if ChildProcess.succeeds([program, "--version"]) {
        tools[tool.name] = tool
      } else {
        let packages = ["xmllint": "libxml2-utils", "iconv": "libc-bin"]
        let hint = "\(program): not installed (apt-get install \(packages[program] ?? program))"
        if !missing.contains(hint) { missing.append(hint) }
      }
    }
    let own = environment["ALERTCAT_BENCH_VENV"].map { $0 + "/bin/python3" }
    let pythons = [own, "python3"].compactMap { $0 }
    for program in PythonProgram.all {
      if let python = pythons.first(where: { ChildProcess.succeeds([$0, "-c", program.imports]) }) {
        let output = folder + "/written"
        tools[program.name] = BenchTool(
          name: program.name, command: [python, "-c", program.text], rest: [output],
          limit: Self.pythonLimit, output: output)
      } else {
        missing.append(
          "\(program.name): not installed (python3 -m venv DIR; DIR/bin/pip install "
            + "\(program.package); ALERTCAT_BENCH_VENV=DIR)")
      }
    }
  }

  /// What is measured on a file that is checked, alertcat first.
  func checking(_ ending: String) -> [BenchTool] {
    let check = BenchTool(
      name: "alertcat check", command: [alertcat, "check", "--quiet", "--no-cache"],
      accepted: [0, 1], isOurs: true)
    // Beside programs of one thread: threads that share a core wait for each other, which counts as CPU time.
    let alone = BenchTool(
      name: "alertcat check --jobs 1", command: check.command + ["--jobs", "1"],
      accepted: [0, 1])
    let others =
      switch ending {
      case "xliff", "xlf": ["xmllint --stream", "xmllint --sax", "translate-toolkit", "moz.l10n"]
      case "strings": ["iconv", "translate-toolkit"]
      case "xcstrings": ["jq"]
      case "stringsdict": ["xmllint --stream", "xmllint --sax"]
      default: [String]()
      }
    return [check, alone] + others.compactMap { tools[$0] }
  }

  /// What is measured on a file that is corrected.
  func fixing() -> [BenchTool] {
    let output = folder + "/fixed"
    let fix = BenchTool(
      name: "alertcat fix --output", command: [alertcat, "fix", "--quiet", "--output", output],
      accepted: [0, 1], output: output, isOurs: true)
    return [fix] + ["xmllint --stream", "xmllint --sax"].compactMap { tools[$0] }
  }
}
