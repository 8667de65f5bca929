/// Finds the alerts of a catalog: by manifest first, then by key names and comments, then by
/// screenshots.
struct Grouping {
  let catalog: Catalog
  let manifests: [Manifest]
  private let keepsRejected: Bool
  private let keysAtATime: Int
  var alerts: [Alert] = []
  /// Claims of keys that ended up in no alert, where they are wanted: for `explain`.
  private(set) var rejected: [Rejection] = []
  private var owned: Set<KeyReference> = []

  /// A claim that was not followed.
  struct Rejection {
    var key: KeyReference
    var claim: Claim
    var reason: String
  }

  /// A key of a table.
  struct KeyReference: Hashable {
    var table: TableID
    var key: String
  }

  /// Keys of a table, by their places in its order.
  private struct Part {
    var table: TableID
    var keys: Range<Int>
  }

  /// What comes of a group.
  private struct Outcome {
    var alert: Alert?
    var rejected: [Rejection] = []
  }

  /// - Parameters:
  ///   - screenshots: where strings stand on pictures, from `.xcloc` bundles.
  ///   - jobs: parts looked at a time; the result does not depend on it.
  ///   - keepsRejected: whether claims that were not followed are kept.
  ///   - keysAtATime: keys that are worth a turn of their own; the result does not depend on it. `nil`: as many as give
  ///     every core something to do.
  init(
    _ catalog: Catalog, manifests: [Manifest] = [], screenshots: [ScreenshotText] = [],
    jobs: Int = 1, keepsRejected: Bool = false, keysAtATime: Int? = nil
  ) {
    self.catalog = catalog
    self.keysAtATime = keysAtATime ?? Self.keysAtATime(of: catalog, jobs)
    self.manifests = manifests
    self.keepsRejected = keepsRejected
    alerts = manifests.flatMap { $0.alerts(in: catalog) }
    for alert in alerts {
      for member in alert.members where member.role != .button {
        owned.insert(KeyReference(table: member.table, key: member.key))
      }
    }
    // A few parts at a time, so that not every key is held as a candidate.
    for parts in parts() {
      let groups = groups(parts, jobs)
      // And not every outcome beside the alerts.
      let size = self.keysAtATime * Self.partsAtATime / 8
      for start in stride(from: 0, to: groups.all.count, by: size) {
        let some = groups.all[start..<min(start + size, groups.all.count)]
        for outcome in outcomes(of: Array(some), in: groups, jobs) {
          if let alert = outcome.alert { alerts.append(alert) }
          rejected += outcome.rejected
        }
      }
    }
    join(screenshots)
  }

  private static func keysAtATime(of catalog: Catalog, _ jobs: Int) -> Int {
    let all = catalog.tables.reduce(0) { $0 + (catalog.table($1)?.keys.count ?? 0) }
    return min(4096, max(64, all / (2 * jobs)))
  }

  /// Parts whose candidates are held beside the groups: enough that all cores have something to do.
  private static let partsAtATime = 32

  /// The parts of all tables, in order, as many together as are looked at before alerts are formed; all
  /// of a table, because the keys of an alert may stand far from each other.
  private func parts() -> [[Part]] {
    var result: [[Part]] = []
    var keys = 0
    for table in catalog.tables {
      let count = catalog.table(table)?.keys.count ?? 0
      let parts = stride(from: 0, to: count, by: keysAtATime).map {
        Part(table: table, keys: $0..<min($0 + keysAtATime, count))
      }
      if result.isEmpty || keys + count > keysAtATime * Self.partsAtATime {
        result.append([])
        keys = 0
      }
      result[result.count - 1] += parts
      keys += count
    }
    return result
  }

  private func groups(_ parts: [Part], _ jobs: Int) -> CandidateGroups {
    var groups = CandidateGroups()
    var places: [String: Int] = [:]
    var table: TableID?
    for start in stride(from: 0, to: parts.count, by: Self.partsAtATime) {
      let parts = Array(parts[start..<min(start + Self.partsAtATime, parts.count)])
      let found = Parallel.map(parts.count, jobs: jobs) { candidates(of: parts[$0]) }
      for (part, candidates) in zip(parts, found) {
        if part.table != table {
          joinButtons(&groups, places)
          places.removeAll(keepingCapacity: true)
          table = part.table
        }
        for candidate in candidates {
          let group = places[candidate.stem]
          if group == nil { places[candidate.stem] = groups.all.count }
          groups.add(candidate, to: group, part.table)
        }
      }
    }
    joinButtons(&groups, places)
    groups.removeEmpty()
    return groups
  }

  /// `trip.delete_btn` belongs to `trip.title`, unless there is a `trip.delete.title`; with it goes
  /// `trip.delete.keep_btn`, wherever the two stand.
  private func joinButtons(_ groups: inout CandidateGroups, _ places: [String: Int]) {
    var others: [Int: Int] = [:]
    for place in places.values {
      // Who shares a stem shares the short one.
      let buttons = groups.candidates(of: groups.all[place])
      guard buttons.allSatisfy({ $0.role == .button && $0.shortStem != nil }),
        let other = buttons.first?.shortStem.flatMap({ Self.place(of: $0, places) }), other != place
      else { continue }
      others[place] = other
    }
    joinTitles(groups, places, &others)
    joinNamed(groups, places, &others)
    for place in others.keys.sorted() {
      var other = place
      // A short stem is shorter, so there is a last one.
      while let next = others[other] { other = next }
      groups.move(place, to: other)
    }
  }

