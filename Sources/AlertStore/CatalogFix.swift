/// What `fix` does to a catalog file: each correction becomes a decision by “alertcat”.
public struct CatalogFix: Sendable {
  /// A line for each text: `fr.xliff: key: “before” → “after” [rules]`.
  public private(set) var lines: [String] = []
  /// What is left to say.
  public let remaining: [Finding]
  /// Rules whose fixes go on for ever: a mistake of ours.
  public let unsettledRules: [String]
  /// Files that had to be left alone.
  public let errors: [FormatError]

  /// Records corrections. Texts that people wrote and findings that they rejected are left alone.
  ///
  /// - Throws: ``StoreError`` if they cannot be recorded, also where somebody imported meanwhile.
  public init(
    _ file: CatalogFile, _ reviewed: Reviewed, _ options: Checker.Options, includesReview: Bool
  ) throws(StoreError) {
    do {
      try self.init(of: file, reviewed, options, includesReview: includesReview)
    } catch is StaleText {
      throw StoreError(file.path, "somebody imported other texts in the meantime", "try again")
    } catch {
      throw StoreError(file.path, error)
    }
  }

  private init(
    of file: CatalogFile, _ reviewed: Reviewed, _ options: Checker.Options, includesReview: Bool
  ) throws {
    let delivered = reviewed.loader.catalog
    let checker = try reviewed.openFindings(options).checker
    var fixing = Fixer.Options()
    fixing.includesReview = includesReview
    fixing.writesNotes = false
    fixing.isAllowed = { !reviewed.isLeftToPeople($0) }
    let fixer = try Fixer(checker, options: fixing)
    let found = Dictionary(grouping: checker.findings(), by: \.reference)
    var decisions: [Decision] = []
    var lineOf: [String: String] = [:]
    var unkept: [FormatError] = []
    for correction in fixer.corrections {
      let document = delivered.documents[correction.reference.document]
      let entry = document.entries[correction.reference.entry]
      guard let base = document.value(of: entry), let row = reviewed.numbers[correction.reference],
        let identity = try file.identity(of: row)
      else { continue }
      if base.utf8.contains(0) || correction.after.utf8.contains(0) {
        let position = LineTable(document.file).position(at: document.range(of: entry).lowerBound)
        unkept.append(
          FormatError(
            document.file.path, position,
            "the text of “\(document.key(of: entry))” contains U+0000, which a decision cannot store",
            "correct the file with fix --in-place, and import it again"))
        continue
      }
      decisions += Self.decisions(
        correction, base, identity, found[correction.reference] ?? [], isAllowed: fixing.isAllowed)
      lineOf[identity.text] =
        "\(document.file.path): \(document.name(of: entry)): “\(base)” → “\(correction.after)” "
        + "[\(correction.rules.joined(separator: ", "))]"
    }
    let recorded = try file.record(decisions, known: reviewed.lastDecision)
    var seen: Set<String> = []
    lines = recorded.compactMap {
      seen.insert($0.entry.text).inserted ? lineOf[$0.entry.text] : nil
    }
    remaining = fixer.remaining.filter { !reviewed.isRejected($0) }
    errors = reviewed.loader.errors + fixer.errors + unkept
    unsettledRules = fixer.unsettledRules
  }

  /// An acceptance for each rule whose proposals make the text, so that a person can take back one of
  /// them; where a proposal rests on another, one text.
  private static func decisions(
    _ correction: Fixer.Correction, _ base: String, _ entry: EntryIdentity, _ findings: [Finding],
    isAllowed: (Finding) -> Bool
  ) -> [Decision] {
    func decision(_ verdict: Decision.Verdict, _ rule: String, _ start: Int) -> Decision {
      Decision(
        entry: entry, rule: rule, start: start, verdict: verdict, base: base, source: nil,
        edits: [],
        text: nil, reviewer: ReviewNote.author, at: Clock.now(), reason: "")
    }
    let used = findings.filter {
      correction.rules.contains($0.rule) && $0.fix != nil && isAllowed($0)
        && Optional($0.text).isIdentical(to: base)
    }
    let edits = used.flatMap { $0.fix?.edits ?? [] }
    if !edits.overlap, Optional(base.applying(edits)).isIdentical(to: correction.after) {
      return used.map { finding in
        var accepted = decision(.accepted, finding.rule, finding.range.lowerBound)
        accepted.edits = finding.fix?.edits ?? []
        return accepted
      }
    }
    var own = decision(.edited, "", 0)
    own.text = correction.after
    own.reason = correction.rules.joined(separator: ", ")
    return [own]
  }
}
