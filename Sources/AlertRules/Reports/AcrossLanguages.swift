/// What is wrong with a source text and so with its translations: for people one finding for all of them.
///
/// A label “OK” that says nothing says nothing in fifty languages, and no translator can help it; a message
/// without a full stop was translated without one, and what is too long in one language is so in others. What a
/// translation could do better by itself has a proposal that changes more than marks, and stays. Where the source
/// text is in no file of the run, what is said of at least half of the languages is its fault. Where several lack a
/// placeholder, or have one more, the source text was changed. What is said of several alerts with one title stands
/// once, too, and what is said of a catalog and of the XLIFF that was made of it.
enum AcrossLanguages {
  private struct Identity: Hashable {
    var rule: String
    var place: KeyPlace?
    var variation: String
    /// Which placeholder; of other rules nothing.
    var placeholder: String
  }

  /// The same about the same text in another file, or once more in the same one; in any language: “Ok” is no word of
  /// one.
  private struct Twin: Hashable {
    var rule: String
    var severity: Severity
    var table: String
    var key: String
    var variation: String
    var text: String
    var message: String
    var edits: [Edit]?
    var isAboutAlert: Bool

    init(_ finding: Finding, _ catalog: Catalog) {
      let reference = finding.reference
      (rule, severity) = (finding.rule, finding.severity)
      table = catalog.table(of: reference).id.name
      (key, variation) = (catalog.key(of: reference), catalog.variation(of: reference))
      (text, message, edits) = (finding.text, finding.message, finding.fix?.edits)
      isAboutAlert = finding.isAboutAlert
    }
  }

  private struct Proposal: Hashable {
    var reference: Catalog.Reference
    var edits: [Edit]
  }

  /// A finding, and those that are said with it, by index.
  struct Paragraph {
    var number: Int
    var others: [Int]
  }

  /// The findings in their order, those about source texts with what is said of their translations.
  static func of(_ findings: [Finding], in catalog: Catalog) -> [Paragraph] {
    let (subjects, identities) = subjects(of: findings, catalog)
    let sources = sources(of: findings, subjects, identities, catalog)
    var others: [Int: [Int]] = [:]
    var followers: Set<Int> = []
    var alerts: [Int: Int] = [:]
    for number in findings.indices {
      if findings[number].isAboutAlert {
        if let first = alerts[subjects[number]],
          findings[first].message == findings[number].message
        {
          followers.insert(number)
          others[first, default: []].append(number)
          continue
        }
        alerts[subjects[number]] = number
      }
      guard let source = sources[subjects[number]], follows(findings[number], findings[source])
      else { continue }
      followers.insert(number)
      others[source, default: []].append(number)
    }
    var twins: [Twin: Int] = [:]
    twins.reserveCapacity(findings.count - followers.count)
    for number in findings.indices where !followers.contains(number) {
      let twin = Twin(findings[number], catalog)
      guard let first = twins[twin] else {
        twins[twin] = number
        continue
      }
      followers.insert(number)
      others[first, default: []] += [number] + (others.removeValue(forKey: number) ?? [])
    }
    var proposals: Set<Proposal> = []
    // That a text is too long for its place says more than that its alert is.
    let long = Set(
      findings.indices.filter { lengths.contains(findings[$0].rule) }.map { findings[$0].reference }
    )
    return findings.indices.filter { number in
      guard !followers.contains(number) else { return false }
      let reference = findings[number].reference
      if findings[number].rule == AlertTotalLength.info.id, long.contains(reference) {
        return false
      }
      // What is asked of a text as a title and as a message is one thing to do.
      guard let edits = findings[number].fix?.edits, others[number] == nil else { return true }
      return proposals.insert(Proposal(reference: reference, edits: edits)).inserted
    }.map { Paragraph(number: $0, others: others[$0] ?? []) }
  }

  /// The finding that others about the same subject may follow, by subject.
  private static func sources(
    of findings: [Finding], _ subjects: [Int], _ identities: [Identity], _ catalog: Catalog
  ) -> [Int?] {
    var sources = [Int?](repeating: nil, count: identities.count)
    for number in findings.indices
    where findings[number].locale == catalog.sourceLocale(of: findings[number].reference) {
      // A label is judged in the first alert that uses it, which need not be the same in every language.
      let known = sources[subjects[number]]
      if let known, findings[known].severity >= findings[number].severity { continue }
      sources[subjects[number]] = number
    }
    for (subject, numbers) in withoutSource(findings, subjects, catalog)
    where sources[subject] == nil {
      let locales = Set(numbers.map { findings[$0].locale }).count
      let references = catalog.fact(identities[subject].place) { $0.references($1) } ?? []
      let all = Set(references.map(catalog.locale)).count
      let first = findings[numbers[0]]
      let isOfSource =
        first.fix != nil
        && (!hasSource(first.reference, catalog) || sourceLacksMark(first, catalog))
      let isOfMany =
        locales * 2 >= all || isOfSource || first.severity == .info || isAboutPlaceholder(first)
      let areAll = locales > 1 && locales == all && !hasSource(first.reference, catalog)
      if locales >= fewest && isOfMany || areAll {
        // The first of the worst.
        sources[subject] = numbers.max {
          findings[$0].severity < findings[$1].severity
        }
      }
    }
    return sources
  }

