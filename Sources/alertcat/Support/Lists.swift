import Foundation

extension [String] {
  /// What an option names that takes a list separated by commas, and may be given several times: `-l fr,de -l it`
  /// names three.
  var listed: [String] {
    flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
