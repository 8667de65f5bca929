import ReviewPage

/// The files of the page, which are part of the program.
enum PageAssets {
  /// A file and its media type.
  struct File {
    var type: String
    var bytes: [UInt8]
  }

  /// A file by its name; nothing else can be asked for.
  static func file(_ name: String) -> File? {
    for index in 0..<review_page_count {
      let asset = review_page_file(index)
      guard String(cString: asset.name) == name else { continue }
      let bytes = [UInt8](UnsafeBufferPointer(start: asset.bytes, count: Int(asset.count)))
      return File(type: type(of: name), bytes: bytes)
    }
    return nil
  }

  /// The text of a file.
  static func text(_ name: String) -> String? {
    file(name).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static func type(of name: String) -> String {
    if name.hasSuffix(".js") { return "text/javascript; charset=utf-8" }
    if name.hasSuffix(".css") { return "text/css; charset=utf-8" }
    return "text/html; charset=utf-8"
  }
}