  /// `trip.alert_title` is the title above `trip.message`, and `trip.title` then that of a row.
  private func joinTitles(
    _ groups: CandidateGroups, _ places: [String: Int], _ others: inout [Int: Int]
  ) {
    for (stem, place) in places where others[place] == nil {
      guard let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")),
        KeyWord.all[String(stem[dot...].dropFirst())]?.container?.isSure ?? false,
        let other = places[String(stem[..<dot])],
        groups.candidates(of: groups.all[place]).allSatisfy({ $0.role == .title }),
        groups.candidates(of: groups.all[other]).contains(where: { $0.role == .message })
      else { continue }
      others[place] = other
    }
  }

  /// “Update alert skip button” belongs to the alert that another comment calls “update”.
  private func joinNamed(
    _ groups: CandidateGroups, _ places: [String: Int], _ others: inout [Int: Int]
  ) {
    var names = AlertNames()
    var buttons: [(words: [Substring], place: Int)] = []
    for (stem, place) in places {
      guard let words = AlertNames.words(ofStem: stem) else { continue }
      if groups.candidates(of: groups.all[place]).allSatisfy({ $0.role == .button }) {
        buttons.append((words, place))
      } else {
        names.add(words, place)
      }
    }
    for (words, place) in buttons { others[place] = names.place(of: words) }
  }

  /// The group of a short stem; of `trip.alert.dont`, from `dont_allow_button`, that of the alert.
  private static func place(of stem: String, _ places: [String: Int]) -> Int? {
    places[stem] ?? KeyName.alertStem(of: stem).flatMap { places[$0] }
  }

  private func candidates(of part: Part) -> [AlertCandidate] {
    guard let strings = catalog.table(part.table) else { return [] }
    let manifests = manifests.filter { $0.governs(part.table, in: catalog) }
    let roles = manifests.map(\.keyRoles).filter { !$0.isEmpty }
    var known = KeyEvidence.Known()
    return strings.keys.dropFirst(part.keys.lowerBound).prefix(part.keys.count).flatMap {
      number -> [AlertCandidate] in
      let mayNameRole = !roles.isEmpty || strings.mayNameRole(number)
      guard mayNameRole || strings.mayNameAlert(number) else { return [] }
      let key = strings.key(number)
      // The empty key of a catalog is where code shows no text at all.
      guard !key.isEmpty, !manifests.contains(where: { $0.ignores(key) }) else { return [] }
      guard let place = catalog.place(part.table, number) else { return [] }
      return AlertCandidate.all(
        key, mayNameRole: mayNameRole, at: place, comment: strings.comment(number), roles: roles,
        &known,
        value: { strings.source(number) ?? "" },
        isLabel: { !catalog.sourceRoles(place).isSubset(of: StockRole.headings) })
    }
  }

  private func outcomes(
    of some: [CandidateGroups.Group], in groups: CandidateGroups, _ jobs: Int
  ) -> [Outcome] {
    Parallel.flatMap(some, atATime: max(1, keysAtATime / 8), jobs: jobs) {
      $0.map { outcome(of: $0.table, $0.stem, groups.candidates(of: $0)) }
    }
  }

  /// - Parameter candidates: those of one group.
  private func outcome(
    of table: TableID, _ stem: String, _ candidates: [AlertCandidate]
  ) -> Outcome {
    var outcome = Outcome()
    func reject(_ key: String, _ claims: [Claim], _ reason: String) {
      if !keepsRejected { return }
      let key = KeyReference(table: table, key: key)
      outcome.rejected += claims.map { Rejection(key: key, claim: $0, reason: reason) }
    }
    let candidates = AlertCandidate.inGroup(candidates)
    let taken =
      !owned.isEmpty
      && candidates.contains {
        $0.role != .button && owned.contains(KeyReference(table: table, key: $0.key))
      }
    func has(_ role: Role) -> Bool {
      candidates.indices.contains { candidates[$0].role == role }
    }
    // Without a word for the alert, a title beside a button may stand above any list.
    let saysAlert = candidates.contains(where: \.evidence.saysAlert)
    let isPair =
      has(.title) && has(.message)
      || saysAlert && (has(.title) || has(.message)) && has(.button)
    let surroundings = surroundings(of: candidates, stem, isPair: isPair)
    let claims = candidates.map { $0.evidence.claims(surroundings) }
    let best = claims.map(Claim.combined).max() ?? 0
    let isElsewhere =
      !saysAlert && candidates.contains(where: \.evidence.namesOtherPlace)
      && !candidates.contains(where: \.decides)
    guard !taken, isPair || surroundings == .asking || surroundings == .told, best >= 0.5,
      !isElsewhere
    else {
      var reason = "no other string of the same alert was found"
      if isElsewhere { reason = "the key’s name says that it is used elsewhere" }
      if taken { reason = "the manifest decides" }
      for (candidate, claims) in zip(candidates, claims) { reject(candidate.key, claims, reason) }
      return outcome
    }
    let (kept, surplus) = Self.chosen(of: candidates)
    for index in surplus {
      let candidate = candidates[index]
      let reason =
        candidate.role == .button
        ? "another key has its usual form"
        : "the alert has another \(candidate.role.rawValue)"
      reject(candidate.key, claims[index], reason)
    }
    for candidate in candidates {
      guard let claim = candidate.evidence.contradicted else { continue }
      reject(candidate.key, [claim], "the key’s name says otherwise")
    }
    outcome.alert = Self.alert(
      stem, table, kept.map { (candidates[$0], claims[$0]) }, atMost: best)
    return outcome
  }

