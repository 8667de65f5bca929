import AlertRules
import ArgumentParser
import Foundation

/// Whether time grows with the input and not with its square: hostile texts of n, 2n and 4n characters
/// in every place of a file, read, grouped, checked, fixed and reported.
struct LinearCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "linear")
  @Option(
    parsing: .upToNextOption,
    help: "Characters of the largest text; the rules judge those of up to 10,000 bytes.")
  var sizes = [100_000, Casing.longestText]
  @Option(help: "Only texts whose name contains this.") var only = ""
  @Option(help: "Only places whose name contains this.") var place = ""
  @Option(help: "Milliseconds that are not worth a word.") var small = 50.0
  @Option(help: "How much longer four times the text may take.") var limit = 7.0

  func run() async throws {
    var slow = 0
    for size in sizes {
      for text in HostileText.all where only.isEmpty || text.name.contains(only) {
        for place in HostilePlace.all where self.place.isEmpty || place.name.contains(self.place) {
          let isSlow = try measure("\(text.name) in \(place.name)", size) { count in
            let file = place.file(text.of(count))
            return (file.name, file.text, nil)
          }
          if isSlow { slow += 1 }
        }
      }
    }
    for file in HostileFile.all
    where (only.isEmpty || file.name.contains(only)) && (place.isEmpty || place == "many") {
      if try measure("many \(file.name)", sizes.max() ?? 0, file.make) { slow += 1 }
    }
    print("\(slow) grow faster than their input")
    if slow > 0 { throw ExitCode(1) }
  }

  /// Prints how long n/4, n/2 and n take; whether that grows like a square.
  private func measure(
    _ what: String, _ size: Int, _ make: (Int) -> (name: String, text: String, manifest: String?)
  ) throws -> Bool {
    var times: [Double] = []
    func grows() -> Bool {
      guard times.count == 3 else { return true }
      return times[2] > small && times[2] / max(times[0], 1) > limit
    }
    for count in [size / 4, size / 2, size] {
      times.append(try Self.work(make(count)))
      // A square shows early; nobody has to wait for it.
      if times[times.count - 1] > 30_000 { break }
    }
    // Something else may have been busy: what is true is true twice.
    if grows(), times.count == 3 {
      for (index, count) in [size / 4, size / 2, size].enumerated() {
        times[index] = min(times[index], try Self.work(make(count)))
      }
    }
    let ratio = String(format: "%.1f", (times.last ?? 0) / max(times[0], 1))
    let shown = times.map { String(format: "%9.0f", $0) }.joined()
    // A table that takes long is read while it grows, also in a file.
    defer { fflush(nil) }
    print("\(shown) ms  \(what)\(grows() ? "  ← grows \(ratio) times" : "")")
    return grows()
  }

  /// The milliseconds that a file takes; its manifest lies beside it in a folder of its own.
  private static func work(
    _ file: (name: String, text: String, manifest: String?)
  ) throws -> Double {
    var path: String?
    if let manifest = file.manifest {
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("alertcat-\(UUID().uuidString).yml")
      try Data(manifest.utf8).write(to: url)
      path = url.path
    }
    defer { if let path { unlink(path) } }
    let bytes = FileBytes(file.text.utf8)
    return try milliseconds { try work(file.name, bytes, manifest: path) }
  }

  /// Of the processor, so that what else runs on this computer does not count.
  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    try body()
    return now() - start
  }

  /// What `check` and `fix --include review` do; a file that is refused is an answer too.
  private static func work(_ name: String, _ bytes: FileBytes, manifest: String?) throws {
    let loader = try Loader(standardInput: bytes, name: name, manifest: manifest)
    for manifest in loader.manifests { _ = manifest.missingKeys(in: loader.catalog) }
    guard loader.errors.isEmpty else { return }
    let checker = try Checker(loader.catalog, alerts: loader.alerts)
    let report = Report(
      catalog: loader.catalog, findings: checker.findings(), errors: [],
      alertCount: loader.alertCount)
    for format in [ReportFormat.text, .json] { _ = format.render(report, color: false) }
    _ = AlertList(loader.catalog, loader.alerts).text()
    _ = loader.explanation(of: "a.alert.title")
    var options = Fixer.Options()
    options.includesReview = true
    let fixer = try Fixer(checker, options: options)
    let document = loader.catalog.documents[0]
    _ = UnifiedDiff.text(
      String(decoding: document.file.bytes, as: UTF8.self),
      String(decoding: try fixer.bytes(of: 0), as: UTF8.self), path: name)
  }
}
