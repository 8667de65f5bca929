/// A unified diff of two texts that differ in few places.
public enum UnifiedDiff {
  private static let context = 2
  /// How far ahead the next common line is looked for; keeps the time linear.
  private static let window = 64

  /// The diff, or nothing if the texts are equal.
  public static func text(_ old: String, _ new: String, path: String) -> String {
    guard !old.hasSameBytes(as: new) else { return "" }
    let a = lines(old)
    let b = lines(new)
    var output = "--- \(quoted(path))\n+++ \(quoted(path))\n"
    for hunk in hunks(changes(a, b)) {
      output += render(hunk, a, b)
    }
    return output
  }

  /// A diff to be read alone: `git apply` and `patch` pass over lines that begin with another mark.
  public static func commented(_ diff: String) -> String {
    diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { "# \($0)\n" }.joined()
  }

  /// A path as git writes it: quoted, if a character in it would end the line or reach a terminal.
  private static func quoted(_ path: String) -> String {
    // `git apply` takes no path that begins so.
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let isPlain = path == Terminal.line(path) && !path.contains("\"") && !path.contains("\\")
    // Behind a path with a space a tab ends it, as git and patch have it.
    if isPlain { return path.contains(" ") ? path + "\t" : path }
    let bytes = path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\\(Character(Unicode.Scalar(byte)))"
      case 0x20..<0x7F: String(Character(Unicode.Scalar(byte)))
      default: "\\" + String(Int(byte) + 0o1000, radix: 8).dropFirst()
      }
    }
    return "\"\(bytes.joined())\""
  }

  /// A line with its line feed, so that a missing one at the end is a difference. Lines are compared again and again,
  /// nearly always without being the same.
  private struct Line: Equatable {
    let bytes: Substring.UTF8View
    private let hash: UInt64

    init(_ bytes: Substring.UTF8View) {
      self.bytes = bytes
      hash =
        bytes.withContiguousStorageIfAvailable { KeyNumbers.hash(UnsafeRawBufferPointer($0)) }
        ?? UInt64(bytes.count)
    }

    static func == (a: Line, b: Line) -> Bool {
      a.hash == b.hash && a.bytes.elementsEqual(b.bytes)
    }
  }

  /// Lines `a[old]` became lines `b[new]`.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func lines(_ text: String) -> [Line] {
    let utf8 = Substring(text).utf8
    var lines: [Line] = []
    var start = utf8.startIndex
    while start < utf8.endIndex {
      let end = utf8[start...].firstIndex(of: 0x0A).map { utf8.index(after: $0) } ?? utf8.endIndex
      lines.append(Line(utf8[start..<end]))
      start = end
    }
    return lines
  }

  private static func changes(_ a: [Line], _ b: [Line]) -> [Change] {
    var changes: [Change] = []
    var i = 0
    var j = 0
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i] == b[j] {
        i += 1
        j += 1
        continue
      }
      let (skipOld, skipNew) = nextCommon(a, i, b, j)
      changes.append(Change(old: i..<i + skipOld, new: j..<j + skipNew))
      i += skipOld
      j += skipNew
    }
    return changes
  }

  /// The nearest place where both texts go on alike.
  private static func nextCommon(
    _ a: [Line], _ i: Int, _ b: [Line], _ j: Int
  ) -> (Int, Int) {
    for distance in 1...window {
      for skipOld in 0...distance {
        let skipNew = distance - skipOld
        let (x, y) = (i + skipOld, j + skipNew)
        if x == a.count, y == b.count { return (skipOld, skipNew) }
        guard x < a.count, y < b.count, a[x] == b[y] else { continue }
        if a[x].bytes.count <= 2, x + 1 < a.count, y + 1 < b.count, a[x + 1] != b[y + 1] {
          continue
        }
        return (skipOld, skipNew)
      }
    }
    return (min(1, a.count - i), min(1, b.count - j))
  }

  private static func hunks(_ changes: [Change]) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func render(
    _ hunk: [Change], _ a: [Line], _ b: [Line]
  ) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let before = min(context, first.old.lowerBound)
    let after = min(context, a.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    var text =
      "@@ -\(oldRange.lowerBound + 1),\(oldRange.count) +\(newRange.lowerBound + 1),\(newRange.count) @@\n"
    var position = oldRange.lowerBound
    func line(_ sign: String, _ bytes: Substring.UTF8View) {
      let isWhole = bytes.last == 0x0A
      text += sign + String(decoding: bytes, as: UTF8.self)
      text += isWhole ? "" : "\n\\ No newline at end of file\n"
    }
    for change in hunk {
      a[position..<change.old.lowerBound].forEach { line(" ", $0.bytes) }
      a[change.old].forEach { line("-", $0.bytes) }
      b[change.new].forEach { line("+", $0.bytes) }
      position = change.old.upperBound
    }
    a[position..<oldRange.upperBound].forEach { line(" ", $0.bytes) }
    return text
  }
}
