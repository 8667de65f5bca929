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
      throw StoreError(file.path, "somebody imported other texts meanwhile", "try again")
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
    fixing.isAllowed = { finding in
      !reviewed.isRejected(finding) && !reviewed.isOwnText(finding.reference)
    }
    let fixer = try Fixer(checker, options: fixing)
    var decisions: [Decision] = []
    for correction in fixer.corrections {
      let document = delivered.documents[correction.reference.document]
      let entry = document.entries[correction.reference.entry]
      guard let base = document.value(of: entry), let row = reviewed.numbers[correction.reference],
        let identity = try file.identity(of: row)
      else { continue }
      decisions.append(
        Decision(
          entry: identity, rule: "", start: 0, verdict: .edited,
          base: base, source: nil, edits: [], text: correction.after, reviewer: ReviewNote.author,
          at: Clock.now(), reason: correction.rules.joined(separator: ", ")))
      lines.append(
        "\(document.file.path): \(document.key(of: entry)): “\(base)” → “\(correction.after)” "
          + "[\(correction.rules.joined(separator: ", "))]")
    }
    try file.record(decisions)
    remaining = fixer.remaining.filter { !reviewed.isRejected($0) }
    errors = reviewed.loader.errors + fixer.errors
    unsettledRules = fixer.unsettledRules
  }
}
