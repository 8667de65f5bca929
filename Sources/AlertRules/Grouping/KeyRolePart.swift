/// The part of a key that names the role of its text: of `trip.delete.alert.title2` “title”.
struct KeyRolePart {
  /// What the part says.
  let role: Role
  /// The style that it suggests.
  let style: ButtonStyle
  /// The part, as one word.
  let name: String
  /// What is known of it everywhere; `nil` for a word that only this project uses.
  let word: KeyWord?
  /// The other parts.
  let rest: ArraySlice<String>
  /// The key up to a word for a button that stands before the name of that button: of `trip.alert.button.rename`
  /// `trip.alert`.
  let alert: String?
  /// A number stands behind it: `button2`.
  let isNumbered: Bool

  /// Finds it; `nil` where no part names a role.
  ///
  /// - Parameter extraRoles: words that name a role in this project.
  init?(_ parts: ArraySlice<String>, _ extraRoles: [KeyRoles]) {
    guard parts.count >= 2 else { return nil }
    var rest = Self.withoutNumbers(parts)
    if let extra = Self.extraRole(rest, extraRoles) {
      name = KeyName.joined(rest.suffix(extra.parts))
      word = KeyWord.all[name]
      self.rest = rest.dropLast(extra.parts)
      role = extra.role
      style = extra.style ?? word?.style ?? .unknown
      alert = nil
      isNumbered = false
      return
    }
    rest = Self.withoutText(rest)
    isNumbered = rest.last.map { $0 != Self.withoutNumber($0) } ?? false
    rest = Self.withRoleLast(rest)
    if let inner = Self.innerButton(rest) {
      alert = KeyName.joined(rest[..<inner])
      rest = rest[..<inner] + rest[(inner + 1)...] + [rest[inner]]
    } else {
      alert = nil
    }
    guard let last = rest.popLast() else { return nil }
    name = last
    word = KeyWord.all[last]
    if word?.needsButton ?? false {
      guard rest.last.flatMap({ KeyWord.all[$0]?.isGeneric }) ?? false else { return nil }
    }
    guard let role = Self.role(of: word, behind: rest.last) else { return nil }
    self.role = role
    style = word?.style ?? .unknown
    self.rest = rest
  }

  /// The parts without what only counts at the end: `title.2`.
  private static func withoutNumbers(_ parts: ArraySlice<String>) -> ArraySlice<String> {
    let end = parts.dropFirst().lastIndex { !isNumber($0) && !KeyName.isVersion($0.utf8) }
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

  /// `button2` → `button`
  static func withoutNumber(_ part: String) -> String {
    guard let last = part.utf8.last, last.isDigit else { return part }
    let end = part.utf8.lastIndex { !$0.isDigit } ?? part.startIndex
    return String(part[..<part.utf8.index(after: end)])
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

  private static func isNumber(_ part: String) -> Bool {
    guard let first = part.utf8.first, first < 0x61 || first >= 0x80 else { return false }
    return part.allSatisfy(\.isNumber)
  }
}
