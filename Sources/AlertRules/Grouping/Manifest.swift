/// `alerts.yml`: what a team knows about its alerts. It always wins over guesses.
///
///     version: 1
///     defaults: { table: Localizable, platforms: [iOS] }
///     alerts:
///       trip-delete:
///         title: trip.delete.title
///         buttons:
///           - { key: trip.delete.confirm, style: destructive }
///           - { key: common.cancel, style: cancel }
public struct Manifest: Sendable {
  /// The file, for messages.
  public let file: String
  /// The file's name without its folder.
  var name: String { Paths.name(file) }
  var table = "Localizable"
  var platforms: [Platform] = []
  /// The folder it was found in: it speaks for what lies below. `nil`: for everything.
  var folder: String?
  /// Folders below it that have manifests of their own.
  var folders: [String] = []
  /// Shared by the manifests of a run.
  var realPaths = RealPaths()
  /// The edition for alerts that name none.
  public internal(set) var edition: String?
  var alertEntries: [ManifestAlert] = []
  var templates: [ManifestAlert] = []
  private var ignored: [KeyPattern] = []
  /// The keys that are named whole: a manifest written from code may name thousands.
  private var ignoredKeys: Set<[UInt8]> = []
  /// Fields under `conventions` that teach nothing: code and keys tell it by themselves. They may stand there, and
  /// whoever wrote them is told.
  public private(set) var idleConventions: [String] = []
  /// Words of keys that name a role.
  private(set) var keyRoles = KeyRoles()

  /// Reads a manifest.
  ///
  /// - Throws: ``ConfigurationError`` at the first field that is unknown or wrong.
  public init(_ text: String, file: String) throws(ConfigurationError) {
    self.file = file
    let root = try YAMLValue.parse(text, file: file)
    let fields = try root.fields([
      "version", "defaults", "conventions", "ignore", "alerts", "templates",
    ])
    guard let version = fields["version"], try version.string() == "1" else {
      throw (fields["version"] ?? root).error("expected “version: 1”")
    }
    if let defaults = try fields["defaults"]?.fields(["platforms", "edition", "table"]) {
      table = try defaults["table"]?.string() ?? table
      edition = try defaults["edition"].map { value throws(ConfigurationError) in
        try Editions.checked(value)
      }
      platforms = try Self.platforms(defaults["platforms"])
    }
    for element in try fields["ignore"].map({ value throws(ConfigurationError) in
      try value.elements()
    }) ?? [] {
      let pattern = try KeyPattern.checked(element)
      if let key = pattern.key {
        ignoredKeys.insert(Array(key.utf8))
      } else {
        ignored.append(pattern)
      }
    }
    try readConventions(fields["conventions"])
    for (name, value) in try fields["alerts"]?.membersOrNone() ?? [] {
      alertEntries.append(try ManifestAlert(name: name, value, defaults: self))
    }
    for value in try fields["templates"]?.elements() ?? [] {
      templates.append(try ManifestAlert(template: value, defaults: self))
    }
  }

  /// The languages in which some alert has exceptions.
  public var exceptionLocales: Set<String> {
    Set((alertEntries + templates).flatMap(\.alert.disabledIn.keys))
  }

  /// Whether a key is never part of a guessed alert.
  func ignores(_ key: String) -> Bool {
    !ignoredKeys.isEmpty && ignoredKeys.contains(Array(key.utf8))
      || ignored.contains { $0.match(key) != nil }
  }

  /// Whether the manifest speaks for a table: one of its files lies below the manifest's folder.
  func governs(_ table: TableID, in catalog: Catalog) -> Bool {
    guard let folder else { return true }
    return catalog.paths(of: table).contains { path in
      // A link to a file elsewhere lies where the link does.
      let parent = Paths.parts(of: path).dropLast()
      let near = parent.isEmpty ? "." : parent.joined(separator: "/") + "/"
      guard let real = realPaths.of(path), let place = realPaths.of(near) else { return true }
      return [real, place + "/"].contains { path in
        Paths.isInside(path, folder) && !folders.contains { Paths.isInside(path, $0) }
      }
    }
  }

  static func platforms(_ value: YAMLValue?) throws(ConfigurationError) -> [Platform] {
    var result: [Platform] = []
    guard let value else { return result }
    if case .scalar = value.node { return [try value.choice(Platform.self)] }
    for element in try value.elements() { result.append(try element.choice(Platform.self)) }
    return result
  }

  private mutating func readConventions(_ value: YAMLValue?) throws(ConfigurationError) {
    guard let value else { return }
    let idle = ["accessors", "wrappers", "stem-prefixes"]
    let fields = try value.fields(["key-roles"] + idle)
    idleConventions = idle.filter { fields[$0] != nil }
    for (role, parts) in try fields["key-roles"]?.members() ?? [] {
      guard let meaning = KeyRoles.Meaning(role) else {
        throw parts.error("“\(role)” is not a role; use title, message, button, cancel or field")
      }
      for word in try parts.strings() {
        let joined = KeyName.parts(word).joined()
        guard !joined.isEmpty else {
          throw parts.error("“\(word)” cannot end a key: keys have no spaces")
        }
        keyRoles.add(joined, meaning)
      }
    }
  }
}
