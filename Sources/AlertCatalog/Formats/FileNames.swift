/// What the path of a deliverable tells: `de.lproj/Localizable.strings`, `fr.xliff`, `de/app.xliff`.
public enum FileNames {
  /// The file name without its extension.
  package static func stem(_ path: String) -> String {
    let name = Paths.name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The table that a path names: `Localizable` also for `de.strings`, one language of an app as translation tools
  /// hand it over.
  package static func table(of path: String) -> String {
    let name = stem(path)
    return !path.contains(".lproj/") && isLikelyLocale(name) ? "Localizable" : name
  }

  /// The locale that a path names: its `.lproj` or `.xcloc` folder, else the file's own name, else
  /// the folder it lies in. `Base.lproj` gives `Base`.
  public static func locale(of path: String) -> String? {
    let parts = Paths.parts(of: path).filter { !$0.isEmpty }
    if let folder = parts.last(where: { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcloc") }) {
      let name = stem(folder)
      return name == "Base" ? name : tag(name)
    }
    if let own = tag(stem(path)), isLikelyLocale(stem(path)) { return own }
    guard let folder = parts.dropLast().last, isLikelyLocale(folder) else { return nil }
    return tag(folder)
  }

  /// The `.xcloc` that a file lies in: `Loc/de.xcloc` for `Loc/de.xcloc/Localized Contents/de.xliff`.
  public static func bundle(of path: String) -> String? {
    let parts = Paths.parts(of: path)
    return parts.lastIndex { $0.hasSuffix(".xcloc") }.map {
      parts[...$0].joined(separator: "/")
    }
  }

  /// The folder that the languages of one deliverable share: without `.lproj`, `.xcloc` and folders
  /// named like a locale at its end.
  static func scope(of path: String) -> String {
    var parts = Paths.parts(of: path)
    // `de.xcloc.zip/de.xcloc/…` is `de.xcloc/…` that was packed.
    if let archive = parts.firstIndex(where: { $0.hasSuffix(".zip") }), archive < parts.count - 1 {
      parts.remove(at: archive)
    }
    if let cut = parts.firstIndex(where: { $0.hasSuffix(".xcloc") || $0.hasSuffix(".lproj") }) {
      return parts[..<cut].joined(separator: "/")
    }
    parts.removeLast()
    if let folder = parts.last, isLikelyLocale(folder) { parts.removeLast() }
    return parts.joined(separator: "/")
  }

  /// A BCP 47 tag for what platforms write: `pt_BR` → `pt-BR`, `zh_TW` → `zh-TW`, `English` → `en`.
  public static func tag(_ name: String) -> String? {
    if let old = legacyNames[name] { return old }
    let parts = name.replacing("_", with: "-")
      .split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy(\.isASCIILetter),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isAlphanumeric) })
    else { return nil }
    let rest = parts.dropFirst().map { part in
      switch part.count {
      case 4 where part.allSatisfy(\.isASCIILetter):
        part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2: part.uppercased()
      default: part
      }
    }
    return ([language.lowercased()] + rest).joined(separator: "-")
  }

  /// Whether a bare name can only be meant as a locale: `fr`, `pt-BR`, `zh_Hans`.
  private static func isLikelyLocale(_ name: String) -> Bool {
    let parts = name.utf8.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
    guard (2...3).contains(parts[0].count), parts[0].allSatisfy(\.isSmall),
      parts.dropFirst().allSatisfy(isSubtag)
    else { return false }
    // “zho-Hant” can only be a locale, though “zho” is not how anybody writes it.
    return parts.count > 1 && parts[0].count == 3 || languages.contains(String(Substring(parts[0])))
  }

  /// A script, a region or a variant, as it is usually written: `Hans`, `BR`, `419`, `valencia`.
  private static func isSubtag(_ part: Substring.UTF8View) -> Bool {
    let isLower = part.dropFirst().allSatisfy(\.isSmall)
    return switch part.count {
    case 2: part.allSatisfy(\.isCapital)
    case 3: part.allSatisfy(\.isDigit)
    case 4: part.first?.isCapital == true && isLower
    case 5...8: part.allSatisfy { $0.isSmall || $0.isDigit }
    default: false
    }
  }

  /// Codes of languages: those of two letters, and those of three that have none of two.
  private static let languages = Set(
    CatalogWords.list("Locales/three-letters.txt")
      + CatalogWords.list("Locales/two-letters.txt").flatMap(CatalogWords.words))

  /// Folder names of Mac OS X before BCP 47 tags.
  private static let legacyNames = CatalogWords.named("Locales/folder-names.txt")
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
