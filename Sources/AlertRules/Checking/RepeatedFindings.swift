/// What is said of a string once, however often a check comes by.
extension [Finding] {
  /// The same without what is said twice of a string.
  func withoutCopies() -> [Finding] {
    var seen: Set<Said> = []
    return filter { seen.insert(Said($0, $0.message)).inserted }
  }

  /// What is said of a string in one alert is not said of it again in another: the first finding tells where
  /// else it is so. A shared key that had better be several is said in more words where a better label is known.
  mutating func removeRepeated() {
    var first: [Said: Int] = [:]
    var others: [Int: [String]] = [:]
    var kept: [Finding] = []
    kept.reserveCapacity(count)
    for finding in self {
      let gist = finding.message.split(separator: ";", maxSplits: 1).first ?? ""
      let said = Said(finding, String(gist))
      guard let number = first[said] else {
        first[said] = kept.count
        kept.append(finding)
        continue
      }
      var alert = finding.alert
      if finding.message.utf8.count > kept[number].message.utf8.count {
        alert = kept[number].alert
        kept[number] = finding
      }
      others[number, default: []].append(alert)
    }
    for (number, alerts) in others where kept[number].fix == nil {
      // An alert may hold a string twice.
      let alerts = alerts.filter { $0 != kept[number].alert }
      if alerts.isEmpty { continue }
      kept[number].notes.append(
        "the same problem in \(alerts.prefix(Self.mostShown).listed(of: alerts.count))")
    }
    self = kept
  }

  private static var mostShown: Int { 3 }
}

extension Collection<String> {
  /// `A, B, C and 2 more`, where these are the first of so many.
  func listed(of all: Int) -> String {
    joined(separator: ", ") + (all > count ? " and \(all - count) more" : "")
  }
}

/// What a rule says of a place in a string, in whatever alert it stands.
private struct Said: Hashable {
  var rule: String
  var reference: Catalog.Reference
  var place: Int
  var message: String

  init(_ finding: Finding, _ message: String) {
    rule = finding.rule
    reference = finding.reference
    place = finding.range.lowerBound
    self.message = message
  }
}
