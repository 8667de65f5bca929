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
  /// The edits only take quotation marks away from the name of a button.
  var unquotes = false
  var applicability = Applicability.review
  /// What the fix mends is wrong wherever the text stands: a space before a mark.
  var isOfAnyRole = false
  /// The fix is safe only together with that of the source text: they are at fault alike.
  var followsSource = false
}
