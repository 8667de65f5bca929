import Foundation

/// The alerts of a catalog, as `alertcat list` prints them.
public struct AlertList {
  let catalog: Catalog
  let alerts: [Alert]
  private let localesByAlert: [[String]]
  private let wanted: Set<String>
  private static let termsShown = 20

  /// A list of alerts. One that the manifest states and several deliverables hold stands once.
  ///
  /// - Parameter locales: only these are listed and counted; empty: all.
  public init(_ catalog: Catalog, _ alerts: [Alert], locales wanted: Set<String> = []) {
    self.catalog = catalog
    self.wanted = wanted
    var list: [Alert] = []
    var locales: [Set<String>] = []
    var distinct = DistinctAlerts()
    for (index, alert) in alerts.enumerated() {
      let references = alert.members.flatMap { catalog.references($0) }
      let own = Set(references.compactMap { catalog.locale(of: $0) })
        .filter { wanted.isEmpty || wanted.contains($0) }
      if !wanted.isEmpty, own.isEmpty { continue }
      let number = distinct.number(of: index, in: alerts)
      if number < list.count {
        locales[number].formUnion(own)
        // Of several deliverables the one that has most of it.
        if alert.members.count > list[number].members.count { list[number] = alert }
        continue
      }
      list.append(alert)
      locales.append(own)
    }
    self.alerts = list
    localesByAlert = locales.map { $0.sorted() }
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
    for (alert, locales) in zip(alerts, localesByAlert) {
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
      let states = locales.map { locale in
        let state = state(of: alert, in: locale)
        let name = Terminal.oneLine(locale)
        return state == .translated ? name : "\(name) (\(state.rawValue))"
      }
      text += "  \("locales".padded(to: 20))\(states.joined(separator: " "))\n"
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
    let items = zip(alerts, localesByAlert).map { alert, locales in
      Item(
        id: alert.id, table: alert.table.name, confidence: alert.confidence,
        locales: Dictionary(
          uniqueKeysWithValues: locales.map { ($0, state(of: alert, in: $0).rawValue) }),
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

  /// The state of the least finished string of an alert in a locale.
  private func state(of alert: Alert, in locale: String) -> EntryState {
    var worst = EntryState.translated
    for member in alert.members {
      for reference in catalog.references(member)
      where catalog.locale(of: reference) == locale {
        let document = catalog.documents[reference.document]
        let isEmpty = catalog.value(of: reference)?.isEmpty ?? true
        worst = max(
          worst, isEmpty ? .untranslated : document.state(of: document.entries[reference.entry]))
      }
    }
    return worst
  }
}
