import Foundation

/// What was measured, as Markdown. Nothing is rounded into a target: it is reached by the figure as measured.
struct BenchReport {
  var runs: [BenchRun]
  /// Unless it was not measured.
  var startUp: StartUp?
  /// What is not installed, and what failed.
  var remarks: [String]
  var cores: Int

  var markdown: String {
    var parts: [String] = []
    if !runs.isEmpty { parts.append(table(Self.header, runs.flatMap(rows))) }
    let figures = figures
    if !figures.isEmpty { parts.append(table(Self.figureHeader, figures)) }
    if !remarks.isEmpty { parts.append(remarks.map { "- \($0)" }.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let header = [
    "input", "MB", "entries", "program", "runs", "CPU s", "wall s", "peak MB", "alertcat ÷ program",
    "target", "reached",
  ]
  private static let figureHeader = ["figure", "of", "value", "target", "reached"]

  private func table(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// A line for each program that read the file.
  private func rows(_ run: BenchRun) -> [[String]] {
    run.measurements.map { measurement in
      let ratio = measurement.isOurs ? nil : run.ours.map { $0.cpu / measurement.cpu }
      let target = measurement.isOurs ? nil : BenchTarget.ratio(run, to: measurement.tool)
      var name = measurement.tool
      if measurement.isOurs, run.input.isFixed {
        let percent = Double(run.changed) * 100 / Double(run.entries)
        name += " (\(percent.formatted(1)) % changed)"
      }
      return [
        run.input.name, (Double(run.bytes) / 1_000_000).formatted(1), "\(run.entries)", name,
        "\(measurement.runs)", measurement.cpu.formatted(3), measurement.wall.formatted(3),
        memory(measurement), ratio?.formatted(3) ?? "", target?.text ?? "",
        reached(ratio, target),
      ]
    }
  }

  private var figures: [[String]] {
    var lines: [[String]] = []
    func add(
      _ name: String, _ subject: String, _ value: Double, _ digits: Int, _ target: BenchTarget?
    ) {
      lines.append(
        [name, subject, value.formatted(digits), target?.text ?? "", reached(value, target)])
    }
    for (small, large) in zip(runs, runs.dropFirst()) where small.input.name == large.input.name {
      guard let before = small.ours, let after = large.ours, small.nominal > 0 else { continue }
      add(
        "growth exponent of CPU", "\(large.input.name), \(small.nominal) to \(large.nominal)",
        log(after.cpu / before.cpu) / log(Double(large.entries) / Double(small.entries)), 3,
        .growth(from: small, to: large))
    }
    for run in largest where !run.input.isFixed {
      guard let ours = run.ours else { continue }
      let subject = "\(run.input.name), \(run.entries) entries"
      if !ours.isPeakOfStarter {
        add(
          "bytes of memory an entry beyond the file", subject,
          Double(ours.peak - run.bytes) / Double(run.entries), 0, .memory(run))
      }
      add(
        "wall ÷ CPU on \(cores) cores", subject, ours.wall / ours.cpu, 3,
        .parallel(run, cores: cores))
    }
    if let start = startUp {
      add("`--version`, ms", start.build, start.version, 1, .version)
      add("`check` of \(StartUp.entries) entries, ms", start.build, start.check, 1, .small)
    }
    return lines
  }

  /// The largest file of each kind.
  private var largest: [BenchRun] {
    runs.indices.filter { $0 + 1 == runs.count || runs[$0 + 1].input.name != runs[$0].input.name }
      .map { runs[$0] }
  }

  private func memory(_ measurement: Measurement) -> String {
    (measurement.isPeakOfStarter ? "≤ " : "") + (Double(measurement.peak) / 1_000_000).formatted(0)
  }

  private func reached(_ value: Double?, _ target: BenchTarget?) -> String {
    guard let value, let target else { return "" }
    return value <= target.most ? "yes" : "no"
  }
}
