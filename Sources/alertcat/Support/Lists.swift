import Foundation

extension [String] {
  /// What an option names that takes a list separated by commas, and may be given several times: `-l fr,de -l it`
  /// names three.
  var listed: [String] {
    flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// The first of them, and how many are left: `de, fr and 3 more`.
  func named(_ most: Int) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}
