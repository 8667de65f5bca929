/// What a developer's comment says about a key: “Alert title: asks before a trip is deleted”.
struct CommentClaim {
  /// The role it names.
  var role: Role
  /// The style of a button it names.
  var style = ButtonStyle.unknown
  /// The words that told it.
  var evidence: String
  /// The same, as the reason of a claim.
  var reason: String
  /// The comment says that it is about an alert.
  var namesAlert: Bool
  /// 0 to 1: “the price alert” may be a notification.
  var confidence: Double
  /// It calls the text the title or message of an alert, and leaves nothing open.
  var isExplicit = false
  /// What it calls the text in the words of AppKit.
  var cocoaText: CocoaText?
  private let comment: String
  /// Where the phrase stands that told the role, UTF-8 bytes.
  private var phrase: Range<Int>?

  /// AppKit calls the title a message, and the message informative text (ALERT-GROUPING §2.3).
  enum CocoaText {
    case informative
    case message
    /// “kill query message” says nothing of an alert by itself.
    case perhapsMessage

    /// What the name of a key calls it: `update.alert.informativeText`, `UPDATE_ALERT_INFO_TEXT`.
    init?(_ key: String, _ role: Role?) {
      guard role == .message else { return nil }
      let parts = KeyName.parts(key).filter { !$0.hasPrefix("%") }.suffix(2)
      if parts.contains(where: cocoaMessages.contains) || parts.elementsEqual(["info", "text"]) {
        self = .informative
      } else if parts.contains(where: cocoaTitles.contains) {
        self = .message
      } else {
        return nil
      }
    }
  }

  /// Reads a comment, without directives: the ids of rules name roles too. `nil` when it names no role.
  init?(_ comment: String) {
    self.comment = comment
    if Self.isOfInterfaceBuilder(comment) { return nil }
    guard let found = Self.find(in: comment) else {
      guard let named = Self.findNamed(in: comment) else {
        let last = Self.lastWord(of: comment)
        guard Self.cocoaTitles.contains(last) else { return nil }
        (role, evidence, reason) = (.message, last, "comment (“\(last)”)")
        (namesAlert, confidence, cocoaText) = (true, 0.75, .perhapsMessage)
        return
      }
      role = named.role
      evidence = named.evidence
      reason = "comment (“\(named.evidence)”)"
      namesAlert = true
      confidence = 0.6
      return
    }
    guard let role = Self.role(of: found.phrase, at: found.range, in: comment) else { return nil }
    self.role = role
    phrase = found.range
    if role == .message { cocoaText = found.phrase.cocoaText }
    style = found.phrase.style
    evidence = found.phrase.text
    reason = found.phrase.reason
    namesAlert = found.isAboutAlert || found.phrase.role != .button
    confidence = namesAlert ? 0.75 : 0.5
    isExplicit = role != .button && found.phrase.isExplicit
  }

  /// What Interface Builder writes quotes the text, and says nothing of alerts (ALERT-GROUPING §2.3).
  static func isOfInterfaceBuilder(_ comment: String) -> Bool {
    comment.contains(bytes: "ObjectID = \"")
  }

  private static func cocoaText(of phrase: String) -> CocoaText? {
    let words = words(of: phrase)
    if words.contains(where: cocoaMessages.contains) { return .informative }
    return words.last.map(cocoaTitles.contains) ?? false ? .message : nil
  }

  /// Where the name of the alert stands before a phrase, what stands behind a mark explains the string: “Delete
  /// feed alert message. %@ is the name of the feed.”
  private var subject: String {
    guard let phrase else { return Self.withoutArguments(comment) }
    let hasName = Self.words(of: comment[utf8: 0..<phrase.lowerBound].lowercased())
      .contains { !Self.fillers.contains($0) }
    guard hasName else { return Self.withoutArguments(comment) }
    let rest = comment[utf8: phrase.upperBound..<comment.utf8.count]
    return Self.withoutArguments(
      comment[utf8: 0..<phrase.upperBound] + rest.prefix { $0 != "." && $0 != ":" })
  }

