/// Applies fixes until nothing is left that may be applied, and leaves notes for the rest.
public struct Fixer: Sendable {
  /// What may be done.
  public struct Options: Sendable {
    /// Proposals are applied too, but for strings that are only guessed to belong to an alert.
    public var includesReview = false
    /// Review notes are written; else those that stand already are brought up to date.
    public var writesNotes = true
    /// Who reads the files next.
    public var audience = Audience.xcode
    /// Whether a fix may be applied at all.
    public var isAllowed: @Sendable (Finding) -> Bool = { _ in true }
    /// Findings that are known: what is left of them is neither said nor noted.
    public var isKnown: @Sendable (Finding) -> Bool = { _ in false }

    /// The defaults.
    public init() {}
  }

  /// One value that was corrected.
  public struct Correction: Sendable {
    /// The value.
    public var reference: Catalog.Reference
    /// As delivered.
    public var before: String
    /// As written.
    public var after: String
    /// The rules that asked for it.
    public var rules: [String]

    /// What of ``after`` is not in ``before``, UTF-8 bytes; empty where something was only taken out.
    var changedRange: Range<Int> {
      let (old, new) = (Array(before.utf8), Array(after.utf8))
      let start = zip(old, new).prefix { $0 == $1 }.count
      let longest = min(old.count, new.count) - start
      let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(longest).count
      return start..<new.count - end
    }
  }

  /// What is written for every document, in the order of the catalog.
  public private(set) var revisions: [Revision] = []
  /// The corrected documents, without notes. Their values are the new ones; their bytes may still be those
  /// of the file that was read.
  public private(set) var documents: [Document]
  /// What was corrected, in file order.
  public private(set) var corrections: [Correction] = []
  /// How many findings there are about the files as they were read, those that are known left out.
  public private(set) var found: [Severity: Int] = [:]
  /// What is still to be said about the written files.
  public private(set) var remaining: [Finding] = []
  /// How many findings were left out of these because they are known.
  public private(set) var knownCount = 0
  /// What a person is asked, by value.
  public private(set) var notes: [Catalog.Reference: [ReviewNote]] = [:]
  /// What is noted only where a note of the rule stands already.
  public private(set) var renewed: [Catalog.Reference: [ReviewNote]] = [:]
  /// What a person decided about.
  private var decided: Set<Catalog.Reference> = []
  /// How many notes each document gets, those on states that it loses among them.
  public private(set) var noteCounts: [Int] = []
  /// How many notes are taken out of each document.
  public var takenNoteCounts: [Int] { revisions.map(\.notesTaken) }
  /// Which notes were judged anew.
  let noteScope: NoteScope
  /// Documents that had to be left alone because writing them failed.
  public private(set) var errors: [FormatError] = []
  /// A rule whose fixes go on for ever: a mistake of ours.
  public private(set) var unsettledRules: [String] = []

  private static let rounds = 10

  /// Runs the fixes of `checker` over its catalog.
  ///
  /// - Throws: ``ConfigurationError`` as ``Checker`` does.
  public init(_ checker: Checker, options: Options) throws(ConfigurationError) {
    var scope = checker.noteScope
    scope.onlyRenews = !options.writesNotes
    noteScope = scope
    let original = checker.catalog.documents
    documents = original
    var rules: [Catalog.Reference: Set<String>] = [:]
    var failed: Set<Int> = []
    // What else a corrected value calls for, in itself, follows; others wait until a check has announced it. What it
    // announced as a proposal stays one.
    var announced: Set<Catalog.Reference>?
    var checked = Checked(checker)
    var findings = checked.findings
    let proposed = options.includesReview ? [:] : Self.proposed(findings)
    found = findings.lazy.filter { !options.isKnown($0) }.counts
    var round = 0
    while true {
      let chosen = Self.choose(findings, options).filter {
        !failed.contains($0.reference.document) && !unsettledRules.contains($0.rule)
          && announced?.contains($0.reference) ?? true
          && !(proposed[$0.reference]?.contains($0.rule) ?? false)
      }
      if chosen.isEmpty { break }
      if announced == nil { announced = Set(chosen.map(\.reference)) }
      // Let go before there are others.
      findings = []
      round += 1
      if round == Self.rounds {
        // Nothing of a rule that never comes to an end is written: from the beginning, without it.
        unsettledRules = Set(unsettledRules + chosen.map(\.rule)).sorted()
        (documents, rules, checked, round) = (original, [:], Checked(checker), 0)
        findings = checked.textFindings
        continue
      }
      apply(chosen, checker.options.jobs, &rules, &failed)
      let catalog = checker.catalog.correcting(documents)
      checked = Checked(
        try Checker(catalog, as: checker), after: checked, changed: Set(chosen.map(\.reference)))
      findings = checked.textFindings
    }
    if announced == nil {
      remaining = findings
    } else {
      findings = []
      remaining = checked.findings
    }
    corrections = Self.corrections(original, documents, rules)
    let all = remaining.count
    remaining.removeAll(where: options.isKnown)
    knownCount = all - remaining.count
    let asked = Self.notes(on: Self.noted(remaining, checker))
    if options.writesNotes { notes = asked } else { renewed = asked }
    revise(noteScope, options.audience)
  }

