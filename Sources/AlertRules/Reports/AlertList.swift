import Foundation

/// The alerts of a catalog, as `alertcat list` prints them.
public struct AlertList {
  let catalog: Catalog
  let alerts: [Alert]
  /// Of each alert, by locale, the state of the least finished string.
  private let statesByAlert: [[String: EntryState]]
  private let wanted: Set<String>
  private static let termsShown = 20

  /// A list of alerts. One that the manifest states and several deliverables hold stands once.
  ///
  /// - Parameter locales: only these are listed and counted; empty: all.
  public init(_ catalog: Catalog, _ alerts: [Alert], locales wanted: Set<String> = []) {
    self.catalog = catalog
    self.wanted = wanted
    var list: [Alert] = []
    var states: [[String: EntryState]] = []
    var distinct = DistinctAlerts()
    for (index, alert) in alerts.enumerated() {
      let own = Self.states(of: alert, in: catalog).filter {
        wanted.isEmpty || wanted.contains($0.key)
      }
      if !wanted.isEmpty, own.isEmpty { continue }
      let number = distinct.number(of: index, in: alerts)
      if number < list.count {
        states[number].merge(own, uniquingKeysWith: max)
        // Of several deliverables the one that has most of it.
        if alert.members.count > list[number].members.count { list[number] = alert }
        continue
      }
      list.append(alert)
      states.append(own)
    }
    self.alerts = list
    statesByAlert = states
  }

  /// The number of alerts; one that the manifest states and several deliverables hold counts once.
  static func count(_ alerts: [Alert]) -> Int {
    var distinct = DistinctAlerts()
    for index in alerts.indices { _ = distinct.number(of: index, in: alerts) }
    return distinct.count
  }

  /// An alert a paragraph: strings with role, source text and locales.
  public func text() -> String {
    var text = ""
    for (alert, states) in zip(alerts, statesByAlert) {
      let confidence = Claim(source: .keyName, confidence: alert.confidence, reason: "confidence")
        .text
      text +=
        "\(Terminal.oneLine(alert.id))  (\(Terminal.oneLine(alert.table.name)), \(confidence))\n"
      for member in alert.members {
        let style = member.style == .unknown ? "" : " \(member.style.rawValue)"
        let source =
          catalog.source(member).map { "“\(Terminal.oneLine($0))”" } ?? "–"
        text +=
          "  \((member.role.rawValue + style).padded(to: 20))\(Terminal.oneLine(member.key))  \(source)\n"
      }
      let locales = states.sorted { $0.key < $1.key }.map { locale, state in
        let name = Terminal.oneLine(locale)
        return state == .translated ? name : "\(name) (\(state.rawValue))"
      }
      text += "  \("locales".padded(to: 20))\(locales.joined(separator: " "))\n"
    }
    let terms = catalog.names()
    if !terms.isEmpty {
      let names = terms.prefix(Self.termsShown).map { "\(Terminal.oneLine($0.name)) (\($0.count))" }
      let rest = terms.count > names.count ? ", \(terms.count - names.count) more" : ""
      text += "terms  \(names.joined(separator: ", "))\(rest)\n"
    }
    return text + alerts.count.counted("alert", "alerts") + "\n"
  }

  private struct Root: Encodable {
    var version = 1
    var alerts: [Item]
    var terms: [Term]
  }

  private struct Term: Encodable {
    var term: String
    var texts: Int
  }

  private struct Item: Encodable {
    var id: String
    var table: String
    var confidence: Double
    /// State by locale: the least finished string counts.
    var locales: [String: String]
    var strings: [Member]
    struct Member: Encodable {
      var key: String
      var role: Role
      var style: String
      var source: String?
      var evidence: [String]
    }
  }

  /// The same for machines.
  public func json() -> String {
    let items = zip(alerts, statesByAlert).map { alert, states in
      Item(
        id: alert.id, table: alert.table.name, confidence: alert.confidence,
        locales: states.mapValues(\.rawValue),
        strings: alert.members.map { member in
          Item.Member(
            key: member.key, role: member.role, style: member.style.rawValue,
            source: catalog.source(member), evidence: member.claims.map(\.text))
        })
    }
    let root = Root(
      alerts: items, terms: catalog.names().map { Term(term: $0.name, texts: $0.count) })
    return ReportJSON.of(root)
  }

  /// The state of the least finished string of an alert, in each of its locales.
  private static func states(of alert: Alert, in catalog: Catalog) -> [String: EntryState] {
    var states: [String: EntryState] = [:]
    for reference in alert.members.flatMap({ catalog.references($0) }) {
      guard let locale = catalog.locale(of: reference) else { continue }
      let document = catalog.documents[reference.document]
      let isEmpty = catalog.value(of: reference)?.isEmpty ?? true
      let state = isEmpty ? .untranslated : document.state(of: document.entries[reference.entry])
      states[locale] = max(states[locale] ?? .translated, state)
    }
    return states
  }
}
