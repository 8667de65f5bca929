/// What a key's name says about its role: `trip.delete.alert.title`, `deleteTripAlertTitle`.
struct KeyName {
  /// The key without its role part; siblings share it.
  var stem: String
  /// The role part's meaning.
  var role: Role
  /// The style a button part suggests.
  var style = ButtonStyle.unknown
  /// A part says alert, dialog, confirm …
  var hasContainer: Bool
  /// The container is only `error`, which is often inline text.
  var isOnlyError: Bool
  /// Container and role are words that also occur outside alerts: `sheet`, `description`.
  var isWeak: Bool
  /// The part that told the role.
  var rolePart: String

  /// The same, as the reason of a claim.
  var reason: String { Self.reasons[rolePart] ?? Self.reason(rolePart) }

  private static func reason(_ part: String) -> String { "key name (…\(part))" }
  private static let reasons = Dictionary(
    uniqueKeysWithValues: roleWords.map { ($0, reason($0)) })

  /// Parses a key; `nil` when no part names a role.
  init?(_ key: String, extraRoles: [String: [String]] = [:]) {
    let parts = Self.parts(key)
    guard parts.count >= 2 else { return nil }
    func extra(_ role: String, _ part: String) -> Bool { extraRoles[role]?.contains(part) ?? false }
    var index = parts.count - 1
    while index > 0, Self.isNumber(parts[index]) { index -= 1 }
    let last = parts[index]
    let role: Role
    switch last {
    case _ where Self.titles.contains(last) || extra("title", last): role = .title
    case _ where Self.messages.contains(last) || extra("message", last): role = .message
    case _ where Self.fields.contains(last) || extra("field", last): role = .field
    case _ where Self.buttons[last] != nil || extra("button", last) || extra("cancel", last):
      role = .button
      style = extra("cancel", last) ? .cancel : Self.buttons[last] ?? .unknown
    default: return nil
    }
    self.role = role
    rolePart = last
    var rest = Array(parts[..<index])
    if role == .button, let before = rest.last, Self.buttons[before] != nil,
      last == "button" || last == "title"
    {
      style = Self.buttons[before] ?? .unknown
      rest.removeLast()
    } else if role == .title, let before = rest.last,
      ["button", "btn", "action", "cta"].contains(before)
    {
      self.role = .button
      rest.removeLast()
      if let name = rest.last, let named = Self.buttons[name] {
        style = named
        rest.removeLast()
      }
    }
    let containers = rest.filter(Self.containers.contains)
    hasContainer = !containers.isEmpty
    isWeak = Self.weakRoles.contains(last) || containers.allSatisfy(Self.weakContainers.contains)
    isOnlyError =
      hasContainer && containers.allSatisfy { ["error", "failure", "warning"].contains($0) }
    stem = rest.joined(separator: ".")
    if stem.isEmpty { return nil }
  }

  /// `trip_delete.alertTitle` → trip, delete, alert, title. A key with a space is natural language.
  static func parts(_ key: String) -> [String] {
    var parts: [String] = []
    var current: [UInt8] = []
    var previousIsLower = false
    func close() {
      if !current.isEmpty { parts.append(String(decoding: current, as: UTF8.self)) }
      current.removeAll(keepingCapacity: true)
    }
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: " "), 0x09...0x0D: return []
      case _ where isSeparator(byte):
        close()
        previousIsLower = false
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if previousIsLower { close() }
        current.append(byte | 0x20)
        previousIsLower = false
      default:
        current.append(byte)
        previousIsLower = true
      }
    }
    close()
    return parts
  }

  private static func isNumber(_ part: String) -> Bool {
    guard let first = part.utf8.first, first < 0x61 || first >= 0x80 else { return false }
    return part.allSatisfy(\.isNumber)
  }

  /// What stands between parts.
  static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Every word that names a role; none is longer than 16 letters.
  static let roleWords = titles.union(messages).union(fields).union(buttons.keys)

  private static let titles: Set<String> = [
    "title", "ttl", "heading", "header", "headline", "question",
  ]
  private static let messages: Set<String> = [
    "message", "msg", "text", "body", "description", "desc", "detail", "details", "info",
    "subtitle",
    "informative", "reason", "explanation",
  ]
  private static let weakRoles: Set<String> = [
    "heading", "header", "headline", "description", "desc", "detail", "details", "info", "subtitle",
    "reason", "explanation",
  ]
  private static let weakContainers: Set<String> = ["prompt", "sheet", "modal"]
  private static let fields: Set<String> = ["placeholder", "textfield", "field"]
  private static let containers: Set<String> = [
    "alert", "alerts", "dialog", "dialogue", "confirm", "confirmation", "prompt", "popup",
    "actionsheet", "sheet", "modal", "warning", "error", "failure",
  ]
  private static let buttons: [String: ButtonStyle] = [
    "button": .unknown, "btn": .unknown, "action": .unknown, "cta": .unknown,
    "primary": .default, "secondary": .unknown, "tertiary": .unknown, "confirm": .unknown,
    "ok": .default, "yes": .unknown, "no": .cancel, "cancel": .cancel, "dismiss": .cancel,
    "close": .cancel, "delete": .destructive, "remove": .destructive, "discard": .destructive,
    "keep": .unknown, "retry": .default, "continue": .default, "done": .default, "later": .cancel,
    "notnow": .cancel, "save": .default, "dontsave": .destructive, "settings": .default,
    "allow": .default, "deny": .cancel,
  ]
}
