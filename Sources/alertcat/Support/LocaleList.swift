import AlertRules
import ArgumentParser

/// `--locale fr,de`.
enum LocaleList {
  /// Refuses what cannot be a locale, so that a typing error never means all of them.
  static func validate(_ lists: [String]) throws {
    if lists.isEmpty { return }
    let names = lists.listed
    guard !names.isEmpty else { throw ValidationError("--locale takes tags such as fr or pt-BR.") }
    for name in names { _ = try tag(name) }
  }

  /// The tag of one locale, however it is written: `pt_BR` is `pt-BR`.
  static func tag(_ name: String) throws -> String {
    guard let tag = FileNames.tag(name) else {
      throw ValidationError(
        "“\(Terminal.oneLine(name))” is not a locale; write it like fr or pt-BR.")
    }
    return tag
  }

  /// The tags; empty means all.
  static func tags(_ lists: [String]) -> Set<String> {
    Set(lists.listed.compactMap(FileNames.tag))
  }

  /// Names the locales asked for that no file holds. Where a file could not be read, it may have them.
  ///
  /// - Parameters:
  ///   - known: the locales of the files that were read; one without a name is none.
  ///   - leftOut: locales of files that the configuration excludes.
  ///   - isRead: whether a file was read; where none was, that is told elsewhere.
  ///   - isWhole: whether all files were read.
  /// - Returns: why nothing is done, where the files hold none of them: the exit code has to be 2, so that it is not
  ///   taken for nothing found.
  static func remark(
    _ lists: [String], on known: [String], leftOut: Set<String> = [], isRead: Bool = true,
    isWhole: Bool
  ) -> String? {
    let known = known.filter { !$0.isEmpty }.sorted()
    let asked = tags(lists).sorted()
    let missing = asked.filter { !known.contains($0) }
    if isWhole {
      for tag in missing {
        Trouble.print("no file has the locale \(tag)\(hint(for: tag, among: known, leftOut))")
      }
    }
    if missing.isEmpty || missing.count < asked.count || !isRead { return nil }
    let files = isWhole ? "the files" : "the files that could be read"
    let reason =
      known.isEmpty
      ? "nothing tells the language of \(files); name them like de.lproj/Localizable.strings or de.xliff"
      : "\(files) have \(known.named(mostNamed))"
    Trouble.print("nothing was done: \(reason)")
    return isWhole ? "no file has the locale \(missing.named(mostNamed)); \(reason)" : reason
  }

  /// The same for what was loaded.
  static func remark(_ lists: [String], on known: [String], _ loader: Loader) -> String? {
    remark(
      lists, on: known, leftOut: loader.search.localesLeftOut,
      isRead: !loader.catalog.documents.isEmpty, isWhole: loader.errors.isEmpty)
  }

  /// What may be meant by a locale that no file holds.
  private static func hint(
    for tag: String, among known: [String], _ leftOut: Set<String>
  ) -> String {
    if leftOut.contains(tag) {
      return ": exclude, in the configuration, leaves out what is named like it"
    }
    let language = Languages.language(of: tag)
    let related = known.filter { Languages.language(of: $0).elementsEqual(language) }
    return related.isEmpty
      ? Suggestion.text(for: tag, among: known) : "; there is " + related.joined(separator: " and ")
  }

  /// Locales that one remark names.
  static let mostNamed = 10
}
