import BenchData
import Foundation

/// The most that a figure should be.
struct BenchTarget {
  let most: Double
  let text: String

  init(_ most: Double, _ text: String? = nil) {
    self.most = most
    self.text = text ?? "≤ \(most.formatted(2))"
  }

  /// CPU time of alertcat by that of another program, on generated files of the size it is stated for.
  static func ratio(_ run: BenchRun, to tool: String) -> BenchTarget? {
    guard let (format, data) = run.input.data else { return nil }
    let isLarge = data.entries >= 1_000_000
    switch (tool, format) {
    case ("xmllint --stream", _) where isLarge && run.input.isFixed:
      return data.share <= 0.07 ? BenchTarget(2) : nil
    case ("xmllint --stream", _) where isLarge: return BenchTarget(data.share <= 0.07 ? 1 : 3)
    case ("iconv", _) where isLarge: return BenchTarget(3)
    case ("jq", _) where data.entries >= 100_000: return BenchTarget(0.5)
    case ("translate-toolkit", _) where data.entries >= 100_000:
      return BenchTarget(1.0 / 20, "≤ 0.05 (20 times faster)")
    case ("moz.l10n", _) where data.entries >= 100_000:
      return BenchTarget(1.0 / 50, "≤ 0.02 (50 times faster)")
    default: return nil
    }
  }

  /// Wall by CPU time: whether more than one core works. Only where there is more than one.
  static func parallel(_ run: BenchRun, cores: Int) -> BenchTarget? {
    guard let (format, data) = run.input.data, format == .xliff, cores > 1 else { return nil }
    return data.entries >= 1_000_000 && !run.input.isFixed ? BenchTarget(0.6) : nil
  }

  /// How CPU time grows with size: 1 is in proportion.
  static func growth(from small: BenchRun, to large: BenchRun) -> BenchTarget? {
    small.nominal == 100_000 && large.nominal == 1_000_000 ? BenchTarget(1.03) : nil
  }

  /// Bytes of memory for each entry, beyond those of the file.
  static func memory(_ run: BenchRun) -> BenchTarget? {
    run.nominal >= 100_000 ? BenchTarget(200, "≤ 200") : nil
  }

  static let version = BenchTarget(10, "≤ 10")
  static let small = BenchTarget(25, "≤ 25")
}

extension BenchRun {
  /// The strings that were asked for; 0 for a file that was given.
  var nominal: Int { input.data?.data.entries ?? 0 }
}

extension Double {
  /// A number to read, with a fixed number of digits behind the point.
  func formatted(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
