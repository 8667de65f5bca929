/// A replacement of some bytes: in a value when a rule makes it, in a file when a format does.
///
/// Offsets count UTF-8 bytes from 0. An empty range inserts, an empty replacement deletes.
///
///     Edit(7..<8, "P")  // "Delete photo" → "Delete Photo"
public struct Edit: Hashable, Sendable {
  /// The bytes to replace.
  public var range: Range<Int>
  /// What stands there afterwards.
  public var replacement: String

  /// Creates an edit.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension Edit: Comparable {
  /// Edits are ordered by place, insertions before replacements at the same place.
  public static func < (a: Edit, b: Edit) -> Bool {
    (a.range.lowerBound, a.range.upperBound) < (b.range.lowerBound, b.range.upperBound)
  }
}

extension Sequence<Edit> {
  /// Whether two edits touch the same bytes or insert at the same place.
  public var overlap: Bool {
    var end = -1
    var last: Edit?
    for edit in sorted() {
      if edit.range.lowerBound < end || edit.range == last?.range { return true }
      end = edit.range.upperBound
      last = edit
    }
    return false
  }
}

extension String {
  /// The text with `edits` laid over it; offsets are UTF-8 bytes. Edits must not overlap.
  public func applying(_ edits: some Sequence<Edit>) -> String {
    var text = self
    return text.withUTF8 { String(decoding: $0.applying(edits), as: UTF8.self) }
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The bytes with `edits` laid over them: gaps are copied, ranges replaced.
  func applying(_ edits: some Sequence<Edit>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count + 256)
    var position = 0
    for edit in edits.sorted() {
      result += self[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    result += self[position...]
    return result
  }
}
