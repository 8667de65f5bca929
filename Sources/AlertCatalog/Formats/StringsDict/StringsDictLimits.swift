/// Limits that no honest `.stringsdict` reaches.
enum StringsDictLimits {
  /// Forms of a string. The way to a form is found by walking those before it.
  static let forms = 250
}
