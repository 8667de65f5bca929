import AlertCatalog

/// Packed bundles: what is in them reads the same in a copy, whatever else of it is written.
enum Archives {
  static let target = FuzzTarget("zip") { bytes in
    let read = attempt { () throws(FormatError) in try ZipArchive(path: "a.zip", bytes: bytes) }
    guard let archive = read.value else { return }
    let names = archive.catalogs
    try promise(Set(names).count == names.count, "a name stands twice")
    let untouched = attempt { () throws(FormatError) in try archive.replacing([:]) }
    try promise(untouched.value == bytes, "writing without changes changes bytes")
    var contents: [String: FileBytes] = [:]
    for name in names {
      let unpacked = attempt { () throws(FormatError) in try archive.contents(of: name) }
      guard let unpacked = unpacked.value else { continue }
      contents[name] = unpacked
      _ = try? Document(path: name, bytes: unpacked)
    }
    guard let name = names.first, contents[name] != nil else { return }
    let new = FileBytes("<xliff version=\"1.2\"/>".utf8)
    let written = attempt { () throws(FormatError) in try archive.replacing([name: new]) }
    // An archive with something between its members may refuse to be written.
    guard let result = written.value else { return }
    contents[name] = new
    let again = attempt { () throws(FormatError) in try ZipArchive(path: "a.zip", bytes: result) }
    for (name, bytes) in contents {
      let unpacked = attempt { () throws(FormatError) in try again.value?.contents(of: name) }
      try promise(unpacked.value == bytes, "\(name) has other contents: \(unpacked.refusal)")
    }
  }
}
