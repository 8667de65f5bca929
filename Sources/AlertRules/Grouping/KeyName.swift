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
    uniqueKeysWithValues: KeyWord.roles.map { ($0, reason($0)) })

  /// Parses a key; `nil` when no part names a role.
  ///
  /// - Parameter extraRoles: words that name a role in this project, by role: the manifest’s `key-roles`.
  init?(_ key: String, extraRoles: [String: [String]] = [:]) {
    var rest = Self.parts(key)[...]
    guard rest.count >= 2 else { return nil }
    while rest.count > 1, let last = rest.last, Self.isNumber(last) { rest.removeLast() }
    guard let last = rest.popLast(), let named = Self.role(of: last, extraRoles) else { return nil }
    role = named.role
    style = named.style
    rolePart = last
    let word = KeyWord.all[last]
    var isGeneric = word?.isGeneric ?? false
    if role == .title, let before = rest.last, KeyWord.all[before]?.isGeneric ?? false {
      // “delete.button.title”
      role = .button
      isGeneric = true
      rest.removeLast()
    }
    // “delete.button”, “delete.button.title”: the word before tells which; “confirm.button” may as well be
    // a button of “confirm.title”.
    if role == .button, isGeneric, let before = rest.last,
      let button = KeyWord.all[before], button.role == .button, button.container == nil
    {
      style = button.style
      rest.removeLast()
    }
    let containers = rest.compactMap { KeyWord.all[$0]?.container }
    hasContainer = !containers.isEmpty
    isWeak = word?.isWeakRole ?? false || containers.allSatisfy { $0 == .weak }
    isOnlyError = hasContainer && containers.allSatisfy { $0 == .error }
    stem = rest.joined(separator: ".")
    if stem.isEmpty { return nil }
  }

  private static func role(
    of part: String, _ extra: [String: [String]]
  ) -> (role: Role, style: ButtonStyle)? {
    let word = KeyWord.all[part]
    if !extra.isEmpty {
      func isExtra(_ role: String) -> Bool { extra[role]?.contains(part) ?? false }
      if isExtra("cancel") { return (.button, .cancel) }
      for role in [Role.title, .message, .field, .button] where isExtra(role.rawValue) {
        return (role, word?.style ?? .unknown)
      }
    }
    return word?.role.map { ($0, word?.style ?? .unknown) }
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
}
