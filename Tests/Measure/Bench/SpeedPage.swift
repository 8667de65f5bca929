import Foundation

/// The page of the documentation that keeps what was measured, newest first.
struct SpeedPage {
  let path: String
  private static let heading = "## History\n"

  /// Adds a run below the heading.
  func add(_ report: String, commit: String, cores: Int) throws {
    let page = try String(contentsOfFile: path, encoding: .utf8)
    guard let place = page.range(of: Self.heading) else {
      throw BenchError("\(path): the line “## History” is missing")
    }
    let day = Date.now.formatted(.iso8601.year().month().day())
    let entry = "\n### \(day), \(commit)\n\n\(Self.machine), \(cores) cores.\n\n\(report)"
    try page.replacingCharacters(in: place.upperBound..<place.upperBound, with: entry)
      .write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The processor and the system.
  private static var machine: String {
    let cpus = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model =
      cpus.firstMatch(of: /model name\s*: (.*)/).map { String($0.1) } ?? "unknown processor"
    return "\(model), \(ProcessInfo.processInfo.operatingSystemVersionString)"
  }
}
