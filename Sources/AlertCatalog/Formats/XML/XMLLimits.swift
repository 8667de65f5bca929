/// Limits that no honest localization file reaches.
enum XMLLimits {
  /// Levels of nested elements.
  static let depth: Int32 = 64
  /// Attributes of a tag, and namespaces it declares.
  static let attributes: Int32 = 256
}
