/// One edition of the guideline: which rules it asks for, how strictly, and which way.
public struct Edition: Sendable {
  /// `hig-2024`.
  public var id: String
  /// The document's name.
  public var name: String
  /// How a title that is one complete statement is written: as a sentence with its mark, or in title
  /// style without.
  var statementTitles: LocalePolicy.CasingStyle
  /// How many buttons an alert takes, and an action sheet.
  var buttons: ClosedRange<Int>
  /// See ``buttons``.
  var sheetButtons: ClosedRange<Int>
  /// Lines of a title: above the first it is worth a mention, above the second too long.
  var titleLines: ClosedRange<Int>
  /// Lines of a message that are not too many.
  var messageLines: ClosedRange<Int>
  /// Where a destructive button needs its style.
  var destructiveStyle: DestructiveStyle
  /// From how many buttons on a choice belongs on an action sheet; two: every confirmation of what a
  /// person set off.
  var sheetFrom: Int
  /// Whether Cancel changes places with a destructive button, so that nobody taps that by habit.
  var cancelTrailsDestruction: Bool
  /// Lines of title, message and buttons together, before people have to scroll.
  var totalLines: Int
  /// Where “you” and “my” are avoided.
  var pronounFreeRoles: Set<Role>
  /// What a check of English title style leaves in either case: what no edition is clear about (spec RULES
  /// §10), and the words that this one does not mention, with last minor words, particles and second parts
  /// of compounds (§7.1).
  var leniency: TitleStyle.Leniency
  /// The edition whose rules of structure hold as well for an alert that is shown in a style of WatchKit.
  var watchKitEdition: String?
  /// The English verb for sending people to a button: `choose`, `tap`.
  var pointingVerb: String?
  /// Severity by rule; a rule that is not here is off.
  public var severities: [String: Severity]
}

extension Edition {
  /// The same edition with other severities; `nil`: off.
  func with(_ severities: [String: Severity?]) -> Edition {
    var copy = self
    for (rule, severity) in severities { copy.severities[rule] = severity }
    return copy
  }

  /// How strictly it asks for a rule, in words: `warning`, `off`.
  func level(of rule: RuleInfo) -> String {
    if let severity = severities[rule.id] { return severity.rawValue }
    guard rule.roles.isEmpty, let other = watchKitEdition.flatMap({ try? Editions.edition($0) }),
      let severity = other.severities[rule.id]
    else { return "off" }
    return "\(severity.rawValue) in WatchKit styles"
  }
}
