/// A file as it is written: a document, or an archive with the documents in it.
public struct OutgoingFile: Sendable {
  /// Where it was read.
  public let path: String
  /// Where it goes below an output folder.
  public let outputPath: String
  /// What it held when it was read.
  public let original: FileBytes
  /// What it holds now.
  public let bytes: FileBytes
  /// Whether that is not what was read.
  public let isChanged: Bool

  /// A file that is only copied.
  public init(companion path: String, _ bytes: FileBytes) {
    self.init(path: path, outputPath: path, original: bytes, bytes: bytes, isChanged: false)
  }

  private init(
    path: String, outputPath: String, original: FileBytes, bytes: FileBytes, isChanged: Bool
  ) {
    self.path = path
    self.outputPath = outputPath
    self.original = original
    self.bytes = bytes
    self.isChanged = isChanged
  }

  /// The files of a run, in the order of their first document, and the archives that could not be
  /// written.
  public static func all(
    _ loader: Loader, _ fixer: Fixer
  ) -> (files: [OutgoingFile], errors: [FormatError]) {
    var files: [OutgoingFile] = []
    var errors: [FormatError] = []
    var packed: [String: [String: FileBytes]] = [:]
    for (number, input) in loader.inputs.enumerated() {
      guard let name = input.packed?.name else { continue }
      let isChanged = fixer.results[number] != loader.catalog.documents[number].file.original
      packed[input.fileToWrite, default: [:]][name] = isChanged ? fixer.results[number] : nil
    }
    var written: Set<String> = []
    for (number, input) in loader.inputs.enumerated() {
      guard let archive = input.packed?.archive else {
        let bytes = fixer.results[number]
        let original = loader.catalog.documents[number].file.original
        guard original.isUnchanged else {
          errors.append(FileStamp.changed(input.path))
          continue
        }
        files.append(
          OutgoingFile(
            path: input.path, outputPath: input.outputPath, original: original, bytes: bytes,
            isChanged: bytes != original))
        continue
      }
      guard written.insert(input.fileToWrite).inserted else { continue }
      let contents = packed[input.fileToWrite] ?? [:]
      do throws(FormatError) {
        files.append(
          OutgoingFile(
            path: input.fileToWrite, outputPath: input.outputPath, original: archive.bytes,
            bytes: try archive.replacing(contents), isChanged: !contents.isEmpty))
      } catch {
        errors.append(error)
      }
    }
    return (files, errors)
  }
}
