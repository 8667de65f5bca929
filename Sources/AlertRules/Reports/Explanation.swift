extension Loader {
  /// Every claim about a key, accepted and rejected, with the alert it led to.
  public func explanation(of key: String) -> String {
    var text = ""
    for table in catalog.tables where catalog.holds(table, key) {
      text += "\(key) in table \(table.name)\n"
      if let source = catalog.source(table, key) { text += "  source   “\(Terminal.oneLine(source))”\n" }
      let comment = catalog.comment(table, key)
      if !comment.isEmpty { text += "  comment  \(Terminal.oneLine(comment))\n" }
      var isMember = false
      for alert in alerts {
        for member in alert.members where member.table == table && member.key == key {
          isMember = true
          let style = member.style == .unknown ? "" : ", style \(member.style.rawValue)"
          text += "  \(member.role.rawValue) of \(Terminal.oneLine(alert.id))\(style)\n"
          for claim in member.claims { text += "    accepted  \(claim.text)\n" }
        }
      }
      for claim in rejected[Grouping.KeyReference(table: table, key: key)] ?? [] {
        text += "    rejected  \(claim.text): no other string of the same alert was found\n"
      }
      if !isMember { text += "  in no alert: it is not judged\n" }
    }
    return text.isEmpty ? "\(key): no file has this key\n" : text
  }
}
