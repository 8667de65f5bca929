import CatalogData

/// The editions among the catalog data.
public enum Editions {
  /// Their ids, sorted.
  public static let ids = CatalogData.names(in: "Editions").filter { $0.hasSuffix(".yml") }
    .map { String($0.dropLast(4)) }

  /// What applies when nobody says otherwise.
  public static let standard = "hig-2024"

  /// Reads an edition.
  ///
  /// - Throws: ``ConfigurationError`` with the nearest id if there is none of that name.
  public static func edition(_ id: String) throws(ConfigurationError) -> Edition {
    if let edition = try files.value(id, { () throws(ConfigurationError) in try read(id) }) {
      return edition
    }
    throw ConfigurationError(
      file: "--edition", position: .start,
      problem: "unknown edition “\(id)”; use \(ids.joined(separator: ", "))"
        + Suggestion.text(for: id, among: ids), line: "")
  }

  private static let files = Remembered<Edition>()

  private static func read(_ id: String) throws(ConfigurationError) -> Edition? {
    guard ids.contains(id), let text = CatalogData.text("Editions/\(id).yml") else { return nil }
    let fields = try YAMLValue.parse(text, file: "Editions/\(id).yml").fields([
      "edition", "name", "statement-titles", "buttons", "sheet-buttons", "title-lines",
      "message-lines", "total-lines", "pointing-verb", "pronoun-free",
      "either-case", "sheet-from", "cancel-trails-destruction", "destructive-style", "watchkit",
      "rules",
    ])
    var severities: [String: Severity] = [:]
    for (rule, severity) in try fields["rules"]?.members() ?? [] {
      severities[rule] = try severity.choice(Severity.self)
    }
    var pronounFree: Set<Role> = []
    for role in try fields["pronoun-free"]?.elements() ?? [] {
      pronounFree.insert(try role.choice(Role.self))
    }
    let eitherCase = try fields["either-case"]?.strings() ?? []
    return Edition(
      id: id, name: try fields["name"]?.string() ?? id,
      statementTitles: try fields["statement-titles"]?.choice(LocalePolicy.CasingStyle.self)
        ?? .sentence,
      buttons: try range(fields["buttons"]) ?? 1...3,
      sheetButtons: try range(fields["sheet-buttons"]) ?? 1...Int.max,
      titleLines: try range(fields["title-lines"]) ?? 2...2,
      messageLines: try range(fields["message-lines"]) ?? 1...4,
      destructiveStyle: try fields["destructive-style"]?.choice(DestructiveStyle.self) ?? .always,
      sheetFrom: try number(fields["sheet-from"]) ?? 3,
      cancelTrailsDestruction: try fields["cancel-trails-destruction"]?.bool() ?? false,
      totalLines: try number(fields["total-lines"]) ?? 8,
      pronounFreeRoles: pronounFree,
      leniency: TitleStyle.Leniency(
        words: English.shared.words(.laxCase).union(eitherCase), edges: !eitherCase.isEmpty,
        dashes: true),
      watchKitEdition: try fields["watchkit"]?.string(),
      pointingVerb: try fields["pointing-verb"]?.string(),
      severities: severities)
  }

  private static func number(_ value: YAMLValue?) throws(ConfigurationError) -> Int? {
    guard let value else { return nil }
    guard let number = Int(try value.string()) else { throw value.error("expected a number") }
    return number
  }

  /// `[1, 3]`.
  private static func range(_ value: YAMLValue?) throws(ConfigurationError) -> ClosedRange<Int>? {
    guard let value else { return nil }
    let numbers = try value.strings().compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw value.error("expected two numbers, the smaller one first")
    }
    return numbers[0]...numbers[1]
  }

  /// The id in a YAML file, if there is such an edition.
  static func checked(_ value: YAMLValue) throws(ConfigurationError) -> String {
    let id = try value.string()
    guard ids.contains(id) else {
      throw value.error(
        "unknown edition “\(id)”; use \(ids.joined(separator: ", "))"
          + Suggestion.text(for: id, among: ids))
    }
    return id
  }
}
