/// For people: one finding a paragraph, place first, proposal beside the text.
enum TextReport {
  static func render(_ report: Report, color: Bool) -> String {
    let style = TextStyle(isOn: color)
    var text = ""
    var last: Catalog.Reference?
    var lastLine = ""
    var lastProposal = ""
    let findings = report.shown
    let paragraphs = AcrossLanguages.of(findings, in: report.catalog)
    let habits = Habits(paragraphs, of: findings)
    for (number, paragraph) in paragraphs.enumerated() where !habits.follows(number) {
      let finding = findings[paragraph.number]
      let isSameText = finding.reference == last
      last = finding.reference
      let proposal = proposal(paragraph.number, of: findings, style)
      let isSaid = isSameText && proposal == lastProposal
      lastProposal = proposal
      text += heading(finding, proposal: isSaid ? "" : proposal, isSameText, report, style)
      let line = details(finding, report)
      if line != lastLine { text += style.dim("    " + line) + "\n" }
      lastLine = paragraph.others.isEmpty ? line : ""
      for line in alsoIn(paragraph.others.map { findings[$0] }, finding, report) {
        text += style.dim("    \(line)") + "\n"
      }
      let more = habits.followers(of: number).map { paragraphs[$0] }
      if more.isEmpty { continue }
      text += style.dim("    the same for \(more.count) more texts in this file:") + "\n"
      for paragraph in more {
        let others = paragraph.others.map { findings[$0] }
        let follower = listed(paragraph.number, of: findings, others, under: finding, report, style)
        text += "      \(follower)\n"
      }
    }
    if text.contains(bytes: "⍽") { text += style.dim("⍽ stands for a no-break space.") + "\n" }
    guard report.hasSummary else { return text }
    return text + summary(report, printed: paragraphs.count, of: findings.count)
  }

  /// `de.lproj/Localizable.strings:3:14: warning: “foto” → “Foto”: a title should … [title-style, safe to fix]`
  ///
  /// - Parameter isSameText: whether the finding before is of this text; it stands once, and what all its corrections
  ///   make of it, too.
  private static func heading(
    _ finding: Finding, proposal: String, _ isSameText: Bool, _ report: Report, _ style: TextStyle
  ) -> String {
    let place = report.place(finding)
    let isForeign = finding.locale != report.catalog.sourceLocale(of: finding.reference)
    // An alert is not known by one of its buttons, nor by a translation, nor by a text that is only a variable.
    let hasName =
      finding.isAboutAlert
      && (isForeign || finding.role == .button || finding.text.hasPrefix("%#@"))
    let passage =
      isSameText
      ? Excerpt.beginning(of: finding.text, showing: finding.range)
      : Excerpt.passage(of: finding.text, around: finding.range)
    return "\(Terminal.oneLine(place.file)):\(place.position.line):\(place.position.column): "
      + "\(style.severity(finding.severity)): \(finding.isAboutAlert ? "alert " : "")"
      + "“\(Terminal.oneLine(hasName ? finding.alert : passage))”\(proposal): "
      + "\(Terminal.oneLine(finding.message)) [\(finding.rule)\(fixLabel(finding))]\n"
  }

  /// `de: photo.delete.title, title of photo.delete; key name (…title) 0.80`
  private static func details(_ finding: Finding, _ report: Report) -> String {
    // What holds for any text is said of one that may be part of no alert, too.
    let isSure = finding.claims.isEmpty || Claim.combined(finding.claims) >= Claim.certain
    let member =
      finding.alert.isEmpty
      ? ""
      : ", \(isSure ? "" : "perhaps ")\(finding.role.rawValue) of \(shortened(finding.alert))"
    // `alertcat locales` tells where the habits of a language come from.
    let notes = finding.notes.filter { note in
      let locale = note.firstRange(of: ": ").map { note[..<$0.lowerBound] } ?? ""
      return locale.isEmpty || locale != finding.locale && !finding.locale.hasPrefix(locale + "-")
    }
    let claims = finding.claims.filter { $0.confidence < 1 }.map(\.text)
    let key = key(of: finding, report.place(finding))
    return Terminal.oneLine(
      (["\(name(of: finding.locale)): \(key)\(member)"] + notes + claims).joined(separator: "; "))
  }

