/// `error.{name}.title`, `onboarding.*`: `*` matches anything, `{name}` one dotted part,
/// `{name*}` several.
struct KeyPattern: Sendable {
  private let parts: [Part]
  private enum Part: Sendable {
    case text(String)
    case any
    case name(String, several: Bool)
  }

  init(_ pattern: String) {
    var parts: [Part] = []
    var rest = pattern[...]
    while let character = rest.first {
      if character == "*" {
        parts.append(.any)
        rest = rest.dropFirst()
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        let name = rest[rest.index(after: rest.startIndex)..<end]
        parts.append(.name(String(name.filter { $0 != "*" }), several: name.hasSuffix("*")))
        rest = rest[rest.index(after: end)...]
      } else {
        let text = rest.prefix { $0 != "*" && $0 != "{" }
        let taken = text.isEmpty ? rest.prefix(1) : text
        parts.append(.text(String(taken)))
        rest = rest.dropFirst(taken.count)
      }
    }
    self.parts = parts
  }

  /// A pattern of a file. Few wildcards keep matching fast for any key.
  static func checked(_ value: YAMLValue) throws(ConfigurationError) -> KeyPattern {
    let text = try value.string()
    guard text.count(where: { $0 == "*" || $0 == "{" }) <= 3 else {
      throw value.error("more than three wildcards in “\(text)”")
    }
    return KeyPattern(text)
  }

  /// The names in it, in order.
  var names: [String] {
    parts.compactMap { if case .name(let name, _) = $0 { name } else { nil } }
  }

  /// The names and what they stand for, `nil` if the key does not match.
  func match(_ key: String) -> [String: String]? { Self.match(parts[...], key[...]) }

  /// The key that results from filling in names.
  func filled(_ names: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .any: "*"
      case .name(let name, _): names[name] ?? "{\(name)}"
      }
    }.joined()
  }

  private static func match(_ parts: ArraySlice<Part>, _ key: Substring) -> [String: String]? {
    guard let part = parts.first else { return key.isEmpty ? [:] : nil }
    switch part {
    case .text(let text):
      return key.hasPrefix(text) ? match(parts.dropFirst(), key.dropFirst(text.count)) : nil
    case .any:
      // Only the literal text that follows has to be found again: linear for patterns of one `*`.
      if parts.count == 1 { return [:] }
      for end in key.indices {
        if let names = match(parts.dropFirst(), key[end...]) { return names }
      }
      return match(parts.dropFirst(), "")
    case .name(let name, let several):
      let reach = several ? key : key.prefix { $0 != "." }
      var end = reach.endIndex
      while end > key.startIndex {
        if var names = match(parts.dropFirst(), key[end...]) {
          names[name] = String(key[..<end])
          return names
        }
        end = key.index(before: end)
      }
      return nil
    }
  }
}
