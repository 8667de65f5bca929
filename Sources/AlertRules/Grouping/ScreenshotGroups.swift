/// Texts that stand on a screenshot as those of an alert do: a title, a message under it, and buttons
/// below or side by side, all centred on one line (spec ALERT-GROUPING §3).
enum ScreenshotGroups {
  /// What stands above and below each other.
  struct Group {
    var screenshot: String
    /// Title, message and buttons.
    var members: [(role: Role, text: ScreenshotText)]
  }

  /// More texts are no screen that anybody reads.
  private static let mostTexts = 500
  /// Points that two middles may differ by.
  private static let tolerance = 1.5
  /// Points between two texts of one alert.
  private static let gap = 60.0

  /// The groups of all screenshots, in the order of the screenshots' names.
  ///
  /// - Parameter isLabel: whether a text is a stock label: without one, a column of texts is no alert.
  static func find(_ texts: [ScreenshotText], isLabel: (ScreenshotText) -> Bool) -> [Group] {
    let shots = Dictionary(grouping: Set(texts)) { [$0.folder, $0.screenshot] }
      .filter { $0.value.count <= mostTexts }
    return shots.keys.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { name in
      columns(shots[name] ?? []).compactMap { column in
        guard column.count >= 3, Set(column.map { [$0.table, $0.key] }).count == column.count,
          column.dropFirst(2).contains(where: isLabel),
          !column.prefix(2).contains(where: isLabel), column[1].y > column[0].y,
          column[2].y > column[1].y
        else { return nil }
        let roles = [Role.title, .message] + column.dropFirst(2).map { _ in Role.button }
        return Group(screenshot: name[1], members: zip(roles, column).map { ($0, $1) })
      }
    }
  }

  /// Runs of texts around one vertical line, from top to bottom.
  private static func columns(_ texts: [ScreenshotText]) -> [[ScreenshotText]] {
    let sorted = texts.sorted { ($0.y, $0.x, $0.key) < ($1.y, $1.x, $1.key) }
    var columns: [[ScreenshotText]] = []
    for row in rows(sorted) {
      let middle = ((row.map(\.x).min() ?? 0) + (row.map { $0.x + $0.width }.max() ?? 0)) / 2
      let known = columns.lastIndex { column in
        guard let last = column.last, let first = column.first else { return false }
        return abs(first.x + first.width / 2 - middle) <= tolerance
          && row[0].y - (last.y + last.height) <= gap
      }
      if let known {
        columns[known] += row
      } else if row.count == 1 {
        columns.append(row)
      }
    }
    return columns
  }

  /// Texts at one height: two buttons side by side are one row.
  private static func rows(_ sorted: [ScreenshotText]) -> [[ScreenshotText]] {
    var rows: [[ScreenshotText]] = []
    for text in sorted {
      if let last = rows.last?.first, rows[rows.count - 1].count == 1,
        abs(last.y - text.y) <= tolerance, abs(last.height - text.height) <= tolerance
      {
        rows[rows.count - 1].append(text)
      } else {
        rows.append([text])
      }
    }
    return rows
  }
}

extension Grouping {
  /// Adds what screenshots show: to an alert that is known by other evidence, or as a new one.
  mutating func join(_ screenshots: [ScreenshotText]) {
    func table(_ text: ScreenshotText) -> TableID? {
      catalog.tables.first { table in
        table.name == text.table && catalog.holds(table, text.key)
          && !manifests.contains { $0.governs(table, in: catalog) && $0.ignores(text.key) }
      }
    }
    let groups = ScreenshotGroups.find(screenshots) { text in
      !catalog.sourceRoles(table(text).flatMap { catalog.place($0, text.key) }).isEmpty
    }
    var users: [KeyReference: [Int]] = [:]
    for index in alerts.indices { addTexts(of: index, to: &users) }
    for group in groups {
      let members = group.members.compactMap { role, text in
        table(text).map { (role: role, key: KeyReference(table: $0, key: text.key)) }
      }
      guard members.count == group.members.count else { continue }
      let claim = Claim(
        source: .screenshot, confidence: 0.6, reason: "screenshot \(group.screenshot)")
      join(members, claim, &users)
    }
  }

  /// Which alerts a title or message is in.
  private func addTexts(of index: Int, to users: inout [KeyReference: [Int]]) {
    for member in alerts[index].members where member.role != .button {
      users[KeyReference(table: member.table, key: member.key), default: []].append(index)
    }
  }

  private mutating func join(
    _ members: [(role: Role, key: KeyReference)], _ claim: Claim,
    _ users: inout [KeyReference: [Int]]
  ) {
    let known = Set(members.filter { $0.role != .button }.flatMap { users[$0.key] ?? [] })
    guard let index = known.min() else {
      guard let title = members.first?.key else { return }
      alerts.append(
        Alert(
          id: "screenshot of \(title.key)", table: title.table,
          members: members.map {
            Alert.Member(role: $0.role, table: $0.key.table, key: $0.key.key, claims: [claim])
          }, confidence: claim.confidence))
      addTexts(of: alerts.count - 1, to: &users)
      return
    }
    // What the manifest says needs no support; two alerts with one text are left as they are.
    guard known.count == 1, alerts[index].confidence < 1 else { return }
    for place in alerts[index].members.indices {
      let member = alerts[index].members[place]
      let agrees = members.contains {
        $0.role == member.role && $0.key.table == member.table && $0.key.key == member.key
      }
      // The same alert on two pictures is one piece of evidence.
      if agrees, !member.claims.contains(where: { $0.source == .screenshot }) {
        alerts[index].members[place].claims.append(claim)
      }
    }
    alerts[index].confidence =
      alerts[index].members.filter { $0.role != .button }.map { Claim.combined($0.claims) }.min()
      ?? alerts[index].confidence
  }
}
