import Foundation

/// Review notes beside a file that has no place for them: `Localizable.review.json` beside
/// `Localizable.xcstrings`, and `Notes/alertcat.review.json` in an `.xcloc` (spec FORMATS §5.3, §6).
///
///     { "notes" : [ { "key" : "trip.delete.title", "message" : "…", … } ], "version" : 1 }
public struct ReviewFile: Sendable {
  /// Where it goes, from the path of what it is about.
  public let path: String
  /// JSON, members sorted, with a final line end.
  public let text: String
  /// Whether there is nothing to say: only worth writing over an earlier file.
  public let isEmpty: Bool

  /// The review files of a run, each once, sorted by path.
  ///
  /// - Parameter paths: of the files that are written for the documents of `fixer`, in its order; where
  ///   they go when they are written below an output folder.
  public static func all(_ fixer: Fixer, _ catalog: Catalog, paths: [String]) -> [ReviewFile] {
    var notes: [String: [Note]] = [:]
    let corrected = Dictionary(
      fixer.corrections.map { ($0.reference, $0.after) }, uniquingKeysWith: { a, _ in a })
    for (number, document) in catalog.documents.enumerated() {
      guard let path = path(beside: paths[number], holdsNotes: document.holdsNotes) else {
        continue
      }
      for entry in document.entries.indices {
        let reference = Catalog.Reference(document: number, entry: entry)
        notes[path, default: []] += (fixer.notes[reference] ?? []).map {
          Note(
            $0, document, document.entries[entry], catalog.locale(of: reference),
            corrected[reference])
        }
      }
    }
    return notes.sorted { $0.key < $1.key }.compactMap { ReviewFile(path: $0.key, $0.value) }
  }

  private init?(path: String, _ notes: [Note]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Contents(notes: notes)) else { return nil }
    self.path = path
    isEmpty = notes.isEmpty
    text = String(decoding: data, as: UTF8.self) + "\n"
  }

  /// `nil` where notes stand in the file itself and nowhere else.
  static func path(beside path: String, holdsNotes: Bool) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let bundle = parts.lastIndex(where: { $0.hasSuffix(".xcloc") }), bundle < parts.count - 1 {
      return parts[...bundle].joined(separator: "/") + "/Notes/alertcat.review.json"
    }
    // What is packed is beside the archive.
    guard !holdsNotes || path.hasSuffix(".zip"), let name = parts.last else { return nil }
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return (parts.dropLast() + ["\(name[..<dot]).review.json"]).joined(separator: "/")
  }

  private struct Contents: Encodable {
    var version = 1
    var notes: [Note]
  }

  private struct Note: Encodable {
    var key: String
    var variation: String
    var locale: String
    var value: String
    var rule: String
    var severity: String
    var message: String
    var proposal: String?

    init(
      _ note: ReviewNote, _ document: Document, _ entry: Entry, _ locale: String?,
      _ corrected: String?
    ) {
      key = document.key(of: entry)
      variation = document.variation(of: entry)
      self.locale = locale ?? ""
      value = corrected ?? document.value(of: entry) ?? ""
      rule = note.rule
      severity = note.severity.rawValue
      message = note.message
      proposal = note.proposal
    }
  }
}
