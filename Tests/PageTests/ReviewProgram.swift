import Foundation

/// The real program: a catalog of the sample, and the page that it serves.
final class ReviewProgram: @unchecked Sendable {
  static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
  static let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("alertcat")

  let folder: URL
  private let server = Process()
  /// Of the page.
  private(set) var address = ""

  /// Imports paths, the sample if there are none, and serves the page.
  init(_ paths: [String] = []) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sample = Self.root.appendingPathComponent("Catalogs/Samples/Wayfarer").path
    try run(["import"] + (paths.isEmpty ? [sample] : paths) + ["--catalog", "a.alertcat"])
    let pipe = Pipe()
    server.executableURL = Self.binary
    server.currentDirectoryURL = folder
    server.arguments = ["review", "--catalog", "a.alertcat"]
    server.standardOutput = pipe
    try server.run()
    var text = ""
    while !text.contains("\n") {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    address = text.firstMatch(of: /http:\/\/\S+/).map { String($0.output) } ?? ""
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs the program in the folder and gives what it prints.
  @discardableResult
  func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = Self.binary
    process.currentDirectoryURL = folder
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}