  /// Lays edits that were decided over a catalog.
  ///
  /// - Parameters:
  ///   - edits: of the values; those of one value must not overlap.
  ///   - notes: what people are told, by value.
  ///   - renewed: what is noted only where a note of the rule stands already.
  ///   - scope: which notes in the files they replace; `nil` leaves all as they are.
  ///   - decided: the values that a person decided about.
  ///   - answered: the values that reviewers have nothing to note on any more.
  public init(
    _ catalog: Catalog, edits: [Catalog.Reference: [Edit]],
    notes: [Catalog.Reference: [ReviewNote]] = [:],
    renewed: [Catalog.Reference: [ReviewNote]] = [:], scope: NoteScope? = nil,
    for audience: Audience = .xcode, decided: Set<Catalog.Reference> = [],
    answered: Set<Catalog.Reference> = []
  ) {
    let original = catalog.documents
    documents = original
    noteScope = scope ?? NoteScope(rules: [], locales: [], isComplete: false)
    let byDocument = Dictionary(grouping: edits, by: \.key.document)
    for (number, group) in byDocument.sorted(by: { $0.key < $1.key }) {
      let changes = group.map { EntryChange(entry: $0.key.entry, edits: $0.value) }
      do throws(FormatError) {
        documents[number] = try original[number].changed(by: changes)
      } catch {
        // One text that the file cannot hold does not stop the others.
        let document = original[number]
        let possible = changes.filter { document.canApply($0.edits, to: $0.entry) }
        let taken = Set(possible.map(\.entry))
        let lines = LineTable(document.file)
        for change in changes where !taken.contains(change.entry) {
          errors.append(Self.refusal(of: change, in: document, lines))
        }
        do throws(FormatError) {
          documents[number] = try document.changed(by: possible)
        } catch {
          errors.append(error)
        }
      }
    }
    corrections = Self.corrections(original, documents, edits.mapValues { _ in [] })
    (self.notes, self.renewed, self.decided) = (notes, renewed, decided)
    revise(scope, audience, answered: answered)
  }

  /// What is said of a text that was decided, and that the file cannot hold.
  private static func refusal(
    of change: EntryChange, in document: Document, _ lines: LineTable
  ) -> FormatError {
    let entry = document.entries[change.entry]
    let most = document.longest(entry).map {
      ": its unit allows \($0.counted("character", "characters"))"
    }
    return FormatError(
      document.file.path, lines.position(at: document.range(of: entry).lowerBound),
      "the text decided for “\(document.key(of: entry))” cannot be written\(most ?? "")",
      "decide on another text")
  }

  /// Corrected targets that are not finished: a correction leaves their state as it is unless a person decided, and Xcode
  /// imports finished ones only (spec FORMATS §1.3).
  public var unfinishedCount: Int {
    corrections.count { correction in
      let document = documents[correction.reference.document]
      let entry = document.entries[correction.reference.entry]
      if decided.contains(correction.reference), document.isFinishedByDecision(entry) {
        return false
      }
      return document.hasSource(entry) && document.state(of: entry) != .translated
    }
  }

