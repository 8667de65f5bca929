/// Limits that no honest archive of localizations reaches. What they leave out is refused before a
/// byte of it is unpacked.
enum ZipLimits {
  /// Bytes that the catalogs of an archive take unpacked, together.
  static let unpacked = 1 << 30
  /// Bytes that one packed byte becomes at most: deflate cannot do better, so more is a lie.
  static let density = 1032
  /// Catalogs in an archive.
  static let catalogs = 10_000
}
