/// Recognises stock button labels of one locale.
///
///     StockLabels(policy).roles(of: "Annuler")  // [.cancel] in French
public final class StockLabels: Sendable {
  private let roles: [String: Set<StockRole>]
  /// The same for labels in capitals, where these lose their accents: “ΑΚΥΡΩΣΗ” for “Ακύρωση”; empty elsewhere.
  private let capitals: [String: Set<StockRole>]
  /// The words as they stand on buttons.
  private let words: Set<String>
  /// Those of them that Apple writes, for comparing.
  private let applesWords: Set<String>
  /// Those for putting off, for comparing.
  private let later: [String]
  /// Bytes of the longest label.
  private let longest: Int
  private let locale: String

  /// The English ones.
  static let english = usual(in: "en") ?? StockLabels(English.policy)

  private static let known = Remembered<StockLabels>()

  /// Those of a language as its policy has them, made once; `nil` where nobody wrote a policy for it.
  static func usual(in locale: String) -> StockLabels? {
    known.value(locale) { (try? Policies.policy(for: locale)).map(StockLabels.init) }
  }

  /// The labels of a policy.
  public init(_ policy: LocalePolicy) {
    locale = policy.casingLocale
    let all = policy.stockWords.values.joined()
    words = Set(all.map(\.word))
    applesWords = Set(
      all.filter { $0.vendors.contains("apple") }.map {
        Self.normal($0.word, locale: policy.casingLocale)
      })
    later = (policy.stockWords[.later] ?? []).map {
      Self.normal($0.word, locale: policy.casingLocale)
    }
    var roles: [String: Set<StockRole>] = [:]
    for (role, words) in policy.stockWords {
      for word in words {
        let normal = Self.normal(word.word, locale: policy.casingLocale)
        for form in Set([normal, Confusables.latin(normal)]) {
          roles[form, default: []].insert(role)
        }
      }
    }
    // The English one stands on buttons in every language, also where the list has a word of its own
    // (LOCALES §6).
    if !roles.isEmpty {
      for word in English.policy.stockWords[.ok] ?? [] {
        let normal = Self.normal(word.word, locale: policy.casingLocale)
        if roles[normal] == nil { roles[normal] = [.ok] }
      }
    }
    self.roles = roles
    var capitals: [String: Set<StockRole>] = [:]
    for (role, words) in policy.capitalsLoseAccents ? policy.stockWords : [:] {
      for word in words {
        let capital = ICU.upper(word.word, locale: policy.casingLocale)
        capitals[Self.normal(capital, locale: policy.casingLocale), default: []].insert(role)
      }
    }
    self.capitals = capitals
    longest = roles.keys.map(\.utf8.count).max() ?? 0
  }

  /// Whether a label stands on stock buttons in just this case.
  func has(_ label: String) -> Bool { words.contains(label) }

  /// Whether a label is on buttons of Apple’s, in whatever case.
  func isApples(_ label: String) -> Bool {
    applesWords.contains(Self.normal(label, locale: locale))
  }

  /// Whether a label puts off: “Later”, “Relaunch Later”.
  func defers(_ label: String) -> Bool {
    if !roles(of: label).isDisjoint(with: [.later, .notNow]) { return true }
    if later.isEmpty { return false }
    let normal = Self.normal(label, locale: locale)
    return later.contains { normal.contains($0) }
  }

  /// Every role a label may have: Danish “OK” is both OK and Done.
  public func roles(of label: String) -> Set<StockRole> {
    // Room for end marks and invisible ones.
    guard label.utf8.count <= longest + 24 else { return [] }
    let normal = Self.normal(label, locale: locale)
    if let exact = roles[normal] { return exact }
    let isASCII = normal.utf8.allSatisfy { $0 < 0x80 }
    if !isASCII, let role = capitals[normal],
      !label.unicodeScalars.contains(where: \.isLowercase)
    {
      return role
    }
    return isASCII ? [] : roles[Confusables.latin(normal)] ?? []
  }

  /// Whether a label is a stock word, but for its case and the accents that capitals lose.
  static func areSame(_ word: String, _ label: String, _ policy: LocalePolicy) -> Bool {
    let locale = policy.casingLocale
    return normal(word, locale: locale) == normal(label, locale: locale)
      || policy.capitalsLoseAccents
        && ICU.upper(word, locale: locale).utf8.elementsEqual(label.utf8)
  }

