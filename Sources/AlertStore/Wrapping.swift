import AlertRules

/// What a file is delivered in: an `.xcloc` bundle, or a zipped one.
struct Wrapping {
  /// `Localizations/fr.xcloc`, `fr.xcloc.zip`
  let path: String
  let isArchive: Bool

  /// `nil` for a file that came by itself.
  init?(of file: String) {
    isArchive = file.lowercased().hasSuffix(".zip")
    guard let path = isArchive ? file : FileNames.bundle(of: file) else { return nil }
    self.path = path
  }

  /// Where a file of this bundle is in another one: behind `fr.xcloc/`.
  func moved(_ file: String, to bundle: String) -> String {
    bundle + String(decoding: file.utf8.dropFirst(path.utf8.count), as: UTF8.self)
  }

  /// Where a file goes that takes the place of another one: a bundle into that of the older delivery; packed in
  /// another way, beside that.
  static func path(of file: String, inPlaceOf other: String) -> String {
    let old = Wrapping(of: other)
    guard let new = Wrapping(of: file) else {
      return old?.isArchive ?? false ? beside(other, file) : other
    }
    guard let old, new.isArchive == old.isArchive else {
      return new.moved(file, to: beside(old?.path ?? other, new.path))
    }
    return new.moved(file, to: old.path)
  }

  /// A name in the folder of another file.
  private static func beside(_ other: String, _ path: String) -> String {
    let folder = Paths.folder(of: other)
    return folder == "." ? Paths.name(path) : folder + "/" + Paths.name(path)
  }
}
