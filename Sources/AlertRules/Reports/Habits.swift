/// One thing about many texts of one file: a translator who never raises the second word of a label does so in
/// thirty labels. For people it is said once, with the other texts in a list.
struct Habits {
  private struct Kind: Hashable {
    var document: Int
    var rule: String
    var severity: Severity
    var message: String
    var applicability: Applicability?
    /// The words proposed for a label in each language.
    var words: [String]
  }

  private var followers: [Int: [Int]] = [:]
  private var inLists: Set<Int> = []

  /// - Parameter paragraphs: the findings that stand first, each with those of other languages.
  init(_ paragraphs: [AcrossLanguages.Paragraph], of findings: [Finding]) {
    let kinds = Dictionary(
      grouping: paragraphs.indices.filter { number in
        // An alert has no text of its own.
        !paragraphs[number].others.contains { findings[$0].isAboutAlert }
      }
    ) { number in
      let finding = findings[paragraphs[number].number]
      return Kind(
        document: finding.reference.document, rule: finding.rule, severity: finding.severity,
        message: Self.gist(of: finding), applicability: finding.fix?.applicability,
        words: Self.words(paragraphs[number], findings))
    }
    for numbers in kinds.values where numbers.count >= Self.fewest {
      followers[numbers[0]] = Array(numbers.dropFirst())
      inLists.formUnion(numbers.dropFirst())
    }
  }

  /// What says the same as this one.
  func followers(of number: Int) -> [Int] { followers[number] ?? [] }

  /// Whether it stands in the list of another one.
  func follows(_ number: Int) -> Bool { inLists.contains(number) }

  /// `de Löschen`, `en Delete`: they have no room in a list, and need none where those of all texts are the same.
  private static func words(
    _ paragraph: AcrossLanguages.Paragraph, _ findings: [Finding]
  ) -> [String] {
    guard paragraph.others.contains(where: { AcrossLanguages.isReworded(findings[$0]) }) else {
      return []
    }
    return ([paragraph.number] + paragraph.others).map { number in
      "\(findings[number].locale) \(findings[number].replacement ?? "")"
    }.sorted()
  }

  /// A message without its numbers, unless it quotes something: “takes about 7 lines” of one text is “takes about 5 lines”
  /// of another. What two files say differently is of another text each time.
  private static func gist(of finding: Finding) -> String {
    let message = finding.message
    if finding.rule == DeliveryConflict.info.id { return unquoted(message) }
    if message.contains(bytes: "“") || !message.utf8.contains(where: \.isDigit) { return message }
    return message.split(whereSeparator: \.isNumber).joined(separator: "0")
  }

  /// What is told of a text in a list that is not told of the first one: `about 7 lines`, `about 34 columns`; empty if nothing.
  static func difference(of message: String, from first: String) -> String {
    if message == first { return "" }
    if message.contains(bytes: "“"), unquoted(message) == unquoted(first) {
      return message.matches(of: quotation).map { String($0.output) }.joined(separator: ", ")
    }
    let words = message.split(separator: " ")
    let others = first.split(separator: " ")
    let different = words.indices.filter { $0 >= others.count || words[$0] != others[$0] }
    return different.map { index in
      String(words[max(0, index - 1)...].prefix(3).joined(separator: " ").prefix { $0 != ";" })
    }.joined(separator: ", ")
  }

  private static func unquoted(_ message: String) -> String {
    message.replacing(quotation, with: "“”")
  }

  private static var quotation: Regex<Substring> { /“[^”]*”/ }

  /// Two may be chance.
  private static let fewest = 4
}
