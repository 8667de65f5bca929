import AlertCatalog
import Foundation

/// What `fix` wrote into an output folder last. A copy that is other now was changed by somebody since, and what was
/// never written is somebody's own: both stay.
struct WrittenCopies {
  /// Size and time of the last change of a file: reading every copy again would take as long as writing it.
  private struct Stamp: Codable, Equatable {
    var size, seconds, nanoseconds: Int

    /// `nil` if there is no regular file.
    init?(_ path: String) {
      var info = stat()
      guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
      #if canImport(Darwin)
        let time = info.st_mtimespec
      #else
        let time = info.st_mtim
      #endif
      (size, seconds) = (Int(info.st_size), Int(time.tv_sec))
      nanoseconds = Int(time.tv_nsec)
    }
  }

  /// A file as the record has it.
  private struct Copy: Codable {
    var path: String
    var stamp: Stamp
  }

  private static let kind = "copies"
  private let folder: OutputFolder
  /// By the bytes of the path below the folder.
  private var stamps: [[UInt8]: Stamp]

  /// What is known of a folder.
  init(in folder: OutputFolder) {
    self.folder = folder
    let data = Self.record(of: folder).flatMap { try? Data(contentsOf: $0) }
    stamps = data.map(Self.stamps) ?? [:]
  }

  /// The record of a folder, by the place that it really has.
  private static func record(of folder: OutputFolder) -> URL? {
    guard let cache = UserCache.folder(), let real = Paths.real(folder.path) else { return nil }
    var hash = SipHash(key: SipHash.Digest(low: 0, high: 0))
    hash.add(real)
    let digest = hash.digest()
    let name = String(digest.low, radix: 36) + "-" + String(digest.high, radix: 36)
    return cache.appendingPathComponent("\(name).\(kind)")
  }

  /// What a record holds; one of version 0.1.0 has the paths for its keys.
  private static func stamps(in data: Data) -> [[UInt8]: Stamp] {
    let decoder = JSONDecoder()
    if let copies = try? decoder.decode([Copy].self, from: data) {
      return Dictionary(copies.map { (Array($0.path.utf8), $0.stamp) }) { $1 }
    }
    let copies = (try? decoder.decode([String: Stamp].self, from: data)) ?? [:]
    return Dictionary(copies.map { (Array($0.key.utf8), $0.value) }) { $1 }
  }

  /// Refuses to write over a file that somebody changed, or that is not a copy.
  ///
  /// - Parameters:
  ///   - path: below the folder.
  ///   - original: what the copy is of.
  /// - Throws: ``FormatError`` if what stands there is neither what was written last, nor the original, nor what is to be
  ///   written.
  func check(
    _ path: String, writing contents: SplicedBytes, of original: FileBytes
  ) throws(FormatError) {
    let place = folder.path + "/" + path
    guard let stamp = Stamp(place), stamp != stamps[Array(path.utf8)] else { return }
    let existing = try FileReading.bytes(of: place)
    if contents.isEqual(to: existing) || existing == original { return }
    throw FormatError(
      place, nil,
      "this file was changed since fix wrote it, or is none of its copies, and was left alone",
      "move it, or give another --output")
  }

  /// Remembers what was written.
  mutating func wrote(_ path: String) {
    stamps[Array(path.utf8)] = Stamp(folder.path + "/" + path)
  }

  /// Keeps it for the next run, if there is a place.
  func keep() {
    let copies = stamps.map { Copy(path: String(decoding: $0, as: UTF8.self), stamp: $1) }
    guard let record = Self.record(of: folder), let data = try? JSONEncoder().encode(copies) else {
      return
    }
    UserCache.sweep(record.deletingLastPathComponent(), of: Self.kind)
    try? AtomicFile.write(FileBytes(data), to: record.path, mode: 0o600)
  }
}
