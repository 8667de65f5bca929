extension Manifest {
  /// The alerts of the manifest that the catalog holds strings of: one for each scope (project) that
  /// has the table, templates expanded over its keys.
  func alerts(in catalog: Catalog) -> [Alert] {
    var result: [Alert] = []
    let governed = catalog.tables.filter { governs($0, in: catalog) }
    let scopes = Set(governed.map(\.scope)).sorted()
    for entry in alertEntries { result += resolve(entry.alert, in: catalog, scopes) }
    for template in templates {
      guard let pattern = template.match else { continue }
      for table in catalog.tables where table.name == self.table && governed.contains(table) {
        for key in catalog.keys(of: table) {
          guard let names = pattern.match(key) else { continue }
          var alert = template.alert
          alert.id = KeyPattern(alert.id).filled(names)
          for index in alert.members.indices {
            alert.members[index].key = KeyPattern(alert.members[index].key).filled(names)
          }
          result += resolve(alert, in: catalog, [table.scope])
        }
      }
    }
    return result
  }

  /// Keys of the manifest that no file of the run holds.
  public func missingKeys(in catalog: Catalog) -> [String] {
    var missing: [String] = []
    var seen: Set<String> = []
    let tables = Dictionary(grouping: catalog.tables, by: \.name)
    for entry in alertEntries where !entry.isOptional {
      for member in entry.alert.members {
        let isThere = tables[member.table.name, default: []].contains { table in
          catalog.holds(table, member.key)
        }
        if !isThere, seen.insert(member.key).inserted { missing.append(member.key) }
      }
    }
    return missing
  }

  /// The same table comes in several scopes when one deliverable is XLIFF and another `.strings`:
  /// each gets the alert with the keys it has.
  private func resolve(_ alert: Alert, in catalog: Catalog, _ scopes: [String]) -> [Alert] {
    scopes.compactMap { scope in
      var found = alert
      found.table.scope = scope
      found.members = alert.members.compactMap { member in
        var member = member
        member.table.scope = scope
        member.place = catalog.place(member.table, member.key)
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
}

extension Catalog {
  /// Whether a table has a key.
  func holds(_ table: TableID, _ key: String) -> Bool { !references(table, key).isEmpty }
}
