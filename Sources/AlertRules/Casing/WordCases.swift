import AlertCatalog

/// How a catalog writes its words in the middle of sentences, in one language: small or raised.
///
/// A word that a catalog always writes small is no name where it stands raised once; a word or phrase
/// that it always raises is one (spec RULES §7.4).
struct WordCases: Sendable {
  private struct Count {
    var small = 0
    var raised = 0
    /// Raised among small words, where it is no word of a label.
    var raisedInText = 0

    mutating func add(isRaised: Bool, inText: Bool) {
      if isRaised { raised += 1 } else { small += 1 }
      if isRaised, inText { raisedInText += 1 }
    }
  }

  /// By the number of a word.
  private var counts: [Count] = []
  private var words: [String] = []
  private var numbers = KeyNumbers()
  /// Raised words beside each other, and in how many texts.
  private var runs: [String: Int] = [:]

  /// Short texts of several words in one style: labels, which running text may name.
  private var labels: Set<String> = []
  /// The same of one word.
  private var wholeWords: Set<String> = []

  /// Nothing known.
  init() {}

  /// Counts the words of a text, unless it is written in title style or all in capitals.
  ///
  /// - Parameter forms: spellings that were met before.
  mutating func learn(_ text: String, _ forms: WordForms) {
    let words = Self.words(of: text, forms)
    let raised = words.count { $0.form.isRaised }
    if labels.count < Self.mostLabels, Self.isLabel(text, words) { labels.insert(text) }
    if words.isEmpty, wholeWords.count < Self.mostLabels, text.utf8.count <= 40,
      text.unicodeScalars.first?.isUppercase ?? false
    {
      wholeWords.insert(text)
    }
    guard raised * 2 <= words.count, !words.isEmpty else { return }
    let inText = words.count - raised >= 3
    for word in words where !word.isProtected {
      counts[number(of: word.form.folded)].add(isRaised: word.form.isRaised, inText: inText)
    }
    if raised == 0 { return }
    for run in Set(Self.runs(of: words)) where run.count > 1 { runs[run, default: 0] += 1 }
  }

  /// The number of a word, a new one if it has none.
  private mutating func number(of folded: String) -> Int {
    let hash = KeyNumbers.hash(folded)
    if let known = numbers.find(hash, isSame: { words[$0].hasSameBytes(as: folded) }) {
      return known
    }
    words.append(folded)
    counts.append(Count())
    return numbers.add(hash)
  }

  private func count(_ folded: String) -> Count? {
    numbers.find(KeyNumbers.hash(folded)) { words[$0].hasSameBytes(as: folded) }.map { counts[$0] }
  }

  /// Whether the catalog writes the word small, and raised nowhere but in one place.
  func isAlwaysSmall(_ folded: String) -> Bool {
    guard let count = count(folded) else { return false }
    return count.small >= 1 && count.raised <= 1
  }

  /// Whether the word stands in the catalog only once, or not at all, and begins a longer one there: “experim” of
  /// “experimento”.
  func isCutShort(_ folded: String) -> Bool {
    if let count = count(folded), count.small + count.raised > 1 { return false }
    let stem = folded.utf8
    return stem.count > 2
      && words.contains {
        $0.utf8.count > stem.count && $0.utf8.starts(with: stem)
          && $0.unicodeScalars.count > folded.unicodeScalars.count + 2
      }
  }

  /// Whether the catalog writes the word small in two texts or more, and raised in none: `mpv` is meant so.
  func isHabituallySmall(_ folded: String) -> Bool {
    guard let count = count(folded) else { return false }
    return count.small >= 2 && count.raised == 0
  }

  /// Whether the catalog raises the word in two texts or more, and writes it small in none: a name.
  func isAlwaysRaised(_ folded: String) -> Bool {
    guard let count = count(folded) else { return false }
    return count.raised >= 2 && count.small == 0
  }

