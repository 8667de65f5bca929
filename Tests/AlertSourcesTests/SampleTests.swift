import AlertRules
import AlertSources
import Foundation
import Testing

/// The code of the sample makes the alerts that its manifest states.
@Suite(Scanning.swift)
struct SampleTests {
  @Test func everyAlertOfTheSample() async throws {
    let sample = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Catalogs/Samples/Wayfarer").standardized.path
    let loader = try await Loader([sample + "/en.lproj"], manifest: sample + "/alerts.yml")
    let scan = SourceScan([sample + "/App"], catalog: loader.catalog, jobs: 2)
    func lines(_ alerts: [Alert]) -> [String] { alerts.map(Scanning.line).sorted() }
    #expect(scan.errors.isEmpty)
    #expect(scan.unnamed.isEmpty)
    #expect(lines(scan.alerts) == lines(loader.alerts))
  }
}