  /// `12:16: “Beta not found” → “Beta Not Found” (beta.title; 3 other languages, 2 safe to fix)`
  private static func listed(
    _ number: Int, of findings: [Finding], _ others: [Finding], under first: Finding,
    _ report: Report, _ style: TextStyle
  ) -> String {
    let finding = findings[number]
    let place = report.place(finding)
    let passage = Excerpt.passage(of: finding.text, around: finding.range)
    // A key that is the text needs not be told.
    let isKey = place.key == finding.text && place.variation.isEmpty
    var details = isKey ? [] : [Terminal.oneLine(key(of: finding, place))]
    if finding.locale != first.locale { details.insert(finding.locale, at: 0) }
    let difference = Habits.difference(of: finding.message, from: first.message)
    if !difference.isEmpty { details.insert(difference, at: 0) }
    let twins = others.filter { $0.locale == finding.locale }
      .map { Self.place($0, report, beside: place.file) }
    let languages = languages(others.filter { $0.locale != finding.locale }, beside: finding)
    details += twins + (languages.isEmpty ? [] : [languages])
    let end = details.isEmpty ? "" : style.dim(" (\(details.joined(separator: "; ")))")
    return "\(place.position.line):\(place.position.column): “\(Terminal.oneLine(passage))”"
      + proposal(number, of: findings, style, room: Excerpt.long / 2) + end
  }

  /// `App/Base.lproj/Localizable.strings:3:14`, or `Base.lproj/Localizable.strings:3:14` beside a file of `App`.
  private static func place(
    _ finding: Finding, _ report: Report, beside other: String = ""
  ) -> String {
    let place = report.place(finding)
    let file = Paths.path(place.file, beside: other)
    return "\(Terminal.oneLine(file)):\(place.position.line):\(place.position.column)"
  }

  /// `3 other languages, 2 safe to fix`; empty where there is none.
  private static func languages(_ others: [Finding], beside finding: Finding) -> String {
    let all = Set(others.map(\.locale)).count
    let safe = Set(others.filter { $0.fix?.applicability == .safe }.map(\.locale)).count
    if all == 0 { return "" }
    let isNoneSafe = safe == 0 && finding.fix?.applicability == .safe
    return all.counted("other language", "other languages")
      + (isNoneSafe ? ", none safe to fix" : safe > 0 ? ", \(safe) safe to fix" : "")
  }

  /// ` → “Delete Trip”`
  private static func proposal(
    _ number: Int, of findings: [Finding], _ style: TextStyle, room: Int = Excerpt.long
  ) -> String {
    guard let fix = findings[number].fix else { return "" }
    let text = findings[number].text
    // Of a long text only the place of the finding is shown.
    let edits = text.utf8.count < room ? together(number, of: findings) : fix.edits
    let change = Excerpt.change(text, edits, room: room)
    return style.bold(" → “\(Terminal.oneLine(change))”")
  }

  /// What a finding proposes, with the proposals for the same text that go with it: nobody wants half of them. What is
  /// safe to fix is so without those that a person decides about.
  private static func together(_ number: Int, of findings: [Finding]) -> [Edit] {
    let finding = findings[number]
    guard let fix = finding.fix else { return [] }
    func isBeside(_ other: Int) -> Bool {
      findings[other].reference == finding.reference && findings[other].role == finding.role
    }
    let before = findings.indices[..<number].reversed().prefix(while: isBeside)
    let behind = findings.indices[(number + 1)...].prefix(while: isBeside)
    var edits = fix.edits
    for other in before.reversed() + behind {
      guard let fix = findings[other].fix,
        fix.applicability == .safe || finding.fix?.applicability == .review,
        !(edits + fix.edits).overlap
      else { continue }
      edits += fix.edits
    }
    return edits.sorted { $0 < $1 }
  }

  /// `trips.deleted (plural.one)`
  private static func key(of finding: Finding, _ place: Report.Place) -> String {
    let forms = ([place.variation] + finding.otherForms).joined(separator: ", ")
    return forms.isEmpty ? shortened(place.key) : "\(shortened(place.key)) (\(forms))"
  }