  /// Compared without case (by the locale's rules), NFC, without end marks and those that open, odd spaces and the
  /// vowel signs of Arabic and Hebrew.
  static func normal(_ label: String, locale: String) -> String {
    if let simple = simple(label, locale: locale) { return simple }
    var text = String.UnicodeScalarView()
    for scalar in label.unicodeScalars {
      switch scalar {
      case "\u{A0}", "\u{202F}": text.append(" ")
      case _ where Apostrophes.contains(scalar): text.append("'")
      case "\u{2060}", "\u{200E}", "\u{200F}", "\u{AD}": continue
      case _ where Marks.opens(scalar): continue
      // Signs for vowels, and the stroke that stretches a word: the same word with and without them.
      case "\u{591}"..."\u{5BD}", "\u{5BF}", "\u{5C1}", "\u{5C2}", "\u{5C7}", "\u{610}"..."\u{61A}",
        "\u{640}", "\u{64B}"..."\u{652}", "\u{656}"..."\u{65F}", "\u{670}":
        continue
      default: text.append(scalar)
      }
    }
    let trimmed = String(text).trimmed
    let end = trimmed.lastIndex { character in
      character.unicodeScalars.last.map {
        Marks.anywhere[$0] == nil && !Marks.ellipses.contains($0) && !Marks.colons.contains($0)
      } ?? true
    }.map { trimmed.index(after: $0) }
    return ICU.fold(String(trimmed[..<(end ?? trimmed.endIndex)]).trimmed, locale: locale)
  }

  /// A number made of the ASCII letters of a text, whatever their case: ``normal(_:locale:)`` of two texts
  /// is the same only if their numbers are. “I” is left out, because not every language has “i” for it.
  static func letters(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      let letter = byte | 0x20
      return letter.isSmall && letter != 0x69 && byte < 0x80
        ? (hash ^ UInt64(letter)) &* 0x0000_0100_0000_01B3 : hash
    }
  }

  /// The letters of the ``normal(_:locale:)`` form of a text, mostly without making that form.
  static func normalLetters(of text: String, locale: String) -> UInt64 {
    var text = text
    let plain = text.withUTF8 { bytes -> UInt64? in
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        // Letters of Latin-1, but for ß, which is two letters; Greek to Arabic; dashes and quotation marks;
        // East Asia. No letter of ASCII comes out of them, and no mark on one.
        case 0..<0x80: index += 1
        case 0xC3 where index + 1 < bytes.count && bytes[index + 1] != 0x9F: index += 2
        case 0xCE...0xDB: index += 2
        case 0xE2 where index + 1 < bytes.count && bytes[index + 1] == 0x80: index += 3
        case 0xE3...0xE9: index += 3
        default: return nil
        }
      }
      return letters(of: bytes)
    }
    return plain ?? letters(of: normal(text, locale: locale).utf8)
  }

  /// The last byte of “ ” „ ’ or a dash, each of three, where it does not end a text; `nil`: something else.
  private static func plainMark(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, before end: Int
  ) -> UInt8? {
    guard index + 3 < end, bytes[index + 1] == 0x80 else { return nil }
    switch bytes[index + 2] {
    case 0x93, 0x94, 0x99, 0x9C...0x9E: return bytes[index + 2]
    default: return nil
    }
  }

  /// The normal form of letters of Latin-1, which every locale folds alike but for the capital I, which has no
  /// dot in Turkish and Azerbaijani; `nil` for all else.
  private static func simple(_ label: String, locale: String) -> String? {
    var label = label
    return label.withUTF8 { bytes in
      let start = bytes.firstIndex { $0 != 0x20 } ?? 0
      let all = bytes.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? start
      // A label of nothing but marks is what it is.
      let last = bytes[start..<all].lastIndex { byte in
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ":"): false
        default: true
        }
      }
      let end = last.flatMap { bytes[start...$0].lastIndex { $0 != 0x20 } }.map { $0 + 1 } ?? all
      var isSimple = true
      let folded = String(unsafeUninitializedCapacity: end - start) { result in
        var index = start
        var count = 0
        func add(_ byte: UInt8) {
          result[count] = byte
          count += 1
        }
        while index < end {
          let byte = bytes[index]
          switch byte {
          case UInt8(ascii: "I") where ICU.isTurkic(locale): isSimple = false
          case 0x41...0x5A: add(byte | 0x20)
          case 0x20..<0x7F: add(byte)
          case 0xC3 where index + 1 < end:
            // À to Þ and à to ÿ, but for the multiplication and division signs; ß is two letters.
            let next = bytes[index + 1]
            let isSharpS = next == 0x9F
            let isSign = next == 0x97 || next == 0xB7
            add(isSharpS ? UInt8(ascii: "s") : byte)
            add(isSharpS ? UInt8(ascii: "s") : next < 0xA0 && !isSign ? next | 0x20 : next)
            index += 1
          default:
            guard byte == 0xE2, let last = Self.plainMark(bytes, at: index, before: end) else {
              isSimple = false
              return 0
            }
            if last == 0x99 {
              add(UInt8(ascii: "'"))
            } else {
              for byte in bytes[index...(index + 2)] { add(byte) }
            }
            index += 2
          }
          if !isSimple { return 0 }
          index += 1
        }
        return count
      }
      return isSimple ? folded : nil
    }
  }
}

extension LocalePolicy {
  /// The stock word of some roles that a label is, but for its case and the accents that capitals lose.
  func stockSpelling(of label: String, _ roles: Set<StockRole>) -> String? {
    roles.sorted().flatMap { stockWords[$0] ?? [] }.map(\.word)
      .first { StockLabels.areSame($0, label, self) }
  }
}
