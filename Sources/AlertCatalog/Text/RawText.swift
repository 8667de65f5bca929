/// A value as people read it, and for each part of it the bytes of the file it came from.
///
/// `Don&apos;t` in XML reads `Don't`: the text has 5 bytes, its pieces remember that the fourth one
/// is six bytes long in the file. So an edit of the text can be laid over the file exactly.
public struct RawText: Sendable {
  /// The decoded text.
  public internal(set) var text = ""
  var pieces: [Piece] = []

  struct Piece: Sendable {
    enum Kind: UInt8, Sendable {
      /// File bytes and text bytes are the same.
      case verbatim
      /// The same inside a CDATA section, where nothing is escaped.
      case characterData
      /// One escape or reference; it is replaced as a whole.
      case escape
      /// Inline codes and comments: shown, never changed.
      case opaque
    }
    var text: Range<Int>
    var file: Range<Int>
    var kind: Kind
    /// Of an inline element, which of its two tags it is, or that it is code between them.
    var tag: Tag?

    enum Tag: UInt8, Sendable { case start, end, content }
  }

  /// Text that equals its bytes.
  init(verbatim bytes: FileBytes, _ range: Range<Int>) {
    append(bytes, range)
  }

  init() {}

  /// Text in which a backslash begins an escape.
  ///
  /// - Parameter escape: what the escape at an offset stands for, and where it ends.
  init(_ bytes: FileBytes, _ range: Range<Int>, escape: (Int) -> (String, end: Int)) {
    guard bytes[range].contains(UInt8(ascii: "\\")) else {
      self.init(verbatim: bytes, range)
      return
    }
    self.init()
    var run = range.lowerBound
    var index = run
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound else {
        index += 1
        continue
      }
      append(bytes, run..<index)
      let (decoded, end) = escape(index)
      append(decoded, from: index..<end, kind: .escape)
      index = end
      run = end
    }
    append(bytes, run..<index)
  }

  /// Adds bytes of the file as they are.
  mutating func append(_ bytes: FileBytes, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    append(String(decoding: bytes[range], as: UTF8.self), from: range, kind: .verbatim)
  }

  /// Adds decoded text that stands for `range` of the file.
  mutating func append(
    _ string: String, from range: Range<Int>, kind: Piece.Kind, tag: Piece.Tag? = nil
  ) {
    let start = text.utf8.count
    if text.isEmpty { text = string } else { text += string }
    pieces.append(Piece(text: start..<text.utf8.count, file: range, kind: kind, tag: tag))
  }

  /// Ranges of the text (UTF-8 bytes) that came from inline codes and may not be edited.
  public var opaqueRanges: [Range<Int>] {
    pieces.filter { $0.kind == .opaque && !$0.text.isEmpty }.map(\.text)
  }

  /// The file range that holds `range` of the text, and how text is written there. Nil if the
  /// range cuts an escape in two or reaches across an inline code.
  func fileRange(of range: Range<Int>, whenEmpty empty: Int) -> (Range<Int>, Piece.Kind)? {
    guard let last = pieces.last else { return range.isEmpty ? (empty..<empty, .verbatim) : nil }
    if range.isEmpty {
      // An insertion goes right behind the text before it, inside the markup that holds that text, but at the end
      // of all text; behind a code only after its end tag. At the start it goes before everything.
      let before = pieces.filter { $0.text.upperBound <= range.lowerBound }
      let text = before.last { !$0.text.isEmpty }
      if let code = pieces.first(where: {
        $0.text.lowerBound == range.lowerBound && !$0.text.isEmpty
      }),
        code.tag == .content, text?.kind ?? .opaque == .opaque
      {
        return startOutside(of: code).map { ($0..<$0, .verbatim) }
      }
      guard
        let piece = (text?.kind == .opaque ? before.last : text ?? before.last)
          ?? pieces.first(where: { $0.text.contains(range.lowerBound) })
      else { return nil }
      if let inside = pieces.first(where: {
        $0.text.lowerBound < range.lowerBound && range.lowerBound < $0.text.upperBound
      }) {
        guard inside.kind == .verbatim || inside.kind == .characterData else { return nil }
        let at = inside.file.lowerBound + range.lowerBound - inside.text.lowerBound
        return (at..<at, inside.kind)
      }
      if range.lowerBound == last.text.upperBound, let outside = endOutside(of: piece) {
        return (outside..<outside, .verbatim)
      }
      let behind = piece.text.upperBound <= range.lowerBound
      let at = behind ? piece.file.upperBound : piece.file.lowerBound
      // Behind the mark that opens a CDATA section it stands in the section.
      let isInside = pieces.contains { $0.kind == .characterData && $0.file.lowerBound == at }
      return (at..<at, isInside || piece.kind == .characterData ? .characterData : .verbatim)
    }
    guard range.upperBound <= last.text.upperBound else { return nil }
    let touched = pieces.filter {
      !$0.text.isEmpty && $0.text.overlaps(range)
        || $0.text.isEmpty && range.lowerBound < $0.text.lowerBound
          && $0.text.lowerBound < range.upperBound
    }
    guard let first = touched.first, let end = touched.last else { return nil }
    for (piece, next) in zip(touched, touched.dropFirst())
    where piece.file.upperBound != next.file.lowerBound
      || piece.kind == .characterData && next.kind != .characterData
    {
      return nil
    }
    if touched.contains(where: { $0.kind == .opaque }) { return nil }
    guard let lower = first.offset(range.lowerBound), let upper = end.offset(range.upperBound)
    else { return nil }
    return (lower..<upper, first.kind)
  }
}

