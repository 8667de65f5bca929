/// Which of several fixes are safe.
extension Checker {
  /// Makes fixes agree, where the findings of each string stand together: what one role of a shared key asks
  /// a person about is not done unasked for another, nothing is done to words that are to be replaced, and
  /// what a translation has in common with its source is not corrected in the translation alone.
  func makeFixesAgree(_ findings: inout [Finding]) {
    findings.makeFixesAgree()
    makeFormsAgree(&findings)
    let followers = findings.indices.filter {
      findings[$0].followsSource && findings[$0].fix?.applicability == .safe
    }
    if followers.isEmpty { return }
    let corrected = Set(
      findings.filter { $0.fix?.applicability == .safe && $0.locale == catalog.sourceLocale }
        .compactMap(fault))
    for number in followers where !(fault(findings[number]).map(corrected.contains) ?? false) {
      findings[number].fix?.applicability = .review
    }
    findings.makeFixesAgree()
  }

  /// The forms of a string are corrected together, or none of them: one that needs a person asks for all.
  private func makeFormsAgree(_ findings: inout [Finding]) {
    let forms = findings.indices.filter { number in
      findings[number].fix != nil && catalog.entry(of: findings[number].reference).plainKey == nil
    }
    if forms.count < 2 { return }
    let groups = Dictionary(grouping: forms) { number in
      FormFault(
        locale: findings[number].locale, message: findings[number].message,
        fault: fault(findings[number]))
    }
    for numbers in groups.values
    where numbers.contains(where: { findings[$0].fix?.applicability == .review }) {
      for number in numbers { findings[number].fix?.applicability = .review }
    }
  }

  private struct FormFault: Hashable {
    var locale: String
    var message: String
    var fault: KeyFault?
  }

  /// What a rule finds at a key, in any language.
  struct KeyFault: Hashable {
    var rule: String
    var place: KeyPlace
  }

  /// What a finding has in common with those of other languages.
  func fault(_ finding: Finding) -> KeyFault? {
    catalog.place(of: finding.reference).map { KeyFault(rule: finding.rule, place: $0) }
  }
}

extension [Finding] {
  /// The same for each string by itself.
  fileprivate mutating func makeFixesAgree() {
    var start = startIndex
    while start < endIndex {
      var end = start + 1
      while end < endIndex, self[end].reference == self[start].reference { end += 1 }
      if end - start > 1 { makeFixesAgree(in: start..<end) }
      start = end
    }
  }

  private mutating func makeFixesAgree(in range: Range<Int>) {
    let asked = range.compactMap { number -> (rule: String, edits: [Edit], rewords: Bool)? in
      guard let fix = self[number].fix, fix.applicability == .review else { return nil }
      return (self[number].rule, fix.edits, self[number].rewords)
    }
    // What may not begin like a sentence is not ended like one; “Yes, Cancel” is not cased before somebody says what
    // it should be.
    let isAnswer = self[range].contains { $0.rule == ButtonYesNo.info.id }
    if asked.isEmpty, !isAnswer { return }
    for number in range where self[number].fix?.applicability == .safe {
      let finding = self[number]
      let isAsked = asked.contains { other in
        other.edits == finding.fix?.edits || other.rewords && other.rule != finding.rule
          || finding.rule == MessageEndPunctuation.info.id
            && other.edits.first?.range.lowerBound == 0
      }
      if isAsked || isAnswer { self[number].fix?.applicability = .review }
    }
  }
}

extension Finding {
  /// Whether the fix puts other words in place of words, or takes some away.
  fileprivate var rewords: Bool {
    fix?.edits.contains { edit in
      let old = String(
        decoding: text.utf8.dropFirst(edit.range.lowerBound).prefix(edit.range.count), as: UTF8.self
      )
      return old.contains(where: \.isLetter)
        && old.lowercased() != edit.replacement.lowercased()
    } ?? false
  }
}
