/// One string of a sample catalog.
struct BenchEntry {
  /// Its place in the catalog, from 0.
  var number: Int
  var key: String
  var english: String
  /// `nil` where the translation is missing.
  var german: String?
  var comment: String?
}

/// Four strings that belong together: a title, a message and two buttons.
struct BenchGroup {
  let entries: [BenchEntry]

  private typealias Text = (role: String, name: String, english: String, german: String)

  /// The group that begins with the given entry. What is an alert, and what has mistakes, changes nothing
  /// about the texts beside.
  init(_ first: Int, of data: BenchData) {
    var random = BenchRandom(seed: UInt64(first) &* 0x2545_F491_4F6C_DD1D &+ 7)
    let (thing, verb) = (
      random.below(BenchWords.things.count), random.below(BenchWords.verbs.count)
    )
    let words = BenchTemplate.words(thing, verb)
    let title = random.pick(BenchSentences.titles)
    let message = BenchMessage(words, &random)
    let way = random.pick(BenchWords.ways)
    let texts: [Text] = [
      ("title", "title", title.english.filled(words.english), title.german.filled(words.german)),
      ("message", "message", message.english, message.german),
      ("button", "confirm", words.english.raisedVerb, words.german.raisedVerb),
      ("button", "cancel", way.english, way.german),
    ]
    let isAlert = random.happens(data.share)
    let place = random.pick(BenchWords.places)
    let occasion = random.pick(BenchWords.occasions) + " (#\(first / 4))"
    let subject = words.english.verb + words.english.noun
    var mistakes = BenchRandom(seed: ~UInt64(first))
    var entries: [BenchEntry] = []
    for (index, text) in texts.enumerated() where first + index < data.entries {
      let number = first + index
      let isNatural = random.happens(0.2)
      let comment = Self.comment(text, "\(place), \(occasion)", isAlert: isAlert, &random)
      let isTranslated = random.happens(0.92)
      let hasMistake = mistakes.happens(data.mistakes) && isAlert
      let key =
        !isAlert
        ? "\(place).\(subject).\(first).row\(number)"
        : isNatural
          ? "\(text.english) (\(number))" : "\(place).\(subject).\(first).alert.\(text.name)"
      let german = hasMistake ? Self.mistaken(text) : text.german
      entries.append(
        BenchEntry(
          number: number, key: key, english: text.english, german: isTranslated ? german : nil,
          comment: comment))
    }
    self.entries = entries
  }

  /// What the developer says about the string, of three quarters of them; a twentieth is from Interface Builder.
  private static func comment(
    _ text: Text, _ occasion: String, isAlert: Bool, _ random: inout BenchRandom
  ) -> String? {
    let kind = random.below(20)
    switch kind {
    case ..<15:
      return (isAlert ? "Alert \(text.role) in " : "Text in a line of ") + occasion
    case 15:
      let label = text.english.prefix { $0 != "\n" && $0 != "\"" }.prefix(24)
      let object = String(1000 + random.below(9000), radix: 10)
      return "Class = \"NSTextFieldCell\"; title = \"\(label)\"; ObjectID = \"\(object)-kQ-w\";"
    default: return nil
    }
  }

  /// The German text with a mistake that can be corrected or named: an end mark too few or too many.
  private static func mistaken(_ text: Text) -> String {
    text.german.hasSuffix(".") || text.german.hasSuffix("?")
      ? String(text.german.dropLast()) : text.german + "."
  }
}
