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
    let hasForms = findings.indices.contains {
      !variation(of: findings[$0].reference, catalog).isEmpty
    }
    guard hasForms else { return findings }
    var result: [Finding] = []
    var known: [Identity: Int] = [:]
    for finding in findings {
      let document = catalog.documents[finding.reference.document]
      let entry = document.entries[finding.reference.entry]
      let variation = variation(of: finding.reference, catalog)
      guard !variation.isEmpty else {
        result.append(finding)
        continue
      }
      let identity = Identity(
        rule: finding.rule, document: finding.reference.document, table: entry.table,
        key: document.key(of: entry), alert: finding.alert, text: finding.text,
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

  private static func variation(of reference: Catalog.Reference, _ catalog: Catalog) -> String {
    let document = catalog.documents[reference.document]
    return document.variation(of: document.entries[reference.entry])
  }
}
