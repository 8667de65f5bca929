/// The ways in which an alert may look, where its texts depend on conditions.
extension AlertMaker {
  /// The texts of one of them.
  struct Way: Hashable {
    var title: KeyResolver.Shown?
    var message: KeyResolver.Shown?
    /// Of every button.
    var labels: [KeyResolver.Shown]
    var suppression: KeyResolver.Shown?
    /// Of every text field.
    var placeholders: [KeyResolver.Shown?]
    /// Of every button, whether the branch is taken that it is in; `nil`: that is not known.
    var hasButton: [Bool?]
  }

  /// The ways: as many as the first text has that depends on a condition. Others go with it where the same
  /// condition decides them, and else are unknown. Buttons in branches make a way of each branch.
  ///
  /// - Parameter turns: of every button, the branches that it is in.
  func ways(_ labels: [Code?], _ turns: [[String: Draft.Turn]]) -> [Way] {
    let branches = Branches(turns)
    let all = ways(labels, turns) { branches.open(beside: $0) }
    return all.count > Self.most ? ways(labels, turns) { _ in [[:]] } : all
  }

  /// - Parameter open: the conditions that are looked at beside those that decide the texts, with their branches; each
  ///   group by itself.
  private func ways(
    _ labels: [Code?], _ turns: [[String: Draft.Turn]], open: ([String: Int]) -> [[String: Int]]
  ) -> [Way] {
    let all = [draft.title, draft.message] + labels
    let leading = all.indices.first { known(all[$0], [:]).count > 1 }
    var ways: [Way] = []
    let decided = leading.flatMap { all[$0]?.decisions(upTo: Self.mostDecisions) } ?? [[:]]
    let ends = decided.flatMap { texts in open(texts).flatMap { Self.decided(texts, $0) } }
    for decisions in ends {
      let shown = all.map { known($0, decisions) }
      // Where a function decides in a way that is not known, the others do not follow it.
      for first in leading.map({ shown[$0] }) ?? [.nothing] {
        func text(_ index: Int) -> KeyResolver.Shown? {
          index == leading ? first : Self.only(shown[index], all[index], decisions)
        }
        var title = text(0)
        // `if let title = …`: what has a title in another case has one here.
        if title == .nothing, known(draft.title, [:]).count > 1 { title = .unknown }
        let way = Way(
          title: title, message: text(1),
          labels: labels.indices.map { text($0 + 2) ?? .nothing },
          suppression: only(draft.suppression, decisions),
          placeholders: draft.fields.map { only($0.placeholder, decisions) },
          hasButton: turns.map { Self.isTaken($0, decisions) })
        if !ways.contains(way) { ways.append(way) }
        // That there are more is all that counts then.
        if ways.count > Self.most { return ways }
      }
    }
    return ways
  }

  /// Whether all of some branches are taken; `nil` where a condition is open.
  private static func isTaken(
    _ turns: [String: Draft.Turn], _ decisions: [String: Int]
  ) -> Bool? {
    let taken = turns.map { name, turn in decisions[name].map { $0 == turn.number } }
    if taken.contains(false) { return false }
    return taken.contains(nil) ? nil : true
  }

  /// The ways in which more conditions may turn out, with how many branches each has; more than an alert may have ways
  /// are not told apart.
  private static func decided(
    _ decisions: [String: Int], _ counts: [String: Int]
  ) -> [[String: Int]] {
    var all = [decisions]
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) where decisions[name] == nil {
      all = all.flatMap { decided in
        (0..<count).map { decided.merging([name: $0]) { first, _ in first } }
      }
      if all.count > most { return all }
    }
    return all
  }

  /// What a text shows as the conditions are decided: more than one where that depends on others.
  func known(_ code: Code?, _ decisions: [String: Int]) -> [KeyResolver.Shown] {
    guard let code = code?.deciding(decisions) else { return [] }
    let found = resolver.shown(code, isKey: draft.maker.localizes)
    // However a text is looked up, in one bundle and then in another, it is the same text.
    return Set(found.map(\.withoutConfidence)).count == 1 ? Array(found.prefix(1)) : found
  }

  /// Ways to decide the conditions of one text, at most; many of them may show the same.
  private static let mostDecisions = 64

  private func only(_ code: Code?, _ decisions: [String: Int]) -> KeyResolver.Shown? {
    Self.only(known(code, decisions), code, decisions)
  }

  /// The one text that is shown; beside what only the running app knows it is that one, unless a condition decides.
  private static func only(
    _ shown: [KeyResolver.Shown], _ code: Code?, _ decisions: [String: Int]
  ) -> KeyResolver.Shown? {
    if shown.count < 2 { return shown.first }
    let keys = shown.filter(\.isKey)
    let isOne = Set(keys.map(\.withoutConfidence)).count == 1 && !shown.contains(.nothing)
    return isOne && decisions.isEmpty && code?.firstChoice == nil ? keys[0] : .unknown
  }
}

/// The branches that the buttons of an alert are in.
private struct Branches {
  /// How many branches each condition has.
  private var counts: [String: Int] = [:]
  /// The conditions around each condition.
  private var around: [String: Set<String>] = [:]

  init(_ turns: [[String: Draft.Turn]]) {
    for turns in turns {
      for (name, turn) in turns {
        counts[name] = turn.count
        let others = Set(turns.keys).subtracting([name])
        around[name] = around[name].map { $0.intersection(others) } ?? others
      }
    }
  }

  /// The conditions whose branches are looked at one by one: those inside of the ones that decide the texts. Where none
  /// does, each with those inside of it: one may ask the same as another in other words.
  func open(beside decisions: [String: Int]) -> [[String: Int]] {
    // More branches than an alert has ways are not told apart.
    let counts = counts.filter { $0.value <= AlertMaker.most }
    guard decisions.isEmpty else {
      return [
        counts.filter { name, _ in
          decisions[name] == nil && around[name]?.contains { decisions[$0] != nil } ?? false
        }
      ]
    }
    let groups = around.filter(\.value.isEmpty).keys.sorted().map { root in
      counts.filter { name, _ in name == root || around[name]?.contains(root) ?? false }
    }
    return groups.isEmpty ? [[:]] : groups
  }
}

extension Code {
  /// The ways in which its conditions may turn out: the condition with the number of the value.
  fileprivate func decisions(upTo most: Int) -> [[String: Int]] {
    var done: [[String: Int]] = []
    var open: [[String: Int]] = [[:]]
    while let decided = open.popLast(), done.count < most {
      if let (condition, count) = deciding(decided).firstChoice {
        // The first is looked at first.
        open += (0..<count).reversed().map { decided.merging([condition: $0]) { $1 } }
      } else {
        done.append(decided)
      }
    }
    return done
  }

  /// The condition that decides first, and how many values it has.
  fileprivate var firstChoice: (condition: String, count: Int)? {
    var found: (String, Int)?
    _ = replacing { piece in
      if found == nil, case .choice(let values, let condition?) = piece, !values.isEmpty {
        found = (condition, values.count)
      }
      return found == nil ? nil : piece
    }
    return found
  }

  /// The same as the conditions are decided.
  fileprivate func deciding(_ decisions: [String: Int]) -> Code {
    if decisions.isEmpty { return self }
    return replacing { piece in
      guard case .choice(let values, let condition?) = piece, let number = decisions[condition]
      else { return nil }
      // Another condition with the same words and more values is none.
      return values.indices.contains(number) ? values[number].deciding(decisions) : .other([])
    }
  }
}
