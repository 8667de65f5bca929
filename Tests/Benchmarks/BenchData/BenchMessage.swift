/// A message of one to three sentences, some of them with what makes reading hard.
struct BenchMessage {
  let english: String
  let german: String

  init(
    _ words: (english: BenchTemplate.Words, german: BenchTemplate.Words),
    _ random: inout BenchRandom
  ) {
    var english: [String] = []
    var german: [String] = []
    let isNumbered = random.happens(0.2)
    for index in 0...random.below(3) {
      let isFilled = random.happens(0.4)
      let choices =
        isNumbered
        ? index == 0 ? BenchSentences.numbered : BenchSentences.plain
        : isFilled ? BenchSentences.filled : BenchSentences.plain
      var pair = random.pick(choices)
      var (one, other) = (pair.english.filled(words.english), pair.german.filled(words.german))
      // Nobody says the same twice.
      while english.contains(one) {
        pair = random.pick(BenchSentences.plain)
        (one, other) = (pair.english.filled(words.english), pair.german.filled(words.german))
      }
      english.append(one)
      german.append(other)
    }
    // A line break, markup with straight quotation marks, letters outside the basic plane.
    let kind = random.below(100)
    let separator = kind < 6 ? "\n" : " "
    switch kind {
    case 6..<10:
      english.append("See \"Tips & Tricks\" in <b>Help</b>.")
      german.append("Siehe \"Tipps & Tricks\" unter <b>Hilfe</b>.")
    case 10..<12:
      english.insert("👩‍💻 Hello again.", at: 0)
      german.insert("👩‍💻 Hallo noch einmal.", at: 0)
    default: break
    }
    self.english = english.joined(separator: separator)
    self.german = german.joined(separator: separator)
  }
}
