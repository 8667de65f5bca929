/// The catalogs in one file: itself, or those in an archive.
enum StoredBundle {
  static func inputs(_ path: String, _ files: HeldFiles) throws(FormatError) -> [InputFile] {
    guard path.lowercased().hasSuffix(".zip") else {
      return [InputFile(path: path, outputPath: path, held: files)]
    }
    let archive = try ZipArchive(path: path, bytes: files.bytes(path) ?? [])
    return archive.catalogs.map { name in
      var input = InputFile(path: "\(path)/\(name)", outputPath: path, held: files)
      input.packed = (archive, name)
      return input
    }
  }
}
