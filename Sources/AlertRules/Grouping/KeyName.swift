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
    var rest = Self.parts(key)[...]
    guard rest.count >= 2 else { return nil }
    rest = Self.withoutNumbers(rest)
    let extra = Self.extraRole(rest, extraRoles)
    if extra == nil { rest = Self.withoutText(rest) }
    let isNumbered = extra == nil && (rest.last.map { $0 != Self.withoutNumber($0) } ?? false)
    if extra == nil { rest = Self.withRoleLast(rest) }
    let inner = extra == nil ? Self.innerButton(rest) : nil
    let alert = inner.map { Self.joined(rest[..<$0]) }
    if let inner { rest = rest[..<inner] + rest[(inner + 1)...] + [rest[inner]] }
    let roleParts = rest.suffix(extra?.parts ?? 1)
    rest.removeLast(roleParts.count)
    rolePart = Self.joined(roleParts)
    let word = KeyWord.all[rolePart]
    if extra == nil, word?.needsButton ?? false {
      guard rest.last.flatMap({ KeyWord.all[$0]?.isGeneric }) ?? false else { return nil }
    }
    guard let named = extra?.role ?? Self.role(of: word, behind: rest.last) else { return nil }
    role = named
    style = extra?.style ?? word?.style ?? .unknown
    isDecision = word?.isDecision ?? false
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
        if button.tellsOrder {
          rest.removeLast()
        } else if rest.count > 1 {
          shortStem = Self.joined(rest.dropLast())
        }
      } else if isGeneric {
        // “trip.alert.rename.button”: any word behind the alert does.
        shortStem = Self.alertStem(rest)
      } else if button?.isGeneric ?? false, rest.count > 1 {
        // “button.delete”
        shortStem = Self.joined(rest.dropLast())
      }
    }
    if let alert { shortStem = alert }
    if role == .button, isNumbered, rest.count > 1 {
      // Of the second alert, `title2` and `ok2`, or the second button of the only one, `title` and `button2`.
      shortStem = Self.joined(rest.dropLast())
    }
    let words = rest.map { KeyWord.all[Self.withoutNumber($0)] }
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

  /// The parts without what only counts at the end: `title.2`.
  private static func withoutNumbers(_ parts: ArraySlice<String>) -> ArraySlice<String> {
    let end = parts.dropFirst().lastIndex { !isNumber($0) && !isVersion($0.utf8) }
    return parts[...(end ?? parts.startIndex)]
  }

  /// The parts of a key of an alert without what is filled in at their end, and what says only that this is a text:
  /// `alert.title_%@`, `alert.messageText`, `alert.title.label`.
  private static func withoutText(_ parts: ArraySlice<String>) -> ArraySlice<String> {
    var rest = parts
    if rest.last?.utf8.first == UInt8(ascii: "%") { rest.removeLast() }
    if let last = rest.last.flatMap({ KeyWord.all[$0] }), last.saysOnlyText,
      let role = lastRole(rest.dropLast())
    {
      // The “text” of what is called “delete” may be its message.
      let isOfButton = rest.dropLast().last.flatMap { KeyWord.all[$0]?.isGeneric } ?? false
      if last.role == nil || role == .title || role == .message || isOfButton { rest.removeLast() }
    }
    if rest.count == parts.count { return parts }
    return rest.contains { KeyWord.all[withoutNumber($0)]?.container?.isSure ?? false }
      ? rest : parts
  }

  /// The parts with the one that names the role at the end, as one word and without a number: of
  /// `button2`, `not_now`, `dontSave`, and of `alert.title.leave`, where the alert’s name stands behind.
  private static func withRoleLast(_ parts: ArraySlice<String>) -> ArraySlice<String> {
    guard let last = parts.last, lastRole(parts) == nil else {
      return joiningLast(parts)
    }
    let word = withoutNumber(last)
    if parts.count > 1, word != last, KeyWord.all[word]?.role != nil {
      return parts.dropLast() + [String(last.dropFirst(word.count)), word]
    }
    let named = parts.indices.dropFirst().first {
      KeyWord.all[parts[$0 - 1]]?.container?.isSure ?? false
        && KeyWord.all[parts[$0]]?.mayStandInside ?? false
    }
    guard let named else { return joiningLast(parts) }
    return parts[..<named] + parts[(named + 1)...] + [parts[named]]
  }

  /// Where a word for a button stands in an alert before the name of that button: `trip.alert.button.rename`.
  private static func innerButton(_ parts: ArraySlice<String>) -> Int? {
    guard lastRole(parts) == nil,
      let button = parts.indices.dropLast().last(where: { index in
        KeyWord.all[parts[index]]?.isGeneric ?? false
          && KeyWord.all[parts[index] + parts[index + 1]]?.container == nil
      }), parts[..<button].contains(where: { KeyWord.all[$0]?.container?.isSure ?? false })
    else { return nil }
    return button
  }

  /// `dont_save` → `dontsave`, where that names a button or a text field.
  private static func joiningLast(_ parts: ArraySlice<String>) -> ArraySlice<String> {
    guard parts.count > 2, KeyWord.heads.contains(parts[parts.endIndex - 2]) else { return parts }
    let word = parts.suffix(2).joined()
    guard let role = KeyWord.all[word]?.role, role == .button || role == .field else {
      return parts
    }
    return parts.dropLast(2) + [word]
  }

  /// The role that the last part names, in its place.
  private static func lastRole(_ parts: ArraySlice<String>) -> Role? {
    guard let word = parts.last.flatMap({ KeyWord.all[$0] }) else { return nil }
    return role(of: word, behind: parts.dropLast().last)
  }

  private static func role(of word: KeyWord?, behind part: String?) -> Role? {
    if word?.needsAlert ?? false {
      let before = part.flatMap { KeyWord.all[$0] }
      guard before?.container == .alert || before?.isGeneric ?? false else { return nil }
    }
    return word?.role
  }

  private static func withoutNumber(_ part: String) -> String {
    guard let last = part.utf8.last, last.isDigit else { return part }
    let end = part.utf8.lastIndex { !$0.isDigit } ?? part.startIndex
    return String(part[..<part.utf8.index(after: end)])
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
  private static func joined(_ parts: ArraySlice<String>) -> String {
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

  /// The longest word of the project at the end of a key, which may be several parts of it: `back_out`.
  private static func extraRole(
    _ parts: ArraySlice<String>, _ extra: [KeyRoles]
  ) -> (role: Role, style: ButtonStyle?, parts: Int)? {
    guard let longest = extra.map(\.longest).max() else { return nil }
    var found: (role: Role, style: ButtonStyle?, parts: Int)?
    var length = 0
    for (count, part) in zip(1..., parts.dropFirst().reversed()) {
      length += part.utf8.count
      if length > longest { break }
      let extra = extra.filter { $0.hasWord(ofLength: length) }
      if extra.isEmpty { continue }
      let word = parts.suffix(count).joined()
      if let meaning = extra.compactMap({ $0[word] }).min() {
        found = (meaning.role, meaning.style, count)
      }
    }
    return found
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

  private static func isNumber(_ part: String) -> Bool {
    guard let first = part.utf8.first, first < 0x61 || first >= 0x80 else { return false }
    return part.allSatisfy(\.isNumber)
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
