import AlertCatalog
import ArgumentParser

/// Runs over a folder of real catalogs and prints what happened.
struct CorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "corpus")
  @Argument var folder: String
  @Option var samples = 10

  func run() throws {
    let search = InputSearch([folder])
    var identical = 0, refused: [FormatError] = [], sampled = 0, failures: [String] = [], empty: [String] = [], entries = 0
    for file in search.files where file.use != .companion {
      do throws(FormatError) {
        let document = try Document(readingFrom: file.path)
        let trip = RoundTrip(document, samples: samples)
        identical += trip.isIdentical ? 1 : 0
        sampled += trip.sampled
        entries += document.entries.count
        failures += trip.failures.map { file.path + ": " + $0 }
        if document.entries.isEmpty { empty.append(file.path) }
      } catch { refused.append(error) }
    }
    print(search.files.count, "files", identical, "identical", entries, "entries", sampled, "sampled", failures.count, "failures")
    for r in refused { print("REFUSED", r) }
    for r in failures { print("FAIL", r) }
    for r in empty { print("EMPTY", r) }
    print(search.errors, search.leftAlone)
  }
}
