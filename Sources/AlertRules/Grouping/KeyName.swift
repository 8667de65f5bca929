/// What a key's name says about its role: `trip.delete.alert.title`, `deleteTripAlertTitle`.
struct KeyName {
  /// The key without its role part; siblings share it.
  var stem: String
  /// The stem without the word that tells which button it is: of `trip.delete.button` `trip`, if that is
  /// the alert and not “trip.delete”.
  var shortStem: String?
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
  /// - Parameter extraRoles: words that name a role in this project, by role: the manifest’s `key-roles`,
  ///   the parts of each joined.
  init?(_ key: String, extraRoles: [String: [String]] = [:]) {
    var rest = Self.parts(key)[...]
    guard rest.count >= 2 else { return nil }
    while rest.count > 1, let last = rest.last, Self.isNumber(last) { rest.removeLast() }
    let extra = Self.extraRole(rest, extraRoles)
    let roleParts = rest.suffix(extra?.parts ?? 1)
    rest.removeLast(roleParts.count)
    rolePart = roleParts.joined(separator: ".")
    let word = KeyWord.all[rolePart]
    if extra == nil, word?.needsButton ?? false {
      guard rest.last.flatMap({ KeyWord.all[$0]?.isGeneric }) ?? false else { return nil }
    }
    guard let named = extra?.role ?? word?.role else { return nil }
    role = named
    style = extra?.style ?? word?.style ?? .unknown
    var isGeneric = word?.isGeneric ?? false
    if role == .title, let before = rest.last, KeyWord.all[before]?.isGeneric ?? false {
      // “delete.button.title”
      role = .button
      isGeneric = true
      rest.removeLast()
    }
    if role == .button, let before = rest.last {
      let button = KeyWord.all[before]
      if isGeneric, let button, button.role == .button {
        // “delete.button”, “delete.button.title”: the word before tells which.
        style = button.style
        if button.tellsOrder {
          rest.removeLast()
        } else if rest.count > 1 {
          shortStem = rest.dropLast().joined(separator: ".")
        }
      } else if isGeneric {
        // “trip.alert.rename.button”: any word behind the alert does.
        shortStem = Self.alertStem(rest)
      } else if button?.isGeneric ?? false, rest.count > 1 {
        // “button.delete”
        shortStem = rest.dropLast().joined(separator: ".")
      }
    }
    let containers = rest.compactMap { KeyWord.all[$0]?.container }
    hasContainer = !containers.isEmpty
    isWeak = word?.isWeakRole ?? false || containers.allSatisfy { $0 == .weak }
    isOnlyError = hasContainer && containers.allSatisfy { $0 == .error }
    stem = rest.joined(separator: ".")
    if stem.isEmpty { return nil }
  }

  /// The parts up to the last one that says alert, if more come behind.
  private static func alertStem(_ parts: ArraySlice<String>) -> String? {
    guard let alert = parts.lastIndex(where: { KeyWord.all[$0]?.container == .sure }),
      alert < parts.endIndex - 1
    else { return nil }
    return parts[...alert].joined(separator: ".")
  }

  /// The longest word of the project at the end of a key, which may be several parts of it: `back_out`.
  private static func extraRole(
    _ parts: ArraySlice<String>, _ extra: [String: [String]]
  ) -> (role: Role, style: ButtonStyle?, parts: Int)? {
    if extra.isEmpty { return nil }
    let longest = extra.values.joined().map(\.utf8.count).max() ?? 0
    var found: (role: Role, style: ButtonStyle?, parts: Int)?
    var word = ""
    for (count, part) in zip(1..., parts.dropFirst().reversed()) {
      word = part + word
      if word.utf8.count > longest { break }
      func isExtra(_ role: String) -> Bool { extra[role]?.contains(word) ?? false }
      if isExtra("cancel") {
        found = (.button, .cancel, count)
      } else if let role = [Role.title, .message, .field, .button].first(where: {
        isExtra($0.rawValue)
      }) {
        found = (role, nil, count)
      }
    }
    return found
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
