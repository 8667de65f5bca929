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
  /// The container is only `confirmation`, which may be a page.
  var isOnlyConfirmation: Bool
  /// Container and role are words that also occur outside alerts: `sheet`, `description`.
  var isWeak: Bool
  /// A part says that the text stands in another place: `onboarding`.
  var namesOtherPlace: Bool
  /// It names a button to decide with: `discard`, `cancel_button`.
  var isDecision: Bool
  /// The part that told the role.
  var rolePart: String

  /// The same, as the reason of a claim.
  var reason: String { Self.reasons[rolePart] ?? Self.reason(rolePart) }

  private static func reason(_ part: String) -> String { "key name (…\(part))" }
  private static let reasons = Dictionary(
    uniqueKeysWithValues: KeyWord.roles.map { ($0, reason($0)) })

  /// It names the title of a button, or that of an alert about an action: `delete.action.title`.
  var isButtonTitle: Bool { role == .button && KeyWord.all[rolePart]?.role == .title }

  /// Parses a key; `nil` when no part names a role.
  ///
  /// - Parameters:
  ///   - extraRoles: words that name a role in this project, of each of its manifests.
  ///   - titlesAlert: whether a title behind a word for a button is known to be that of an alert.
  init?(_ key: String, extraRoles: [KeyRoles] = [], titlesAlert: Bool = false) {
    guard let part = KeyRolePart(Self.parts(key)[...], extraRoles) else { return nil }
    let word = part.word
    rolePart = part.name
    role = part.role
    style = part.style
    isDecision = word?.isDecision ?? false
    var rest = part.rest
    var isGeneric = word?.isGeneric ?? false
    if role == .title, !titlesAlert, let before = rest.last, KeyWord.all[before]?.isGeneric ?? false
    {
      // “delete.button.title”
      role = .button
      isGeneric = true
      rest.removeLast()
    }
    if role == .button || role == .title, KeyWord.all[rest.last ?? ""]?.role == .suppression {
      // “save.alert.suppressionButton” names a checkbox.
      role = .suppression
      rest.removeLast()
    }
    if role == .button, let before = rest.last {
      let button = KeyWord.all[before]
      if isGeneric, let button, button.role == .button {
        // “delete.button”, “delete.button.title”: the word before tells which.
        style = button.style
        isDecision = button.isDecision
      }
      shortStem = Self.stem(ofButton: button, isGeneric: isGeneric, &rest)
    }
    if let alert = part.alert { shortStem = alert }
    if role == .button, part.isNumbered, rest.count > 1 {
      // Of the second alert, `title2` and `ok2`, or the second button of the only one, `title` and `button2`.
      shortStem = Self.joined(rest.dropLast())
    }
    let words = rest.map { KeyWord.all[KeyRolePart.withoutNumber($0)] }
    let containers = Self.containers(in: rest, words)
    hasContainer = !containers.isEmpty
    // The “description” of what is called an alert is a message.
    let isAlert = [words.first, words.last].contains { $0??.container == .alert }
    isWeak = word?.isWeakRole ?? false && !isAlert || containers.allSatisfy { $0 == .weak }
    isOnlyConfirmation = hasContainer && containers.allSatisfy { $0 == .confirmation }
    isOnlyError = hasContainer && containers.allSatisfy { $0 == .error }
    namesOtherPlace = words.contains { $0?.namesOtherPlace ?? false }
    stem = Self.joined(rest)
    if stem.isEmpty { return nil }
    // “common.title”, “common.confirm.title”: texts that many places share.
    if words.allSatisfy({ $0?.isNamespace ?? false || $0?.container == .confirmation }),
      words.contains(where: { $0?.isNamespace ?? false })
    {
      return nil
    }
  }

  /// What a button shares with its alert, where that is less than the parts before the word for it.
  ///
  /// - Parameters:
  ///   - button: what is known of the last of these parts.
  ///   - isGeneric: whether the word for the button says only that it is one.
  ///   - rest: the parts; the last one goes if it says only which button of the alert it is.
  private static func stem(
    ofButton button: KeyWord?, isGeneric: Bool, _ rest: inout ArraySlice<String>
  ) -> String? {
    let namesButton = button?.role == .button
    if isGeneric, namesButton, button?.tellsOrder ?? false {
      rest.removeLast()
      return nil
    }
    // “trip.alert.rename.button”: any word behind the alert does.
    if isGeneric, !namesButton { return alertStem(rest) }
    // “delete.button”, “button.delete”
    let tells = isGeneric || button?.isGeneric ?? false
    return tells && rest.count > 1 ? joined(rest.dropLast()) : nil
  }

  /// What says that the key belongs to an alert: `alert`, `alert2`, `action_sheet`; not the verb of what is shown
  /// in another place: `confirm_key_banner`.
  ///
  /// - Parameter words: what is known of the parts.
  private static func containers(
    in parts: ArraySlice<String>, _ words: [KeyWord?]
  ) -> [KeyWord.Container] {
    let place = words.lastIndex { $0?.namesOtherPlace ?? false }
    return zip(parts.indices, words.indices).compactMap { index, number in
      let part = parts[index]
      if let place, number < place, KeyWord.all[part]?.role == .button { return nil }
      if index + 1 < parts.endIndex, KeyWord.heads.contains(part),
        let container = KeyWord.all[part + parts[index + 1]]?.container
      {
        return container
      }
      return words[number]?.container
    }
  }

  /// With dots between them.
  static func joined(_ parts: ArraySlice<String>) -> String {
    let length = parts.reduce(parts.count - 1) { $0 + $1.utf8.count }
    if length <= 0 { return parts.first ?? "" }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var end = 0
      for var part in parts {
        if end > 0 {
          buffer[end] = UInt8(ascii: ".")
          end += 1
        }
        end = part.withUTF8 { buffer[end...].update(fromContentsOf: $0) }
      }
      return end
    }
  }

  /// The part of a stem up to the last word that says alert, if more come behind.
  static func alertStem(of stem: String) -> String? {
    alertStem(stem.split(separator: ".").map(String.init)[...])
  }

  /// The part of a key up to the last word that says alert, if more come behind.
  static func alertStem(ofKey key: String) -> String? { alertStem(parts(key)[...]) }

  /// The parts up to the last one that says alert, if more come behind.
  private static func alertStem(_ parts: ArraySlice<String>) -> String? {
    guard let alert = parts.lastIndex(where: { KeyWord.all[$0]?.container?.isSure ?? false }),
      alert < parts.endIndex - 1
    else { return nil }
    return joined(parts[...alert])
  }

  /// A key without what Xcode adds for values that stand behind it in the code: `trip.title %@ %lld` is `trip.title`.
  static func withoutArguments(_ key: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var end = key.count
    var index = end
    while index > 1 {
      index -= 1
      guard key[index] != UInt8(ascii: " ") else { break }
      if key[index] == UInt8(ascii: "%"), key[index - 1] == UInt8(ascii: " ") {
        index -= 1
        end = index
      }
    }
    return UnsafeRawBufferPointer(rebasing: key[..<end])
  }

  /// `trip_delete.URLAlertTitle` → trip, delete, url, alert, title. A key with a space is natural language, but for
  /// arguments at its end.
  static func parts(_ key: String) -> [String] {
    var key = key
    return key.withUTF8 { bytes in
      let bytes = withoutArguments(UnsafeRawBufferPointer(bytes))
      var parts: [String] = []
      parts.reserveCapacity(8)
      var start = 0
      var previousIsLower = false
      var capitals = 0
      func close(_ end: Int) {
        if start < end { parts.append(lowercased(bytes[start..<end])) }
        start = end
      }
      for index in bytes.indices {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: " "), 0x09...0x0D: return []
        case _ where isSeparator(byte):
          close(index)
          start = index + 1
          previousIsLower = false
          capitals = 0
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
          if previousIsLower { close(index) }
          previousIsLower = false
          capitals += 1
        default:
          // `URLAlert`: the last of several capitals begins a part.
          if capitals > 1, byte.isSmall { close(index - 1) }
          previousIsLower = true
          capitals = 0
        }
      }
      close(bytes.count)
      return parts
    }
  }

  private static func lowercased(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { buffer in
      for index in 0..<bytes.count {
        let byte = bytes[bytes.startIndex + index]
        buffer[index] = byte.small
      }
      return bytes.count
    }
  }

  /// `v2`, behind a key whose text was replaced.
  static func isVersion(_ part: some Collection<UInt8>) -> Bool {
    part.count > 1 && part.first.map { $0 | 0x20 } == UInt8(ascii: "v")
      && part.dropFirst().allSatisfy { $0.isDigit }
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
