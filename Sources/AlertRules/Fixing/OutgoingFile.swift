/// A file as it is written: a document, or an archive with the documents in it.
public struct OutgoingFile: Sendable {
  /// Where it was read.
  public let path: String
  /// Where it goes below an output folder.
  public let outputPath: String
  /// What it held when it was read.
  public let original: FileBytes
  /// What is written.
  public let contents: SplicedBytes
  /// The same in one place.
  public var bytes: FileBytes { contents.assembled() }
  /// Whether that is not what was read.
  public let isChanged: Bool
  /// What has to be found in what was written; `nil` where that was made sure of before.
  private let revision: Revision?
  /// Parts of a large file read at a time.
  private let jobs: Int

  /// A file that is only copied.
  public init(companion path: String, _ bytes: FileBytes) {
    self.init(path: path, outputPath: path, original: bytes, contents: SplicedBytes(bytes))
  }

  private init(
    path: String, outputPath: String, original: FileBytes, contents: SplicedBytes,
    revision: Revision? = nil, jobs: Int = 1
  ) {
    self.path = path
    self.outputPath = outputPath
    self.original = original
    self.contents = contents
    self.revision = revision
    self.jobs = jobs
    isChanged = !contents.isEqual(to: original)
  }

  /// Reads back what was written. It came from the file that was read, which nobody may have written
  /// to meanwhile.
  ///
  /// - Throws: ``FormatError`` if something is not as it has to be.
  public func check(_ written: FileBytes) throws(FormatError) {
    try revision?.check(written, jobs: jobs)
    guard original.isUnchanged else { throw FileStamp.changed(path) }
  }

  /// What went wrong while it was written: where somebody wrote to the file that was read, that.
  public func reason(_ error: FormatError) -> FormatError {
    original.isUnchanged ? error : FileStamp.changed(path)
  }

  /// The files of a run, in the order of their first document, and the archives that could not be
  /// written.
  ///
  /// - Parameter jobs: parts of a large file read back at a time.
  public static func all(
    _ loader: Loader, _ fixer: Fixer, jobs: Int = 1
  ) -> (files: [OutgoingFile], errors: [FormatError]) {
    var files: [OutgoingFile] = []
    var errors: [FormatError] = []
    // Paths are told apart by their bytes.
    var packed: [[UInt8]: [String: FileBytes]] = [:]
    // Archives that need nothing more.
    var done: Set<[UInt8]> = []
    for (number, input) in loader.inputs.enumerated() {
      guard let name = input.packed?.name else { continue }
      do throws(FormatError) {
        let bytes = try fixer.bytes(of: number)
        let isChanged = bytes != loader.catalog.documents[number].file.original
        packed[Array(input.fileToWrite.utf8), default: [:]][name] = isChanged ? bytes : nil
      } catch {
        // Nothing of an archive is written then.
        done.insert(Array(input.fileToWrite.utf8))
        errors.append(
          FormatError(input.fileToWrite, error.place, error.problem, error.advice))
      }
    }
    for (number, input) in loader.inputs.enumerated() {
      guard let archive = input.packed?.archive else {
        let original = loader.catalog.documents[number].file.original
        guard original.isUnchanged else {
          errors.append(FileStamp.changed(input.path))
          continue
        }
        let revision = fixer.revisions[number]
        files.append(
          OutgoingFile(
            path: input.path, outputPath: input.outputPath, original: original,
            contents: revision.contents, revision: revision, jobs: jobs))
        continue
      }
      let place = Array(input.fileToWrite.utf8)
      guard done.insert(place).inserted else { continue }
      do throws(FormatError) {
        let bytes = try archive.replacing(packed[place] ?? [:])
        files.append(
          OutgoingFile(
            path: input.fileToWrite, outputPath: input.outputPath, original: archive.bytes,
            contents: SplicedBytes(bytes)))
      } catch {
        errors.append(error)
      }
    }
    return (files, errors)
  }
}