  /// The values that are not as they were, in file order.
  private static func corrections(
    _ original: [Document], _ documents: [Document], _ rules: [Catalog.Reference: Set<String>]
  ) -> [Correction] {
    rules.sorted { $0.key < $1.key }.compactMap { reference, rules in
      let entry = original[reference.document].entries[reference.entry]
      let before = original[reference.document].value(of: entry) ?? ""
      let now = documents[reference.document]
      let after = now.value(of: now.entries[reference.entry]) ?? ""
      return before.utf8.elementsEqual(after.utf8)
        ? nil
        : Correction(reference: reference, before: before, after: after, rules: rules.sorted())
    }
  }

  /// The rules whose fixes are only proposals, by value; not of those that have a safe one there too.
  private static func proposed(_ findings: [Finding]) -> [Catalog.Reference: Set<String>] {
    var rules: [Catalog.Reference: Set<String>] = [:]
    for finding in findings where finding.fix?.applicability == .review {
      rules[finding.reference, default: []].insert(finding.rule)
    }
    for finding in findings where finding.fix?.applicability == .safe {
      rules[finding.reference]?.remove(finding.rule)
    }
    return rules
  }

  /// A fix that is applied.
  private struct Choice {
    var reference: Catalog.Reference
    var rule: String
    var edits: [Edit]
  }

  /// The fixes of one round: allowed ones, in order, without overlap.
  private static func choose(_ findings: [Finding], _ options: Options) -> [Choice] {
    let allowed = findings.indices.filter { number in
      options.isAllowed(findings[number]) && !findings[number].isGuess
        && findings[number].fix.map { $0.applicability == .safe || options.includesReview } ?? false
    }
    var chosen: [Choice] = []
    var taken: [Catalog.Reference: [Edit]] = [:]
    for number in allowed.sorted(by: {
      (findings[$0].range.lowerBound, findings[$0].rule)
        < (findings[$1].range.lowerBound, findings[$1].rule)
    }) {
      let finding = findings[number]
      guard let fix = finding.fix else { continue }
      let edits = taken[finding.reference, default: []] + fix.edits
      if edits.overlap { continue }
      taken[finding.reference] = edits
      chosen.append(Choice(reference: finding.reference, rule: finding.rule, edits: fix.edits))
    }
    return chosen
  }

  /// The same fixes for the same text where it stands more than once under a key: what one of them alone would become
  /// contradicts the others.
  private static func hiddenCopies(of fixes: [Choice], in document: Document) -> [Choice] {
    let hidden = document.entries.indices.filter {
      document.entries[$0].flags.contains(.overridden)
    }
    if hidden.isEmpty { return [] }
    func name(_ entry: Int) -> [String] {
      let entry = document.entries[entry]
      let table = document.tables[entry.table]
      return [
        table.id.name, table.locale ?? "", document.key(of: entry), document.variation(of: entry),
        document.value(of: entry) ?? "",
      ]
    }
    let copies = Dictionary(grouping: hidden, by: name)
    return fixes.flatMap { fix in
      (copies[name(fix.reference.entry)] ?? []).filter {
        document.canApply(fix.edits, to: $0)
      }.map { entry in
        var copy = fix
        copy.reference.entry = entry
        return copy
      }
    }
  }

  /// Applies the fixes of one round to the documents.
  ///
  /// - Parameters:
  ///   - rules: what was applied to each value.
  ///   - failed: documents that cannot be written; they are left alone.
  private mutating func apply(
    _ chosen: [Choice], _ jobs: Int, _ rules: inout [Catalog.Reference: Set<String>],
    _ failed: inout Set<Int>
  ) {
    let byDocument = Dictionary(grouping: chosen, by: \.reference.document)
    for (number, fixes) in byDocument.sorted(by: { $0.key < $1.key }) {
      let fixes = fixes + Self.hiddenCopies(of: fixes, in: documents[number])
      do throws(FormatError) {
        documents[number] = try Self.apply(fixes, to: documents[number], jobs)
        for fix in fixes { rules[fix.reference, default: []].insert(fix.rule) }
      } catch {
        errors.append(error)
        failed.insert(number)
      }
    }
  }

