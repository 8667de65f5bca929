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
  static func remark(_ lists: [String], on known: [String]) {
    for tag in tags(lists).sorted() where !known.contains(tag) {
      let regional = known.filter { $0.hasPrefix(tag + "-") }
      let hint =
        regional.isEmpty
        ? Suggestion.text(for: tag, among: known)
        : "; there is " + regional.sorted().joined(separator: " and ")
      Trouble.print("no file has the locale \(tag)\(hint)")
    }
  }
}
