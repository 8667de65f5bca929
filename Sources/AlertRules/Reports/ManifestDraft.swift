extension AlertList {
  /// A first `alerts.yml`, with the confidence as comment, for a person to correct. What is only guessed
  /// to be an alert stands behind `#`: a manifest is believed.
  ///
  /// - Parameter ignored: keys that are not of alerts, whatever they are called.
  public func manifest(ignoring ignored: [String] = []) -> String {
    var text = "version: 1\n"
    if !ignored.isEmpty {
      text += "# As far as the code shows, these appear only in views:\nignore:\n"
      text += ignored.map { "  - \(quoted($0))\n" }.joined()
    }
    if alerts.contains(where: { $0.confidence < Claim.certain }) {
      text += "# Alerts commented out with “#” are guesses: remove the “#” where they are right.\n"
    }
    text += "alerts:\n"
    var names: Set<String> = []
    var counts: [String: Int] = [:]
    for alert in alerts {
      let plain = String(alert.id.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      var name = plain
      // “a”, “a-2”, “a-3”, unless another alert is called so.
      while !names.insert(name).inserted {
        counts[plain, default: 1] += 1
        name = "\(plain)-\(counts[plain] ?? 1)"
      }
      let isGuess = alert.confidence < Claim.certain
      let lines =
        ["  \(quoted(name)):  # \(evidence(alert))"] + texts(alert) + facts(alert)
        + buttons(alert) + fields(alert) + unknown(alert)
      text += lines.map { (isGuess ? "#" : "") + $0 + "\n" }.joined()
    }
    return text
  }

  /// Why it is believed to be an alert: the places in code, or how sure it is.
  private func evidence(_ alert: Alert) -> String {
    var places: [String] = []
    for claim in alert.members.first?.claims ?? [] where claim.source == .code {
      if !places.contains(claim.text) { places.append(claim.text) }
    }
    guard let first = places.first else {
      return "confidence \(Int((alert.confidence * 100).rounded())) %"
    }
    let more =
      places.count > 1 ? " and \((places.count - 1).counted("more place", "more places"))" : ""
    return Terminal.line(first) + more
  }

  private func texts(_ alert: Alert) -> [String] {
    [Role.title, .message, .suppression].compactMap { role in
      alert.members(role).first.map { "    \(role.rawValue): \(reference($0))" }
    }
  }

  /// What an earlier manifest said.
  private func facts(_ alert: Alert) -> [String] {
    var lines: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { lines.append("    \(name): \(value)") }
    }
    add("presentation", alert.statedPresentation?.rawValue)
    add("kind", alert.statedKind?.rawValue)
    add("edition", alert.edition)
    let platforms = alert.platforms.map(\.rawValue).joined(separator: ", ")
    add("platforms", platforms.isEmpty ? nil : "[\(platforms)]")
    add("order", alert.order?.rawValue)
    add("deliberate", alert.isDeliberate.map { "\($0)" })
    add("undoable", alert.isUndoable.map { "\($0)" })
    add("icon", alert.icon?.rawValue)
    add("shown-in", alert.surroundings?.rawValue)
    add("initiated-by", alert.isByUser.map { $0 ? "user" : "app" })
    add("samples", mapping(alert.samples))
    add("disable", mapping(alert.disabled))
    let locales = alert.disabledIn.sorted { $0.key < $1.key }.compactMap { locale, rules in
      mapping(rules).map { "\(quoted(locale)): { disable: \($0) }" }
    }
    add("locales", locales.isEmpty ? nil : "{ \(locales.joined(separator: ", ")) }")
    return lines
  }

  private func mapping(_ members: [String: String]) -> String? {
    let pairs = members.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(quoted($0.value))" }
    return pairs.isEmpty ? nil : "{ \(pairs.joined(separator: ", ")) }"
  }

  private func buttons(_ alert: Alert) -> [String] {
    let buttons = alert.members(.button)
    if buttons.isEmpty { return [] }
    if buttons[0].claims.contains(where: { $0.source == .code }) {
      return ["    buttons:"] + buttons.map(shown)
    }
    let more = "  # in order; add any that are missing, then remove “buttons” from “unknown”"
    return ["    buttons:" + (alert.knowsAllButtons ? "" : more)]
      + buttons.map { button in
        // Only the name of the key says so, and not the label too: “later” need not cancel.
        let isGuess = button.style == .unknown || button.isStyleGuessed && !labelAgrees(button)
        let guess =
          isGuess && button.style != .unknown ? "  # style: \(button.style.rawValue)?" : ""
        var button = button
        if isGuess { button.style = .unknown }
        return shown(button) + guess
      }
  }

  /// What code shows and what of it is not known, and what names of keys and comments did not tell: a manifest is
  /// believed to name every button that there is, and the title.
  private func unknown(_ alert: Alert) -> [String] {
    let isStated =
      alert.confidence == 1 || alert.members.first?.claims.contains { $0.source == .code } ?? false
    let buttons = alert.members(.button)
    var parts: [String] = []
    if alert.hasOtherTitle || !isStated && alert.members(.title).isEmpty { parts.append("title") }
    if alert.hasOtherMessage { parts.append("message") }
    let mayHaveNone = alert.confidence < 1 && isStated
    if !alert.knowsAllButtons, mayHaveNone || !buttons.isEmpty {
      parts.append("buttons")
    }
    if alert.hasOtherPresentation { parts.append("presentation") }
    return parts.isEmpty ? [] : ["    unknown: [\(parts.joined(separator: ", "))]"]
  }

  private func shown(_ button: Alert.Member) -> String {
    let style = button.style == .unknown ? "" : ", style: \(button.style.rawValue)"
    let isDefault = button.isDefault.map { ", default: \($0)" } ?? ""
    return "      - { \(named(button))\(style)\(isDefault) }"
  }

  private func labelAgrees(_ button: Alert.Member) -> Bool {
    let roles = catalog.sourceRoles(button)
    switch button.style {
    case .cancel: return roles.contains(.cancel)
    case .destructive: return !roles.isDisjoint(with: StockRole.destructive)
    default: return false
    }
  }

  private func fields(_ alert: Alert) -> [String] {
    if alert.fields.isEmpty { return [] }
    let members = alert.members(.field)
    return ["    text-fields:"]
      + alert.fields.map { field in
        let placeholder = members.first { $0.key == field.key }.map {
          "placeholder: \(reference($0))"
        }
        let parts = [placeholder, field.isSecure ? "secure: true" : nil].compactMap { $0 }
        return parts.isEmpty ? "      - {}" : "      - { \(parts.joined(separator: ", ")) }"
      }
  }

  private func reference(_ member: Alert.Member) -> String { "{ \(named(member)) }" }

  private func named(_ member: Alert.Member) -> String {
    let elsewhere = member.elsewhere.map { ", elsewhere: \(quoted($0))" } ?? ""
    return "key: \(quoted(member.key)), table: \(quoted(member.table.name))\(elsewhere)"
  }

  /// A double-quoted YAML scalar.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let hex = String(scalar.value, radix: 16)
        result += "\\x" + (hex.count == 1 ? "0" : "") + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return Terminal.escaped(result) + "\""
  }
}
