import Foundation

/// Review notes beside a file that has no place for them: `Localizable.review.json` beside
/// `Localizable.xcstrings`, and `Notes/alertcat.review.json` in an `.xcloc` (spec FORMATS §5.3, §6).
///
///     { "author" : "alertcat", "notes" : [ { "key" : "trip.delete.title", … } ], "version" : 1 }
public struct ReviewFile: Sendable {
  /// Where it goes, from the path of what it is about.
  public let path: String
  /// JSON, members sorted, with a final line end; `nil` where no note is left: then the file goes.
  public let bytes: FileBytes?
  /// Whether it says something else than what stands there now.
  public let isChanged: Bool
  /// How many notes on files that have no place for notes go, and have no successor.
  public let notesTaken: Int

  /// What stands at a path now. A file that cannot be read is somebody else's: it is left alone.
  public static func existing(at path: String) -> FileBytes? {
    guard Paths.real(path) != nil else { return nil }
    return (try? FileReading.bytes(of: path, limit: FileLimits.sideFile)) ?? []
  }

  /// The review files to write, sorted by path, and those of somebody else that stand in their place.
  ///
  /// Notes of files, rules and locales that were not judged this time are kept.
  ///
  /// - Parameters:
  ///   - paths: of the files that are written for the documents of `fixer`, in its order; where they go
  ///     when they are written below an output folder.
  ///   - existing: what stands at a path now.
  public static func all(
    _ fixer: Fixer, _ catalog: Catalog, paths: [String], existing: (String) -> FileBytes?
  ) -> (files: [ReviewFile], errors: [FormatError]) {
    let corrected = Dictionary(
      fixer.corrections.map { ($0.reference, $0.after) }, uniquingKeysWith: { a, _ in a })
    var notes: [String: [Note]] = [:]
    var renewed: [String: [Note]] = [:]
    var judged: [String: Set<String>] = [:]
    var bare: Set<String> = []
    for (number, document) in catalog.documents.enumerated() {
      guard let path = path(beside: paths[number], holdsNotes: document.holdsNotes) else {
        continue
      }
      let file = name(document.file.path)
      judged[path, default: []].insert(file)
      if !document.holdsNotes { bare.insert(file) }
      for entry in document.entries.indices {
        let reference = Catalog.Reference(document: number, entry: entry)
        func note(_ note: ReviewNote) -> Note {
          Note(
            note, file, document, document.entries[entry], catalog.locale(of: reference),
            corrected[reference])
        }
        notes[path, default: []] += (fixer.notes[reference] ?? []).map(note)
        renewed[path, default: []] += (fixer.renewed[reference] ?? []).map(note)
      }
    }
    var files: [ReviewFile] = []
    var errors: [FormatError] = []
    for (path, names) in judged.sorted(by: { $0.key < $1.key }) {
      let old = existing(path)
      let contents: ReviewContents
      do throws(FormatError) {
        contents =
          try old.map { bytes throws(FormatError) in try ReviewContents(bytes, path) } ?? .init()
      } catch {
        if !(notes[path] ?? []).isEmpty { errors.append(error) }
        continue
      }
      let there = Set(contents.notes.map(\.place))
      let new = (notes[path] ?? []) + (renewed[path] ?? []).filter { there.contains($0.place) }
      guard old != nil || !new.isEmpty else { continue }
      let kept = contents.notes.filter { note in
        !names.contains(note.file) || !fixer.noteScope.covers(rule: note.rule)
          || !fixer.noteScope.covers(locale: note.locale)
      }
      let left = Set((kept + new).map(\.place))
      let taken = contents.notes.count { bare.contains($0.file) && !left.contains($0.place) }
      files.append(
        ReviewFile(path, contents.holding(kept + new), insteadOf: contents, notesTaken: taken))
    }
    return (files, errors)
  }

  private init(
    _ path: String, _ contents: ReviewContents, insteadOf former: ReviewContents, notesTaken: Int
  ) {
    self.path = path
    self.notesTaken = notesTaken
    bytes = contents.isEmpty ? nil : contents.bytes
    isChanged = contents.isEmpty || contents.notes != former.holding(former.notes).notes
  }

  /// `nil` where notes stand in the file itself and nowhere else.
  package static func path(beside path: String, holdsNotes: Bool) -> String? {
    if let bundle = FileNames.bundle(of: path) { return bundle + "/Notes/alertcat.review.json" }
    let parts = Paths.parts(of: path)
    // What is packed is beside the archive.
    guard !holdsNotes || path.hasSuffix(".zip"), let name = parts.last else { return nil }
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return (parts.dropLast() + ["\(name[..<dot]).review.json"]).joined(separator: "/")
  }

  private typealias Note = ReviewContents.Note

  /// The name of a file as notes have it: in a bundle the way to it.
  private static func name(_ path: String) -> String {
    let parts = Paths.parts(of: path).filter { !$0.isEmpty }
    let bundle = parts.lastIndex { $0.hasSuffix(".xcloc") } ?? parts.count - 1
    return parts[bundle...].joined(separator: "/")
  }
}
