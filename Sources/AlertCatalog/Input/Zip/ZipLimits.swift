/// Limits that no honest archive of localizations reaches. What they leave out is refused before a
/// byte of it is unpacked.
enum ZipLimits {
  /// Bytes that the catalogs of an archive take unpacked, together.
  static let unpacked = 1 << 30
  /// Bytes that one packed byte becomes at most. Catalogs stay below 50; deflate can reach 1,032, and a
  /// file of that kind is made to take memory.
  static let density = 256
  /// Catalogs in an archive.
  static let catalogs = 10_000
}
