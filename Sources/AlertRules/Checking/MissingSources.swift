/// Alerts whose texts the files of the source language do not have.
extension Checker {
  /// How many texts of alerts stand in translations and not in the files of the source language, though there are such
  /// files: their source is in code, as the `value:` of `NSLocalizedString`, and nothing compares the translations with
  /// it. 0 unless these are most of the texts; of very many the first tell.
  ///
  ///     let checker = try Checker(loader.catalog, alerts: loader.alerts)
  ///     if checker.textsWithoutSource > 0 { … }
  public var textsWithoutSource: Int {
    let hasSourceFile = catalog.documents.contains { document in
      !document.entries.contains(where: document.hasSource)
        && document.tables.contains { $0.locale == catalog.sourceLocale || $0.locale == "Base" }
    }
    guard hasSourceFile else { return 0 }
    let members = alerts.lazy.flatMap(\.members).prefix(Self.membersAsked)
      .filter { !self.catalog.references($0).isEmpty }
    let count = members.count { self.catalog.source($0) == nil }
    return count > 2 && count * 2 > members.count ? count : 0
  }

  private static let membersAsked = 2_000
}