  /// Whether the catalog raises the word in running text and nowhere writes it small.
  func isOnlyRaised(_ folded: String) -> Bool {
    count(folded).map { $0.raised > 0 && $0.small == 0 } ?? false
  }

  /// Whether the catalog raises the word in running text far more often than not: perhaps a name.
  func isMostlyRaised(_ folded: String) -> Bool {
    guard let count = count(folded) else { return false }
    return count.raised >= 2 && count.raised >= count.small * 4
  }

  /// Whether the catalog raises the word in running text as often as it writes it small, or more: the name of
  /// something in the app, “werkt alleen met Gesloten Loop aan”.
  func isNameInText(_ folded: String) -> Bool {
    guard let count = count(folded) else { return false }
    return count.raisedInText > 0 && count.raisedInText >= count.small
  }

  /// How often the catalog writes the word small, in words.
  func evidence(for folded: String) -> String? {
    guard let small = count(folded)?.small, small > 0 else { return nil }
    return "this catalog writes “\(folded)” in lowercase \(small == 1 ? "once" : "\(small) times")"
  }

  /// Whether a word stands in a label of the catalog that a text names: “Send Later will send it tomorrow”.
  func isInLabel(_ index: Int, of text: CasedText) -> Bool {
    if labels.isEmpty { return false }
    let words = text.words
    for start in max(0, index - Self.longestLabel + 1)...index {
      for end in max(index, start + 1)..<min(words.count, start + Self.longestLabel)
      where end > start {
        let range = words[start].range.lowerBound..<words[end].range.upperBound
        // A text that is a label itself proves nothing.
        if range.count < text.text.utf8.count, labels.contains(text.text[utf8: range]) {
          return true
        }
      }
    }
    return false
  }

  /// Whether a raised word is a whole text of the catalog: the name of a place in the app, perhaps.
  func isWhole(_ word: String) -> Bool { wholeWords.contains(word) }

  /// Labels that are kept, at most.
  private static let mostLabels = 20_000
  /// Words of a label.
  private static let longestLabel = 5

  /// Whether a text is a label, by the words behind its first one.
  private static func isLabel(_ text: String, _ words: [Word]) -> Bool {
    guard text.utf8.count <= 40, (1..<longestLabel).contains(words.count),
      text.unicodeScalars.first?.isUppercase ?? false
    else { return false }
    let isHeadline = words.last?.form.isRaised ?? false
    return text.utf8.last.map { !".!?:".utf8.contains($0) } ?? false
      && words.allSatisfy {
        $0.followsDirectly
          && ($0.form.isRaised == isHeadline || English.minorWords.contains($0.form.folded))
      }
  }

