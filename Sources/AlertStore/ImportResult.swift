/// What an import did with one file.
public struct ImportResult: Sendable {
  /// Where it stands in the catalog.
  public var path: String
  /// The file that was given.
  public var origin: String
  /// Where the older delivery stood, if that was packed in another way.
  var replaced: String?
  /// Nothing stood there before.
  public var isNew: Bool
  /// Where the catalog has the same keys of the same language already, if that is another place.
  public var twin: String?
  /// Where the catalog has all of its strings beside others, in another folder, some with other texts.
  public var whole: String?
  /// Entries by what became of them.
  public var entries = 0, added = 0, changed = 0, gone = 0
  /// Of those that changed, how many have no translation any more.
  public var untranslated = 0
  /// Languages that the older delivery had and this one lacks, sorted.
  public var goneLocales: [String] = []
  /// The source text of so many differs by more than case.
  public var sourceChanged = 0
  /// Decisions that stand, that the new file follows, and that need another look.
  public var carried = 0, done = 0, stale = 0
  /// Keys of the decisions about entries that are gone, in file order.
  public var lostKeys: [String] = []
  /// How many those are.
  public var lost: Int { lostKeys.count }
  /// Keys of the decisions that need another look, in file order.
  public var staleKeys: [String] = []

  /// A line for people: `fr.xliff: newer delivery: 2 changed, 1 gone; 4 decisions carry over`.
  public var text: String {
    let name = origin.hasSuffix(path) ? path : "\(path) (from \(origin))"
    if isNew { return "\(name): new, \(entries.counted("entry", "entries"))" }
    let changes = [
      (added, "added"), (changed, "changed"), (untranslated, "of them no longer translated"),
      (gone, "gone"),
      (sourceChanged, "with a changed source"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let decisions = [
      (carried, "decision carries over", "decisions carry over"),
      (done, "decision already followed", "decisions already followed"),
    ].filter { $0.0 > 0 }.map { $0.0.counted($0.1, $0.2) }
    let languages =
      goneLocales.isEmpty
      ? []
      : [
        goneLocales.joined(separator: ", ")
          + (goneLocales.count == 1 ? " is" : " are") + " no longer in this delivery"
      ]
    let all =
      [changes.isEmpty ? "unchanged" : changes.joined(separator: ", ")] + languages + decisions
      + Self.named(lostKeys, "decision about a removed text", "decisions about removed texts")
      + Self.look(staleKeys)
    return "\(name): newer delivery: \(all.joined(separator: "; "))"
  }

  /// `2 decisions need another look (a.title, b.title)`, if any does.
  static func look(_ names: [String]) -> [String] {
    named(names, "decision needs another look", "decisions need another look")
  }

  /// How many there are, and which; nothing if there is none.
  private static func named(_ names: [String], _ one: String, _ several: String) -> [String] {
    guard !names.isEmpty else { return [] }
    return [
      "\(names.count.counted(one, several)) ("
        + names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …)" : ")")
    ]
  }

  /// What to do about a file that looks like a newer delivery and was not taken for one.
  public var advice: String? {
    if let twin {
      return "\(path) is a new file, but \(twin) in the catalog has the same keys: "
        + "if it is a newer delivery of that file, import it under that name, from the folder above \(twin)"
    }
    return whole.map {
      "\(path) is a new file, but has only strings of \($0) in the catalog, some with other texts: "
        + "if it corrects these, remove it, put them into that file, and import that"
    }
  }

  /// Nothing in the file is other than before.
  private var isSame: Bool { !isNew && added + changed + gone + sourceChanged + stale == 0 }

  /// So many lines of one kind are read; more are counted.
  private static let most = 20

  /// A line for each file; of many new or unchanged ones only how many there are.
  static func lines(_ results: [ImportResult]) -> [String] {
    let new = results.filter(\.isNew)
    let same = results.filter(\.isSame)
    var lines = results.filter { result in
      !(result.isNew && new.count > most) && !(result.isSame && same.count > most)
    }.map(\.text)
    if new.count > most {
      let entries = new.reduce(0) { $0 + $1.entries }
      lines.append("\(new.count) new files, \(entries.counted("entry", "entries"))")
    }
    if same.count > most { lines.append("\(same.count) files are unchanged") }
    return lines
  }
}

extension ImportResult {
  init(
    _ file: DeliveredFile, at path: String, replacing replaced: String? = nil, isNew: Bool = false
  ) {
    self.path = path
    self.replaced = replaced
    self.isNew = isNew
    origin = file.origin
    entries = file.count
  }
}
