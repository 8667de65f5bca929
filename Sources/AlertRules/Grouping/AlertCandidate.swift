/// A key with evidence for a role.
struct AlertCandidate {
  var key: String
  var place: KeyPlace?
  var role: Role
  var style: ButtonStyle
  /// Only the name of the key tells the style.
  private(set) var isStyleGuessed = true
  var stem: String
  /// The stem of another group that it may be in, if its own holds only buttons.
  var shortStem: String? { name?.shortStem }
  private var name: KeyName?
  private var comment: CommentClaim?
  /// It is no button, and ends in a question mark.
  private let asks: Bool
  /// The comment says that the text stands on something else than an alert.
  private let isElsewhere: Bool
  /// What the comment said, where the name of the key says otherwise.
  private(set) var contradicted: Claim?

  /// - Parameters:
  ///   - value: the source text.
  ///   - isLabel: whether that is a stock label of its language.
  init?(
    key: String, place: KeyPlace?, comment text: String, value: @autoclosure () -> String,
    isLabel: @autoclosure () -> Bool, roles: [String: [String]]
  ) {
    self.key = key
    self.place = place
    name = KeyName(key, extraRoles: roles)
    comment = CommentClaim(text)
    isElsewhere =
      name?.hasContainer ?? false && !(comment?.namesAlert ?? false)
      && CommentClaim.namesOtherPlace(text)
    if let name {
      role = name.role
      style = name.style
      stem = name.stem
      if let comment, comment.role != name.role {
        contradicted = Claim(
          source: .comment, confidence: 0.75, reason: comment.reason)
        self.comment = nil
      }
    } else if let comment, comment.namesAlert {
      let remainder = comment.remainder
      if remainder.isEmpty { return nil }
      role = comment.role
      style = comment.style
      stem = "“\(remainder)”"
    } else {
      return nil
    }
    if let comment, comment.style != .unknown {
      style = comment.style
      isStyleGuessed = false
    }
    // “Stop” alone is a label; “Stop?” asks, and “Try again.” is a sentence.
    let meaning = role == .button ? nil : Marks().ending(of: value()).ending.meaning
    asks = meaning == .question
    if role != .button, meaning == nil, isLabel() { return nil }
  }

  /// Whether the name of the key or its comment says that it belongs to an alert.
  var saysAlert: Bool { name?.hasContainer ?? false || comment?.namesAlert ?? false }

  /// Whether the name of the key says that it belongs elsewhere.
  var namesOtherPlace: Bool { name?.namesOtherPlace ?? false }

  /// Whether there is something to decide: the title asks, or a button destroys or cancels. What only closes
  /// or puts off stands on any banner.
  var decides: Bool {
    asks || style == .destructive || name.flatMap { KeyWord.all[$0.rolePart] }?.isDecision ?? false
  }

  func claims(hasSiblings: Bool) -> [Claim] {
    var claims: [Claim] = []
    if let name {
      let confidence =
        switch (name.hasContainer, hasSiblings, name.isOnlyError) {
        case (true, true, false): name.isWeak || isElsewhere ? 0.6 : 0.8
        case (true, true, true): 0.6
        case (false, true, _): 0.55
        case (true, false, false): 0.5
        default: name.role == .button ? 0.3 : 0.35
        }
      // A comment that says otherwise weakens what the name says (ALERT-GROUPING §4.4).
      claims.append(
        Claim(
          source: .keyName, confidence: contradicted == nil ? confidence : confidence * 0.8,
          reason: name.reason))
    }
    if let comment {
      claims.append(
        Claim(
          source: .comment, confidence: comment.confidence, reason: comment.reason))
    }
    return claims
  }
}
