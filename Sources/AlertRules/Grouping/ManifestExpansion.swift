extension Manifest {
  /// The alerts of the manifest that the catalog holds strings of: one for each scope (project) that
  /// has the table, templates expanded over its keys.
  package func alerts(in catalog: Catalog) -> [Alert] {
    var result: [Alert] = []
    let governed = catalog.tables.filter { governs($0, in: catalog) }
    let scopes = Set(governed.map(\.scope)).sorted()
    let bundles = Self.bundles(of: catalog)
    for entry in alertEntries { result += resolve(entry.alert, in: catalog, scopes, bundles) }
    for template in templates {
      guard let pattern = template.match else { continue }
      var seen: Set<[String]> = []
      let own = Set(template.alert.members.map(\.table.name))
      for table in governed where own.contains(table.name) {
        for key in catalog.keys(of: table) {
          guard let names = pattern.match(key),
            seen.insert([table.scope, KeyPattern(template.alert.id).filled(names)]).inserted
          else { continue }
          var alert = template.alert
          alert.id = KeyPattern(alert.id).filled(names)
          for index in alert.members.indices {
            alert.members[index].key = KeyPattern(alert.members[index].key).filled(names)
          }
          result += resolve(alert, in: catalog, [table.scope], bundles)
        }
      }
    }
    return result
  }

  /// Templates that match no key, by their patterns, and the tables they should match in.
  public func idleTemplates(
    in catalog: Catalog
  ) -> [(pattern: String, tables: [String], other: String?)] {
    templates.compactMap { template in
      guard !template.isOptional, let pattern = template.match else { return nil }
      let own = Set(template.alert.members.map(\.table.name))
      func matches(_ table: TableID) -> Bool {
        catalog.keys(of: table).contains { pattern.match($0) != nil }
      }
      if catalog.tables.contains(where: { own.contains($0.name) && matches($0) }) { return nil }
      let other = catalog.tables.first { !own.contains($0.name) && matches($0) }
      return (template.alert.id, own.sorted(), other?.name)
    }
  }

  /// Keys of the manifest that no file of the run holds, by the table they should be in, and another table that has
  /// one of them. Of templates, keys with names in them that none of the files has an example of.
  public func missingKeys(
    in catalog: Catalog
  ) -> [(table: String, keys: [String], other: String?)] {
    var missing: [(table: String, keys: [String], other: String?)] = []
    var places: [String: Int] = [:]
    var seen: Set<Grouping.KeyReference> = []
    let tables = Dictionary(grouping: catalog.tables, by: \.name)
    let idle = Set(idleTemplates(in: catalog).map(\.pattern))
    let families = templates.filter { !idle.contains($0.alert.id) }
    let members = [(alertEntries, false), (families, true)].flatMap { entries, arePatterns in
      entries.filter { !$0.isOptional }.flatMap(\.alert.members).map { ($0, arePatterns) }
    }
    for (member, isPattern) in members {
      let name = member.table.name
      let pattern = isPattern ? KeyPattern(member.key) : nil
      let isThere = tables[name, default: []].contains { table in
        catalog.holds(table, member.key)
          || pattern.map { catalog.holds(table, $0) }
            ?? false
      }
      let key = Grouping.KeyReference(table: member.table, key: member.key)
      if isThere || !seen.insert(key).inserted { continue }
      if let place = places[name] {
        missing[place].keys.append(member.key)
      } else {
        places[name] = missing.count
        missing.append((name, [member.key], nil))
      }
    }
    return missing.map { name, keys, _ in
      (
        name, keys,
        catalog.tables.first { table in keys.contains { catalog.holds(table, $0) } }?.name
      )
    }
  }

  /// The same table comes in several scopes when one deliverable is XLIFF and another `.strings`:
  /// each gets the alert with the keys it has. Of the files of two bundles in one language, the alert is of that which
  /// has more of it: the other one only has an OK of its own.
  private func resolve(
    _ alert: Alert, in catalog: Catalog, _ scopes: [String], _ bundles: [String: Set<String>]
  ) -> [Alert] {
    let all = scopes.compactMap { resolve(alert, in: catalog, $0) }
    if all.count < 2 { return all }
    return all.filter { alert in
      guard let own = bundles[alert.table.scope] else { return true }
      return !all.contains { other in
        other.members.count > alert.members.count
          && !own.isDisjoint(with: bundles[other.table.scope] ?? [])
      }
    }
  }

  /// The languages of each bundle with strings files of its own.
  private static func bundles(of catalog: Catalog) -> [String: Set<String>] {
    var bundles: [String: Set<String>] = [:]
    for table in catalog.documents.flatMap(\.tables) where table.original == nil {
      bundles[table.id.scope, default: []].insert(table.locale ?? "")
    }
    return bundles
  }

  private func resolve(_ alert: Alert, in catalog: Catalog, _ scope: String) -> Alert? {
    var found = alert
    found.table.scope = scope
    found.members = alert.members.compactMap { member in
      var member = member
      member.table.scope = scope
      member.place = catalog.place(member.table, member.key) ?? .nowhere
      return catalog.references(member).isEmpty ? nil : member
    }
    guard !found.members.isEmpty else { return nil }
    if found.members.count < alert.members.count {
      found.isPartial = true
      found.knowsAllButtons = false
    }
    return found
  }
}

extension Catalog {
  /// Whether a table has a key.
  func holds(_ table: TableID, _ key: String) -> Bool { !references(table, key).isEmpty }
  /// Whether a table has a key that matches a pattern.
  func holds(_ table: TableID, _ pattern: KeyPattern) -> Bool {
    keys(of: table).contains { pattern.match($0) != nil }
  }
}
