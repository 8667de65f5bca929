/// One alert of a manifest, or a template for many.
struct ManifestAlert: Sendable {
  var alert: Alert
  /// For templates: the keys that make one.
  var match: KeyPattern?
  /// Keys that may be missing.
  var isOptional = false

  private static let fields = [
    "title", "message", "presentation", "kind", "initiated-by", "deliberate", "undoable",
    "platforms", "edition", "buttons", "unknown", "order", "text-fields", "suppression",
    "icon", "shown-in",
    "samples",
    "disable", "locales", "optional",
  ]

  init(name: String, _ value: YAMLValue, defaults: Manifest) throws(ConfigurationError) {
    self.init(id: name, defaults: defaults)
    try read(try value.fields(Self.fields), defaults)
  }

  init(template value: YAMLValue, defaults: Manifest) throws(ConfigurationError) {
    var fields = try value.fields(Self.fields + ["match"])
    guard let pattern = fields.removeValue(forKey: "match") else {
      throw value.error("a template needs “match”")
    }
    let text = try pattern.string()
    self.init(id: text, defaults: defaults)
    let match = try KeyPattern.checked(pattern)
    self.match = match
    try read(fields, defaults)
    for name in alert.members.flatMap({ KeyPattern($0.key).names })
    where !match.names.contains(name) {
      throw pattern.error("“{\(name)}” is in a key of this template, but not in its “match”")
    }
  }

  private init(id: String, defaults: Manifest) {
    alert = Alert(
      id: id, table: TableID(scope: "", name: defaults.table), members: [],
      platforms: defaults.platforms, edition: defaults.edition, confidence: 1)
    alert.manifest = defaults.file
  }

  private mutating func read(
    _ fields: [String: YAMLValue], _ defaults: Manifest
  ) throws(ConfigurationError) {
    if let title = fields["title"] { try add(title, .title, defaults) }
    if let message = fields["message"] { try add(message, .message, defaults) }
    if let first = alert.members.first { alert.table = first.table }
    if let value = fields["presentation"] {
      alert.statedPresentation = try value.choice(Presentation.self)
    }
    if let value = fields["kind"] { alert.statedKind = try value.choice(AlertKind.self) }
    if fields["platforms"] != nil { alert.platforms = try Manifest.platforms(fields["platforms"]) }
    if let value = fields["edition"] { alert.edition = try Editions.checked(value) }
    isOptional = try fields["optional"]?.bool() ?? false
    var unknown: Set<UnknownPart> = []
    for part in try fields["unknown"]?.elements() ?? [] {
      unknown.insert(try part.choice(UnknownPart.self))
    }
    alert.hasOtherTitle = unknown.contains(.title)
    alert.hasOtherMessage = unknown.contains(.message)
    alert.hasOtherPresentation = unknown.contains(.presentation)
    if let buttons = fields["buttons"] {
      alert.knowsAllButtons = !unknown.contains(.buttons)
      for button in try buttons.elements() { try addButton(button, defaults) }
    }
    for field in try fields["text-fields"]?.elements() ?? [] {
      let parts = try field.fields(["placeholder", "secure"])
      if let placeholder = parts["placeholder"] { try add(placeholder, .field, defaults) }
      let isSecure = try parts["secure"]?.bool() ?? false
      let key = parts["placeholder"] == nil ? "" : alert.members.last?.key ?? ""
      alert.fields.append(Alert.Field(key: key, isSecure: isSecure))
    }
    if let value = fields["suppression"] {
      try add(value, .suppression, defaults)
      alert.hasSuppression = true
    }
    alert.order = try fields["order"].map { value throws(ConfigurationError) in
      try value.choice(Alert.Order.self)
    }
    alert.surroundings = try fields["shown-in"].map { value throws(ConfigurationError) in
      try value.choice(Alert.Surroundings.self)
    }
    alert.icon = try fields["icon"].map { value throws(ConfigurationError) in
      try value.choice(Alert.Icon.self)
    }
    alert.isDeliberate = try fields["deliberate"].map { value throws(ConfigurationError) in
      try value.bool()
    }
    if let value = fields["initiated-by"] {
      alert.isByUser = try value.choice(Initiator.self) == .user
    }
    alert.disabled = try Self.reasons(fields["disable"])
    for (name, value) in try fields["locales"]?.members() ?? [] {
      guard let locale = FileNames.tag(name) else { throw value.error("“\(name)” is not a locale") }
      alert.disabledIn[locale] = try Self.reasons(try value.fields(["disable"])["disable"])
    }
    alert.isUndoable = try fields["undoable"].map { value throws(ConfigurationError) in
      try value.bool()
    }
    for (placeholder, sample) in try fields["samples"]?.members() ?? [] {
      alert.samples[placeholder] = try sample.string()
    }
  }

  /// What an alert has beside what is said of it.
  private enum UnknownPart: String, CaseIterable { case title, message, buttons, presentation }

  private enum Initiator: String, CaseIterable { case user, app }

  private static func reasons(_ value: YAMLValue?) throws(ConfigurationError) -> [String: String] {
    var result: [String: String] = [:]
    for (rule, reason) in try value?.members() ?? [] {
      guard Rules.isKnown(rule) else {
        throw reason.error(
          "there is no rule named “\(rule)”" + Suggestion.text(for: rule, among: Rules.ids))
      }
      let text = try reason.string()
      if text.trimmed.isEmpty { throw reason.error("expected the reason why “\(rule)” is off") }
      result[rule] = text
    }
    return result
  }

  /// A key, or `{key:, table:, elsewhere:}`; `none` for a message that is known to be absent.
  private mutating func add(
    _ value: YAMLValue, _ role: Role, _ defaults: Manifest, style: ButtonStyle = .unknown,
    isDefault: Bool? = nil
  ) throws(ConfigurationError) {
    var key = ""
    var table = defaults.table
    var elsewhere: String?
    if case .scalar = value.node {
      key = try value.string()
      if role == .message, key == "none" { return }
    } else {
      let fields = try value.fields(["key", "table", "elsewhere"])
      guard let named = fields["key"] else { throw value.error("expected a key") }
      key = try named.string()
      table = try fields["table"]?.string() ?? table
      elsewhere = try fields["elsewhere"]?.string()
    }
    var member = Alert.Member(
      role: role, table: TableID(scope: "", name: table), key: key, style: style,
      isDefault: isDefault,
      claims: [
        Claim(
          source: .manifest, confidence: 1, reason: "manifest \(defaults.name)")
      ])
    member.elsewhere = elsewhere
    alert.members.append(member)
  }

  private mutating func addButton(
    _ value: YAMLValue, _ defaults: Manifest
  ) throws(ConfigurationError) {
    if case .scalar = value.node { return try add(value, .button, defaults) }
    let fields = try value.fields(["key", "table", "elsewhere", "style", "default"])
    guard let key = fields["key"] else { throw value.error("a button needs a key") }
    let style = try fields["style"]?.choice(ButtonStyle.self) ?? .unknown
    let isDefault = try fields["default"]?.bool()
    try add(key, .button, defaults, style: style, isDefault: isDefault)
    let index = alert.members.count - 1
    if let table = fields["table"] { alert.members[index].table.name = try table.string() }
    alert.members[index].elsewhere = try fields["elsewhere"]?.string()
  }
}
