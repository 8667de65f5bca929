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
    let lastEnd = pattern.lastIndex(of: "}")
    while let character = rest.first {
      if character == "*" {
        parts.append(.any)
        rest = rest.dropFirst()
      } else if character == "{", let lastEnd, rest.startIndex < lastEnd,
        let end = rest.firstIndex(of: "}")
      {
        let name = rest[rest.index(after: rest.startIndex)..<end]
        parts.append(.name(String(name.filter { $0 != "*" }), several: name.hasSuffix("*")))
        rest = rest[rest.index(after: end)...]
      } else {
        let text = rest.prefix { $0 != "*" && $0 != "{" }
        let taken = text.isEmpty ? rest.prefix(1) : text
        if case .text(let before)? = parts.last {
          // A brace that opens no name.
          parts[parts.count - 1] = .text(before + taken)
        } else {
          parts.append(.text(String(taken)))
        }
        rest = rest.dropFirst(taken.count)
      }
    }
    self.parts = parts
  }

  /// A pattern of a file. A match takes time by the length of the key for each part, and few wildcards make few parts.
  static func checked(_ value: YAMLValue) throws(ConfigurationError) -> KeyPattern {
    let text = try value.string()
    let pattern = KeyPattern(text)
    let wildcards = pattern.parts.count { if case .text = $0 { false } else { true } }
    guard wildcards <= mostWildcards else {
      throw value.error(
        "“\(text)” has \(wildcards) wildcards, of at most \(mostWildcards): write out more of the key"
      )
    }
    return pattern
  }

  private static let mostWildcards = 3

  /// The names in it, in order.
  var names: [String] {
    parts.compactMap { if case .name(let name, _) = $0 { name } else { nil } }
  }

  /// The only key that matches, unless there are wildcards.
  var key: String? {
    guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }

  /// The names and what they stand for, `nil` if the key does not match. A `*` stands for as little as it may,
  /// a name for as much.
  func match(_ key: String) -> [String: String]? {
    // Most keys begin otherwise, or lack something.
    if case .text(let text) = parts.first, !key.utf8.starts(with: text.utf8) { return nil }
    let key = Array(key.utf8)
    for case .text(let text) in parts.dropFirst() where !key.contains(bytes: Array(text.utf8)) {
      return nil
    }
    let places = places(in: key)
    guard places[0][0] else { return nil }
    var names: [String: String] = [:]
    var start = 0
    for (part, next) in zip(parts, places.dropFirst()) {
      switch part {
      case .text(let text): start += text.utf8.count
      case .any: while !next[start] { start += 1 }
      case .name(let name, let several):
        let rest = key[start...]
        var end = several ? key.count : rest.firstIndex(of: UInt8(ascii: ".")) ?? key.count
        while !next[end] { end -= 1 }
        // The first of two with one name counts.
        if names[name] == nil { names[name] = String(decoding: rest[..<end], as: UTF8.self) }
        start = end
      }
    }
    return names
  }

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

  /// For each part, and behind the last one: where it may begin in a key so that the rest matches.
  private func places(in key: [UInt8]) -> [[Bool]] {
    var next = Array(repeating: false, count: key.count) + [true]
    var all = [next]
    // From the last to the first, so that nothing is tried twice.
    for part in parts.reversed() {
      next = Self.places(of: part, in: key, before: next)
      all.append(next)
    }
    return all.reversed()
  }

  private static func places(
    of part: Part, in key: [UInt8], before next: [Bool]
  ) -> [Bool] {
    var places = Array(repeating: false, count: key.count + 1)
    switch part {
    case .text(let text):
      let text = Array(text.utf8)
      for end in next.indices.dropFirst(text.count) where next[end] {
        places[end - text.count] = key[end - text.count..<end].elementsEqual(text)
      }
    case .any:
      var mayEnd = false
      for start in next.indices.reversed() {
        mayEnd = mayEnd || next[start]
        places[start] = mayEnd && isBoundary(start, in: key)
      }
    case .name(_, let several):
      var mayEnd = false
      for start in key.indices.reversed() {
        // One part ends before a dot; no name is empty.
        mayEnd = several || key[start] != UInt8(ascii: ".") ? mayEnd || next[start + 1] : false
        places[start] = mayEnd && isBoundary(start, in: key)
      }
    }
    return places
  }

  /// Whether no character is parted there.
  private static func isBoundary(_ place: Int, in key: [UInt8]) -> Bool {
    place == key.count || key[place] & 0xC0 != 0x80
  }
}
