import AlertRules
import ArgumentParser
import Foundation

/// Runs over a folder of real catalogs and prints what happened.
struct CorpusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "corpus")
  @Argument var folder: String
  @Option(help: "Entries of a file whose value is replaced, one at a time.") var samples = 20
  @Flag(help: "Name every refused file.") var verbose = false

  func run() async throws {
    let clock = ContinuousClock()
    let search = InputSearch([folder])
    var rows: [String: FormatRow] = [:]
    var refused: [String: [FormatError]] = [:]
    var empty: [String] = []
    var failures: [String] = []
    for file in search.files {
      let ending = Row.ending(file.path)
      guard file.use == .catalog || ["strings", "xliff", "xlf"].contains(ending) else { continue }
      var row = rows[ending] ?? FormatRow()
      row.files += 1
      do throws(FormatError) {
        let bytes = try FileReading.bytes(of: file.path)
        var read: Document?
        let time = try clock.measured { () throws(FormatError) in
          read = try Document(path: file.path, bytes: bytes)
        }
        guard let document = read else { continue }
        row.seconds += time
        row.bytes += bytes.count
        row.entries += document.entries.count
        let trip = RoundTrip(document, samples: samples)
        row.identical += trip.isIdentical ? 1 : 0
        row.sampled += trip.sampled
        row.local += trip.sampled - trip.failures.count
        row.readOnly += document.readOnlyReason == nil ? 0 : 1
        failures += trip.failures.map { "\(file.path): \($0)" }
        if document.entries.isEmpty { empty.append(file.path) }
      } catch {
        row.refused += 1
        refused[Row.reason(error), default: []].append(error)
      }
      rows[ending] = row
    }
    print("format      files  refused  read-only  identical  entries  local/sampled      MB/s")
    for (ending, row) in rows.sorted(by: { $0.key < $1.key }) { print(row.line(ending)) }
    print("\nrefused")
    for (reason, errors) in refused.sorted(by: {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }) {
      print("  \(errors.count)  \(reason)")
      for error in verbose ? errors : Array(errors.prefix(1)) { print("       \(error)") }
    }
    print("\nread, but without entries (comments only): \(empty.count)")
    for path in verbose ? empty : [] { print("  \(path)") }
    for failure in failures { print("NOT LOCAL  \(failure)") }
    if !search.otherArchives.isEmpty {
      print("archives without .xcloc: \(search.otherArchives.count)")
    }
    try await check(search)
  }

  private func check(_ search: InputSearch) async throws {
    let loader = try await Loader([folder])
    let checker = try Checker(loader.catalog, alerts: loader.alerts)
    let findings = checker.findings()
    print(
      "\nalerts \(loader.alertCount), findings \(findings.count), locales without policy: ",
      terminator: "")
    print(checker.unknownLocales.isEmpty ? "none" : checker.unknownLocales.joined(separator: " "))
    print("rule                          error  warning     info")
    for rule in Set(findings.map(\.rule)).sorted() {
      let own = findings.filter { $0.rule == rule }
      let counts = [Severity.error, .warning, .info].map { level in
        own.count { $0.severity == level }
      }
      print(Row.pad(rule, 28) + counts.map { Row.lead("\($0)", 9) }.joined())
    }
  }
}

/// What happened to the files of one format.
private struct FormatRow {
  var files = 0, refused = 0, readOnly = 0, identical = 0, entries = 0, sampled = 0, local = 0
  var bytes = 0
  var seconds = 0.0

  func line(_ name: String) -> String {
    let speed = seconds > 0 ? Double(bytes) / seconds / 1_000_000 : 0
    return Row.pad(name, 8) + Row.lead("\(files)", 9) + Row.lead("\(refused)", 9)
      + Row.lead("\(readOnly)", 11) + Row.lead("\(identical)", 11) + Row.lead("\(entries)", 9)
      + Row.lead("\(local)/\(sampled)", 15) + Row.lead("\(Int(speed))", 10)
  }
}

private enum Row {
  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
  static func lead(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
  static func ending(_ path: String) -> String {
    URL(fileURLWithPath: path).pathExtension.lowercased()
  }
  /// The reason without what differs from file to file.
  static func reason(_ error: FormatError) -> String { error.problem }
}

extension ContinuousClock {
  /// Seconds that `body` took.
  fileprivate func measured(_ body: () throws(FormatError) -> Void) throws(FormatError) -> Double {
    let start = now
    try body()
    let time = now - start
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }
}
