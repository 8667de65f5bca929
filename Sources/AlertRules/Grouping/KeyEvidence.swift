/// What the name of a key and its comment say of its place in an alert. Few say anything else than the ones
/// before, so keys that say the same share one.
final class KeyEvidence: Sendable {
  /// They say that it belongs to an alert.
  let saysAlert: Bool
  /// The name says that it belongs elsewhere.
  let namesOtherPlace: Bool
  /// The name says that there is something to decide.
  let isDecision: Bool
  /// What the comment says, where the name says otherwise.
  let contradicted: Claim?
  /// The name says nothing of an alert but that something is confirmed.
  let isOnlyConfirmation: Bool
  /// What confirms and asks is an alert by itself: nothing says that it stands elsewhere.
  let confirms: Bool
  /// They say it so that the strings beside it belong to the alert as well.
  let namesAlertSurely: Bool
  /// The comment calls it the title or message of an alert, and the name says nothing else.
  let isTold: Bool
  /// Of several keys of a role that of the lowest rank is meant.
  let rank: Int
  private let claims: [Surroundings: [Claim]]

  /// What else is known of the group that a key is in.
  enum Surroundings: CaseIterable {
    /// No other string of an alert is there.
    case alone
    /// Nothing else is there, but it asks whether to do something.
    case asking
    /// Nothing else is there, but a comment says what it is.
    case told
    /// Strings of other roles are there.
    case together
    /// They are, and one of them names the alert.
    case named
    /// They are, and ask whether to do something that can be left.
    case decided
    /// They are, and may as well stand on a page.
    case doubtful
  }

  /// Evidence that was met before. It is kept for few keys at a time, so that no file can make it grow.
  struct Known {
    private var all: [Said: KeyEvidence] = [:]

    /// The evidence of a name and a comment.
    mutating func evidence(_ name: KeyName?, _ comment: CommentClaim?, isElsewhere: Bool)
      -> KeyEvidence
    {
      let said = Said(name, comment, isElsewhere)
      if let known = all[said] { return known }
      let evidence = KeyEvidence(name, comment, isElsewhere)
      all[said] = evidence
      return evidence
    }
  }

  /// What decides.
  private struct Said: Hashable {
    var rolePart: String?
    var role: Role?
    var reason: String?
    var confidence: Double?
    var commentRole: Role?
    var isExplicit: Bool?
    var namesAlert: Bool?
    var facts = 0

    init(_ name: KeyName?, _ comment: CommentClaim?, _ isElsewhere: Bool) {
      rolePart = name?.rolePart
      role = name?.role
      reason = comment?.reason
      confidence = comment?.confidence
      commentRole = comment?.role
      isExplicit = comment?.isExplicit
      namesAlert = comment?.namesAlert
      guard let name else { return }
      for fact in [
        isElsewhere, name.hasContainer, name.isOnlyError, name.isOnlyConfirmation, name.isWeak,
        name.namesOtherPlace, name.isDecision,
      ] { facts = facts << 1 | (fact ? 1 : 0) }
    }

    /// The words are few, and told apart by this.
    func hash(into hasher: inout Hasher) {
      let first = rolePart?.utf8.first ?? 0
      hasher.combine(facts << 16 | (rolePart?.utf8.count ?? 0) << 8 | Int(first))
    }
  }

  /// - Parameter isElsewhere: the comment says that the text stands on something else than an alert.
  private init(_ name: KeyName?, _ comment: CommentClaim?, _ isElsewhere: Bool) {
    let isContradicted = name.map { comment != nil && comment?.role != $0.role } ?? false
    let agreeing = isContradicted ? nil : comment
    contradicted =
      isContradicted
      ? comment.map { Claim(source: .comment, confidence: 0.75, reason: $0.reason) } : nil
    saysAlert = name?.hasContainer ?? false || agreeing?.namesAlert ?? false
    namesOtherPlace = name?.namesOtherPlace ?? false
    isDecision = name?.isDecision ?? false
    isOnlyConfirmation = name?.isOnlyConfirmation ?? false && !(agreeing?.namesAlert ?? false)
    confirms = isOnlyConfirmation && !namesOtherPlace && !isElsewhere
    let isSure = name.map {
      $0.hasContainer && !$0.isOnlyError && !$0.isOnlyConfirmation && !$0.isWeak && !isElsewhere
    }
    namesAlertSurely =
      isSure ?? false || agreeing.map { $0.namesAlert && $0.confidence >= Claim.certain } ?? false
    isTold = (agreeing?.isExplicit ?? false) && !namesOtherPlace && !isElsewhere
    let isWeakRole = name.flatMap { KeyWord.all[$0.rolePart] }?.isWeakRole ?? false
    rank = (namesAlertSurely ? 0 : 2) + (isWeakRole ? 1 : 0)
    func claims(_ surroundings: Surroundings) -> [Claim] {
      let name = name.map {
        // A comment that says otherwise weakens what the name says (ALERT-GROUPING §4.4).
        let confidence = Self.confidence(of: $0, surroundings, isElsewhere)
        return Claim(
          source: .keyName, confidence: isContradicted ? confidence * 0.8 : confidence,
          reason: $0.reason)
      }
      let comment = agreeing.map {
        Claim(source: .comment, confidence: $0.confidence, reason: $0.reason)
      }
      return [name, comment].compactMap { $0 }
    }
    self.claims = Dictionary(
      uniqueKeysWithValues: Surroundings.allCases.map { ($0, claims($0)) })
  }

  /// The claims for a role.
  func claims(_ surroundings: Surroundings) -> [Claim] { claims[surroundings] ?? [] }

  private static func confidence(
    of name: KeyName, _ surroundings: Surroundings, _ isElsewhere: Bool
  ) -> Double {
    switch surroundings {
    case .asking: return 0.7
    // What names the alert in every key of the group was counted already.
    case .named where !name.hasContainer && !isElsewhere: return 0.8
    case .decided where !name.isOnlyError && !isElsewhere: return 0.8
    case .doubtful: return min(0.6, confidence(of: name, .together, isElsewhere))
    default: break
    }
    let isBesideOthers = surroundings != .alone && surroundings != .told
    return switch (name.hasContainer, isBesideOthers, name.isOnlyError) {
    case (true, true, false): name.isWeak || isElsewhere ? 0.6 : 0.8
    case (true, true, true): 0.6
    case (false, true, _): 0.55
    case (true, false, false): 0.5
    default: name.role == .button ? 0.3 : 0.35
    }
  }
}
