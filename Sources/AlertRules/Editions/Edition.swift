import CatalogData

/// One edition of the guideline: which rules it asks for, how strictly, and which way.
public struct Edition: Sendable {
  /// `hig-2024`.
  public var id: String
  /// The document's name.
  public var name: String
  /// How a title that is one complete statement is written: as a sentence with its mark, or in title
  /// style without.
  public var statementTitles: LocalePolicy.CasingStyle
  /// How many buttons an alert takes, and an action sheet.
  public var buttons: ClosedRange<Int>
  /// See ``buttons``.
  public var sheetButtons: ClosedRange<Int>
  /// Lines of a title: above the first it is worth a mention, above the second too long.
  public var titleLines: ClosedRange<Int>
  /// Lines of a message that are not too many.
  public var messageLines: ClosedRange<Int>
  /// Where a destructive button needs its style.
  public var destructiveStyle: DestructiveStyle
  /// From how many buttons on a choice belongs on an action sheet; two: every confirmation of what a
  /// person set off.
  public var sheetFrom: Int
  /// Whether Cancel changes places with a destructive button, so that nobody taps that by habit.
  public var cancelTrailsDestruction: Bool
  /// Lines of title, message and buttons together, before people have to scroll.
  public var totalLines: Int
  /// Where “you” and “my” are avoided.
  public var pronounFreeRoles: Set<Role>
  /// What a check of English title style leaves in either case: what no edition is clear about (spec RULES
  /// §10), and the words that this one does not mention, with last minor words, particles and second parts
  /// of compounds (§7.1).
  var leniency: TitleStyle.Leniency
  /// The edition whose rules of structure hold as well for an alert that is shown in a style of WatchKit.
  public var watchKitEdition: String?
  /// The English verb for sending people to a button: `choose`, `tap`.
  public var pointingVerb: String?
  /// Severity by rule; a rule that is not here is off.
  public var severities: [String: Severity]
}

extension Edition {
  /// The same edition with other severities; `nil`: off.
  func with(_ severities: [String: Severity?]) -> Edition {
    var copy = self
    for (rule, severity) in severities { copy.severities[rule] = severity }
    return copy
  }

  /// How strictly it asks for a rule, in words: `warning`, `off`.
  func level(of rule: RuleInfo) -> String {
    if let severity = severities[rule.id] { return severity.rawValue }
    guard rule.roles.isEmpty, let other = watchKitEdition.flatMap({ try? Editions.edition($0) }),
      let severity = other.severities[rule.id]
    else { return "off" }
    return "\(severity.rawValue) in styles of WatchKit"
  }
}

/// Where a destructive button needs its style.
public enum DestructiveStyle: String, Sendable, CaseIterable {
  /// Everywhere.
  case always
  /// On action sheets.
  case sheets
  /// Unless the person chose exactly this destruction.
  case unlessDeliberate = "unless-deliberate"
}

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
      problem: "“\(id)” is no edition; there are \(ids.joined(separator: ", "))"
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
        "“\(id)” is no edition; there are \(ids.joined(separator: ", "))"
          + Suggestion.text(for: id, among: ids))
    }
    return id
  }
}
