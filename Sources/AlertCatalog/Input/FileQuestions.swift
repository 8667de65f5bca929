import Synchronization

/// What a run asked of the file system, and what it was told. A run that is asked the same with the same
/// answers comes to the same result.
///
/// Everything that this package reads goes through ``FileReading`` and ``Paths``, which note it here.
package enum FileQuestions {
  /// A question with its answer.
  package struct Question: Sendable, Codable {
    package var kind: Kind
    package var path: String
    /// Of the answer.
    package var digest: SipHash.Digest

    package enum Kind: String, Hashable, Sendable, Codable {
      /// The bytes of a file, or that it cannot be read.
      case bytes
      /// What is at a path, links followed or not.
      case kind, linkKind
      /// The path without links.
      case real
      /// The names in a folder.
      case names
    }
  }

  private struct Log {
    var key: SipHash.Digest
    var answers: [Place: SipHash.Digest] = [:]
    /// Two answers to one question: the file system changed meanwhile.
    var isContradictory = false
  }

  /// By bytes: “é” in one and in two characters are two files.
  private struct Place: Hashable {
    var kind: Question.Kind
    var path: [UInt8]
  }

  private static let log = Mutex<Log?>(nil)

  /// Begins to note.
  package static func begin(key: SipHash.Digest) { log.withLock { $0 = Log(key: key) } }

  /// Ends it.
  ///
  /// - Returns: what was asked; `nil` if one question had two answers, or nothing was noted.
  package static func end() -> [Question]? {
    log.withLock { log in
      defer { log = nil }
      guard let found = log, !found.isContradictory else { return nil }
      return found.answers.map { place, digest in
        Question(
          kind: place.kind, path: String(decoding: place.path, as: UTF8.self), digest: digest)
      }
      .sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    }
  }

  /// Whether a question would have the same answer now.
  package static func hasSameAnswer(_ question: Question, key: SipHash.Digest) -> Bool {
    var hash = SipHash(key: key)
    switch question.kind {
    case .bytes: (try? FileReading.bytes(of: question.path)).map { add($0, to: &hash) }
    case .kind: hash.add(Paths.kind(of: question.path).rawValue)
    case .linkKind: hash.add(Paths.kind(of: question.path, followingLinks: false).rawValue)
    case .real: Paths.real(question.path).map { hash.add($0) }
    case .names: Paths.names(in: question.path).map { add($0, to: &hash) }
    }
    return hash.digest() == question.digest
  }

  static func note(bytes: FileBytes?, of path: String) {
    note(.bytes, path) { hash in bytes.map { add($0, to: &hash) } }
  }

  static func note(kind: Paths.Kind, of path: String, followingLinks: Bool) {
    note(followingLinks ? .kind : .linkKind, path) { $0.add(kind.rawValue) }
  }

  static func note(real: String?, of path: String) {
    note(.real, path) { hash in real.map { hash.add($0) } }
  }

  static func note(names: (names: [String], unreadable: [String])?, in folder: String) {
    note(.names, folder) { hash in names.map { add($0, to: &hash) } }
  }

  private static func note(_ kind: Question.Kind, _ path: String, _ add: (inout SipHash) -> Void) {
    guard let key = log.withLock({ $0?.key }) else { return }
    var hash = SipHash(key: key)
    add(&hash)
    let digest = hash.digest()
    log.withLock { log in
      let old = log?.answers.updateValue(digest, forKey: Place(kind: kind, path: Array(path.utf8)))
      if let old, old != digest { log?.isContradictory = true }
    }
  }

  private static func add(_ bytes: FileBytes, to hash: inout SipHash) {
    bytes.withUnsafeBytes { hash.add($0) }
    hash.add("bytes")
  }

  private static func add(_ found: (names: [String], unreadable: [String]), to hash: inout SipHash)
  {
    for name in found.names { hash.add(name) }
    for name in found.unreadable { hash.add("unreadable \(name)") }
  }
}
