/// What a check said of each alert, kept so that after a correction only those alerts are checked again
/// of which something else may be said.
struct Checked: Sendable {
  private let checker: Checker
  private var byAlert: [[Finding]]

  /// Checks everything.
  init(_ checker: Checker) {
    self.checker = checker
    byAlert = checker.alertFindings(Array(checker.alerts.indices))
  }

  /// Checks what may have become other.
  ///
  /// - Parameters:
  ///   - old: a check of the same alerts.
  ///   - changed: the values that are other than in its catalog.
  init(_ checker: Checker, after old: Checked, changed: Set<Catalog.Reference>) {
    self.checker = checker
    byAlert = old.byAlert
    guard checker.knowsTheSame(as: old.checker, but: changed) else {
      byAlert = checker.alertFindings(Array(checker.alerts.indices))
      return
    }
    let places = Set(changed.sorted().compactMap(checker.catalog.place(of:)))
    let touched = checker.alerts.indices.filter { number in
      checker.alerts[number].members.contains { member in
        checker.catalog.place(of: member).map(places.contains) ?? false
      }
    }
    for (number, findings) in zip(touched, checker.alertFindings(touched)) {
      byAlert[number] = findings
    }
  }

  /// Every finding; those that compare alerts with each other are found anew.
  var findings: [Finding] { checker.findings(byAlert) }

  /// Those that may have a fix.
  var textFindings: [Finding] { checker.textFindings(byAlert) }
}

extension Checker {
  /// Whether what an alert is told about the rest of the catalog is the same as in an earlier check:
  /// the source texts, how words are written, the marks and the convention of its language, and words for
  /// labels.
  fileprivate func knowsTheSame(as old: Checker, but changed: Set<Catalog.Reference>) -> Bool {
    let locales = Set(changed.map { catalog.locale(of: $0) ?? "" })
    guard !locales.contains(catalog.sourceLocale) else { return false }
    words.keepSources(of: old.words)
    return locales.allSatisfy { locale in
      let (now, before) = (facts[locale], old.facts[locale])
      let isEnglish = now?.policy?.isEnglish ?? false
      return !isEnglish && now?.policy?.marks == before?.policy?.marks
        && now?.convention.name == before?.convention.name
    }
      && old.words.isAnswered { label, locale in
        guard let facts = facts[locale], let policy = facts.policy else { return nil }
        return words.word(for: label, policy: policy, locale: locale, labels: facts.labels)
      }
  }
}
