/// Finds the files behind the paths of a command line. Deterministic: sorted by path bytes.
public struct InputSearch: Sendable {
  /// The files, each once.
  public private(set) var files: [InputFile] = []
  /// Paths that could not be used.
  public private(set) var errors: [FormatError] = []
  /// Paths that hold no localization file.
  public private(set) var emptyPaths: [String] = []
  /// Archives met in folders that hold no `.xcloc`.
  public private(set) var otherArchives: [String] = []
  /// Symbolic links in bundles, which are not followed.
  public private(set) var linksInBundles = 0
  /// Symbolic links to localization files and folders outside the searched folder, which are not followed.
  public private(set) var linksElsewhere: [String] = []
  /// Symbolic links with names of localization files and folders that lead nowhere.
  public private(set) var brokenLinks: [String] = []

  /// The languages that the names of files and folders left out by the patterns tell.
  public private(set) var localesLeftOut: Set<String> = []
  /// Patterns that left nothing out, if all that they could leave out was searched.
  public private(set) var idlePatterns: [String] = []

  /// Whether patterns left something out.
  public var hasLeftOut: Bool { !usedPatterns.isEmpty }

  private let excluded: String?
  private let patterns: PathPatterns?
  private var usedPatterns: Set<String> = []
  private var seen: Set<[UInt8]> = []
  /// How many files were met, those that were met before as well.
  private var met = 0
  /// The folder that is searched, without links.
  private var root = ""

  /// Searches `paths`; a folder is searched with its subfolders, hidden ones and links left out.
  ///
  /// - Parameters:
  ///   - patterns: what is left out of the search; a path that is given itself never is.
  ///   - excluded: an output folder inside the searched ones, left out as well.
  public init(
    _ paths: [String], _ patterns: PathPatterns? = nil, excluding excluded: String? = nil
  ) {
    self.excluded = excluded.flatMap(Paths.real)
    self.patterns = patterns
    for path in paths {
      let before = met + errors.count
      add(path)
      if met + errors.count == before { emptyPaths.append(path) }
    }
    guard let patterns else { return }
    let isWhole = paths.contains { path in
      Paths.real(path).map { $0 == patterns.folder || Paths.isInside(patterns.folder, $0) } ?? false
    }
    if isWhole { idlePatterns = patterns.texts.filter { !usedPatterns.contains($0) } }
  }

  /// Whether a PATH is the output folder itself.
  public static func isSame(_ path: String, as output: String) -> Bool {
    Paths.real(path).map { $0 == Paths.real(output) } ?? false
  }

