/// Strings that a person sees together in one alert.
public struct Alert: Sendable {
  /// The name in the manifest, or the stem of the keys.
  public var id: String
  /// The manifest that states it; empty where it was found otherwise.
  public var manifest = ""
  /// The table of the title (or the first string).
  public var table: TableID
  /// Its strings: title, message, buttons in declared order.
  public var members: [Member]
  /// Platforms it appears on; empty when unknown.
  public var platforms: [Platform] = []
  /// How it is shown, as far as the manifest says so.
  public var statedPresentation: Presentation?
  /// It is shown in a way that only the running app knows: a sheet on one device, an alert on another.
  public var hasOtherPresentation = false
  /// What it is for; `nil`: derived from its buttons.
  public var statedKind: AlertKind?
  /// Whether `members` holds every button, so that counting them means something.
  public var knowsAllButtons = false
  /// It has a title that is not among `members`.
  public var hasOtherTitle = false
  /// It has a message that is not among `members`: one that only the running app knows.
  public var hasOtherMessage = false
  /// The manifest names strings that no file of the run holds, so what is absent means nothing.
  public var isPartial = false
  /// The edition the manifest asks for.
  public var edition: String?
  /// 0 to 1; 1 only by manifest.
  public var confidence: Double
  /// Rules switched off, with the reason.
  public var disabled: [String: String] = [:]
  /// The same for single locales.
  public var disabledIn: [String: [String: String]] = [:]
  /// What the text fields ask for, and whether they hide it.
  public var fields: [Field] = []
  /// What the declared order of the buttons means; `nil`: nothing is known.
  public var order: Order?
  /// Whether the person asked for exactly this destruction.
  public var isDeliberate: Bool?
  /// Whether what it warns of can be undone.
  public var isUndoable: Bool?
  /// What stands in place of placeholders, for estimates of length: `%@` → `Summer in the Alps`.
  public var samples: [String: String] = [:]
  /// Whether the person set it off, and not the app.
  public var isByUser: Bool?
  /// What an action sheet is shown in; `nil`: nothing is known.
  public var surroundings: Surroundings?
  /// The symbol it shows.
  public var icon: Icon?
  /// It offers not to be shown again.
  public var hasSuppression = false

  /// An alert of which nothing but its strings is known.
  public init(
    id: String, table: TableID, members: [Member], platforms: [Platform] = [],
    edition: String? = nil, confidence: Double
  ) {
    self.id = id
    self.table = table
    self.members = members
    self.platforms = platforms
    self.edition = edition
    self.confidence = confidence
  }

  /// Whether its title is not shown everywhere: SwiftUI hides that of a confirmation dialog on most devices, unless it
  /// is told not to, so that the message may say the same.
  var mayHideTitle: Bool { statedPresentation == .confirmationDialog && platforms != [.macOS] }

  /// A text field.
  public struct Field: Sendable {
    /// Key of its placeholder.
    public var key: String
    /// Whether what is typed stays hidden.
    public var isSecure: Bool

    /// Creates a field.
    public init(key: String, isSecure: Bool) {
      self.key = key
      self.isSecure = isSecure
    }
  }

  /// What an order of buttons means.
  public enum Order: String, Sendable, CaseIterable {
    /// As added in code.
    case declared
    /// As drawn, from the leading edge or the top.
    case visual
  }

  /// What an action sheet is shown in.
  public enum Surroundings: String, Sendable, CaseIterable {
    /// A narrow window, as on a phone.
    case compact
    /// A wide window, where the sheet becomes a popover.
    case regular
    /// A popover that is open already.
    case popover
  }

  /// A symbol in an alert.
  public enum Icon: String, Sendable, CaseIterable {
    /// No symbol.
    case none
    /// The caution symbol, for unexpected loss.
    case caution
    /// The icon of the app.
    case app
    /// A picture of its own.
    case custom
  }

  /// One string of an alert. Large catalogs have many, so the small facts stand together.
  public struct Member: Sendable {
    /// The table it is in.
    public var table: TableID
    /// Its key there.
    public var key: String
    /// Why it is believed to be this.
    public var claims: [Claim]
    /// Where the code uses it outside of alerts too, in words: `App/TripView.swift`; `nil`: nowhere that is known of.
    public var elsewhere: String?
    /// Where the key is in the catalog that the alert was found in.
    var place = KeyPlace.nowhere
    /// What it is.
    public var role: Role
    /// Button style.
    public var style = ButtonStyle.unknown
    /// Whether Return presses it; `nil` when unknown.
    public var isDefault: Bool?
    /// Only the name of the key tells the style: “later” need not be the button that cancels.
    var isStyleGuessed = false

    /// Creates a member.
    public init(
      role: Role, table: TableID, key: String, style: ButtonStyle = .unknown,
      isDefault: Bool? = nil, claims: [Claim]
    ) {
      self.role = role
      self.table = table
      self.key = key
      self.style = style
      self.isDefault = isDefault
      self.claims = claims
    }

    /// The style as far as it is more than a guess: “ok” in the name of a key makes no default button,
    /// and the “default button” of a comment is the one that Return presses.
    var knownStyle: ButtonStyle {
      let isGuess = style == .default && !claims.contains { $0.source == .manifest }
      return isGuess ? .unknown : style
    }
  }

  /// How it is shown: in an alert, unless somebody says otherwise. `nil`: nobody knows.
  public var presentation: Presentation? {
    statedPresentation ?? (hasOtherPresentation ? nil : .alert)
  }

  /// Whether it is shown in a style of WatchKit: it appears on the watch only, and its style is stated.
  var isOfWatchKit: Bool {
    switch statedPresentation {
    case .alert, .sideBySide, .actionSheet: Set(platforms) == [.watchOS]
    case .confirmationDialog, .sheet, nil: false
    }
  }

  /// How surely a string belongs to it.
  func confidence(of member: Member) -> Double { min(confidence, Claim.combined(member.claims)) }

  /// Whether only the names of its keys tell that its strings belong together: which show at a time nobody knows then.
  var isOfKeysAlone: Bool {
    members.contains { $0.claims.contains { $0.source == .keyName } }
      && members.allSatisfy {
        $0.claims.allSatisfy { $0.source == .keyName || $0.source == .value }
      }
  }

  /// Whether comments call it an alert at one button and a dialog at another: perhaps they are two.
  var isCalledVariously: Bool {
    let reasons = members(.button).flatMap(\.claims).filter { $0.source == .comment }.map(\.reason)
    return Set(reasons.map { CommentClaim.dialogNouns.contains(where: $0.contains) }).count > 1
  }

  /// What makes two alerts the same one: what a manifest states is one in every deliverable; a guessed one
  /// belongs to its table.
  package var identity: String {
    confidence == 1 ? "\(manifest)\n\(id)" : "\(table.scope)\n\(table.name)\n\(id)"
  }

  /// The members of a role, in order.
  public func members(_ role: Role) -> [Member] { members.filter { $0.role == role } }
}
