/// A file as it is written: a document, or an archive with the documents in it.
public struct OutgoingFile: Sendable {
  /// Where it was read.
  public let path: String
  /// Where it goes below an output folder.
  public let outputPath: String
  /// What it holds now.
  public let bytes: FileBytes
  /// Whether that is not what was read.
  public let isChanged: Bool

  /// A file that is only copied.
  public init(companion path: String, _ bytes: FileBytes) {
    self.init(path: path, outputPath: path, bytes: bytes, isChanged: false)
  }

  private init(path: String, outputPath: String, bytes: FileBytes, isChanged: Bool) {
    self.path = path
    self.outputPath = outputPath
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
        files.append(
          OutgoingFile(
            path: input.path, outputPath: input.outputPath, bytes: bytes,
            isChanged: bytes != loader.catalog.documents[number].file.original))
        continue
      }
      guard written.insert(input.fileToWrite).inserted else { continue }
      let contents = packed[input.fileToWrite] ?? [:]
      do throws(FormatError) {
        files.append(
          OutgoingFile(
            path: input.fileToWrite, outputPath: input.outputPath,
            bytes: try archive.replacing(contents), isChanged: !contents.isEmpty))
      } catch {
        errors.append(error)
      }
    }
    return (files, errors)
  }
}