  /// `the same in Base.lproj/Localizable.strings:3:14`, `the same in 3 other languages, 2 safe to fix: de, fr, it`
  private static func alsoIn(
    _ findings: [Finding], _ finding: Finding, _ report: Report
  ) -> [String] {
    let alerts = Set(findings.filter(\.isAboutAlert).map(\.alert)).sorted()
    let findings = findings.filter { !$0.isAboutAlert }
    var lines =
      alerts.isEmpty
      ? []
      : ["the same for \(alerts.count == 1 ? "alert" : "alerts") \(alerts.joined(separator: ", "))"]
    lines += findings.filter { $0.locale == finding.locale }.map {
      "the same in \(place($0, report))"
    }
    let others = findings.filter { $0.locale != finding.locale }
    if others.isEmpty { return lines }
    // Another mark than the one that is shown: “।” in Hindi.
    let marks = Dictionary(grouping: others) { other in
      mark(of: other).flatMap { $0 == mark(of: finding) ? nil : $0 } ?? ""
    }
    let lists = marks.sorted { $0.key < $1.key }.map { mark, others in
      names(of: others, beside: finding)
        + (mark.isEmpty ? "" : " (add “\(Terminal.oneLine(mark))”)")
    }
    lines.append(
      "the same in \(languages(others, beside: finding)): \(lists.joined(separator: "; "))")
    return lines
  }

  /// The mark that a finding wants behind a text, if that is all.
  private static func mark(of finding: Finding) -> String? {
    guard let edits = finding.fix?.edits, edits.count == 1, let edit = edits.first,
      edit.range.isEmpty, !edit.replacement.isEmpty
    else { return nil }
    return edit.replacement
  }

  /// `de → “Abbrechen”, fr, it and 3 more`; a word that is told of the first one is not told again.
  private static func names(of findings: [Finding], beside first: Finding) -> String {
    let all = Set(findings.map(\.locale)).sorted()
    // One more takes no more room than saying so.
    let named = all.count > mostLanguages + 1 ? mostLanguages : all.count
    let rest = all.count > named ? " and \(all.count - named) more" : ""
    return all.prefix(named).map { locale in
      let name = name(of: locale)
      let word = findings.first { $0.locale == locale && AcrossLanguages.isReworded($0) }?.fix
        .flatMap { $0.edits.first?.replacement }.flatMap { $0 == first.replacement ? nil : $0 }
      return word.map { "\(name) → “\(Terminal.oneLine($0))”" } ?? name
    }.joined(separator: ", ") + rest
  }

  private static func name(of locale: String) -> String {
    locale.isEmpty ? "unknown language" : locale
  }

  /// A key that is a whole text, to know it by; a name stays one that can be searched for, unless nobody would.
  private static func shortened(_ key: String) -> String {
    let most = key.contains(bytes: " ") ? longestKey : longestName
    return key.utf8.count > most && key.count > most ? key.prefix(most) + "…" : key
  }

  private static let longestKey = 60
  private static let longestName = 400
  /// Languages that are named; the other formats have them all.
  private static let mostLanguages = 20

  private static func fixLabel(_ finding: Finding) -> String {
    switch finding.fix?.applicability {
    case .safe: ", safe to fix"
    case .review: ", needs review"
    case nil: ""
    }
  }

  private static func summary(_ report: Report, printed: Int, of shown: Int) -> String {
    let what = report.amount
    if report.findings.isEmpty {
      if report.catalog.documents.isEmpty { return "\(what): nothing was read.\n" }
      if !report.isChecked { return "\(what): nothing was checked.\n" }
      return report.alertCount > 0
        ? "\(what): no findings.\n"
        : "\(what): no alerts recognized; list them in alerts.yml (alertcat scan writes it from code"
          + (report.hasScanner ? ").\n" : ", in a build with --traits Scanner).\n")
    }
    let fixes = "\(report.fixable(.safe)) safe to fix, \(report.fixable(.review)) to review"
    let repeated =
      printed < shown ? " (\(printed) shown; repeats are grouped)" : ""
    return "\(report.figures)\(repeated); \(fixes).\n" + (report.hidden.map { $0 + "\n" } ?? "")
  }
}