  /// The `.lproj` or `.xcloc` that an output folder would be, or lie in: the next run would read the copies as inputs.
  public static func bundle(around output: String) -> String? {
    [output, Paths.real(output) ?? output].joined(separator: "/").split(separator: "/")
      .first { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcloc") }.map(String.init)
  }

  /// Whether the name of a file is that of a localization file.
  ///
  ///     InputSearch.isLocalization("fr.xliff")  // true
  public static func isLocalization(_ path: String) -> Bool { Formats.hasFormat(path) }

  /// Whether the name of a file is that of one that translators get and send back.
  ///
  ///     InputSearch.isExchange("fr.xliff")  // true
  public static func isExchange(_ path: String) -> Bool {
    (try? Formats.format(of: path).isExchange) ?? false
  }

  /// Where a single file goes: under its own name, and in its `.lproj`.
  public static func outputPath(of file: String) -> String {
    let folder = Paths.named(Paths.withoutLastSlashes(Paths.folder(of: file)))
    let name = Paths.name(file)
    return folder.hasSuffix(".lproj") ? Paths.name(folder) + "/" + name : name
  }

  /// Where the files of a folder go: a bundle keeps its name.
  package static func outputPath(ofFolder folder: String) -> String {
    let name = Paths.name(Paths.named(Paths.withoutLastSlashes(folder)))
    return name.hasSuffix(".lproj") || name.hasSuffix(".xcloc") ? name : ""
  }

  private mutating func add(_ path: String) {
    let trimmed = Paths.withoutLastSlashes(path)
    let name = Paths.name(trimmed)
    switch Paths.kind(of: trimmed) {
    case .file where isInSource(trimmed), .folder where isInSource(trimmed):
      errors.append(
        FormatError(
          trimmed, nil, "this is the source text in a bundle, which is never changed",
          "give the .xcloc"))
    case .folder:
      root = Paths.real(trimmed) ?? trimmed
      // A bundle is known by its name: “.” shows none.
      let named = Paths.named(trimmed)
      addFolder(
        named.hasSuffix(".xcloc") ? named : trimmed, output: Self.outputPath(ofFolder: trimmed))
    case .file where name.hasSuffix(".xcloc"): errors.append(Self.noFolder(trimmed))
    case .file:
      let output = Self.outputPath(of: trimmed)
      if Formats.pathExtension(name) == "zip" {
        do throws(FormatError) {
          if try !addArchive(trimmed, output: output) {
            throw FormatError(
              trimmed, nil, "no .xcloc in this archive", "unpack it, and give the folder")
          }
        } catch {
          errors.append(error)
        }
      } else {
        addFile(trimmed, output: output, use: .catalog)
      }
    case .other, .link:
      errors.append(FormatError(trimmed, nil, "not a regular file", "give a file or a folder"))
    case .missing: errors.append(Paths.missing(trimmed))
    }
  }

  /// Whether a path is that of the source text of a bundle, or lies in it.
  private func isInSource(_ path: String) -> Bool {
    Paths.real(path).map { ($0 + "/").contains(".xcloc/Source Contents/") } ?? false
  }

  private mutating func addFolder(_ folder: String, output: String) {
    if let excluded, Paths.real(folder) == excluded { return }
    if folder.hasSuffix(".xcloc") || Paths.real(folder)?.hasSuffix(".xcloc") ?? false {
      if !addBundle(folder, output: output, inside: "") { errors.append(Self.noXLIFF(folder)) }
      return
    }
    let place = Paths.real(folder) ?? folder
    for name in names(in: folder) where !name.hasPrefix(".") && name != "__MACOSX" {
      let path = folder + "/" + name
      if isLeftOut((place == "/" ? "" : place) + "/" + name) { continue }
      let below = output.isEmpty ? name : output + "/" + name
      switch Paths.kind(of: path, followingLinks: false) {
      case .folder: addFolder(path, output: below)
      case .file where name.hasSuffix(".xcloc"): errors.append(Self.noFolder(path))
      case .file:
        let ending = Formats.pathExtension(name)
        if Formats.all.contains(where: { $0.extensions.contains(ending) }) {
          addFile(path, output: below, use: .catalog)
        } else if ending == "zip" {
          // Any archive may lie in a project; one without a bundle is none of ours.
          do throws(FormatError) {
            if try !addArchive(path, output: below) { otherArchives.append(path) }
          } catch {
            if name.hasSuffix(".xcloc.zip") {
              errors.append(error)
            } else {
              otherArchives.append(path)
            }
          }
        }
      case .link: addLink(path)
      default: break
      }
    }
  }

  /// Whether a pattern leaves out what was met, by its own place: a link is not followed.
  private mutating func isLeftOut(_ path: String) -> Bool {
    guard let matching = patterns?.matching(path), !matching.isEmpty else { return false }
    usedPatterns.formUnion(matching)
    if let locale = FileNames.locale(of: path) { localesLeftOut.insert(locale) }
    return true
  }

  private static func noXLIFF(_ bundle: String) -> FormatError {
    FormatError(
      bundle, nil, "this bundle contains no XLIFF",
      "expected one in “Localized Contents”: ask for the file again")
  }

  private static func noFolder(_ bundle: String) -> FormatError {
    FormatError(
      bundle, nil, "an .xcloc bundle is a folder, but this is a file",
      "if it is a zip archive, let its name end in .xcloc.zip; otherwise ask for it again")
  }

  /// A link to what the search looks for. Inside the searched folder that is found where it is.
  private mutating func addLink(_ link: String) {
    guard let target = Paths.real(link) else {
      if Self.isSought(link) { brokenLinks.append(link) }
      return
    }
    if target.hasSameBytes(as: root) || Paths.isInside(target, root) { return }
    if Self.isSought(link) || Self.isSought(target) { linksElsewhere.append(link) }
  }

  /// Whether the name is that of a localization file or folder.
  private static func isSought(_ path: String) -> Bool {
    Formats.hasFormat(path) || path.hasSuffix(".lproj") || path.hasSuffix(".xcloc")
  }

  /// The names in a folder; what cannot be read is an error, never silence.
  private mutating func names(in folder: String) -> [String] {
    guard let found = Paths.names(in: folder) else {
      errors.append(
        FormatError(folder, nil, "the folder cannot be read", "check its permissions"))
      return []
    }
    if !found.unreadable.isEmpty {
      errors.append(
        FormatError(
          folder, nil,
          found.unreadable.count.counted("name in this folder is", "names in this folder are")
            + " not UTF-8 (\(found.unreadable.prefix(5).joined(separator: ", ")))",
          "give them names in UTF-8"))
    }
    return found.names
  }

  /// An `.xcloc`: its XLIFF is the catalog, with the source text in it; the rest is only copied.
  ///
  /// - Returns: whether there is one, or may be.
  private mutating func addBundle(_ bundle: String, output: String, inside: String) -> Bool {
    if let excluded, Paths.real(bundle + inside) == excluded { return true }
    var hasCatalog = false
    for name in names(in: bundle + inside)
    where name != ".DS_Store" && name != "__MACOSX" && !TemporaryFiles.isName(name) {
      let below = inside + "/" + name
      let path = bundle + below
      switch Paths.kind(of: path, followingLinks: false) {
      case .folder:
        if addBundle(bundle, output: output, inside: below) { hasCatalog = true }
      case .file:
        let ending = Formats.pathExtension(name)
        let isCatalog =
          !name.hasPrefix("._") && XLIFF.extensions.contains(ending)
          && below.hasPrefix("/Localized Contents/")
        if isCatalog { hasCatalog = true }
        addFile(path, output: output + below, use: isCatalog ? .catalog : .companion)
      case .link:
        // It may be the XLIFF, and is told of.
        linksInBundles += 1
        hasCatalog = true
      default: break
      }
    }
    return hasCatalog
  }

  /// The bundles of an archive; false if it holds none.
  private mutating func addArchive(_ path: String, output: String) throws(FormatError) -> Bool {
    let archive = try ZipArchive(path: path, bytes: FileReading.bytes(of: path))
    guard !archive.catalogs.isEmpty else { return false }
    met += 1
    guard seen.insert(Array((Paths.real(path) ?? path).utf8)).inserted else { return true }
    for name in archive.catalogs {
      var file = InputFile(path: "\(path)/\(name)", outputPath: output)
      file.packed = (archive, name)
      files.append(file)
    }
    errors += archive.bundlesWithoutCatalog.map { Self.noXLIFF("\(path)/\($0)") }
    errors += archive.strays.map { name in
      FormatError(
        "\(path)/\(name)", nil, "this file in an archive was not read, because it is in no .xcloc",
        "unpack the archive, and give the folder")
    }
    return true
  }

  private mutating func addFile(_ path: String, output: String, use: InputFile.Use) {
    met += 1
    guard seen.insert(Array((Paths.real(path) ?? path).utf8)).inserted else { return }
    files.append(InputFile(path: path, outputPath: output, use: use))
  }
}
