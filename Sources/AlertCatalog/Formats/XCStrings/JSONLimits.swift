/// Limits that no honest String Catalog reaches.
enum JSONLimits {
  /// Levels of nested objects and arrays.
  static let depth = 64
  /// Forms of a string in one language. The way to a form is found by walking the others.
  static let forms = 250
}
