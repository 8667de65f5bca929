import BenchData
import Foundation

/// A file to measure with.
struct BenchInput {
  /// What the report calls it.
  var name: String
  var path: String
  /// What it is made of; `nil` for a file that was given.
  var data: (format: BenchData.Format, data: BenchData)?
  /// It is corrected, not only checked.
  var isFixed = false
  /// Python programs read it.
  var isForPython = true

  /// The files that are asked for: every format in every share and size, smallest first.
  static func plan(
    sizes: [Int], shares: [Double], formats: [BenchData.Format], folder: String
  ) -> [BenchInput] {
    let forPython = sizes.filter { $0 <= 100_000 }.max()
    return formats.flatMap { format in
      shares.flatMap { share in
        (format == .xliff ? [false, true] : [false]).flatMap { isFixed in
          sizes.sorted().map { size in
            let percent = percent(share)
            return BenchInput(
              name: "\(format.title), \(percent) % alerts" + (isFixed ? ", to fix" : ""),
              path: "\(folder)/\(size)-\(percent)\(isFixed ? "-fix" : "").\(format.rawValue)",
              data: (
                format,
                // One string of twenty is changed; all of these are texts of alerts.
                isFixed
                  ? BenchData(entries: size, share: share, mistakes: min(1, 0.06 / share))
                  : BenchData(entries: size, share: share)
              ), isFixed: isFixed, isForPython: size == forPython)
          }
        }
      }
    }
  }

  /// A file that somebody has.
  static func given(_ path: String) -> BenchInput {
    BenchInput(name: URL(fileURLWithPath: path).lastPathComponent, path: path)
  }

  var ending: String { URL(fileURLWithPath: path).pathExtension.lowercased() }

  /// Writes the file, in a process of its own: this one has to stay small (``ChildProcess/peak``).
  func generate(with measure: String) throws {
    guard let (_, data) = data else { return }
    let made = try ChildProcess.run([
      measure, "bench-data", path, "--entries", "\(data.entries)", "--share", "\(data.share)",
      "--mistakes", "\(data.mistakes)",
    ])
    guard made.status == 0 else { throw BenchError("\(path): it cannot be written") }
  }

  /// `7` for 0.07, `0.5` for 0.005.
  private static func percent(_ share: Double) -> String {
    let percent = (share * 1_000_000).rounded() / 10_000
    return percent == percent.rounded() ? "\(Int(percent))" : "\(percent)"
  }
}

extension BenchData.Format {
  /// What people call it.
  var title: String {
    switch self {
    case .xliff: "XLIFF"
    case .strings: ".strings"
    case .xcstrings: ".xcstrings"
    }
  }
}
