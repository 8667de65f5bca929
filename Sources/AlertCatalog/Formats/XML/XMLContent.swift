/// Takes element content apart: what is text, what stands for text, and what no edit may touch.
struct XMLContent<Codes: InlineCodes> {
  private let bytes: FileBytes
  private let end: Int
  private var index: Int
  /// Where what stands for itself begins; it reaches to `index` and is not taken yet.
  private var run: Int
  private var codes: Codes
  private var text: RawText
  /// Whether each open marker is a segment.
  private var markers: [Bool] = []

  /// Decodes `range` behind what `text` holds.
  static func decode(
    _ bytes: FileBytes, _ range: Range<Int>, _ codes: inout Codes, into text: inout RawText
  ) {
    var content = XMLContent(bytes, range, codes)
    // Moved, not copied: it may hold much.
    swap(&content.text, &text)
    content.decode()
    swap(&content.text, &text)
    codes = content.codes
  }

  private init(_ bytes: FileBytes, _ range: Range<Int>, _ codes: Codes) {
    self.bytes = bytes
    self.codes = codes
    (index, run, end) = (range.lowerBound, range.lowerBound, range.upperBound)
    text = RawText()
  }

  private mutating func decode() {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "&"): takeReference()
      case 0x0D: takeLineEnd()
      case UInt8(ascii: "<"): takeMarkup()
      default: index += 1
      }
    }
    takeRun()
  }

  /// Takes what stands for itself before `index`, and then what lies between there and `next`.
  private mutating func take(_ string: String, to next: Int, _ kind: RawText.Piece.Kind) {
    takeRun()
    take(string, index..<next, kind)
    skip(to: next)
  }

  private mutating func takeRun() {
    take(String(decoding: bytes[run..<index], as: UTF8.self), run..<index, .verbatim)
    run = index
  }

  private mutating func skip(to next: Int) {
    index = next
    run = next
  }

  private mutating func take(_ string: String, _ range: Range<Int>, _ kind: RawText.Piece.Kind) {
    guard !range.isEmpty else { return }
    let isProtected = codes.isProtected
    text.append(
      string, from: range, kind: isProtected ? .opaque : kind, tag: isProtected ? .content : nil)
  }

  /// `&amp;` or `&#13;`; what is none shows itself.
  private mutating func takeReference() {
    let next = (bytes[index..<end].firstIndex(of: UInt8(ascii: ";")) ?? index) + 1
    let name = String(decoding: bytes[index + 1..<max(next - 1, index + 1)], as: UTF8.self)
    if let decoded = XMLText.reference(name) {
      take(decoded, to: next, .escape)
    } else {
      take(String(decoding: bytes[index..<next], as: UTF8.self), to: next, .opaque)
    }
  }

  /// Every line end is one line feed (XML 1.0 §2.11).
  private mutating func takeLineEnd() {
    let isPair = index + 1 < end && bytes[index + 1] == 0x0A
    take("\n", to: index + (isPair ? 2 : 1), .escape)
  }

  private mutating func takeMarkup() {
    takeRun()
    if isNext("<![CDATA[") {
      takeCharacterData()
    } else if isNext("<!--") || isNext("<?") {
      let next = XMLText.markupEnd(bytes, from: index, to: end)
      text.append("", from: index..<next, kind: .opaque)
      skip(to: next)
    } else {
      takeTag()
    }
  }

  private func isNext(_ string: StaticString) -> Bool {
    bytes[index..<end].starts(with: string.bytes)
  }

  /// A section is taken as it is but for its line ends; its marks stay.
  private mutating func takeCharacterData() {
    let close = XMLText.markupEnd(bytes, from: index, to: end)
    let content = index + 9..<max(index + 9, close - 3)
    text.append("", from: index..<content.lowerBound, kind: .opaque)
    var run = content.lowerBound
    while let lineEnd = bytes[run..<content.upperBound].firstIndex(of: 0x0D) {
      takeCharacterData(run..<lineEnd)
      run = lineEnd + 1
      if run < content.upperBound, bytes[run] == 0x0A { run += 1 }
      take("\n", lineEnd..<run, .characterData)
    }
    takeCharacterData(run..<content.upperBound)
    text.append("", from: content.upperBound..<max(content.upperBound, close), kind: .opaque)
    skip(to: close)
  }

  private mutating func takeCharacterData(_ range: Range<Int>) {
    take(String(decoding: bytes[range], as: UTF8.self), range, .characterData)
  }

  /// An inline element is a place that no edit may cross, with the text of the code that it stands for.
  private mutating func takeTag() {
    let next = XMLText.tagEnd(bytes, from: index, to: end)
    let tag = XMLTag(bytes: bytes, range: index..<next)
    // The marker of a segment is of the text that it holds.
    var isSegment = false
    if tag.localName == "mrk", !tag.isSelfClosed {
      if !tag.isEnd { markers.append(tag.value("mtype") == "seg") }
      isSegment = tag.isEnd ? markers.popLast() ?? false : markers.last ?? false
    }
    let isElement = !tag.isSelfClosed && !isSegment
    text.append(
      codes.text(of: tag), from: index..<next, kind: .opaque,
      tag: isElement ? tag.isEnd ? .end : .start : nil)
    skip(to: next)
  }
}
