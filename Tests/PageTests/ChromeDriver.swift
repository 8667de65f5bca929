import Foundation

/// The running driver of Chromium; it ends with this.
final class ChromeDriver {
  /// Where it is installed, or `nil`.
  static let path = ["/usr/bin/chromedriver", "/usr/local/bin/chromedriver"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// A free one that it chose itself.
  let port: Int
  private let process = Process()

  init() throws {
    guard let path = Self.path else { throw Browser.Problem(description: "no chromedriver") }
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--port=0"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    repeat {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty {
        throw Browser.Problem(description: "chromedriver does not start: \(text)")
      }
      text += String(decoding: data, as: UTF8.self)
    } while !text.contains(/on port \d+\./)
    port = text.firstMatch(of: /on port (\d+)\./).flatMap { Int($0.output.1) } ?? 0
  }

  /// A process that was started by a thread with blocked signals would live on after a polite one.
  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
