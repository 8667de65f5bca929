import AlertCatalog
import TestSupport
import Testing

@testable import AlertRules

/// What is told quickly, from bytes or from what was seen before, is what a closer look tells.
struct ShortWayTests {
  private static let words = [
    "Delete", "the", "iPad", "iCloud", "don’t", "it's", "pdf", "rss", "May", "McDonald", "%@",
    "%1$@",
    "%lld", "…", ".", "?", "“Trip”", "Straße", "Größe", "ÉCOLE", "İstanbul", "Isle", "Ijssel",
    "side-by-side",
    "and/or", "AT&T", "e\u{301}", "é", "日本", "👩‍💻", "\n", "\\n", "https://example.com", "@home", "a",
    "photo(s)", "{0}", "${a}", "\\(x)", "3D", "Ⅷ", "ǅ", "\u{A0}", "l'été", "Wi‑Fi", "<b>", "x_y",
    "v2.0", "Alert", "ß", "×",
  ]

  private static func texts(_ count: Int, _ seed: UInt64) -> [String] {
    var random = Seeded(state: seed)
    return (0..<count).map { _ in
      (0...random.next(below: 9)).map { _ in words[random.next(below: words.count)] }
        .joined(separator: [" ", " ", "", "\u{A0}"][random.next(below: 4)])
    }
  }

  /// Words whose spelling was met before are the same words.
  @Test func spellings() {
    let texts = CutTexts()
    for text in Self.texts(5000, 1) {
      let fresh = CasedText(text, terms: .standard).words
      let known = texts.cased(text).words
      #expect(known.map(\.range) == fresh.map(\.range), "\(text)")
      #expect(known.map(\.text) == fresh.map(\.text), "\(text)")
      #expect(known.map(\.folded) == fresh.map(\.folded), "\(text)")
      #expect(known.map(\.kind) == fresh.map(\.kind), "\(text)")
      #expect(known.map(\.isProtected) == fresh.map(\.isProtected), "\(text)")
    }
  }

  /// Words without terms, protected parts and escapes, cut the plain way: scalar by scalar.
  private static func plainWords(of text: String) -> [String] {
    let joiners = Set("'’ʼ-‐‑.&/_()[]·@".unicodeScalars)
    let scalars = Array(text.unicodeScalars)
    var words: [String] = []
    var index = 0
    while index < scalars.count {
      var end = index
      while end < scalars.count {
        let joins =
          joiners.contains(scalars[end]) && end > index && end + 1 < scalars.count
          && CasedText.isWordScalar(scalars[end + 1])
        guard joins || CasedText.isWordScalar(scalars[end]) else { break }
        end += 1
      }
      if end > index {
        words.append(String(String.UnicodeScalarView(scalars[index..<end])))
      }
      index = max(end, index + 1)
    }
    return words
  }