  private static func follows(_ finding: Finding, _ source: Finding) -> Bool {
    if source.severity < finding.severity { return false }
    // “Yes, Decline” says Yes in every language.
    let isAnswer = finding.rule == ButtonYesNo.info.id
    if source.locale != finding.locale
      && (isAnswer || mayFollow(finding) || isReworded(finding)
        || namesTheSame(finding, source))
    {
      return true
    }
    // The same of the same text: English in `Base.lproj` and in `en.lproj`, or in Britain.
    return (source.locale, source.reference.document) != (
      finding.locale, finding.reference.document
    )
      && finding.text == source.text && finding.message == source.message
      && finding.fix?.edits == source.fix?.edits
  }

  /// Whether a name was copied from the source as it is misspelled there.
  private static func namesTheSame(_ finding: Finding, _ source: Finding) -> Bool {
    finding.rule == BrandCase.info.id && changes(of: finding) == changes(of: source)
  }

  /// What becomes of which words: `Github`, `GitHub`.
  private static func changes(of finding: Finding) -> Set<[String]> {
    Set((finding.fix?.edits ?? []).map { [finding.text[utf8: $0.range], $0.replacement] })
  }

  /// Whether other words are proposed for the whole text: a label that is wrong in the source is wrong in every
  /// language, and each has its own word for it.
  static func isReworded(_ finding: Finding) -> Bool {
    guard let edits = finding.fix?.edits, edits.count == 1 else { return false }
    return edits[0].range == 0..<finding.text.utf8.count
  }

  /// Whether it has no proposal, or one that only adds or takes marks around a text: another mark for the
  /// one of the source is the translation’s own.
  private static func mayFollow(_ finding: Finding) -> Bool {
    guard let edits = finding.fix?.edits else { return true }
    // Nearly all proposals end here.
    guard edits.allSatisfy({ $0.range.isEmpty || $0.replacement.isEmpty }) else { return false }
    return words(finding.text).elementsEqual(words(finding.text.applying(edits)))
  }

  /// What stands between the marks and spaces around a text.
  private static func words(_ text: String) -> Substring.UnicodeScalarView {
    func isMark(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        true
      default: scalar.isWhitespace
      }
    }
    let inner = text.unicodeScalars.drop(while: isMark)
    return inner.lastIndex { !isMark($0) }.map { inner[...$0] } ?? inner.prefix(0)
  }

  private static let lengths: Set = [TitleLength.info.id, MessageLength.info.id]

  /// Two languages may have the same fault by themselves, unless there are no others.
  private static let fewest = 3

  private static func isAboutPlaceholder(_ finding: Finding) -> Bool {
    finding.rule == PlaceholderMismatch.info.id
  }

  /// The findings that may follow, about keys whose source text is not there to be judged, and remarks, placeholders,
  /// missing marks and titles that say nothing, which several languages share.
  private static func withoutSource(
    _ findings: [Finding], _ subjects: [Int], _ catalog: Catalog
  ) -> [Int: [Int]] {
    var numbers: [Int: [Int]] = [:]
    for number in findings.indices
    where mayFollow(findings[number])
      && (!hasSource(findings[number].reference, catalog) || addsMark(findings[number])
        || findings[number].severity == .info && findings[number].fix == nil
        || findings[number].rule == TitleUninformative.info.id
        || isAboutPlaceholder(findings[number]))
    {
      numbers[subjects[number], default: []].append(number)
    }
    return numbers
  }

  /// Whether a file has the source text: a key that is the text is in none.
  private static func hasSource(_ reference: Catalog.Reference, _ catalog: Catalog) -> Bool {
    catalog.documents[reference.document].hasSource(catalog.entry(of: reference))
      || catalog.references(catalog.table(of: reference).id, catalog.key(of: reference))
        .contains { catalog.locale(of: $0) == catalog.sourceLocale }
  }

  /// Whether nothing but a mark is proposed: where half of the languages leave it away, that is one thing.
  private static func addsMark(_ finding: Finding) -> Bool {
    finding.fix?.edits.allSatisfy(\.range.isEmpty) ?? false
  }

  /// Whether the source text ends in no mark either.
  private static func sourceLacksMark(_ finding: Finding, _ catalog: Catalog) -> Bool {
    catalog.source(of: finding.reference)
      .map { Marks().ending(of: $0).ending.meaning == nil } ?? false
  }

  /// What each finding is about, as a number that findings about the same have in common, and what the numbers
  /// stand for.
  private static func subjects(
    of findings: [Finding], _ catalog: Catalog
  ) -> (numbers: [Int], identities: [Identity]) {
    var known: [Identity: Int] = [:]
    known.reserveCapacity(findings.count)
    var identities: [Identity] = []
    identities.reserveCapacity(findings.count)
    let numbers = findings.indices.map { number in
      let identity = identity(findings[number], catalog)
      if let number = known[identity] { return number }
      known[identity] = identities.count
      identities.append(identity)
      return identities.count - 1
    }
    return (numbers, identities)
  }

  private static func identity(_ finding: Finding, _ catalog: Catalog) -> Identity {
    Identity(
      rule: finding.rule, place: catalog.place(of: finding.reference),
      variation: catalog.variation(of: finding.reference),
      placeholder: isAboutPlaceholder(finding) ? finding.message : "")
  }
}
