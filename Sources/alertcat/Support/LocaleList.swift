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

  /// Names the locales asked for that no file holds.
  ///
  /// - Parameter leftOut: locales of files that the configuration excludes.
  /// - Throws: `ExitCode` 2 where the files hold none of them, so that nothing done is not taken for nothing found.
  static func remark(
    _ lists: [String], on known: [String], leftOut: Set<String> = []
  ) throws {
    let asked = tags(lists).sorted()
    let missing = asked.filter { !known.contains($0) }
    for tag in missing {
      let language = Languages.language(of: tag)
      let related = known.filter { Languages.language(of: $0).elementsEqual(language) }
      let hint =
        if leftOut.contains(tag) {
          ": exclude, in the configuration, leaves out what is named like it"
        } else if related.isEmpty {
          Suggestion.text(for: tag, among: known)
        } else {
          "; there is " + related.sorted().joined(separator: " and ")
        }
      Trouble.print("no file has the locale \(tag)\(hint)")
    }
    if missing.isEmpty || missing.count < asked.count || known.isEmpty { return }
    Trouble.print("nothing was done: the files have \(known.sorted().named(mostNamed))")
    throw ExitCode(2)
  }

  /// Locales that one remark names.
  static let mostNamed = 10
}