  /// Without several words in brackets: “Body of the alert about an error (1: The limit)”. One word tells two
  /// strings apart: “(alternate)”.
  private static func withoutArguments(_ comment: String) -> String {
    guard let bracket = comment.utf8.firstIndex(of: UInt8(ascii: "(")) else { return comment }
    let content = comment[bracket...].prefix { $0 != ")" }
    return content.trimmed.utf8.contains(UInt8(ascii: " ")) ? String(comment[..<bracket]) : comment
  }

  /// A role that is told around the name of the alert: “Title of the delete trip alert”.
  private static func findNamed(in comment: String) -> (role: Role, evidence: String)? {
    guard nounNeedles.areAny(in: comment) else { return nil }
    return NamedAlertPhrase.find(in: words(of: comment.lowercased()))
  }

  /// The first phrase of a comment. Most comments name none: they are told apart by a few words.
  private static func find(in comment: String) -> (
    phrase: Phrase, range: Range<Int>, isAboutAlert: Bool
  )? {
    guard wordNeedles.areAny(in: comment) else { return nil }
    let isAboutAlert = alertNeedles.areAny(in: comment)
    return Phrase.needles.first(in: comment) { isAboutAlert || !Phrase.needsAlert[$0] }
      .map { (Phrase.all[$0.number], $0.range, isAboutAlert) }
  }

  /// The role that a phrase gives together with what stands around it: “title of the alert button” is a
  /// button, “title of the alert settings page” and “not an alert title” say nothing of an alert.
  private static func role(
    of phrase: Phrase, at range: Range<Int>, in comment: String
  ) -> Role? {
    if phrase.role == .button, isOfMessage(comment[utf8: 0..<range.lowerBound]) { return .message }
    // “Alert message title”
    if phrase.role == .message, namesTitle(comment[utf8: range.upperBound..<comment.utf8.count]) {
      return .title
    }
    // Most comments hold nothing of this.
    guard phrase.endsInAlert || turns.areAny(in: comment) else { return phrase.role }
    let before = words(of: comment[utf8: 0..<range.lowerBound].lowercased())
    let noun = before.last.map(articles.contains) ?? false ? before.dropLast() : before[...]
    if noun.last.map(negations.contains) ?? false { return nil }
    // Behind a full stop or a colon something else begins.
    let rest = comment[utf8: range.upperBound..<comment.utf8.count]
      .prefix { $0.isLetter || $0 == " " }
    let behind = rest.first == " " ? words(of: rest.lowercased()) : []
    guard let next = behind.first else { return phrase.role }
    if fieldNouns.contains(next) { return .field }
    guard phrase.role != .button, phrase.endsInAlert else { return phrase.role }
    if buttonWords.contains(next) { return .button }
    let isElsewhere = elsewhere.contains(next) || behind.count > 1 && elsewhere.contains(behind[1])
    return isElsewhere && !followers.contains(next) ? nil : phrase.role
  }

  /// Whether the next word is one for a title.
  private static func namesTitle(_ rest: String) -> Bool {
    guard rest.utf8.first == UInt8(ascii: " ") else { return false }
    let next = rest.dropFirst().prefix(while: \.isLetter).lowercased()
    return titleNouns.contains(next)
  }

  /// “Message of the action sheet button that links to settings”: what stands beside the button.
  private static func isOfMessage(_ start: String) -> Bool {
    let words = words(of: start.lowercased())
    return words.count > 1 && besideButtons.contains(words[0]) && links.contains(words[1])
  }

  /// Whether a comment ends in a place that is no alert: “Title of the invite screen”.
  static func namesOtherPlace(_ comment: String) -> Bool {
    guard let last = words(of: comment.lowercased()).last, places.contains(last) else {
      return false
    }
    return !alertNeedles.areAny(in: comment)
  }

