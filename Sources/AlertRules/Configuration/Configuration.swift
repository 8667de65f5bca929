import Foundation

/// `.alertcat.yml`: how a project wants to be checked. A field is the option of the same name, which wins
/// over it; `rules` and `exclude` stand here only.
///
///     version: 1
///     rules: { button-length: off, button-yes-no: error }
///     exclude: [Pods, Carthage, App/Generated]
///     terms: terms.txt
///     fail-on: error
public struct Configuration: Sendable {
  /// The file, for messages.
  public let file: String
  /// Severities by rule; `nil`: the rule is off.
  public private(set) var rules: [String: Severity?] = [:]
  /// Files and folders that are not looked at, from the file's folder on.
  public private(set) var exclude: [String] = []
  /// The edition of the guideline, for every alert.
  public private(set) var edition: String?
  /// The platform the strings are for.
  public private(set) var platform: Platform?
  /// The language of the source text.
  public private(set) var sourceLocale: String?
  /// Where that stands.
  private var sourceLocalePlace: ConfigurationError?
  /// Whose habit counts where houses differ.
  public private(set) var convention: String?
  /// The glossary.
  private(set) var terms: NamedFile?
  /// The baseline.
  private(set) var baseline: NamedFile?
  /// The lowest severity that counts; `never`: none does.
  public private(set) var failOn: String?

  /// A file that a field names.
  struct NamedFile: Sendable {
    /// A path that can be opened.
    var path: String
    /// What is wrong where it is not there.
    var missing: ConfigurationError
  }

  /// Nobody named it: it does not make the program read a file of another place.
  private var isFound = false

  /// The name that is looked for.
  public static let name = ".alertcat.yml"

  /// What stands for “off” in `rules`.
  private static let off = "off"

  /// Reads a configuration.
  ///
  /// - Throws: ``ConfigurationError`` at the first field that is unknown or wrong.
  public init(_ text: String, file: String) throws(ConfigurationError) {
    self.file = file
    let root = try YAMLValue.parse(text, file: file)
    let fields = try root.fields([
      "version", "rules", "exclude", "edition", "platform", "source-locale", "convention", "terms",
      "baseline", "fail-on",
    ])
    guard let version = fields["version"], try version.string() == "1" else {
      throw (fields["version"] ?? root).error("expected “version: 1”")
    }
    for (id, value) in try fields["rules"]?.membersOrNone() ?? [] {
      guard Rules.ids.contains(id) else {
        throw value.error(
          "there is no rule named “\(id)”\(Suggestion.text(for: id, among: Rules.ids))")
      }
      rules[id] = .some(try Self.severity(value))
    }
    for value in try fields["exclude"]?.elements() ?? [] {
      let pattern = try value.string()
      if let problem = PathPatterns.problem(of: pattern) {
        throw value.error("“\(pattern)”: \(problem)")
      }
      exclude.append(pattern)
    }
    edition = try fields["edition"].map { value throws(ConfigurationError) in
      try Editions.checked(value)
    }
    platform = try fields["platform"].map { value throws(ConfigurationError) in
      try value.choice(Platform.self)
    }
    sourceLocale = try fields["source-locale"].map { value throws(ConfigurationError) in
      let name = try value.string()
      guard let tag = FileNames.tag(name) else {
        throw value.error("“\(name)” is not a locale; write it like fr or pt-BR")
      }
      return tag
    }
    sourceLocalePlace = fields["source-locale"]?.error("")
    convention = try fields["convention"].map { value throws(ConfigurationError) in
      try value.choice(among: ["apple", "gnome", "mozilla"])
    }
    failOn = try fields["fail-on"].map { value throws(ConfigurationError) in
      try value.choice(among: Severity.allCases.map(\.rawValue).reversed() + ["never"])
    }
    terms = try named(fields["terms"], "it lists words with a fixed case, one per line")
    baseline = try named(fields["baseline"], "check --write-baseline writes it")
  }

  /// The file that a field names; its path counts from the folder of the configuration.
  private func named(
    _ value: YAMLValue?, _ hint: String
  ) throws(ConfigurationError) -> NamedFile? {
    guard let value else { return nil }
    var path = try value.string()
    let missing = value.error("there is no file “\(path)”; \(hint)")
    let folder = Paths.folder(of: file)
    if !path.hasPrefix("/"), folder != "." {
      path = folder == "/" ? "/" + path : folder + "/" + path
    }
    return NamedFile(path: path, missing: missing)
  }

  private static func severity(_ value: YAMLValue) throws(ConfigurationError) -> Severity? {
    let name = try value.string()
    if name == off || name == "false" { return nil }
    if let severity = Severity(rawValue: name) { return severity }
    throw value.error("unknown value “\(name)”; use error, warning, info or off")
  }

  /// The configuration that is named, else the nearest `.alertcat.yml` of the paths, which must be one for
  /// all of them; `nil` if there is none.
  ///
  /// - Throws: ``ConfigurationError`` if it is wrong, ``FormatError`` if it cannot be read.
  public static func find(named name: String?, near paths: [String]) throws -> Configuration? {
    if let name { return try read(name) }
    var nearest = NearestFile(Self.name)
    let found = nearest.all(from: paths)
    guard found.count < 2 else {
      throw ConfigurationError(
        file: found[1], position: .start,
        problem:
          "\(found[0]) applies as well: check their files separately, or name one with --config",
        line: "")
    }
    guard let path = found.first else { return nil }
    try Links.check(path, option: "--config")
    var configuration = try read(path)
    configuration.isFound = true
    return configuration
  }

  /// The file that holds for a path, whatever it says; `nil` if there is none.
  public static func nearest(to path: String) -> String? {
    var nearest = NearestFile(Self.name)
    return nearest.find(from: path)
  }

  /// The glossary, where no other is given.
  ///
  /// - Throws: ``ConfigurationError`` if it is not there, ``FormatError`` if a configuration that nobody named leads
  ///   out of the repository.
  public func termsPath() throws -> String? { try checked(terms, "--terms") }

  /// The baseline, likewise.
  ///
  /// - Throws: as ``termsPath()`` does.
  public func baselinePath() throws -> String? { try checked(baseline, "--baseline") }

  private func checked(_ named: NamedFile?, _ option: String) throws -> String? {
    guard let named else { return nil }
    if isFound { try Links.check(named.path, namedIn: file, option: option) }
    if Paths.kind(of: named.path) == .missing { throw named.missing }
    return named.path
  }

  /// What is to be said of the source language, with its place in the file.
  public func remark(onSource problem: String) -> ConfigurationError? {
    var remark = sourceLocalePlace
    remark?.problem = problem
    return remark
  }

  private static func read(_ path: String) throws -> Configuration {
    let bytes = try FileReading.bytes(of: path, limit: YAMLLimits.size)
    let text = try SourceFile(path: path, original: bytes).bytes
    return try Configuration(String(decoding: text, as: UTF8.self), file: path)
  }

  /// What a search leaves out.
  public var patterns: PathPatterns? {
    exclude.isEmpty ? nil : PathPatterns(exclude, in: Paths.folder(of: file))
  }
}
