import AlertStore
import Foundation

/// What `fix` writes. A file that cannot be written is named, and the others are written all the same.
struct FixWriting {
  let loader: Loader
  let fixer: Fixer
  /// Where copies go; `nil`: the files are written over.
  let folder: OutputFolder?
  /// The manifests that are copied with the files.
  let manifests: FoundManifests?
  /// Parts of a large file read back at a time.
  let jobs: Int
  /// What could not be written, and why.
  private(set) var errors: [FormatError] = []
  /// The files that hold the notes of others without a place for them, as written.
  private(set) var reviews: [String] = []
  /// Those that have no notes any more, and went or would go.
  private(set) var removedReviews: [String] = []
  /// How many of the notes in them went, or would go, without a successor.
  private(set) var notesTaken = 0
  /// The files that could not be written.
  private(set) var failed = PathSet()
  /// The files that are not as they were read, or would not be.
  private(set) var changed = PathSet()
  /// Whether anything was written.
  private(set) var hasWritten = false

  init(
    loader: Loader, fixer: Fixer, folder: OutputFolder?, manifests: FoundManifests?, jobs: Int
  ) {
    (self.loader, self.fixer) = (loader, fixer)
    (self.folder, self.manifests, self.jobs) = (folder, manifests, jobs)
  }

  /// How many files could not be read, and so are not among the copies; what is in an archive is copied with that.
  var unread: Int {
    let archives = Set(loader.inputs.filter { $0.packed != nil }.map { $0.fileToWrite + "/" })
    return Set(loader.errors.map(\.file)).count { file in
      !archives.contains { file.utf8.starts(with: $0.utf8) }
    }
  }

  /// Whether the file of a document was written.
  func isWritten(_ document: Int) -> Bool { !failed.contains(loader.inputs[document].fileToWrite) }

  /// Whether the file of a document, or that with its notes, is not as it was.
  func isChanged(_ document: Int) -> Bool {
    let path = loader.inputs[document].fileToWrite
    return changed.contains(path) || review(of: document).map(changed.contains) ?? false
  }

  /// Whether a document was written, and the file with its notes.
  func areNotesWritten(_ document: Int) -> Bool {
    isWritten(document) && !(review(of: document).map(failed.contains) ?? false)
  }

  /// Where the notes on a document go that has no place for them.
  private func review(of document: Int) -> String? {
    ReviewFile.path(
      beside: place(document), holdsNotes: loader.catalog.documents[document].holdsNotes)
  }

  /// Whether one of the XLIFF files is not as it was.
  var hasChangedXLIFF: Bool {
    loader.catalog.documents.indices.contains { document in
      loader.catalog.documents[document].isExchange && isChanged(document)
    }
  }

  /// Where a document goes; below the output folder, if there is one.
  private func place(_ document: Int) -> String {
    let input = loader.inputs[document]
    return folder == nil ? input.fileToWrite : input.outputPath
  }

  /// Writes over the files that changed, or copies of all.
  mutating func write() {
    let (files, damaged) = OutgoingFile.all(loader, fixer, jobs: jobs)
    for error in damaged { note(error, for: error.file) }
    changed = PathSet(files.filter(\.isChanged).map(\.path))
    var copies = folder.map(WrittenCopies.init(in:))
    if let folder {
      copy(files, into: folder, &copies)
    } else {
      for file in files where file.isChanged {
        attempt(file.path) { () throws(FormatError) in
          do throws(FormatError) {
            try AtomicFile.write(
              file.contents, to: file.path, replacing: file.original, check: file.check)
          } catch {
            throw file.reason(error)
          }
        }
      }
    }
    writeReviews(&copies)
    copies?.keep()
  }

  /// Writes copies of files, of what belongs to their bundles, and of the manifests that speak of them.
  private mutating func copy(
    _ files: [OutgoingFile], into folder: OutputFolder, _ copies: inout WrittenCopies?
  ) {
    for file in files {
      attempt(file.path) { () throws(FormatError) in
        do throws(FormatError) {
          try copies?.check(file.outputPath, writing: file.contents, of: file.original)
          try folder.write(file.contents, to: file.outputPath, check: file.check)
          copies?.wrote(file.outputPath)
        } catch {
          throw file.reason(error)
        }
      }
    }
    let companions = loader.search.files.filter { $0.use == .companion }
    for file in companions + (manifests?.files ?? []) {
      attempt(file.path) { () throws(FormatError) in
        let bytes = try file.bytes()
        try copies?.check(file.outputPath, writing: SplicedBytes(bytes), of: bytes)
        try folder.write(bytes, to: file.outputPath)
        copies?.wrote(file.outputPath)
      }
    }
  }

