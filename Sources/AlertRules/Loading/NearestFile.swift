import AlertCatalog

/// Finds what a project says of itself in a file: `alerts.yml`, `.alertcat.yml`. Each folder is looked at once; two whose
/// names look the same are told apart by their bytes.
struct NearestFile {
  /// The name of the file.
  let name: String
  private let current = Paths.absolute(".") + "/"
  private var known: [[UInt8]: String?] = [:]

  init(_ name: String) { self.name = name }

  /// The nearest file of the name, from a path upward to the repository's root. One that is empty, or has only comments,
  /// says nothing: a shell makes one before `list` can fill it.
  mutating func find(from path: String) -> String? {
    var folder = Paths.absolute(path)
    var passed: [[UInt8]] = []
    var found: String?
    while true {
      let place = Array(folder.utf8)
      if let answer = known[place] {
        found = answer
        break
      }
      passed.append(place)
      let start = folder == "/" ? folder : folder + "/"
      let candidate = start + name
      if Paths.kind(of: candidate) != .missing, !Self.saysNothing(candidate) {
        let isBelow = candidate.utf8.starts(with: current.utf8)
        found =
          isBelow ? String(Substring(candidate.utf8.dropFirst(current.utf8.count))) : candidate
        break
      }
      if folder == "/" || Paths.kind(of: start + ".git") != .missing { break }
      folder = Paths.folder(of: folder)
    }
    for place in passed { known[place] = .some(found) }
    return found
  }

  /// The nearest file of each path, once; a link to a folder leads to the same one.
  mutating func all(from paths: [String]) -> [String] {
    var seen: Set<[UInt8]> = []
    return paths.compactMap { find(from: $0) }
      .filter { seen.insert(Array((Paths.real($0) ?? $0).utf8)).inserted }
  }

  /// Whether every line of a file is blank or a comment.
  private static func saysNothing(_ path: String) -> Bool {
    guard let bytes = try? FileReading.bytes(of: path, limit: FileLimits.sideFile),
      let file = try? SourceFile(path: path, original: bytes)
    else { return false }
    return String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .allSatisfy { line in
        let start = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.first
        return start == nil || start == "#"
      }
  }
}
