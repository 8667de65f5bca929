/// A catalog as Xcode writes them, of any size: groups of a title, a message and two buttons in English and
/// German. The same numbers give the same bytes.
///
///     try BenchData(entries: 10_000, share: 0.07).write(.xliff) { try handle.write(contentsOf: $0) }
public struct BenchData: Sendable {
  /// What the catalog is written as.
  public enum Format: String, Sendable, CaseIterable {
    case xliff
    case strings
    case xcstrings
  }

  /// Strings in it.
  public let entries: Int
  /// Groups that are alerts, of all (0 to 1). The others have keys and comments that say nothing of alerts.
  public let share: Double
  /// Translated texts of alerts with a mistake, of all such texts (0 to 1).
  public let mistakes: Double

  /// Describes a catalog.
  public init(entries: Int, share: Double, mistakes: Double = 0.05) {
    self.entries = entries
    self.share = share
    self.mistakes = mistakes
  }

  /// Writes the catalog piece by piece; only a String Catalog, which is sorted by key, is held as a whole.
  public func write(_ format: Format, to sink: ([UInt8]) throws -> Void) rethrows {
    var output = BenchOutput()
    switch format {
    case .xliff: try writeXLIFF(to: &output, sink)
    case .strings: try writeStrings(to: &output, sink)
    case .xcstrings: try writeXCStrings(to: &output, sink)
    }
    try sink(output.bytes)
  }

  func forEach(_ body: (BenchEntry) throws -> Void) rethrows {
    for first in stride(from: 0, to: entries, by: 4) {
      for entry in BenchGroup(first, of: self).entries { try body(entry) }
    }
  }
}
