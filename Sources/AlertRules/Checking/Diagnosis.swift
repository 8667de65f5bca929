/// What a rule says about a string.
struct Diagnosis {
  /// Where in the value, UTF-8 bytes; `nil`: the whole value.
  var range: Range<Int>?
  /// One sentence for a reviewer.
  var message: String
  /// Overrides the edition's severity.
  var severity: Severity?
  var evidence: [String] = []
  var edits: [Edit] = []
  /// The edits are to change what stands in quotation marks, the name of a button, or take the marks away.
  var changesQuotation = false
  var applicability = Applicability.review
  /// What the fix mends is wrong wherever the text stands: a space before a mark.
  var isOfAnyRole = false
  /// The fix is safe only together with that of the source text: they are at fault alike.
  var followsSource = false
}

extension Diagnosis {
  /// At most so many of one kind are reported in a text; the last of them says how many more there are.
  static let most = 8
}

extension [Diagnosis] {
  /// The same of one kind, where the last one stands for the rest of very many: each holds the whole text in a report.
  var few: [Diagnosis] {
    let rest = dropFirst(Diagnosis.most)
    guard !rest.isEmpty else { return self }
    var few = Array(prefix(Diagnosis.most))
    few[Diagnosis.most - 1].message +=
      ", here and in \(rest.count.counted("more place", "more places"))"
    few[Diagnosis.most - 1].edits += rest.flatMap(\.edits)
    return few
  }
}
