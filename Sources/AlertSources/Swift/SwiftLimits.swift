import AlertRules

/// What is not given to the Swift parser: it would use up the stack, or not end in time.
struct SwiftLimits {
  /// So many brackets inside each other at most; nobody writes as many.
  private static let most = 2_000
  /// As many brackets use as much of the stack as a word or a sign that may stand before itself.
  private static let weight = 4

  /// Words that may stand before themselves.
  private static let prefixes: Set<ArraySlice<UInt8>> = Set(
    ["try", "await", "copy", "each", "unsafe", "repeat"].map { Array($0.utf8)[...] })

  /// Words that begin something else.
  private static let beginnings: Set<ArraySlice<UInt8>> = Set(
    ["func", "init", "subscript", "var", "let"].map { Array($0.utf8)[...] })

  /// What is open at one place, beside what is open around it.
  private struct Level {
    /// Prefixes and arrows after each other.
    var run = 0
    /// `<` without `>`.
    var angles = 0
    /// `else` behind a brace: whether it goes on with the one before is hard to tell.
    var elses = 0
  }

  private let bytes: [UInt8]
  private var levels = [Level()]
  /// What all levels hold.
  private var held = 0
  /// Open `#if`.
  private var conditions = 0
  /// White space and comments that were looked at last.
  private var space = 0..<0

  /// The error for a text that is nested too deep; what stands in strings and comments counts as well.
  static func check(_ text: String, _ path: String) throws(FormatError) {
    var limits = SwiftLimits(bytes: Array(text.utf8))
    guard let place = limits.firstTooDeep() else { return }
    throw FormatError(
      path, LineTable(FileBytes(limits.bytes)).position(at: place),
      "the code is nested too deep here", "leave out this file")
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Where the text becomes too deep; `nil` if it never does.
  private mutating func firstTooDeep() -> Int? {
    var at = 0
    while at < bytes.count {
      let start = at
      at += 1
      switch bytes[start] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): levels.append(Level())
      case UInt8(ascii: ")"), UInt8(ascii: "]"): close(at, isBlock: false)
      case UInt8(ascii: "}"): close(at, isBlock: true)
      case UInt8(ascii: ","): end(angles: false)
      case UInt8(ascii: ";"), UInt8(ascii: "="): end(angles: true)
      case UInt8(ascii: "<"): add(Self.weight, to: \.angles)
      case UInt8(ascii: ">") where start > 0 && bytes[start - 1] == UInt8(ascii: "-"):
        add(Self.weight, to: \.run)
      case UInt8(ascii: ">") where levels[levels.count - 1].angles > 0:
        add(-Self.weight, to: \.angles)
      case UInt8(ascii: "#") where bytes[at...].starts(with: "if".utf8): conditions += 1
      case UInt8(ascii: "#") where bytes[at...].starts(with: "endif".utf8):
        conditions = max(0, conditions - 1)
      case let byte where Self.isLetter(byte):
        at = bytes[at...].firstIndex { !Self.isLetter($0) } ?? bytes.count
        let word = bytes[start..<at]
        if Self.prefixes.contains(word) {
          add(Self.weight, to: \.run)
        } else if Self.beginnings.contains(word) {
          end(angles: true)
        }
      default: continue
      }
      if levels.count + held + conditions > Self.most { return start }
    }
    return nil
  }

  private mutating func add(_ count: Int, to kind: WritableKeyPath<Level, Int>) {
    levels[levels.count - 1][keyPath: kind] += count
    held += count
  }

  /// Ends what runs here, and type arguments where they cannot go on.
  private mutating func end(angles: Bool) {
    add(-levels[levels.count - 1].run, to: \.run)
    if angles { add(-levels[levels.count - 1].angles, to: \.angles) }
  }

  /// Closes a bracket; what stands behind it may go on with what stands before it.
  private mutating func close(_ next: Int, isBlock: Bool) {
    if levels.count > 1 {
      let level = levels.removeLast()
      held -= level.run + level.angles + level.elses
    }
    let rest = bytes[afterSpace(next)...]
    if isBlock, rest.starts(with: "else".utf8) { add(1, to: \.elses) }
    if !["->", "throws", "async"].contains(where: { rest.starts(with: $0.utf8) }) {
      end(angles: isBlock)
    }
  }

  /// Past white space, signs that no code has, and comments.
  private mutating func afterSpace(_ start: Int) -> Int {
    if space.contains(start) { return space.upperBound }
    var at = start
    var comments = 0
    while at < bytes.count {
      let rest = bytes[at...]
      if rest.starts(with: "/*".utf8) {
        comments += 1
        at += 2
      } else if comments > 0 {
        let isEnd = rest.starts(with: "*/".utf8)
        comments -= isEnd ? 1 : 0
        at += isEnd ? 2 : 1
      } else if rest.starts(with: "//".utf8) {
        at = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      } else if bytes[at] <= 0x20 || bytes[at] >= 0x7F {
        at += 1
      } else {
        break
      }
    }
    space = start..<at
    return at
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte >= 0x80
  }
}
