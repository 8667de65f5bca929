/// A proposed change of case: what to replace, and how sure the rules are.
struct CasingChange: Hashable, Sendable {
  /// The edit, in the value.
  var edit: Edit
  /// Whether the rules decide it without knowing the sentence.
  var applicability: Applicability
  /// Whether it is only the spelling of a glossary term.
  var isTerm = false
  /// Whether it is the spelling of an acronym or a name, whatever the style.
  var isSpelling = false
  /// What in the catalog speaks for it.
  var evidence: String?
  /// Whether the words may just as well be names.
  var isDoubtful = false
  /// Whether another word stays raised of which nobody knows whether it is a name: “The Developer can’t be verified”.
  var isPartial = false
}

extension Sequence<CasingChange> {
  /// The edits.
  var edits: [Edit] { map(\.edit) }

  /// Safe only if every change is.
  var applicability: Applicability { allSatisfy { $0.applicability == .safe } ? .safe : .review }
}
