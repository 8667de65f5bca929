/// Limits that no honest binary property list reaches.
enum BinaryPropertyListLimits {
  /// Levels of nested dictionaries and arrays.
  static let depth = 16
  /// Bytes of the XML it becomes: an object that is named more than once is written more than once.
  static let size = 1 << 26
}
