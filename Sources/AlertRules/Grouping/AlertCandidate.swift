/// A key with evidence for a role.
struct AlertCandidate {
  let key: String
  /// What the keys of an alert have in common; empty once it is in a group.
  var stem: String
  /// The stem of another group that it may be in, if its own holds only buttons.
  let shortStem: String?
  let evidence: KeyEvidence
  let place: KeyPlace
  var role: Role
  let style: ButtonStyle
  /// What its name, or else a comment calls it in the words of AppKit.
  let cocoaText: CommentClaim.CocoaText?
  /// Only the name of the key tells the style.
  let isStyleGuessed: Bool
  /// It is a title with the text of a button: “Reset” above a message that explains it.
  private let isLabel: Bool
  /// It is no button, and ends in a question mark, or is a title that explains its question in a further sentence.
  let asks: Bool

  /// The candidates of a key: several if it is a button, and its comment names several alerts.
  ///
  /// - Parameters:
  ///   - mayNameRole: `false` only if the key’s name tells nothing.
  ///   - roles: the `key-roles` of the manifests.
  ///   - known: evidence of other keys.
  ///   - value: the source text.
  ///   - isLabel: whether that is a stock label of its language.
  static func all(
    _ key: String, mayNameRole: Bool, at place: KeyPlace, comment: String, roles: [KeyRoles],
    _ known: inout KeyEvidence.Known, value: () -> String, isLabel: () -> Bool
  ) -> [AlertCandidate] {
    var name = mayNameRole ? KeyName(key, extraRoles: roles) : nil
    let claims = CommentClaim.all(in: comment)
    if name?.isButtonTitle ?? false,
      claims.first.map({ $0.role == .title && $0.namesAlert }) ?? false
    {
      name = KeyName(key, extraRoles: roles, titlesAlert: true)
    }
    let isOne = name != nil || claims.count < 2
    return (isOne ? [claims.first] : claims.map(Optional.some)).compactMap { claim in
      AlertCandidate(
        key, place, comment, isOne ? name : nil, claim, &known, value: value, isLabel: isLabel)
    }
  }

  private init?(
    _ key: String, _ place: KeyPlace, _ entryComment: String, _ name: KeyName?,
    _ claim: CommentClaim?, _ known: inout KeyEvidence.Known, value text: () -> String,
    isLabel isStock: () -> Bool
  ) {
    self.key = key
    self.place = place
    // “message” alone says less than any key.
    let comment = name != nil && claim?.cocoaText == .perhapsMessage ? nil : claim
    cocoaText = name == nil ? comment?.cocoaText : CommentClaim.CocoaText(key, name?.role)
    if let name {
      role = name.role
      stem = name.stem
    } else if let comment, comment.namesAlert {
      guard let told = Self.stem(key, comment) else { return nil }
      role = comment.role
      stem = told
    } else {
      return nil
    }
    shortStem = name?.shortStem
    // What says otherwise than the name of the key tells no style.
    let told = name == nil || comment?.role == name?.role ? comment?.style ?? .unknown : .unknown
    isStyleGuessed = told == .unknown
    style = told == .unknown ? name?.style ?? .unknown : told
    // “Stop” alone is a label; “Stop?” asks, and “Try again.” is a sentence.
    let isNamedButton = role == .button && name != nil
    if isNamedButton, Self.isParagraph(text()) { return nil }
    let value = isNamedButton ? "" : text()
    let meaning = value.isEmpty ? nil : Marks().ending(of: value).ending.meaning
    // The comment means what stands beside the button; “OK.” is a label all the same.
    if role == .button, meaning == .statement, !isStock() { return nil }
    if role == .button, Self.isSilencer(value) { role = .suppression }
    asks = role != .button && meaning == .question || role == .title && Self.asksFirst(value)
    isLabel = role != .button && meaning == nil && isStock()
    if isLabel, role != .title || !(name?.hasContainer ?? false) { return nil }
    let isElsewhere =
      name?.hasContainer ?? false && !(comment?.namesAlert ?? false)
      && CommentClaim.namesOtherPlace(entryComment)
    evidence = known.evidence(name, comment, isElsewhere: isElsewhere)
  }

  /// Whether a text is too long for a button, and ends as a sentence: what says “settings” may be about them.
  private static func isParagraph(_ text: String) -> Bool {
    text.utf8.count > longestLabel && Marks().ending(of: text).ending.meaning == .statement
  }

  /// Bytes of a label, at most.
  private static let longestLabel = 80

  /// The stem that a comment tells; that of the key, where the comment only says that it is a button of an alert:
  /// `trip.alert.leaveTrip`.
  private static func stem(_ key: String, _ comment: CommentClaim) -> String? {
    let remainder = comment.remainder
    guard remainder.isEmpty else { return AlertNames.stem(remainder) }
    if comment.role == .button { return KeyName.alertStem(ofKey: key) }
    // “Alert title” says what it is, and not of which alert.
    return comment.isExplicit ? key : nil
  }

  /// Whether a text is that of a checkbox not to be told again, in English, whatever a comment calls it.
  private static func isSilencer(_ text: String) -> Bool {
    let words = text.foldedWord.split(separator: " ").map(String.init)
    return silencerEnds.contains(words.last ?? "")
      && silencerStarts.contains { words.starts(with: $0) }
  }

  private static let silencerStarts = CommentClaim.words("silencer start")
    .map { $0.split(separator: " ").map(String.init) }
  private static let silencerEnds = Set(CommentClaim.words("silencer end"))

  /// Whether a sentence stands behind a question: “Delete the trip? You can’t undo this.”
  private static func asksFirst(_ text: String) -> Bool {
    // Nearly every text has none, or ends in it.
    guard text.utf8.dropLast().contains(where: { $0 == UInt8(ascii: "?") || $0 >= 0x80 }) else {
      return false
    }
    var isBehindQuestion = false
    for scalar in text.unicodeScalars where !scalar.isWhitespace {
      if isBehindQuestion, scalar.isUppercase || scalar.isAlphabetic && !scalar.isCased {
        return true
      }
      isBehindQuestion =
        scalar.isASCII ? scalar == "?" : Marks.anywhere[scalar] == .question
    }
    return false
  }

  /// The candidates of a group, with their roles in it.
  static func inGroup(_ candidates: [AlertCandidate]) -> [AlertCandidate] {
    let candidates = inCocoaTerms(candidates)
    guard candidates.contains(where: \.isLabel) else { return candidates }
    return candidates.contains { $0.role == .message }
      ? candidates : candidates.filter { !$0.isLabel }
  }

  /// The candidates of a group where a message may be the title.
  private static func inCocoaTerms(_ candidates: [AlertCandidate]) -> [AlertCandidate] {
    guard candidates.contains(where: { $0.cocoaText != nil }) else { return candidates }
    guard candidates.contains(where: { $0.cocoaText == .informative }),
      !candidates.contains(where: { $0.role == .title })
    else { return candidates.filter { $0.cocoaText != .perhapsMessage } }
    return candidates.map { candidate in
      var candidate = candidate
      if candidate.cocoaText != nil, candidate.cocoaText != .informative { candidate.role = .title }
      return candidate
    }
  }

  /// Whether there is something to decide: the title asks, or a button destroys or cancels. What only closes
  /// or puts off stands on any banner.
  var decides: Bool { asks || style == .destructive || evidence.isDecision }
}
