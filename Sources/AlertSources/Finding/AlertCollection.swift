import AlertRules

/// The alerts of all sources: one that several places make stands once.
struct AlertCollection {
  /// In the order they were found.
  private(set) var alerts: [Alert] = []
  private var numbers: [[Part]: Int] = [:]
  private var names: Set<String> = []

  /// What makes two alerts the same.
  private struct Part: Hashable {
    var role: Role
    var table: String
    var key: String
    var style: ButtonStyle
    var isDefault: Bool?
  }

  /// Adds the alerts of one piece of code.
  mutating func add(_ new: [Alert], from function: Function, in path: String) {
    for alert in new {
      let parts = alert.members.map {
        Part(
          role: $0.role, table: $0.table.name, key: $0.key, style: $0.style,
          isDefault: $0.isDefault)
      }
      if let number = numbers[parts] {
        // What is known of one place only is not known of both.
        if alert.hasOtherTitle { alerts[number].hasOtherTitle = true }
        if alert.hasOtherMessage { alerts[number].hasOtherMessage = true }
        if !alert.knowsAllButtons { alerts[number].knowsAllButtons = false }
        if alerts[number].presentation != alert.presentation {
          alerts[number].statedPresentation = nil
          alerts[number].hasOtherPresentation = true
        }
        if alerts[number].platforms != alert.platforms { alerts[number].platforms = [] }
        for index in alert.members.indices {
          alerts[number].members[index].claims += alert.members[index].claims
        }
      } else {
        numbers[parts] = alerts.count
        alerts.append(alert)
        alerts[alerts.count - 1].id = name(function, path)
      }
    }
  }

  /// `TripView.deleteTrip`, `TripView.deleteTrip-2`: type and function.
  private mutating func name(_ function: Function, _ path: String) -> String {
    let file = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    let plain = [function.types.last ?? file ?? "", function.name].joined(separator: ".")
    var name = plain
    var number = 1
    while !names.insert(name).inserted {
      number += 1
      name = "\(plain)-\(number)"
    }
    return name
  }
}
