/// `static let title = …`: a name for a value.
struct Definition: Hashable, Sendable {
  /// The types around it and its name: `L10n`, `Alert`, `title`.
  var path: [String]
  /// What it stands for.
  var value: Code
}