  /// Whether the undecoded bytes of a comment may name an alert.
  ///
  /// - Returns: `false` only if no claim of it could stand alone.
  static func mayNameAlert(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // Four letters at every other place: each word covers one of them, wherever it stands.
    let filter = pieces.filter
    var mayEndInTitle = false
    var index = 0
    while index + 4 <= bytes.count {
      let letters = bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self) | 0x2020_2020
      if filter.0 & (1 << bits(letters, 26)) != 0, filter.1 & (1 << bits(letters, 20)) != 0 {
        if pieces.phrases.contains(letters) { return true }
        if pieces.titles.contains(letters) { mayEndInTitle = true }
      }
      index += 2
    }
    return mayEndInTitle && Self.mayEndInTitle(bytes) || mayReadOtherwise(bytes)
  }

  /// Whether the last word of a comment may be one for a title: in a comment of several parts the last is not
  /// looked for.
  private static func mayEndInTitle(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let text = UnsafeRawBufferPointer(rebasing: withoutTags(bytes))
    if text.contains(0x0A) || text.contains(UInt8(ascii: "<")) || text.contains(bytes: mark)
      || IgnoreDirective.mark.isIn(text)
    {
      return true
    }
    return lastWord(of: text).map(cocoaTitles.contains) ?? true
  }

  /// The text of a note of XLIFF.
  private static func withoutTags(_ bytes: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer>
  {
    guard bytes.first == UInt8(ascii: "<"), let start = bytes.firstIndex(of: UInt8(ascii: ">")),
      case let text = bytes[(start + 1)...], text.count >= closingTag.count,
      text.suffix(closingTag.count).elementsEqual(closingTag)
    else { return bytes[...] }
    return text.dropLast(closingTag.count)
  }

  private static let closingTag = Array("</note>".utf8)
  private static let mark = Array("MARK".utf8)

  /// Whether something in a comment is escaped, or cut by markup that is not of the note itself.
  private static func mayReadOtherwise(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while let sign = rest.first(of: signs) {
      let markup = rest[(sign + 1)...]
      guard rest[sign] == signs.0,
        isNote(markup.first == UInt8(ascii: "/") ? markup.dropFirst() : markup)
      else { return true }
      rest = UnsafeRawBufferPointer(rebasing: markup)
    }
    return false
  }

  private static func isNote(_ markup: Slice<UnsafeRawBufferPointer>) -> Bool {
    markup.count >= 4
      && markup.base.loadUnaligned(fromByteOffset: markup.startIndex, as: UInt32.self).littleEndian
        == 0x6574_6F6E  // “note”
  }

  private static let signs = (
    UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "!")
  )

  /// Six bits of a hash.
  private static func bits(_ letters: UInt32, _ shift: UInt32) -> UInt64 {
    UInt64((letters &* 0x9E37_79B1) >> shift & 63)
  }

  /// The first four letters of each word that names an alert, and the four from the second on; none is
  /// shorter than five.
  private static let pieces: (filter: (UInt64, UInt64), phrases: [UInt32], titles: [UInt32]) = {
    func pieces(of words: some Sequence<String>) -> [UInt32] {
      words.flatMap { word in
        [0, 1].map { start in
          word.utf8.dropFirst(start).prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            | 0x2020_2020
        }
      }
    }
    let (phrases, titles) = (pieces(of: words("phrase")), pieces(of: cocoaTitles))
    func filter(_ shift: UInt32) -> UInt64 {
      (phrases + titles).reduce(0) { $0 | 1 << bits($1, shift) }
    }
    return ((filter(26), filter(20)), phrases, titles)
  }()

  /// The rest of the comment, to pair comments of one alert.
  var remainder: String {
    let words = Self.words(of: subject.lowercased())
    let said = Self.words(of: evidence)
    var rest: [String] = []
    var index = 0
    while index < words.count {
      if words[index...].starts(with: said) {
        index += said.count
      } else {
        if !Self.fillers.contains(words[index]) { rest.append(words[index]) }
        index += 1
      }
    }
    return rest.sorted().joined(separator: " ")
  }

  private static func lastWord(of text: String) -> String {
    var text = text
    return text.withUTF8 { lastWord(of: UnsafeRawBufferPointer($0)) }
      ?? words(of: text.lowercased()).last ?? ""
  }

  /// In lower case; `nil` where it may hold other letters than those of ASCII.
  private static func lastWord(of bytes: UnsafeRawBufferPointer) -> String? {
    func isWord(_ byte: UInt8) -> Bool { CasedText.isWordScalar(Unicode.Scalar(byte)) }
    var end = bytes.count
    while end > 0, bytes[end - 1] < 0x80, !isWord(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1] < 0x80, isWord(bytes[start - 1]) { start -= 1 }
    if start > 0, bytes[start - 1] >= 0x80 { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
  }

  private static func words(of text: String) -> [String] {
    var text = text
    let words = text.withUTF8 { bytes -> [String]? in
      var words: [String] = []
      var start = 0
      for index in 0...bytes.count {
        if index < bytes.count {
          if bytes[index] >= 0x80 { return nil }
          if CasedText.isWordScalar(Unicode.Scalar(bytes[index])) { continue }
        }
        if start < index { words.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
        start = index + 1
      }
      return words
    }
    return words ?? text.unicodeScalars.split { !CasedText.isWordScalar($0) }.map(String.init)
  }

  /// A phrase of `Catalogs/English/comment-phrases.txt`.
  private struct Phrase: Sendable {
    var role: Role
    var style: ButtonStyle
    /// It says nothing unless the comment names an alert.
    var needsAlert: Bool
    var text: String
    var reason: String
    /// Its last word is the alert itself, which may be part of a longer name.
    var endsInAlert: Bool
    /// It says which text of an alert is meant: not “alert text”.
    var isExplicit: Bool
    /// What it calls a message.
    var cocoaText: CocoaText?

    /// The texts of all.
    static let needles = Needles(all.map(\.text))
    static let needsAlert = all.map(\.needsAlert)
    static let all: [Phrase] = CatalogWords.list("English/comment-phrases.txt").compactMap { line in
      guard let (name, text) = CatalogWords.pair(line) else { return nil }
      let kind = CatalogWords.words(of: name)
      guard let role = kind.first.flatMap(Role.init) else { return nil }
      return Phrase(
        role: role, style: kind.last.flatMap(ButtonStyle.init) ?? .unknown,
        needsAlert: kind.last == "alert", text: text, reason: "comment (“\(text)”)",
        endsInAlert: alertNouns.contains(words(of: text).last ?? ""),
        isExplicit: alertNeedles.areAny(in: text)
          && Set(words(of: text)).isDisjoint(with: anyTexts),
        cocoaText: CommentClaim.cocoaText(of: text))
    }
  }

  private static let alertNeedles = Needles(words("alert"))
  private static let wordNeedles = Needles(words("phrase") + words("button"))
  private static let nounNeedles = Needles(words("alert noun"))
  private static let cocoaTitles = Set(words("cocoa title"))
  private static let cocoaMessages = Set(words("cocoa message"))
  private static let places = Set(words("place"))
  private static let alertNouns = Set(words("alert noun"))
  private static let negations = Set(words("negation"))
  private static let fieldNouns = Set(words("field noun"))
  /// Those of what may be another thing than the alert.
  static let dialogNouns = words("dialog noun")
  private static let titleNouns = Set(words("title noun"))
  private static let articles = Set(words("article"))
  private static let links = Set(words("link"))
  private static let besideButtons = Set(words("beside button"))
  private static let turns = Needles(words("negation") + words("field noun"))
  private static let anyTexts = Set(words("any text"))
  private static let buttonWords = Set(words("button"))
  private static let elsewhere = Set(words("elsewhere")).subtracting(words("alert part"))
  private static let followers = Set(words("follower"))
  private static let fillers = Set(words("filler"))

  private static let lines = CatalogWords.named("English/comment-words.txt")

  /// A line of `Catalogs/English/comment-words.txt`.
  static func words(_ name: String) -> [String] {
    (lines[name] ?? "").utf8.split(separator: UInt8(ascii: ",")).map { Substring($0).trimmed }
  }
}
