import Foundation

/// Bytes with edits laid over them that nobody has put together yet: what stands between the edits is
/// taken from where it lies when it is written, so a large file costs no memory but that of its edits.
///
///     let bytes = SplicedBytes(FileBytes("\"a\" = \"ok\";".utf8), [Edit(7..<9, "OK")])
///     bytes.assembled()  // "a" = "OK";
public struct SplicedBytes: Sendable {
  /// What the edits are laid over.
  public let original: FileBytes
  /// In order, without overlap.
  let edits: [Edit]
  /// Number of bytes of the result.
  public let count: Int

  /// Bytes as they are.
  public init(_ bytes: FileBytes) { self.init(bytes, []) }

  /// - Parameter edits: of `original`; they must not overlap.
  init(_ original: FileBytes, _ edits: [Edit]) {
    self.original = original
    self.edits = edits.sorted()
    count = edits.reduce(original.count) { $0 + $1.replacement.utf8.count - $1.range.count }
  }

  /// The bytes in one place.
  public func assembled() -> FileBytes { edits.isEmpty ? original : original.applying(edits) }

  /// Where bytes of the result stand in the original.
  ///
  /// - Parameter offsets: in the result, ascending; those of replacements have no such place.
  func originalOffsets(of offsets: [Int]) -> [Int] {
    var rest = edits[...]
    // How much farther back a byte is now.
    var shift = 0
    return offsets.map { offset in
      while let edit = rest.first,
        edit.range.lowerBound + shift + edit.replacement.utf8.count <= offset
      {
        shift += edit.replacement.utf8.count - edit.range.count
        rest.removeFirst()
      }
      return offset - shift
    }
  }

  /// Runs a closure on one piece after the other, until it returns false: what stands before an edit,
  /// its replacement, and so on.
  ///
  /// - Returns: whether it came to the end.
  func forEachPiece(_ body: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    original.withUnsafeBytes { bytes in
      var position = 0
      for var edit in edits {
        let gap = UnsafeRawBufferPointer(rebasing: bytes[position..<edit.range.lowerBound])
        guard body(gap), edit.replacement.withUTF8({ body(UnsafeRawBufferPointer($0)) }) else {
          return false
        }
        position = edit.range.upperBound
      }
      return body(UnsafeRawBufferPointer(rebasing: bytes[position...]))
    }
  }

  /// Whether these are the bytes of the result.
  public func isEqual(to bytes: FileBytes) -> Bool {
    guard count == bytes.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      var position = 0
      return forEachPiece { piece in
        let other = UnsafeRawBufferPointer(rebasing: bytes[position..<position + piece.count])
        position += piece.count
        guard let start = piece.baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, piece.count) == 0
      }
    }
  }
}
