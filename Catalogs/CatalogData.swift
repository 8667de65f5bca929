import Foundation

/// What a language person edits, as files in the package: locale policies, editions, word lists.
public enum CatalogData {
  /// The bytes of a data file as text, `nil` if there is none of that name.
  ///
  ///     CatalogData.text("Locales/fr.yml")
  public static func text(_ name: String) -> String? {
    folder.flatMap { try? String(contentsOfFile: "\($0)/\(name)", encoding: .utf8) }
  }

  /// The folders with data.
  public static let folders = ["Editions", "English", "Letters", "Locales"]

  /// The names of the files in a folder, sorted.
  ///
  ///     CatalogData.names(in: "Locales")  // ["ab.yml", "af.yml", …]
  public static func names(in folder: String) -> [String] {
    guard let path = Self.folder else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
    return (names ?? []).sorted()
  }

  /// The word lists that the program reads.
  public static let lists = [
    "English/abbreviations.txt", "English/accusations.txt", "English/acronyms.txt",
    "English/action-words.txt", "English/adverb-phrases.txt", "English/asking-openers.txt",
    "English/code-nouns.txt", "English/comment-phrases.txt", "English/comment-words.txt",
    "English/common-words.txt", "English/consonant-words.txt", "English/demanding-words.txt",
    "English/destruction-words.txt", "English/determiners.txt", "English/endings.txt",
    "English/file-endings.txt", "English/fillers.txt", "English/finite-forms.txt",
    "English/function-words.txt", "English/grammar.txt", "English/key-words.txt",
    "English/name-particles.txt", "English/names-as-written.txt", "English/names.txt",
    "English/oblique-phrases.txt", "English/ordinal-ends.txt", "English/particle-followers.txt",
    "English/phrasal-forms.txt", "English/phrasal-verbs.txt", "English/platform-words.txt",
    "English/prepositional-verbs.txt", "English/progress-phrases.txt",
    "English/question-openers.txt", "English/report-verbs.txt", "English/retry-phrases.txt",
    "English/secret-words.txt", "English/startup-words.txt", "English/statement-words.txt",
    "English/system-titles.txt", "English/task-words.txt", "English/terms.txt",
    "English/undoable-phrases.txt", "English/uninformative-titles.txt", "English/units.txt",
    "English/verbs.txt", "Letters/apostrophes.txt", "Letters/bullets.txt",
    "Letters/dotted-letters.txt", "Letters/look-alikes.txt", "Letters/marks.txt",
    "Letters/menu-arrows.txt", "Letters/quotation-marks.txt", "Locales/abbreviations.txt",
    "Locales/aliases.txt", "Locales/folder-names.txt", "Locales/no-languages.txt",
    "Locales/parents.txt", "Locales/thanks.txt", "Locales/three-letters.txt",
    "Locales/two-letters.txt", "Locales/vendors.txt",
  ]

  /// What is missing, when the data does not lie where it belongs: beside the program.
  public static var missing: String? {
    guard let folder else { return "the folder \(folderName) beside the program" }
    return missing { access("\(folder)/\($0)", R_OK) == 0 }.map { "\(folder)/\($0)" }
  }

  /// The first file without which texts would be judged wrongly.
  static func missing(isThere: (String) -> Bool) -> String? {
    (["Locales/en.yml", "Editions/hig-2024.yml"] + lists).first { !isThere($0) }
  }

  #if canImport(Darwin)
    private static let folderName = "alertcat_CatalogData.bundle"
  #else
    private static let folderName = "alertcat_CatalogData.resources"
  #endif

  /// Beside the program, links to it followed; a build folder has the same layout.
  private static let folder: String? = {
    #if os(Linux)
      // Asking for a bundle takes longer than all the rest of a start.
      let link = "/proc/self/exe"
      if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link),
        let end = path.lastIndex(of: "/")
      {
        let candidate = "\(path[..<end])/\(folderName)"
        if access(candidate, F_OK) == 0 { return candidate }
      }
    #endif
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    for place in [program, Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap({ $0 }) {
      let candidate = place.appendingPathComponent(folderName).path
      if access(candidate, F_OK) == 0 { return candidate }
    }
    #if canImport(Darwin)
      return Bundle.module.bundleURL.path
    #else
      return nil
    #endif
  }()
}
