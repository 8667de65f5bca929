extension Int {
  /// The number with the words for one, or for any other number: `1 entry`, `2 entries`.
  package func counted(_ one: String, _ many: String) -> String {
    "\(self) \(self == 1 ? one : many)"
  }
}
