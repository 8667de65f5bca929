import AlertRules
import AlertSources

/// Objective-C: alerts whose texts are in the catalog, each with its place.
enum Sources {
  static let target = FuzzTarget("objectivec") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let scan = SourceScan(texts: [("A.m", text)], catalog: try catalog.get())
    for alert in scan.alerts {
      try promise(!alert.members.isEmpty, "an alert without strings")
      try promise(
        alert.members.allSatisfy { ["title", "message", "delete", "cancel"].contains($0.key) },
        "a key that is not in the catalog")
    }
    try promise(scan.alerts.isEmpty || scan.places > 0, "an alert without a place")
  }

  private static let catalog = Result { () throws(FormatError) in
    let strings = FileBytes(
      #""title" = "A?"; "message" = "B."; "delete" = "Delete"; "cancel" = "Cancel";"#.utf8)
    return Catalog(
      documents: [try Document(path: "en.lproj/Localizable.strings", bytes: strings)])
  }
}
