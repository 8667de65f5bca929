/// Files and folders that a search leaves out, by patterns as in a `.gitignore`: `Pods` matches at any depth,
/// `App/Generated` and `/Pods` from the folder of the patterns on, `*` and `?` within a name, `**` any folders.
public struct PathPatterns: Sendable {
  /// The folder that they count from, without links.
  let folder: String
  private let patterns: [(text: String, names: [Name])]

  /// A name in a pattern.
  private enum Name: Equatable {
    case anyFolders
    case like([Unicode.Scalar])
  }

  /// Patterns that count from a folder.
  public init(_ patterns: [String], in folder: String) {
    self.folder = Paths.real(folder) ?? Paths.absolute(folder)
    self.patterns = patterns.compactMap { pattern in
      let names = pattern.split(separator: "/").map { name in
        name == "**" ? Name.anyFolders : .like(Array(name.unicodeScalars))
      }
      if names.isEmpty { return nil }
      let isAnchored = pattern.hasPrefix("/") || names.count > 1
      return (pattern, isAnchored ? names : [.anyFolders] + names)
    }
  }

  /// What is wrong with a pattern: it can match nothing, or means something else in a `.gitignore`; `nil`: nothing.
  public static func problem(of pattern: String) -> String? {
    if pattern.hasPrefix("!") {
      return "a pattern cannot take anything back in: name what is left out"
    }
    if let sign = pattern.first(where: { "[]\\".contains($0) }) {
      return "“\(sign)” has no meaning in a pattern; use *, ? or **"
    }
    let names = pattern.split(separator: "/")
    if names.isEmpty || names.contains("..") || names.contains(".") {
      return "a pattern names files or folders below that of the configuration"
    }
    return nil
  }

  /// The patterns, but for those of hidden files and folders, which a search leaves out anyway.
  var texts: [String] {
    patterns.map(\.text).filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
  }

  /// Whether a path, without links and dots, is left out.
  package func match(_ path: String) -> Bool { !matching(path).isEmpty }

  /// The patterns that leave a path out.
  func matching(_ path: String) -> [String] {
    guard Paths.isInside(path, folder) else { return [] }
    let names = path.dropFirst(folder.count).split(separator: "/").map { Array($0.unicodeScalars) }
    return patterns.filter { pattern in
      Self.match(names, pattern.names, wildcard: .anyFolders) { name, part in
        guard case .like(let scalars) = part else { return false }
        return Self.match(name, scalars, wildcard: "*") { $1 == "?" || $0 == $1 }
      }
    }.map(\.text)
  }

  /// Whether a text matches a pattern whose wildcard stands for any number of elements. Only the last
  /// wildcard is ever tried again, so the time is at most the product of their lengths.
  private static func match<Element, Part: Equatable>(
    _ text: [Element], _ pattern: [Part], wildcard: Part, _ fits: (Element, Part) -> Bool
  ) -> Bool {
    var (place, part) = (0, 0)
    var last: (place: Int, part: Int)?
    while place < text.count {
      if part < pattern.count, pattern[part] == wildcard {
        part += 1
        last = (place, part)
      } else if part < pattern.count, fits(text[place], pattern[part]) {
        (place, part) = (place + 1, part + 1)
      } else if let tried = last {
        (place, part) = (tried.place + 1, tried.part)
        last = (place, part)
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy { $0 == wildcard }
  }
}