  private static func apply(
    _ fixes: [Choice], to document: Document, _ jobs: Int
  ) throws(FormatError) -> Document {
    let changes = Dictionary(grouping: fixes, by: \.reference.entry).map { entry, fixes in
      EntryChange(entry: entry, edits: fixes.flatMap(\.edits))
    }.sorted { $0.entry < $1.entry }
    return try document.corrected(by: changes, jobs: jobs)
  }

  /// The bytes of a document as they are written, put together and read back.
  ///
  /// - Throws: ``FormatError`` if they do not read back as intended.
  public func bytes(of document: Int) throws(FormatError) -> FileBytes {
    let bytes = revisions[document].contents.assembled()
    try revisions[document].check(bytes)
    return bytes
  }

  /// Lays out what is written for every document, with its notes.
  private mutating func revise(
    _ scope: NoteScope?, _ audience: Audience, answered: Set<Catalog.Reference> = []
  ) {
    let corrected = Dictionary(
      corrections.map { ($0.reference, $0.changedRange) }, uniquingKeysWith: { a, _ in a })
    let touched = Dictionary(
      grouping: Set(notes.filter { !$0.value.isEmpty }.keys).union(renewed.keys)
        .union(corrected.keys).union(answered), by: \.document)
    for (number, document) in documents.enumerated() {
      let references = (touched[number] ?? []).sorted { $0.entry < $1.entry }
      let changes = references.map {
        var change = EntryChange(
          entry: $0.entry, notes: notes[$0] ?? [], corrected: corrected[$0])
        change.isDecided = decided.contains($0)
        change.isAnswered = answered.contains($0)
        change.renewed = renewed[$0] ?? []
        return change
      }
      do throws(FormatError) {
        let revision = try document.revision(by: changes, notes: scope, for: audience)
        revisions.append(revision)
        noteCounts.append(changes.reduce(revision.statesTold) { $0 + $1.notes.count })
      } catch {
        // The corrections stand, whatever was wrong with the notes.
        revisions.append(Revision(correctionsOf: document))
        noteCounts.append(0)
        errors.append(error)
      }
    }
  }

  /// The findings that are worth a note: errors and warnings, but in a translation what is noted at its source
  /// already; never info, and nothing of what is not to be translated.
  public static func noted(_ findings: [Finding], _ checker: Checker) -> [Finding] {
    let grave = findings.filter {
      $0.severity > .info && checker.catalog.isTranslated($0.reference)
    }
    // Of a fault of the source, a translator can mend what has a proposal.
    let atSource = Set(
      grave.filter { $0.locale == checker.catalog.sourceLocale }.compactMap(checker.fault))
    return grave.filter { finding in
      finding.fix != nil || finding.locale == checker.catalog.sourceLocale
        || Rules.ofLanguages.contains(finding.rule)
        || !(checker.fault(finding).map(atSource.contains) ?? false)
    }
  }

  /// What is noted on findings, by value.
  public static func notes(on findings: [Finding]) -> [Catalog.Reference: [ReviewNote]] {
    var options = Options()
    options.includesReview = true
    let fitting = Dictionary(grouping: choose(findings, options), by: \.reference)
    var notes: [Catalog.Reference: [ReviewNote]] = [:]
    for finding in findings {
      // One proposal for a value, where several go together: nobody could take two.
      let together = fitting[finding.reference] ?? []
      let isPart = together.contains { $0.rule == finding.rule && $0.edits == finding.fix?.edits }
      let proposal =
        isPart ? finding.text.applying(together.flatMap(\.edits)) : finding.replacement
      let note = ReviewNote(
        rule: finding.rule, severity: finding.severity, message: finding.message + ".",
        proposal: proposal, range: finding.range)
      // Of a text that many alerts share, the same is said once.
      let isSaid = notes[finding.reference]?.contains { $0.text == note.text } ?? false
      if !isSaid { notes[finding.reference, default: []].append(note) }
    }
    return notes
  }
}
