/// Finds the alerts of a catalog: by manifest first, then by key names and comments, then by
/// screenshots.
struct Grouping {
  let catalog: Catalog
  let manifests: [Manifest]
  var alerts: [Alert] = []
  /// Claims of keys that ended up in no alert, for `explain`.
  private(set) var rejected: [KeyReference: [Rejection]] = [:]
  private var owned: Set<KeyReference> = []

  /// A claim that was not followed.
  struct Rejection {
    var claim: Claim
    var reason: String
  }

  /// A key of a table.
  struct KeyReference: Hashable {
    var table: TableID
    var key: String
  }

  /// - Parameter screenshots: where strings stand on pictures, from `.xcloc` bundles.
  init(_ catalog: Catalog, manifests: [Manifest] = [], screenshots: [ScreenshotText] = []) {
    self.catalog = catalog
    self.manifests = manifests
    alerts = manifests.flatMap { $0.alerts(in: catalog) }
    for alert in alerts {
      for member in alert.members where member.role != .button {
        owned.insert(KeyReference(table: member.table, key: member.key))
      }
    }
    for table in catalog.tables { group(table) }
    join(screenshots)
  }

  private mutating func group(_ table: TableID) {
    let manifests = manifests.filter { $0.governs(table, in: catalog) }
    let roles = manifests.reduce(into: [:]) { $0.merge($1.keyRoles) { $0 + $1 } }
    var groups: [String: [Candidate]] = [:]
    var order: [String] = []
    guard let strings = catalog.table(table) else { return }
    for number in strings.keys {
      guard !roles.isEmpty || strings.mayNameRole(number) || strings.mayNameAlert(number) else {
        continue
      }
      let key = strings.key(number)
      guard !manifests.contains(where: { $0.ignores(key) }),
        let candidate = Candidate(
          key: key, place: catalog.place(table, number), comment: strings.comment(number),
          value: strings.source(number) ?? "",
          roles: roles)
      else { continue }
      if groups[candidate.stem] == nil { order.append(candidate.stem) }
      groups[candidate.stem, default: []].append(candidate)
    }
    for stem in order { form(groups[stem] ?? [], stem, table) }
  }

  private mutating func form(_ candidates: [Candidate], _ stem: String, _ table: TableID) {
    let taken = candidates.contains {
      $0.role != .button && owned.contains(KeyReference(table: table, key: $0.key))
    }
    let roles = Set(candidates.map(\.role))
    let isPair =
      roles.contains(.title) && (roles.contains(.message) || roles.contains(.button))
      || roles.contains(.message) && roles.contains(.button)
    let claims = candidates.map { $0.claims(hasSiblings: isPair) }
    let best = claims.map(Claim.combined).max() ?? 0
    guard !taken, isPair, best >= 0.5 else {
      let reason = taken ? "the manifest decides" : "no other string of the same alert was found"
      for (candidate, claims) in zip(candidates, claims) {
        reject(candidate.key, claims, reason, table)
      }
      return
    }
    let members = zip(candidates, claims).map { candidate, claims in
      Alert.Member(
        role: candidate.role, table: table, key: candidate.key, style: candidate.style,
        claims: claims, place: candidate.place)
    }
    // One title and one message; a second one is no part of it.
    var seen: Set<Role> = []
    var kept: [Alert.Member] = []
    for member in members {
      if member.role == .button || seen.insert(member.role).inserted {
        kept.append(member)
      } else {
        reject(member.key, member.claims, "the alert has another \(member.role.rawValue)", table)
      }
    }
    for candidate in candidates {
      guard let claim = candidate.contradicted else { continue }
      reject(candidate.key, [claim], "the key’s name says otherwise", table)
    }
    let titles = kept.filter { $0.role != .button }.map { Claim.combined($0.claims) }
    alerts.append(
      Alert(
        id: stem, table: table, members: kept.sorted { $0.role < $1.role },
        confidence: titles.min() ?? best))
  }

  private mutating func reject(
    _ key: String, _ claims: [Claim], _ reason: String, _ table: TableID
  ) {
    rejected[KeyReference(table: table, key: key), default: []] += claims.map {
      Rejection(claim: $0, reason: reason)
    }
  }

  /// A key with evidence for a role.
  private struct Candidate {
    var key: String
    var place: KeyPlace?
    var role: Role
    var style: ButtonStyle
    var stem: String
    private var name: KeyName?
    private var comment: CommentClaim?
    /// What the comment said, where the name of the key says otherwise.
    private(set) var contradicted: Claim?

    init?(
      key: String, place: KeyPlace?, comment text: String, value: @autoclosure () -> String,
      roles: [String: [String]]
    ) {
      self.key = key
      self.place = place
      name = KeyName(key, extraRoles: roles)
      comment = CommentClaim(text)
      if let name {
        role = name.role
        style = name.style
        stem = name.stem
        if let comment, comment.role != name.role {
          contradicted = Claim(
            source: .comment, confidence: 0.75, reason: "comment (“\(comment.evidence)”)")
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
      if let comment, comment.style != .unknown { style = comment.style }
      // “Stop” alone is a label, “Stop?” asks.
      if role != .button, Marks().ending(of: value()).ending != .question,
        StockLabels.english.isLabel(value())
      {
        return nil
      }
    }

    func claims(hasSiblings: Bool) -> [Claim] {
      var claims: [Claim] = []
      if let name {
        let confidence =
          switch (name.hasContainer, hasSiblings, name.isOnlyError) {
          case (true, true, false): name.isWeak ? 0.6 : 0.8
          case (true, true, true): 0.6
          case (false, true, _): 0.55
          case (true, false, false): 0.5
          default: name.role == .button ? 0.3 : 0.35
          }
        claims.append(
          Claim(source: .keyName, confidence: confidence, reason: "key name (…\(name.rolePart))"))
      }
      if let comment {
        claims.append(
          Claim(
            source: .comment, confidence: comment.namesAlert ? 0.75 : 0.5,
            reason: "comment (“\(comment.evidence)”)"))
      }
      return claims
    }
  }
}
