import AlertCatalog
import AlertRules
import ArgumentParser
import Foundation

/// The answers of earlier checks, in the user's cache folder.
///
/// An answer holds what was asked of the file system, what was told, and what was printed. It is given
/// again only by the same program, with the same data, libraries, arguments and working folder, and only if
/// every question has the same answer now: files are read and compared by a keyed digest, not by their dates.
struct CheckCache {
  private let folder: URL
  private let key: SipHash.Digest
  private let file: URL

  private struct Answer: Codable {
    var questions: [FileQuestions.Question]
    var messages: String
    var text: String
    var code: Int32
  }

  /// The place of the answer to a check.
  ///
  /// - Parameter facts: what the answer depends on beside files.
  /// - Returns: `nil` if there is no place for answers.
  static func open(_ facts: [String]) -> CheckCache? {
    guard let folder = UserCache.folder(), let key = secret(in: folder), let program = program(key)
    else {
      return nil
    }
    var hash = SipHash(key: key)
    for fact in [program, FileManager.default.currentDirectoryPath] + facts { hash.add(fact) }
    let digest = hash.digest()
    let name = String(digest.low, radix: 36) + "-" + String(digest.high, radix: 36)
    return CheckCache(
      folder: folder, key: key, file: folder.appendingPathComponent(name + ".json"))
  }

  /// The answer, if it would be the same now.
  func answer() -> (messages: String, text: String, code: ExitCode)? {
    guard let data = try? Data(contentsOf: file),
      let answer = try? JSONDecoder().decode(Answer.self, from: data), !answer.questions.isEmpty,
      answer.questions.allSatisfy({ FileQuestions.hasSameAnswer($0, key: key) })
    else { return nil }
    return (answer.messages, answer.text, ExitCode(answer.code))
  }

  /// Begins to note what is asked.
  func begin() {
    FileQuestions.begin(key: key)
    Trouble.beginRecord()
  }

  /// Keeps an answer. Where that is not possible, the next run checks again.
  func keep(_ text: String, _ code: ExitCode) {
    let messages = Trouble.endRecord()
    guard let questions = FileQuestions.end(), !questions.isEmpty,
      text.utf8.count <= Self.largest,
      let data = try? JSONEncoder().encode(
        Answer(questions: questions, messages: messages, text: text, code: code.rawValue))
    else { return }
    UserCache.sweep(folder, of: "json")
    try? AtomicFile.write(FileBytes(data), to: file.path, mode: 0o600)
  }

  /// Bytes of an answer.
  private static let largest = 8 << 20

  /// The key of the digests, made once for each user.
  private static func secret(in folder: URL) -> SipHash.Digest? {
    let file = folder.appendingPathComponent("key")
    if let data = try? Data(contentsOf: file),
      let key = try? JSONDecoder().decode(SipHash.Digest.self, from: data)
    {
      return key
    }
    let key = SipHash.Digest(low: .random(in: 0...UInt64.max), high: .random(in: 0...UInt64.max))
    guard let data = try? JSONEncoder().encode(key),
      (try? AtomicFile.write(FileBytes(data), to: file.path, mode: 0o600)) != nil
    else { return nil }
    return key
  }

  /// The program with its data, where it lies, and the libraries that it uses.
  private static func program(_ key: SipHash.Digest) -> String? {
    guard let program = Bundle.main.executablePath.flatMap(version) else { return nil }
    let data = Version.program
    var hash = SipHash(key: key)
    for library in libraries() { hash.add(library) }
    let digest = hash.digest()
    return "\(program) \(data) \(digest.low) \(digest.high)"
  }

  /// A file of the program, by where it is, how large, and when it was written.
  private static func version(_ path: String) -> String? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return "\(path) \(info.st_ino) \(info.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// The system's part in the answer: ICU, libxml2 and Foundation may be updated without the program. The
  /// list changes under the reader while other threads work, so nothing is begun before it was read.
  private static func libraries() -> [String] {
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return [system]
    }
    let paths = Set(
      maps.split(separator: "\n").compactMap { $0.split(separator: " ").last }
        .filter { $0.contains(".so") })
    return [system] + paths.sorted().map { version(String($0)) ?? String($0) }
  }
}
