import Foundation
import Testing

@testable import AlertRules
@testable import CatalogData

/// The word lists of `Catalogs` are as those who read them take them to be.
struct WordListTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  /// The code that may read lists.
  private static let sources: [String] = {
    let folder = root.appendingPathComponent("Sources")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.compactMap { file in
      try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
  }()

  /// Every list that code names, by what it is read from.
  private static let named: Set<String> = sources.reduce(into: []) { names, text in
    for match in text.matches(of: /"([A-Z][a-z]+\/[a-z-]+\.txt)"/) {
      names.insert(String(match.1))
    }
  }

  /// What code names, what is there, and what the program looks for when it starts are the same.
  @Test func everyListIsThere() {
    let present = CatalogData.folders.flatMap { folder in
      CatalogData.names(in: folder).filter { $0.hasSuffix(".txt") }.map { "\(folder)/\($0)" }
    }
    #expect(Set(present) == Self.named)
    #expect(Set(CatalogData.lists) == Self.named)
    for list in Self.named { #expect(!CatalogWords.list(list).isEmpty, "\(list) is empty") }
  }

  /// A fact about a language has a source, told where the list begins.
  @Test(arguments: CatalogData.lists)
  func everyListNamesItsSource(_ list: String) {
    let comments = CatalogData.text(list)?.split(separator: "\n").filter { $0.hasPrefix("#") } ?? []
    let sources = [
      "Source: ", "Merriam-Webster", "Cambridge Grammar", "Apple", "CLDR", "Unicode", "Wiktionary",
      "ISO 639", "spec RULES", "hig-2024",
    ]
    #expect(
      comments.contains { line in sources.contains(where: line.contains) },
      "\(list) does not say where it is from")
  }

  @Test(arguments: CatalogData.lists + ["Locales/en.yml", "Editions/hig-2024.yml"])
  func whatIsMissingIsNamed(_ file: String) {
    #expect(CatalogData.missing { $0 != file } == file)
  }

  /// How many words a line has, and what may stand behind the first ones.
  @Test(arguments: [
    ("acronyms", 1, "word abroad"), ("adverb-phrases", 3, ""), ("names", 1, "ambiguous"),
    ("phrasal-verbs", 2, "noun"),
    ("prepositional-verbs", 2, ""), ("abbreviations", 1, "English"), ("code-nouns", 1, ""),
    ("common-words", 1, ""),
    ("consonant-words", 1, ""), ("determiners", 1, ""), ("file-endings", 1, ""),
    ("finite-forms", 1, ""), ("function-words", 1, ""), ("name-particles", 1, ""),
    ("particle-followers", 1, ""),
    ("ordinal-ends", 1, ""), ("report-verbs", 1, ""), ("units", 1, ""),
  ])
  func linesHaveTheirParts(_ list: String, _ count: Int, _ mark: String) {
    for line in CatalogWords.list("English/\(list).txt") {
      let parts = line.split(separator: " ")
      let isMarked = parts.count == count + 1 && mark.split(separator: " ").contains(parts[count])
      #expect(parts.count == count || isMarked, "\(list): \(line)")
    }
  }

  /// They are looked for by halving.
  @Test func commonWordsAreSorted() {
    let lines = CatalogWords.list("English/common-words.txt")
    let words = SortedWords("English/common-words.txt")
    #expect(words.all == lines)
    for (word, next) in zip(lines, lines.dropFirst()) {
      #expect(word.utf8.lexicographicallyPrecedes(next.utf8), "\(word) stands before \(next)")
    }
    for word in lines {
      #expect(words.contains(word))
      #expect(!words.contains(word + "-") && !words.contains("-" + word), "\(word)")
      #expect(!words.contains(String(word.dropLast())) || lines.contains(String(word.dropLast())))
    }
    #expect(!words.contains("") && !words.contains("#") && !words.contains("\n"))
    #expect(!SortedWords("English/none.txt").contains("word"))
  }

  /// A form leads to the first verb that has it, unless it is a verb itself.
  @Test func formsLeadToTheirVerbs() {
    let listed = CatalogWords.list("English/verbs.txt").map { CatalogWords.pair($0) ?? ($0, "") }
    let forms = CatalogWords.named("English/phrasal-forms.txt")
    let phrasal = CatalogWords.list("English/phrasal-verbs.txt").map {
      CatalogWords.words(of: $0)[0]
    }
    let verbs =
      listed.map { ($0.name, $0.value) } + Set(phrasal).sorted().map { ($0, forms[$0] ?? "") }
    var bases: [String: String] = [:]
    for (verb, irregular) in verbs where bases[verb] != verb {
      let all = EnglishVerbs.regularForms(verb) + CatalogWords.words(of: irregular)
      for form in all where bases[form] == nil { bases[form] = verb }
      bases[verb] = verb
    }
    #expect(bases.count > 3000)
    for (form, verb) in bases { #expect(English.shared.base(of: form) == verb, "\(form)") }
    for word in English.shared.commonWords.all + ["", "s", "es", "ing", "ed", "ied", "ies"] {
      #expect(English.shared.base(of: word) == bases[word], "\(word)")
    }
  }

  /// Only verbs that no other list has need forms of their own beside their particles.
  @Test func formsBelongToPhrasalVerbs() {
    let pairs = CatalogWords.list("English/phrasal-verbs.txt")
    let verbs = Set(pairs.map { CatalogWords.words(of: $0)[0] })
    for line in CatalogWords.list("English/phrasal-forms.txt") {
      let verb = CatalogWords.pair(line)?.name
      #expect(verb.map(verbs.contains) ?? false, "\(line)")
      #expect(verb.map { !English.shared.verbs.contains($0) } ?? false, "\(line)")
    }
  }

  /// Outside English an acronym is no word that the language is known to have.
  @Test(arguments: Policies.available)
  func acronymsThatAreWordsAbroadAreMarked(_ locale: String) throws {
    let policy = try #require(try Policies.policy(for: locale))
    guard !policy.isEnglish else { return }
    let labels = policy.stockWords.values.joined().map { $0.word.lowercased() }
    let words = policy.minorWords.union(policy.eitherCase).union(policy.functionWords)
    for word in words.union(labels) {
      guard let acronym = English.shared.acronyms[word] else { continue }
      #expect(acronym.isWord || acronym.isWordAbroad, "\(word)")
    }
  }

  @Test func verbsHaveABaseAndForms() {
    for line in CatalogWords.list("English/verbs.txt") {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false).map(\.trimmed)
      #expect((1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty }, "\(line)")
      #expect(parts[0].split(separator: " ").count == 1, "\(line)")
    }
  }

  @Test(arguments: [
    "accusations", "asking-openers", "demanding-words", "fillers", "oblique-phrases",
    "progress-phrases", "question-openers", "retry-phrases", "startup-words", "undoable-phrases",
    "system-titles", "uninformative-titles",
  ])
  func phrasesAreInSmallLetters(_ list: String) {
    for line in CatalogWords.list("English/\(list).txt") {
      let words = line.drop { "^~!".contains($0) }
      #expect(!words.isEmpty && words.first != " " && line == line.lowercased(), "\(list): \(line)")
    }
  }

  @Test func lookAlikesAreTwoLetters() {
    for line in CatalogWords.list("Letters/look-alikes.txt") {
      let letters = line.split(separator: " ").map(\.unicodeScalars)
      #expect(letters.map(\.count) == [1, 1] && letters[1].first?.isASCII == true, "\(line)")
    }
  }

  @Test func everyMarkSaysOneThing() {
    let kinds = CatalogWords.named("Letters/marks.txt")
    #expect(
      Set(kinds.keys) == [
        "statement", "question", "exclamation", "ellipsis", "comma", "semicolon", "colon",
        "stroke for ।", "opening-question", "opening-exclamation",
      ])
    let marks = kinds.values.flatMap { $0.split(separator: " ").map(\.unicodeScalars) }
    #expect(marks.allSatisfy { $0.count == 1 })
    #expect(Set(marks.compactMap(\.first)).count == marks.count)
    // Editors like to write the semicolon for it.
    #expect(Marks.anywhere["\u{37E}"] == .question)
    let strokes: [Unicode.Scalar: Unicode.Scalar] = ["|": "।"]
    #expect(Marks.strokes == strokes)
    #expect(strokes.values.allSatisfy { Marks.anywhere[$0] == .statement })
  }

  @Test func dottedLettersHaveALanguage() throws {
    for line in CatalogWords.list("Letters/dotted-letters.txt") {
      let pair = try #require(CatalogWords.pair(line))
      #expect(Policies.available.contains(pair.name), "\(line)")
      for letter in CatalogWords.words(of: pair.value) {
        #expect(letter.unicodeScalars.count == 1, "\(letter) is not one letter")
        #expect(DottedLetters.open(letter + "\u{307}\u{301}", locale: pair.name), "\(letter)")
      }
    }
    #expect(DottedLetters.open("i\u{307}\u{301}", locale: "lt-LT"))
    #expect(!DottedLetters.open("i\u{307}\u{301}", locale: "en"))
    #expect(!DottedLetters.open("i\u{301}", locale: "lt"))
  }

  @Test func quotationMarksBeginWithBytesThatAreLookedFor() {
    for line in CatalogWords.list("Letters/quotation-marks.txt") {
      let marks = line.split(separator: " ").map(\.unicodeScalars)
      #expect(marks.count > 1 && marks.allSatisfy { $0.count == 1 }, "\(line)")
      #expect(line.utf8.first.map(Quotations.mayOpen) == true, "\(line)")
    }
  }

  @Test func everyVendorHasAName() {
    let vendors = CatalogWords.named("Locales/vendors.txt")
    #expect(vendors.count == CatalogWords.list("Locales/vendors.txt").count)
    for locale in Policies.available {
      let words = (try? Policies.policy(for: locale))?.stockWords.values.joined()
      for vendor in Set((words.map(Array.init) ?? []).flatMap(\.vendors)) {
        #expect(vendors[vendor] != nil, "\(locale): \(vendor)")
      }
    }
  }

  @Test func keyWordsHaveKindsThatExist() {
    let kinds: [String: Set<String>] = [
      "title": ["", "weak"], "message": ["", "weak"], "field": [""],
      "button": ["", "generic", "default", "cancel", "destructive"],
      "container": ["", "alert", "confirmation", "weak", "error"], "elsewhere": [""],
      "decision": [""], "other": [""], "namespace": [""],
      "order": [""], "suppression": [""], "text": [""],
      "behind": ["alert", "button default", "button destructive"],
    ]
    for line in CatalogWords.list("English/key-words.txt") {
      let parts = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
      #expect(parts.count == 2, "\(line)")
      let mark = parts[0].dropFirst().joined(separator: " ")
      #expect(kinds[parts[0][0]]?.contains(mark) == true, "\(line)")
      for word in parts[1] {
        #expect(KeyName.parts(word) == [word], "\(word) is no single part of a key")
        #expect(word.utf8.count <= 16, "\(word) is longer than what is looked for")
      }
    }
    #expect(
      KeyWord.all.byWord.values.allSatisfy {
        $0.role != nil || $0.container != nil || $0.namesOther || $0.namesOtherPlace
          || $0.saysOnlyText || $0.isNamespace
      })
  }

  @Test func phrasesOfCommentsHaveAWordThatIsLookedFor() throws {
    let words = CatalogWords.named("English/comment-words.txt")
    #expect(
      Set(words.keys) == [
        "alert", "phrase", "button", "place", "filler", "title noun", "message noun", "link",
        "article", "alert noun", "dialog noun", "bare noun", "cocoa title", "cocoa message",
        "elsewhere",
        "follower", "negation", "field noun", "alert part", "beside button", "silencer start",
        "silencer end", "any text",
      ])
    func list(_ name: String) throws -> [String] {
      try #require(words[name]).split(separator: ",").map(\.trimmed)
    }
    let phraseWords = try list("phrase")
    #expect(try list("cocoa title").allSatisfy { $0.utf8.count >= 5 })
    // Four letters at every other place are looked at.
    for word in phraseWords { #expect(word.utf8.count >= 5, "\(word) is too short") }
    for line in CatalogWords.list("English/comment-phrases.txt") {
      let parts = line.split(separator: ":", maxSplits: 1).map(\.trimmed)
      let kind = try #require(parts.first).split(separator: " ").map(String.init)
      #expect(parts.count == 2 && Role(rawValue: kind[0]) != nil, "\(line)")
      #expect(
        kind.count == 1 || ButtonStyle(rawValue: kind[1]) != nil
          || kind.dropFirst() == ["in", "alert"],
        "\(line)")
      let needed = kind[0] == "button" ? try phraseWords + list("button") : phraseWords
      #expect(needed.contains { parts[1].contains($0) }, "\(line): nothing finds this phrase")
    }
  }

  /// A name that only a line has, or only the code, is written wrong in one of them.
  @Test func namesOfLinesAreThoseThatAreRead() {
    var lists: Set<String> = []
    for text in Self.sources {
      guard let match = text.firstMatch(of: /CatalogWords\.sets\("([^"]+)"\)/) else { continue }
      let list = String(match.1)
      let names = Set(text.matches(of: /lines\["([^"]+)"\]/).map { String($0.1) })
      #expect(names == Set(CatalogWords.named(list).keys), "\(list)")
      lists.insert(list)
    }
    #expect(lists.contains("English/statement-words.txt"))
  }

  @Test func everyClassOfGrammarHasWords() {
    #expect(
      Set(CatalogWords.named("English/grammar.txt").keys) == Set(Grammar.allCases.map(\.name)))
    for grammar in Grammar.allCases {
      #expect(!English.shared.words(grammar).isEmpty, "\(grammar.name)")
    }
  }

  @Test(arguments: [
    ("Acme # ours", "Acme"), ("# ours", ""), ("C#", "C#"), ("  C# Studio\t# ours", "C# Studio"),
    ("a\u{A0}#b", "a"), ("##", ""),
  ])
  func commentsStandAloneOrBehindASpace(_ line: String, _ item: String) {
    #expect(CatalogWords.withoutComment(line[...]).trimmed == item)
  }

  /// Each class of words has a bit of its own, and there are 64.
  @Test(arguments: Grammar.allCases)
  func classesHaveABit(_ grammar: Grammar) {
    #expect(WordClasses.grammar(grammar).rawValue.nonzeroBitCount == 1)
  }
}
