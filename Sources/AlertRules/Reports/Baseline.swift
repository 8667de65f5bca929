import Foundation

/// Findings that were there before: a project with old debt hears only of new ones.
///
///     { "findings" : [ { "file" : "fr.lproj/Localizable.strings", "rule" : "button-yes-no", … } ], "version" : 1 }
///
/// Files are named from the folder of the baseline. A finding is known as long as rule, string and text are
/// the same; its line and its wording do not count.
public struct Baseline: Sendable {
  /// The file.
  public let path: String
  private let known: Set<Known>
  /// Whether strings of no alert were checked as well when it was written.
  public let allStrings: Bool
  /// How many findings it knows.
  public var count: Int { known.count }

  private struct Contents: Codable {
    /// Strings of no alert were checked as well.
    var allStrings: Bool?
    var findings: [Known]
    var version: Int
  }

  private struct Known: Codable, Hashable {
    var file: String
    var identity: FindingIdentity

    /// - Parameter files: the paths of the documents.
    init(_ finding: Finding, _ catalog: Catalog, _ files: [String]) {
      file = files[finding.reference.document]
      identity = FindingIdentity(finding, catalog)
    }

    private enum CodingKeys: CodingKey { case file }

    init(from decoder: any Decoder) throws {
      file = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .file)
      identity = try FindingIdentity(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      try identity.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(file, forKey: .file)
    }

    var order: [String] {
      [
        file, identity.table, identity.key, identity.variation, identity.locale, identity.rule,
        identity.text,
      ]
    }
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``FormatError`` if it cannot be read, or is none.
  public init(readingFrom path: String) throws(FormatError) {
    let bytes = try FileReading.bytes(of: path, limit: FileLimits.sideFile)
    let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    guard let contents, contents.version == 1 else {
      throw FormatError(
        path, nil, "this is not a version 1 baseline", "give a file that --write-baseline wrote")
    }
    self.path = path
    known = Set(contents.findings)
    allStrings = contents.allStrings ?? false
  }

  /// Tells whether a finding about a catalog is known; also when values of it were corrected, which are judged anew.
  public func recognizer(for catalog: Catalog) -> @Sendable (Finding) -> Bool {
    let files = Self.files(of: catalog, from: Self.folder(of: path))
    return { [known] in known.contains(Known($0, catalog, files)) }
  }

  /// What is new, how many findings are known, and how many known ones are gone: from the files of this run,
  /// or with their files.
  ///
  /// - Parameter off: rules that nobody asked; what they said is not gone.
  public func compare(
    _ findings: [Finding], in catalog: Catalog, without off: Set<String> = []
  ) -> (new: [Finding], known: Int, gone: Int) {
    let folder = Self.folder(of: path)
    let files = Self.files(of: catalog, from: folder)
    var seen: Set<Known> = []
    let new = findings.filter { finding in
      let identity = Known(finding, catalog, files)
      guard known.contains(identity) else { return true }
      seen.insert(identity)
      return false
    }
    let gone = known.subtracting(elsewhere(than: files, in: folder)).subtracting(seen)
      .count { !off.contains($0.identity.rule) }
    return (new, findings.count - new.count, gone)
  }

  /// What is known of files that are there and not among these: nobody looked whether it still holds.
  private func elsewhere(than files: [String], in folder: [String]) -> Set<Known> {
    let start = "/" + folder.joined(separator: "/") + "/"
    let others = Set(known.map(\.file)).subtracting(files).filter {
      // What is in an archive has no place of its own.
      $0.contains(".zip/") || Paths.real(start + $0) != nil
    }
    return known.filter { others.contains($0.file) }
  }

  /// The file that knows all these findings, to be written to a path.
  ///
  /// - Parameter old: what stands there: what it knows of files that are not in the catalog stays.
  /// - Returns: how many findings stay, too.
  public static func text(
    _ findings: [Finding], in catalog: Catalog, for path: String, allStrings: Bool = false,
    keeping old: Baseline? = nil
  ) -> (text: String, kept: Int) {
    let folder = folder(of: path)
    let files = files(of: catalog, from: folder)
    let kept = old?.elsewhere(than: files, in: folder) ?? []
    let known = kept.union(findings.map { Known($0, catalog, files) })
      .map { ($0.order, $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    let hasAll = allStrings || !kept.isEmpty && old?.allStrings ?? false
    let contents = Contents(allStrings: hasAll ? true : nil, findings: known, version: 1)
    return (ReportJSON.of(contents), kept.count)
  }

  private static func files(of catalog: Catalog, from folder: [String]) -> [String] {
    catalog.documents.map { Self.path(of: $0.file.path, from: folder) }
  }

  private static func folder(of path: String) -> [String] {
    let folder = Paths.folder(of: path)
    return Paths.parts(of: Paths.real(folder) ?? Paths.absolute(folder)).filter { !$0.isEmpty }
  }

  /// `../App/fr.strings`
  private static func path(of file: String, from folder: [String]) -> String {
    let parts = Paths.parts(of: Paths.real(file) ?? Paths.absolute(file)).filter { !$0.isEmpty }
    let shared = zip(parts, folder).prefix { $0.hasSameBytes(as: $1) }.count
    let up = Array(repeating: "..", count: folder.count - shared)
    return (up + parts.dropFirst(shared)).joined(separator: "/")
  }
}