  @Test func wordsOfBytesAreWordsOfScalars() {
    let pieces = [
      "Delete", "don’t", "side-by-side", "and", "über", "Größe", "ǅ", "e\u{301}", "日本", "3",
      "photo(s)",
      "x", "ñ", "-", "(", "·", "l’été", "Ⅷ", ",", "!", "€", "\u{200B}", "\u{FEFF}", "מה", "ไทย",
    ]
    var random = Seeded(state: 7)
    var count = 0
    for _ in 0..<5000 {
      let text = (0...random.next(below: 7)).map { _ in pieces[random.next(below: pieces.count)] }
        .joined(separator: [" ", "  ", "\u{A0}"][random.next(below: 3)])
      let words = CasedText(text, terms: .standard, forms: WordForms()).words
      guard words.allSatisfy({ $0.kind == .word }) else { continue }
      count += 1
      #expect(words.map(\.text) == Self.plainWords(of: text), "\(text)")
      for word in words { #expect(word.text == text[utf8: word.range], "\(text)") }
    }
    #expect(count > 4000)
  }

  /// More spellings than there is room for, and some that differ only in what they are made of.
  @Test func spellingsThatTakeEachOthersPlace() {
    let forms = WordForms()
    func form(_ word: String) -> WordForm {
      FileBytes(word.utf8).withUnsafeBytes(forms.form)
    }
    let all = (0..<10_000).map { "word\($0)" } + ["a\0", "a", "é", "e\u{301}"]
    for word in all + all { #expect(form(word).text.utf8.elementsEqual(word.utf8)) }
    let texts = CutTexts()
    #expect(texts.cased("Café").words.first?.range == 0..<5)
    #expect(texts.cased("Cafe\u{301}").words.first?.range == 0..<6)
  }

  /// The bits of a word say what the lists say.
  @Test func classesOfWords() {
    let english = English.shared
    let all = english.verbs.union(english.commonWords.all).union(english.functionWords)
      .union(english.names.keys).union(english.acronyms.keys).union(Phrases.openers)
    #expect(all.count > 2000)
    for word in all {
      let classes = english.classes(of: word)
      #expect(classes.contains(.verb) == english.isVerb(word))
      #expect(classes.contains(.commonWord) == english.commonWords.contains(word))
      #expect(classes.contains(.minorWord) == English.minorWords.contains(word))
      for grammar in Grammar.allCases {
        #expect(classes.contains(.grammar(grammar)) == english.words(grammar).contains(word))
      }
      if EnglishAcronym.form(of: word, behind: "the") != nil {
        #expect(classes.contains(.fixedCase), "\(word)")
      }
    }
  }

  /// A word joiner in front sends a label the long way, and is dropped there.
  @Test(arguments: ["en", "de", "tr", "az", "lt"])
  func labels(_ locale: String) {
    let letters = (0x20...0x17F).compactMap(Unicode.Scalar.init).map { "x\($0)y" }
    for label in letters + Self.texts(3000, 2) {
      let long = StockLabels.normal("\u{2060}" + label, locale: locale)
      #expect(StockLabels.normal(label, locale: locale) == long, "\(label)")
    }
  }

  /// The letters of a text are those of its normal form, whichever way they are found: after every scalar,
  /// and under a mark.
  @Test(arguments: ["en", "de", "tr", "lt"])
  func letters(_ locale: String) {
    let scalars = (UInt32(0x20)...0x1_1000).compactMap(Unicode.Scalar.init)
    for label in scalars.map({ "Ab\($0)nz\($0)" }) + Self.texts(3000, 4) {
      let normal = StockLabels.normal(label, locale: locale)
      let letters = StockLabels.normalLetters(of: label, locale: locale)
      #expect(letters == StockLabels.letters(of: normal.utf8), "\(label)")
    }
  }

  /// No emoji is missed by its bytes, and no letter of a language is looked at for one.
  @Test func emoji() {
    for scalar in (UInt32(0x2001)...0x2_FFFF).compactMap(Unicode.Scalar.init)
    where scalar.properties.isEmoji && !scalar.properties.isEmojiModifier {
      for text in ["\(scalar)", "Aß語—\(scalar) 한", "kanji 漢字ー\(scalar)", "é…\(scalar)"] {
        let spans = Opaque.spans(in: text, [], inlineCodes: [])
        #expect(spans.contains { $0.isEmoji }, "\(text)")
      }
    }
  }

  /// An invisible character behind a text sends it the long way, and takes no column.
  @Test func lines() {
    // White space at the ends takes no room on either way.
    for text in Self.texts(3000, 3).map(\.trimmed) where !text.isEmpty {
      let samples = text.utf8.count % 2 == 0 ? [:] : ["%@": "Summer in the Alps"]
      let long = LineEstimate.message(text + "\u{200B}", on: [], samples)
      let short = LineEstimate.message(text, on: [], samples)
      #expect(short.lines == long.lines, "\(text)")
      #expect(short.mostLines >= short.lines, "\(text)")
      for limit in 0...8 {
        #expect(short.isLonger(than: limit) == (short.lines > limit), "\(text)")
      }
    }
  }

  /// The same for every scalar that may be told by its bytes, on both sides of the end of a line.
  @Test func linesOfLetters() {
    for scalar in (UInt32(0x20)...0x2FFF).compactMap(Unicode.Scalar.init) {
      let letter = String(scalar)
      for text in [35, 36, 37].map({
        String(repeating: "a", count: $0) + letter + "\n%@" + letter + "b"
      }) {
        let long = LineEstimate.message(text + "\u{200B}", on: [], [:])
        #expect(LineEstimate.message(text, on: [], [:]).lines == long.lines, "\(scalar.value)")
      }
      #expect("a\(letter)b".holdsLineEnd == "a\(letter)b".contains(where: \.isNewline))
    }
  }

  /// A word joiner behind a text sends it the long way, and ends no sentence.
  @Test(arguments: ["en", "el", "ja"])
  func sentences(_ locale: String) {
    let scalars = (UInt32(0x20)...0x3030).compactMap(Unicode.Scalar.init)
    for text in scalars.map({ "Ab\($0) Cd\($0)\nE?" }) + scalars.map({ "ab\($0) Cd" })
      + Self.texts(3000, 5) where !text.isEmpty
    {
      var long = ICU.sentences(text + "\u{2060}", locale: locale)
      let last = long.removeLast()
      if last.count > 3 { long.append(last.lowerBound..<last.upperBound - 3) }
      #expect(ICU.sentences(text, locale: locale) == long, "\(text)")
    }
  }

  /// No letter of an alphabet with doubles in Latin is missed by its bytes.
  @Test func alphabets() {
    for scalar in (UInt32(0x80)...0x1_FFFF).compactMap(Unicode.Scalar.init)
    where [.greek, .cyrillic].contains(ICU.alphabet(of: scalar)) {
      #expect(MixedScriptLabel.mayMix("a\(scalar)"), "\(scalar.value)")
    }
  }

  /// Letters of ASCII need no ICU; ICU, asked with a letter more, agrees.
  @Test(arguments: ["en", "tr", "lt", "nl", "el"])
  func lowerCase(_ locale: String) {
    for byte in UInt8(0x20)...0x7E {
      let letter = String(Unicode.Scalar(byte))
      let long = ICU.lower(letter + "I", locale: locale)
      #expect(ICU.lower(letter, locale: locale) == String(long.dropLast()), "\(letter)")
    }
  }

  @Test func beginnings() {
    var beginnings = Beginnings()
    for word in ["tap", "X", "été", "aé"] { beginnings.insert(word) }
    for word in ["tap", "TAP", "Tape", "x", "xy", "été", "aé"] {
      #expect(beginnings.mayHold(word), "\(word)")
    }
    for word in ["", "t", "tip", "a", "ab"] { #expect(!beginnings.mayHold(word), "\(word)") }
  }

  /// A plain value is decoded at once; a backslash in another one changes nothing of it.
  @Test func values() throws {
    let text = """
      "a" = "plain é";
      "b" = "tab\\there";
      c = bare;
      """
    let document = try Document(path: "en.lproj/A.strings", bytes: FileBytes(text.utf8))
    for entry in document.entries {
      #expect(document.value(of: entry) == document.text(of: entry)?.text)
    }
    #expect(document.entries.map { document.value(of: $0) } == ["plain é", "tab\there", "bare"])
  }

  @Test(arguments: [
    "<note>Plain text</note>", "<note/>", "<note></note>", "<note>a &amp; b</note>",
    "<note from=\"x\">y</note>", "<note>a</note><note>b</note>", "<note>a<b/>c</note>",
  ])
  func notes(_ notes: String) throws {
    func document(_ behind: String) throws -> Document {
      try Document(
        path: "a.xliff",
        bytes: FileBytes(
          """
          <xliff version="1.2"><file original="A.strings" source-language="en" target-language="de"><body>
          <trans-unit id="k"><source>A</source><target>B</target>\(notes)\(behind)</trans-unit>
          </body></file></xliff>
          """.utf8))
    }
    let plain = try document("")
    // An empty note behind it sends it the long way.
    let long = try document("<note/>")
    #expect(plain.comment(of: plain.entries[0]) == long.comment(of: long.entries[0]))
  }
}
