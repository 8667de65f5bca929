/// A term of a glossary that a team hands over.
public struct GlossaryTerm: Hashable, Sendable {
  /// In its exact case.
  public var text: String
  /// BCP 47 tag; `nil`: of every language.
  public var locale: String?
  /// It names something: a product, a person, a place.
  public var isName: Bool
  /// It is made of initials.
  public var isAcronym: Bool
  /// Its part of speech is noun.
  public var isNoun: Bool

  /// A term.
  public init(
    _ text: String, locale: String? = nil, isName: Bool = false, isAcronym: Bool = false,
    isNoun: Bool = false
  ) {
    self.text = text
    self.locale = locale
    self.isName = isName
    self.isAcronym = isAcronym
    self.isNoun = isNoun
  }

  /// Whether a term of this status is not to be used: `deprecatedTerm-admn-sts`, `forbidden` (spec FORMATS §9).
  static func isRetired(_ status: String) -> Bool {
    ["deprecated", "superseded", "forbidden", "obsolete"].contains {
      status.lowercased().hasPrefix($0)
    }
  }
}