  /// The alert that candidates make.
  ///
  /// - Parameter best: how sure the surest of them is.
  private static func alert(
    _ name: String, _ table: TableID, _ kept: [(candidate: AlertCandidate, claims: [Claim])],
    atMost best: Double
  ) -> Alert {
    let members = kept.map { candidate, claims in
      var member = Alert.Member(
        role: candidate.role, table: table, key: candidate.key, style: candidate.style,
        claims: claims)
      member.isStyleGuessed = candidate.isStyleGuessed
      member.place = candidate.place
      return member
    }
    // What a comment says of a checkbox or a field makes no alert less certain.
    let titles = members.filter { $0.role == .title || $0.role == .message }
      .map { Claim.combined($0.claims) }
    return Alert(
      id: name, table: table, members: members.sorted { $0.role < $1.role },
      confidence: titles.min() ?? best)
  }

  /// Which candidates make the alert: one title and one message, and every button once, because several lines of a
  /// comment may name one alert, of several forms that with `_other`. The surplus is no part of it.
  private static func chosen(of candidates: [AlertCandidate]) -> (kept: [Int], surplus: [Int]) {
    var single: [Int] = []
    for index in candidates.indices where candidates[index].role != .button {
      guard
        let rival = single.firstIndex(where: { candidates[$0].role == candidates[index].role })
      else {
        single.append(index)
        continue
      }
      if candidates[index].evidence.rank < candidates[single[rival]].evidence.rank {
        single[rival] = index
      }
    }
    lazy var keys = Set(candidates.map(\.key))
    var buttons: Set<String> = []
    var (kept, surplus): ([Int], [Int]) = ([], [])
    for index in candidates.indices {
      if candidates[index].role == .button {
        if let usual = usualForm(of: candidates[index].key), keys.contains(usual) {
          surplus.append(index)
        } else if buttons.insert(candidates[index].key).inserted {
          kept.append(index)
        }
      } else if single.contains(index) {
        kept.append(index)
      } else {
        surplus.append(index)
      }
    }
    return (kept, surplus)
  }

  /// `delete_other` of `delete_one`: forms that an app chooses from itself, by the names of CLDR.
  private static func usualForm(of key: String) -> String? {
    guard
      let mark = key.utf8.lastIndex(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }),
      case let form = key[mark...].dropFirst(), form != PluralCategories.other,
      PluralCategories.all.contains(where: { $0 == form })
    else { return nil }
    return String(key[...mark]) + PluralCategories.other
  }

  /// What is known of a group beside each of its keys.
  private func surroundings(
    of candidates: [AlertCandidate], _ stem: String, isPair: Bool
  ) -> KeyEvidence.Surroundings {
    guard isPair else {
      // “Delete the trip?” with buttons that all alerts share. ALERT-GROUPING §4.2 asks for two roles; of 24 such
      // titles in real catalogs every one was that of an alert.
      // Nor does what a comment calls the title of an alert need a second string to be one.
      guard candidates.count == 1, candidates[0].role == .title || candidates[0].role == .message
      else { return .alone }
      let evidence = candidates[0].evidence
      let asks = candidates[0].role == .title && candidates[0].asks
      if asks, evidence.namesAlertSurely || evidence.confirms { return .asking }
      return evidence.isTold ? .told : .alone
    }
    // Who asks and offers a way out asks in an alert, whatever its message is called: “details”, “description”.
    let asks = candidates.contains { $0.role != .button && $0.asks }
    if candidates.contains(where: { $0.role != .button && $0.evidence.namesAlertSurely }) {
      let hasWayOut = candidates.contains { $0.role == .button && $0.style == .cancel }
      return asks && hasWayOut ? .decided : .named
    }
    if asks, candidates.contains(where: \.evidence.isOnlyConfirmation) { return .decided }
    // `order.confirmation.title` stands above a page, which may have a button, but for
    // `delete.confirmation.title`.
    let isPage =
      candidates.allSatisfy { $0.evidence.isOnlyConfirmation && !$0.decides }
      && !KeyName.parts(stem).contains { KeyWord.all[$0]?.isDecision ?? false }
    return isPage ? .doubtful : .together
  }
}
