/// Plural and device forms with the same text: one finding for all of them.
enum DistinctForms {
  private struct Identity: Hashable {
    var rule: String
    var document: Int
    var table: Int
    var key: String
    var alert: String
    var text: String
    var place: Int
    var message: String
  }

  /// The findings, each form that only repeats another one named with it.
  static func of(_ findings: [Finding], in catalog: Catalog) -> [Finding] {
    let hasForms = findings.indices.contains { catalog.isVariation(findings[$0].reference) }
    guard hasForms else { return findings }
    var result: [Finding] = []
    var known: [Identity: Int] = [:]
    for finding in findings {
      let reference = finding.reference
      let variation = catalog.variation(of: reference)
      guard !variation.isEmpty else {
        result.append(finding)
        continue
      }
      let identity = Identity(
        rule: finding.rule, document: reference.document, table: catalog.entry(of: reference).table,
        key: catalog.key(of: reference), alert: finding.alert, text: finding.text,
        place: finding.range.lowerBound, message: finding.message)
      if let first = known[identity] {
        result[first].otherForms.append(variation)
      } else {
        known[identity] = result.count
        result.append(finding)
      }
    }
    return result
  }
}
