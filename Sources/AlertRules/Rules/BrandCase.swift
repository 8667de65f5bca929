/// Brands keep their spelling.
enum BrandCase: Rule {
  static let info = RuleInfo(
    id: "brand-case",
    summary: "Brand and product names should keep their exact capitalization.",
    rationale: "Names are written as their owners write them, even at the start of a sentence.",
    sources: ["Apple Style Guide, June 2025: product names"],
    roles: [.title, .message, .button], fix: .safe, needsGrouping: false,
    examples: [
      .alert(title: "iCloud Is Full"),
      .alert(message: "Update to macOS 15."),
      .alert(
        message: "↓Icloud is full: empty Icloud.", becomes: "iCloud is full: empty iCloud.",
        facts: "one finding for all"),
      .alert(title: "↓macbook pro Not Found", becomes: "MacBook Pro Not Found"),
      .alert(title: "↓Icloud Storage Full", becomes: "iCloud Storage Full"),
      .alert(message: "Connect to ↓wi-fi.", becomes: "Connect to Wi-Fi."),
      .alert(message: "This is for ↓ipad-only apps.", becomes: "This is for iPad-only apps."),
      .alert(message: "Switch between versions of Xcode with xcode-select."),
      .alert("pt-BR", title: "Reserve um safari", source: "Book a safari"),
      .alert("fi", message: "Esim. kuvat poistetaan."),
      .alert(
        "he", message: "הדו״ח ↓Icloud של צה״ל נמחק.", becomes: "הדו״ח iCloud של צה״ל נמחק."),
      .alert("fr", message: "Ouvrez l’↓App store.", becomes: "Ouvrez l’App Store."),
      .alert("it", title: "L’↓Iphone è bloccato", becomes: "L’iPhone è bloccato"),
      .alert("ja", message: "写真は↓ICloudから消えます。", becomes: "写真はiCloudから消えます。"),
      .alert("ko", message: "↓Iphone에서 사진이 지워집니다.", becomes: "iPhone에서 사진이 지워집니다."),
      .alert("ja", message: "iPhoneで開きます。"),
      .alert("tr", message: "↓İphone bağlı değil.", becomes: "iPhone bağlı değil."),
      .alert("tr", message: "İptal edildi."),
      .alert("ja", message: "アルバム“Iphone 写真”を削除します。"),
      .alert("he", message: "האלבום מ\"Iphone\" נמחק."),
      .alert("fi", message: "Osa tiedoista poistetaan. Esim. kuvat poistetaan."),
      .alert(
        "pt-BR", title: "Abrir no ↓safari", becomes: "Abrir no Safari", source: "Open in Safari"),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    let words = text.cased.words
    return together(
      joined(in: text) + dotted(in: text)
        + words.indices.compactMap { index -> Diagnosis? in
          guard case .term(let form, let isPhrase) = words[index].kind, form != words[index].text,
            let policy = text.policy, words[index].text != words[index].text.uppercased()
          else { return nil }
          let word = words[index]
          if !policy.isEnglish, isAbbreviation(index, in: text) { return nil }
          let isPart = isPartOfCompound(word.range, in: text.value)
          if isPart, text.value.utf8.contains(bytes: Array(form.utf8)) { return nil }
          if !policy.isEnglish, !word.hasLetters(of: form) { return nil }
          let isCertain = !isPhrase && word.mayBecome(form, in: policy)
          guard isCertain || !isPart && isNamed(form, text.englishCased, not: word.text) else {
            return nil
          }
          return Diagnosis(
            range: word.range, message: "“\(word.text)” should be written “\(form)”",
            edits: [Edit(word.range, form)], applicability: isCertain && !isPart ? .safe : .review)
        })
  }

  /// One finding for a name, however often it stands there, and one for all where there are very many.
  private static func together(_ diagnoses: [Diagnosis]) -> [Diagnosis] {
    guard diagnoses.count > 1 else { return diagnoses }
    var found: [Diagnosis] = []
    var numbers: [String: Int] = [:]
    for diagnosis in diagnoses {
      let isFew = numbers.count < Diagnosis.most
      let key = isFew ? "\(diagnosis.applicability) \(diagnosis.message)" : ""
      if let number = numbers[key] ?? (isFew ? nil : found.indices.last) {
        found[number].edits += diagnosis.edits
        if diagnosis.applicability == .review { found[number].applicability = .review }
      } else {
        numbers[key] = found.count
        found.append(diagnosis)
      }
    }
    return found
  }

  /// Brands that an article is joined to, “l’Iphone”, or letters of a script that are not Latin, “写真はICloudから”.
  private static func joined(in text: AlertText) -> [Diagnosis] {
    guard let policy = text.policy, !policy.isEnglish else { return [] }
    func mayHold(_ word: CasedWord) -> Bool {
      // Letters of another script, or an apostrophe.
      word.kind == .word && word.text.utf8.contains { $0 >= 0xD6 || $0 == UInt8(ascii: "'") }
        && word.text.utf8.contains { $0.isCapital }
    }
    return text.cased.words.filter(mayHold).flatMap { word in
      starts(in: word).compactMap { start -> Diagnosis? in
        let rest = text.value[utf8: start..<text.value.utf8.count].prefix(longestName)
        let latin = rest.prefix { $0.unicodeScalars.allSatisfy { $0.value < firstOtherScript } }
        guard let term = text.terms.match(latin[...]), !term.isPhrase, term.spelling == term.form
        else { return nil }
        let range = start..<start + term.form.utf8.count
        let written = text.value[utf8: range]
        guard written != term.form, written != written.uppercased(),
          written.contains(where: \.isUppercase)
        else { return nil }
        return Diagnosis(
          range: range, message: "“\(written)” should be written “\(term.form)”",
          edits: [Edit(range, term.form)], applicability: .safe)
      }
    }
  }

  /// “İphone”: the capital of Turkish where the name begins with a small “i”.
  private static func dotted(in text: AlertText) -> [Diagnosis] {
    // One letter, or a letter and its dot.
    guard text.value.contains(bytes: "\u{130}") || text.value.contains(bytes: "\u{307}") else {
      return []
    }
    return text.cased.words.filter { $0.text.first == "\u{130}" }.compactMap { word in
      let start = word.range.lowerBound
      let rest = text.value[utf8: start..<text.value.utf8.count].prefix(longestName)
      guard let term = text.terms.match("i" + rest.dropFirst()), !term.isPhrase,
        term.form.first == "i"
      else { return nil }
      let range = start..<start + (rest.first?.utf8.count ?? 0) + term.spelling.utf8.count - 1
      return Diagnosis(
        range: range, message: "“\(text.value[utf8: range])” should be written “\(term.form)”",
        edits: [Edit(range, term.form)], applicability: .safe)
    }
  }

  /// Characters of a name, and more.
  private static let longestName = 60

  /// Hebrew; before it are Latin, Greek and Cyrillic letters.
  private static let firstOtherScript: UInt32 = 0x590

  /// Where a brand may begin inside a word, or at a word that goes on in another script; UTF-8 bytes.
  private static func starts(in word: CasedWord) -> [Int] {
    var starts: [Int] = []
    var offset = word.range.lowerBound
    var previous: Unicode.Scalar?
    let goesOn = word.text.unicodeScalars.contains {
      $0.value >= firstOtherScript && $0.isAlphabetic
    }
    for scalar in word.text.unicodeScalars {
      let isLetter = scalar.isASCII && scalar.isAlphabetic
      switch previous {
      case nil: if isLetter, goesOn { starts.append(offset) }
      case let before? where Apostrophes.contains(before):
        if isLetter, offset - word.range.lowerBound < 6 { starts.append(offset) }
      case let before?:
        if isLetter, before.value >= firstOtherScript, before.isAlphabetic { starts.append(offset) }
      }
      previous = scalar
      offset += UTF8.width(scalar)
    }
    return starts
  }

  /// “Esim. kuvat” in Finnish: a full stop behind the first word of a sentence shortens it.
  private static func isAbbreviation(_ index: Int, in text: AlertText) -> Bool {
    let word = text.cased.words[index]
    let rest = text.value.utf8.dropFirst(word.range.upperBound)
    let isFirst =
      index == 0 || text.cased.words[index - 1].unit != word.unit
      || text.sentences.contains { $0.lowerBound == word.range.lowerBound }
    return isFirst && rest.first == UInt8(ascii: ".")
  }

  /// “ipad-only” is a slip, “xcode-select” the name of a command: where Xcode is named as well, it is.
  private static func isPartOfCompound(_ range: Range<Int>, in text: String) -> Bool {
    let utf8 = Array(text.utf8)
    let hyphen = UInt8(ascii: "-")
    return range.lowerBound > 0 && utf8[range.lowerBound - 1] == hyphen
      || range.upperBound < utf8.count && utf8[range.upperBound] == hyphen
  }

  /// What is an ordinary word elsewhere, or in another language, is the name if the source has it: and
  /// not “xcode-select” as well.
  private static func isNamed(_ form: String, _ source: CasedText?, not word: String) -> Bool {
    guard let source, !source.text.utf8.contains(bytes: Array(word.utf8)) else { return false }
    return source.words.contains { other in
      if case .term(form, _) = other.kind { other.text == form } else { false }
    }
  }
}
