import Foundation

/// Drives a headless Chromium through its driver (W3C WebDriver).
actor Browser {
  /// Something that went wrong in the browser.
  struct Problem: Error, CustomStringConvertible { var description: String }

  private var driver: ChromeDriver?
  private var session = ""

  /// Starts a browser; a busy machine may need more than one try.
  init(width: Int = 1280, height: Int = 900) async throws {
    for attempt in 1...3 {
      do {
        driver = try ChromeDriver()
        session = try await startSession(width, height)
        return
      } catch {
        if attempt == 3 { throw error }
      }
    }
  }

  private func startSession(_ width: Int, _ height: Int) async throws -> String {
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--window-size=\(width),\(height)", "--force-device-scale-factor=1",
    ]
    let capabilities: [String: Any] = [
      "capabilities": [
        "alwaysMatch": [
          "browserName": "chrome", "goog:chromeOptions": ["args": arguments],
          "goog:loggingPrefs": ["browser": "ALL"],
        ]
      ]
    ]
    let answer = try await call("POST", "/session", capabilities) as? [String: Any]
    guard let id = answer?["sessionId"] as? String else {
      throw Problem(description: "Chromium does not start: \(answer ?? [:])")
    }
    return "/session/\(id)"
  }

  /// Ends the browser and its driver.
  func close() async {
    _ = try? await call("DELETE", session, nil)
    driver = nil
  }

  func open(_ address: String) async throws {
    _ = try await call("POST", session + "/url", ["url": address])
  }

  /// Runs JavaScript in the page; `arguments` are there as `arguments`.
  @discardableResult
  func run(_ script: String, _ arguments: [String] = []) async throws -> String {
    let value = try await call(
      "POST", session + "/execute/sync", ["script": script, "args": arguments])
    return (value as? String) ?? "\(value ?? "")"
  }

  /// Waits until an expression of JavaScript is true.
  func wait(_ condition: String, _ why: String) async throws {
    for _ in 0..<100 {
      if try await run("return \(condition) ? 'yes' : 'no'") == "yes" { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    throw Problem(description: "waited for \(why): \(condition)")
  }

  /// Clicks what a CSS selector finds first.
  func click(_ selector: String) async throws {
    try await wait("document.querySelector(`\(selector)`)", selector)
    try await command("click", selector)
  }

  /// Types into a field that is empty or is emptied.
  func type(_ text: String, into selector: String) async throws {
    try await command("clear", selector)
    try await command("value", selector, ["text": text])
  }

  /// A command to an element; one that was drawn anew meanwhile is looked for again.
  private func command(
    _ name: String, _ selector: String, _ body: [String: String] = [:]
  ) async throws {
    for attempt in 1... {
      do {
        _ = try await call("POST", try await element(selector) + "/" + name, body)
        return
      } catch let problem as Problem
        where problem.description.hasPrefix("stale element") && attempt < 10
      {
        try await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  /// Presses keys in the page.
  func press(_ keys: String) async throws {
    let actions = keys.flatMap { key in
      [["type": "keyDown", "value": "\(key)"], ["type": "keyUp", "value": "\(key)"]]
    }
    _ = try await call(
      "POST", session + "/actions",
      ["actions": [["type": "key", "id": "keys", "actions": actions] as [String: Any]]])
  }

  /// A picture of an element as PNG.
  func picture(of selector: String) async throws -> Data {
    let text = try await call("GET", try await element(selector) + "/screenshot", nil) as? String
    return Data(base64Encoded: text ?? "") ?? Data()
  }

  /// What the browser complained about.
  func complaints() async throws -> [String] {
    let entries =
      try await call("POST", session + "/se/log", ["type": "browser"]) as? [[String: Any]]
    return (entries ?? []).compactMap { $0["message"] as? String }
  }

  private func element(_ selector: String) async throws -> String {
    let found = try await call(
      "POST", session + "/element", ["using": "css selector", "value": selector])
    guard let id = (found as? [String: String])?.values.first else {
      throw Problem(description: "there is no \(selector)")
    }
    return session + "/element/\(id)"
  }

  private func call(_ method: String, _ path: String, _ body: [String: Any]?) async throws -> Any? {
    guard let port = driver?.port else { throw Problem(description: "the browser was closed") }
    let curl = Process()
    curl.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
    curl.arguments = [
      "--silent", "--max-time", "60", "--request", method, "http://127.0.0.1:\(port)\(path)",
    ]
    if let body {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try JSONSerialization.data(withJSONObject: body).write(to: file)
      curl.arguments?.append(contentsOf: ["--data-binary", "@\(file.path)"])
      defer { try? FileManager.default.removeItem(at: file) }
      return try value(of: curl)
    }
    return try value(of: curl)
  }

  /// What the driver answers. curl brings it: Foundation’s own client trips over the driver’s headers.
  private func value(of curl: Process) throws -> Any? {
    let pipe = Pipe()
    curl.standardOutput = pipe
    try curl.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    curl.waitUntilExit()
    if data.isEmpty {
      throw Problem(
        description: "the driver does not answer: curl ends with \(curl.terminationStatus)")
    }
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"]
    if let problem = value as? [String: Any], let error = problem["error"] as? String {
      throw Problem(description: "\(error): \(problem["message"] ?? "")")
    }
    return value
  }
}