extension RawText {
  /// Where the text goes on outside the elements that end right behind its last piece, `nil` if none do. What
  /// holds all of the text holds what is added, too.
  private func endOutside(of piece: Piece) -> Int? {
    guard let place = pieces.firstIndex(where: { $0.file == piece.file }) else { return nil }
    var starts = pieces[...place].reduce(into: [Int]()) { starts, piece in
      if piece.tag == .start { starts.append(piece.text.lowerBound) }
      if piece.tag == .end { _ = starts.popLast() }
    }
    var outside: Int?
    for next in pieces[(place + 1)...] {
      guard next.tag == .end, next.text.isEmpty, let start = starts.popLast(), start > 0 else {
        break
      }
      outside = next.file.upperBound
    }
    return outside
  }

  /// Where a text goes in front of a code: before all tags around it, and never into native code; `nil` if that is
  /// not known.
  private func startOutside(of piece: Piece) -> Int? {
    guard var place = pieces.firstIndex(where: { $0.file == piece.file }) else { return nil }
    let code = place
    while place > 0 {
      let before = pieces[place - 1]
      guard before.kind == .opaque, before.text.isEmpty, before.tag != .end,
        before.file.upperBound == pieces[place].file.lowerBound
      else { break }
      place -= 1
    }
    return place < code ? pieces[place].file.lowerBound : nil
  }

  /// The text with `edits` laid over it, which keep away from what may not be edited.
  func applying(_ edits: [Edit]) -> RawText {
    var result = RawText()
    result.text = text.applying(edits)
    result.pieces = pieces.filter { $0.kind == .opaque }.map { piece in
      let shift = edits.filter { $0.range.upperBound <= piece.text.lowerBound }
        .reduce(0) { $0 + $1.replacement.utf8.count - $1.range.count }
      var piece = piece
      piece.text = piece.text.lowerBound + shift..<piece.text.upperBound + shift
      return piece
    }
    return result
  }

  /// The file offset nearest to a text offset, for pointing at it.
  func fileOffset(_ position: Int) -> Int? {
    guard let piece = pieces.first(where: { $0.text.upperBound > position }) ?? pieces.last else {
      return nil
    }
    if piece.kind == .verbatim || piece.kind == .characterData {
      return piece.file.lowerBound
        + min(max(0, position - piece.text.lowerBound), piece.file.count)
    }
    return position >= piece.text.upperBound ? piece.file.upperBound : piece.file.lowerBound
  }
}

extension RawText.Piece {
  /// The file offset of a text offset at or inside this piece.
  fileprivate func offset(_ position: Int) -> Int? {
    if position == text.lowerBound { return file.lowerBound }
    if position == text.upperBound { return file.upperBound }
    guard kind == .verbatim || kind == .characterData else { return nil }
    return file.lowerBound + position - text.lowerBound
  }
}