  /// The notes beside files that have no place for them, and those of somebody else in their place.
  private mutating func reviewFiles() -> (files: [ReviewFile], errors: [FormatError]) {
    let paths = loader.inputs.indices.map(place)
    let all = ReviewFile.all(fixer, loader.catalog, paths: paths) { [folder] path in
      ReviewFile.existing(at: folder.map { "\($0.path)/\(path)" } ?? path)
    }
    changed.formUnion(all.files.filter(\.isChanged).map(\.path))
    return all
  }

  private mutating func writeReviews(_ copies: inout WrittenCopies?) {
    let (files, foreign) = reviewFiles()
    for error in foreign { note(error, for: error.file) }
    for file in files {
      if file.isChanged {
        attempt(file.path) { [folder] () throws(FormatError) in
          switch (file.bytes, folder) {
          case (let bytes?, let folder?): try folder.write(bytes, to: file.path)
          case (let bytes?, nil):
            try Self.write(bytes, into: Paths.folder(of: file.path), as: file.path)
          case (nil, let folder?): try folder.remove(file.path)
          case (nil, nil): try AtomicFile.remove(file.path)
          }
          copies?.wrote(file.path)
        }
      }
      if !failed.contains(file.path), folder != nil || file.isChanged { tell(of: file) }
    }
  }

  /// Remembers what became of a file with notes.
  private mutating func tell(of file: ReviewFile) {
    let path = folder.map { "\($0.path)/\(file.path)" } ?? file.path
    if file.bytes == nil { removedReviews.append(path) } else { reviews.append(path) }
    notesTaken += file.notesTaken
  }

  /// Writes a file into a folder of a bundle, which is made where it has none, and is not left behind without the file.
  private static func write(
    _ bytes: FileBytes, into folder: String, as path: String
  ) throws(FormatError) {
    let isMade = mkdir(folder, 0o777) == 0
    guard isMade || errno == EEXIST else { throw WriteTrouble.error(path, "cannot be written") }
    do throws(FormatError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      if isMade { rmdir(folder) }
      throw error
    }
  }

  private mutating func attempt(_ path: String, _ body: () throws(FormatError) -> Void) {
    do throws(FormatError) {
      try body()
      hasWritten = true
    } catch {
      note(error, for: path)
    }
  }

  private mutating func note(_ error: FormatError, for path: String) {
    Trouble.print("\(error)")
    errors.append(error)
    failed.insert(path)
  }

  /// Prints what would change, as a patch. It names the files from the working folder on, where it is applied.
  mutating func showDiff() {
    var changes = PathSet()
    var outside: [String] = []
    for (number, document) in loader.catalog.documents.enumerated() {
      attempt(document.file.path) { [fixer, loader] () throws(FormatError) in
        let path = document.file.path
        let name = Paths.path(path, below: ".")
        let after = try SourceFile(path: path, original: fixer.bytes(of: number))
        let diff = UnifiedDiff.text(
          String(decoding: document.file.bytes, as: UTF8.self),
          String(decoding: after.bytes, as: UTF8.self), path: name ?? path)
        if diff.isEmpty { return }
        changes.insert(loader.inputs[number].fileToWrite)
        if name == nil { outside.append(path) }
        Self.print(diff, of: document.file)
      }
    }
    changed = changes
    if !Output.isTerminal { Self.tell(outside: outside) }
    for file in reviewFiles().files where file.isChanged { tell(of: file) }
  }

  /// Prints the part of a patch that is about one file.
  private static func print(_ diff: String, of file: SourceFile) {
    if Output.isTerminal {
      Output.print(Terminal.harmless(diff), terminator: "")
    } else if file.encoding == .utf8 || file.encoding == .ascii {
      Output.print(diff, terminator: "")
    } else {
      Output.print(UnifiedDiff.commented(diff), terminator: "")
      Trouble.print(
        "\(file.path): the file is in \(file.encoding.rawValue), so its part of this diff, which is in UTF-8, is marked with # and left out when the patch is applied: use --in-place or --output"
      )
    }
  }

  /// Tells of files that are in a diff, and that no diff can be applied to from here.
  private static func tell(outside paths: [String]) {
    if paths.isEmpty { return }
    let (files, place) = paths.count == 1 ? ("this file is", "it") : ("these files are", "them")
    Trouble.print(
      "\(paths.named(1)): \(files) outside the working folder, so git and patch refuse the diff: run fix in a folder above \(place) to apply one"
    )
  }

  /// Prints what was corrected.
  func list(_ corrections: [Fixer.Correction]) {
    for correction in corrections {
      let document = loader.catalog.documents[correction.reference.document]
      let name = document.name(of: document.entries[correction.reference.entry])
      let line = "\(document.file.path): \(name): “\(correction.before)” → “\(correction.after)” "
      Output.print(Terminal.oneLine(line + "[\(correction.rules.joined(separator: ", "))]"))
    }
  }
}
