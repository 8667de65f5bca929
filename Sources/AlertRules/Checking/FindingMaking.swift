/// How what a rule says of a text becomes a finding: how bad it is, and how far its cure may be trusted.
extension Checker {
  /// What is said of a text by one rule.
  func findings(
    _ diagnoses: [Diagnosis], _ active: ActiveRules.Active, _ text: AlertText
  ) -> [Finding] {
    let info = active.rule.info
    let findings = diagnoses.map { finding($0, info, active.severity, text) }
    // Two placeholders that are missing are said in the same words.
    return findings.count == 1 ? findings : findings.withoutCopies()
  }

  private func finding(
    _ diagnosis: Diagnosis, _ info: RuleInfo, _ severity: Severity, _ text: AlertText
  ) -> Finding {
    let confidence = text.alert.alert.confidence(of: text.member)
    var applicability = diagnosis.applicability
    var final =
      severity == .info ? .info : options.severity(of: info.id, diagnosis.severity, severity)
    // Where the grouping is a guess nothing is done without asking, and what needs it is only mentioned.
    if confidence < Claim.certain { applicability = .review }
    let isGuess = confidence < Claim.certain && info.needsGrouping
    if isGuess { final = .info }
    // The other cure is to change the text where it stands: in code.
    if standsInCode(text) { applicability = .review }
    // What is right for a title is wrong for a message.
    if !diagnosis.isOfAnyRole,
      text.member.elsewhere != nil || applicability == .safe && hasOtherRole(text)
    {
      applicability = .review
    }
    // “%#@files@ almost full”: what is put into it is cased elsewhere, or not.
    if text.value.contains(bytes: "#@") { applicability = .review }
    var fix: Fix?
    if !diagnosis.edits.isEmpty, isHarmless(diagnosis, text) {
      fix = Fix(edits: diagnosis.edits, applicability: applicability)
    }
    let others = fix == nil ? [] : otherUsers(of: text)
    return Finding(
      rule: info.id, severity: final, reference: text.reference,
      range: diagnosis.range ?? 0..<text.value.utf8.count,
      role: text.role, alert: text.alert.alert.id, edition: text.edition.id, locale: text.locale,
      text: text.value, message: diagnosis.message,
      notes: diagnosis.evidence + others, claims: text.member.claims, fix: fix,
      isGuess: isGuess, followsSource: diagnosis.followsSource)
  }

  /// Whether the source text of a key is the key, in a String Catalog or in an XLIFF that was made of one.
  private func standsInCode(_ text: AlertText) -> Bool {
    let document = catalog.documents[text.reference.document]
    let entry = document.entries[text.reference.entry]
    if document.standsInCode(entry) { return true }
    return !text.isTranslation && document.hasSource(entry)
      && document.source(of: entry) == document.key(of: entry)
  }

  /// Placeholders, markup and terms must be the same afterwards (terms in their exact form), and the
  /// file must be able to take the edits. Other words for a whole label only keep the placeholders.
  private func isHarmless(_ diagnosis: Diagnosis, _ text: AlertText) -> Bool {
    let edits = diagnosis.edits
    let document = catalog.documents[text.reference.document]
    guard !edits.overlap, document.canApply(edits, to: text.reference.entry) else { return false }
    let after = text.value.applying(edits)
    // What stands inside a word is for a person to take out.
    if after.utf8.elementsEqual(text.value.utf8) { return false }
    guard text.placeholders.map(\.text) == PlaceholderScanner.scan(after).map(\.text) else {
      return false
    }
    if diagnosis.changesQuotation || edits.first?.range == 0..<text.value.utf8.count { return true }
    // A name becomes one by it: “İphone”.
    if edits.allSatisfy({ text.terms.match($0.replacement[...])?.form == $0.replacement }) {
      return true
    }
    return protectedParts(text.texts.cased(text.value, inlineCodes: [], terms: text.terms))
      == protectedParts(CasedText(after, terms: text.terms, forms: text.texts.forms))
  }

  /// What no fix of case or marks may change: quotations, addresses, markup, entities, and terms.
  private func protectedParts(_ text: CasedText) -> [String] {
    text.words.compactMap { word in
      switch word.kind {
      case .opaque: word.text
      case .term(let form, _): form
      case .word, .emoji: nil
      }
    } + Opaque.markupText(in: text.text) + ProgramText.entities(in: text.text)
  }
}
