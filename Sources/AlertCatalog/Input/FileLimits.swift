/// Limits on what is read as a whole.
public enum FileLimits {
  /// Bytes of a file, and of standard input: offsets are 32 bits wide.
  public static let size = Int(UInt32.max) - 1
  /// Bytes of what describes other files: review notes, decisions, the contents of a bundle, terms.
  public static let sideFile = 64 << 20
  /// Bytes of a part of a large file that is read on its own, at least.
  static let part = 4 << 20
  /// Entries of a file.
  public static let entries = 10_000_000
  /// Languages of a file, and of one table in it: a text is compared with that of the same key in all
  /// others. ICU knows fewer locales.
  public static let languages = 1_000
}