  /// Words and phrases that two texts or more raise and none writes small, with the number of texts,
  /// most frequent first.
  func names() -> [(name: String, count: Int)] {
    let names = runs.filter { run, count in
      count >= 2
        && (run.contains(" ") || self.count(run.lowercased()).map { $0.small == 0 } ?? true)
    }
    return names.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (name: $0.key, count: $0.value) }
  }

  private struct Word {
    let form: WordForm
    /// Whether only a space stands between it and the word before.
    var followsDirectly: Bool

    /// Without a possessive ending.
    var name: Substring {
      let text = form.text[...]
      return text.hasSuffix("'s") || text.hasSuffix("’s") ? text.dropLast(2) : text
    }
    /// An inner capital, a digit, or a single letter.
    var isProtected: Bool { form.isSingle || form.hasInnerSign }
  }

  /// The words in the middle of sentences; one behind an end mark, a quotation mark or a bracket may be
  /// raised for that.
  private static func words(of text: String, _ forms: WordForms) -> [Word] {
    var text = text
    return text.withUTF8 { words(of: UnsafeRawBufferPointer($0), forms) }
  }

  private static func words(of bytes: UnsafeRawBufferPointer, _ forms: WordForms) -> [Word] {
    var words: [Word] = []
    var isStart = true
    var isDirect = true
    var index = 0
    while index < bytes.count {
      let (scalar, width) = bytes.scalar(at: index)
      guard CasedText.isWordScalar(scalar) else {
        if scalar == "%" || scalar == "\\" {
          // A placeholder or an escape: its letters are no word.
          while index < bytes.count, !bytes.scalar(at: index).scalar.isWhitespace {
            index += bytes.scalar(at: index).width
          }
          isDirect = false
          continue
        }
        if !scalar.isWhitespace { isDirect = false }
        if scalar != " ", Self.openers.contains(scalar) { isStart = true }
        index += width
        continue
      }
      let start = index
      while index < bytes.count {
        let (scalar, width) = bytes.scalar(at: index)
        guard CasedText.isWordScalar(scalar) || Self.isJoiner(scalar) else { break }
        index += width
      }
      if !isStart, !isInAddress(bytes, start..<index) {
        let form = forms.form(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
        words.append(Word(form: form, followsDirectly: isDirect))
      }
      isStart = false
      isDirect = true
    }
    return words
  }

  /// “damus” in “damus.io”, “me@damus” and “app_damus”: small whatever it is elsewhere.
  private static func isInAddress(_ bytes: UnsafeRawBufferPointer, _ word: Range<Int>) -> Bool {
    func joins(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "@")
        || byte == UInt8(ascii: "_")
    }
    let end = word.upperBound
    return word.lowerBound > 0 && joins(bytes[word.lowerBound - 1])
      || end + 1 < bytes.count && joins(bytes[end]) && bytes[end + 1].isLetter
  }

  /// Behind these a word may be raised whatever it is.
  private static let openers = Set(Marks.anywhere.keys).union(Marks.ellipses).union(Marks.colons)
    .union(Quotations.all).union("\n([{<>–—•".unicodeScalars)

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2011}" || Apostrophes.contains(scalar)
  }

  private static func runs(of words: [Word]) -> [String] {
    var runs: [String] = []
    var run: [Substring] = []
    for word in words {
      if word.form.isRaised, word.followsDirectly || run.isEmpty {
        run.append(word.name)
      } else {
        if !run.isEmpty { runs.append(run.joined(separator: " ")) }
        run = word.form.isRaised ? [word.name] : []
      }
    }
    if !run.isEmpty { runs.append(run.joined(separator: " ")) }
    return runs
  }
}

extension Catalog {
  /// How the values of a locale write their words; the source language has its source texts too.
  ///
  /// - Parameter most: texts that are counted, at most.
  func wordCases(in wanted: String, most: Int = .max) -> WordCases {
    var cases = WordCases()
    let forms = WordForms()
    var left = most
    func learn(_ text: String?) {
      guard let text, text.utf8.count <= Casing.longestText else { return }
      cases.learn(text, forms)
      left -= 1
    }
    for strings in tables.compactMap(table) {
      for key in strings.keys where left > 0 {
        var hasSource = false
        for reference in strings.references(key) {
          guard let locale = locale(of: reference) else { continue }
          hasSource = hasSource || locale == sourceLocale
          if locale == wanted { learn(value(of: reference)) }
        }
        if !hasSource, wanted == sourceLocale { learn(strings.source(key)) }
      }
    }
    return cases
  }

  /// Names of the source texts, where these are English: what `list` shows as terms. Words with a
  /// built-in case and the labels of buttons are left out.
  func names() -> [(name: String, count: Int)] {
    guard Languages.isEnglish(sourceLocale) else { return [] }
    var cases = WordCases()
    let forms = WordForms()
    var labels: Set<String> = []
    for strings in tables.compactMap(table) {
      for key in strings.keys {
        guard let source = strings.source(key), source.utf8.count <= Casing.longestText else {
          continue
        }
        cases.learn(source, forms)
        if source.utf8.count < 24 { labels.insert(source) }
      }
    }
    return cases.names().filter { name, _ in
      !labels.contains(name) && Terms.standard.match(name[...]) == nil
        && English.shared.names[name.lowercased()] == nil
        && English.shared.acronyms[name.lowercased()] == nil
    }
  }
}
