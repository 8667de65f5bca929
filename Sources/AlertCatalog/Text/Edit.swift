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

extension Edit {
  /// The same edit of a text without what it leaves as it is at both ends, in whole characters of Unicode.
  fileprivate func narrowed(in text: String) -> Edit {
    let old = text.utf8.dropFirst(range.lowerBound).prefix(range.count).map { $0 }
    let new = Array(replacement.utf8)
    func isInside(_ bytes: [UInt8], _ index: Int) -> Bool {
      index < bytes.count && bytes[index] & 0xC0 == 0x80
    }
    var start = zip(old, new).prefix { $0 == $1 }.count
    while isInside(old, start) || isInside(new, start) { start -= 1 }
    var end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    while isInside(old, old.count - end) || isInside(new, new.count - end) { end -= 1 }
    return Edit(
      range.lowerBound + start..<range.upperBound - end,
      String(decoding: new[start..<new.count - end], as: UTF8.self))
  }
}

extension [Edit] {
  /// Each without what it leaves as it is; as they are where two would then insert at the same place.
  func narrowed(in text: String) -> [Edit] {
    let narrowed = map { $0.narrowed(in: text) }
    return narrowed.overlap ? self : narrowed
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
    return text.withUTF8 { utf8 in
      let result = UnsafeRawBufferPointer(utf8).applying(edits.sorted())
      defer { result.deallocate() }
      return String(decoding: result, as: UTF8.self)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes with `edits` laid over them: gaps are copied, ranges replaced.
  fileprivate func applying(_ edits: [Edit]) -> UnsafeMutableRawBufferPointer {
    let size = edits.reduce(count) { $0 + $1.replacement.utf8.count - $1.range.count }
    let result = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    var place = 0
    var position = 0
    func copy(_ bytes: UnsafeRawBufferPointer) {
      UnsafeMutableRawBufferPointer(rebasing: result[place...]).copyMemory(from: bytes)
      place += bytes.count
    }
    for var edit in edits {
      copy(UnsafeRawBufferPointer(rebasing: self[position..<edit.range.lowerBound]))
      edit.replacement.withUTF8 { copy(UnsafeRawBufferPointer($0)) }
      position = edit.range.upperBound
    }
    copy(UnsafeRawBufferPointer(rebasing: self[position...]))
    return result
  }
}

extension FileBytes {
  /// The bytes with `edits` laid over them; edits must not overlap.
  func applying(_ edits: some Sequence<Edit>) -> FileBytes {
    FileBytes(adopting: withUnsafeBytes { $0.applying(edits.sorted()) })
  }
}
