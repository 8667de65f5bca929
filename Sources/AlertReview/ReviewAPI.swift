public import AlertStore
import Foundation
import Synchronization

/// Answers the requests of the review page: the page itself, and JSON below `api/`.
///
/// Every path begins with a random token, so nobody answers or decides who was not given the address.
/// Requests that come through another host name or from another page are refused.
public final class ReviewAPI: Sendable {
  /// Bytes that a request may bring.
  public static let longestBody = 256 << 10
  /// The secret part of the address.
  public let token: String
  private let catalog: CatalogFile
  private let desk: ReviewDesk
  private let typing: TypingCheck
  private let rate = Mutex(RateLimit())

  /// Answers for a catalog.
  public init(_ catalog: CatalogFile, token: String = ReviewAPI.newToken()) {
    self.catalog = catalog
    self.token = token
    desk = ReviewDesk(catalog)
    typing = TypingCheck(catalog)
  }

  /// 128 random bits.
  public static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let part = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - part.count) + part
    }.joined()
  }

  /// Answers one request.
  public func answer(_ request: PageRequest) -> PageAnswer {
    if let refusal = refusal(request) { return refusal }
    let path = request.path.dropFirst(token.utf8.count + 2)
    do {
      switch (request.method, path) {
      case ("GET", "api/summary"):
        // After an import by another program the alerts are found anew.
        try catalog.judge()
        return json(try catalog.summary())
      case ("GET", "api/alerts"): return json(try alerts(request.query))
      case ("GET", "api/changes"):
        try catalog.judge()
        return json(try catalog.changes(since: Int64(request.query["since"] ?? "") ?? 0))
      case ("GET", _) where path.hasPrefix("api/alerts/"):
        guard let id = Int64(path.dropFirst(11)), let alert = try catalog.alert(id) else {
          return problem(404, "this alert no longer exists")
        }
        return json(alert)
      case ("GET", _):
        guard let asset = PageAssets.file(path.isEmpty ? "page.html" : String(path)) else {
          return problem(404, "there is no such page")
        }
        return PageAnswer(status: 200, type: asset.type, body: asset.bytes)
      case ("POST", "api/decisions"), ("POST", "api/undo"), ("POST", "api/notes"),
        ("POST", "api/check"):
        return try post(String(path), request)
      default: return problem(405, "this method is not supported here")
      }
    } catch {
      return problem(error)
    }
  }

  /// Wrong token, host, origin or size: no more is said than that.
  private func refusal(_ request: PageRequest) -> PageAnswer? {
    let host = (request.headers["host"] ?? "").split(separator: ":").first ?? ""
    guard host == "127.0.0.1" || host == "localhost" else {
      return problem(403, "the page is only for 127.0.0.1")
    }
    if let origin = request.headers["origin"], origin != "http://\(request.headers["host"] ?? "")" {
      return problem(403, "requests from other pages are refused")
    }
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      return problem(403, "requests from other pages are refused")
    }
    let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].isEmpty,
      let given = parts[1].split(separator: "/", omittingEmptySubsequences: false).first,
      isToken(given), parts[1].utf8.count > given.utf8.count
    else { return problem(403, "open the address that alertcat printed") }
    guard request.body.count <= Self.longestBody else { return problem(413, "this is too large") }
    guard rate.withLock({ $0.allows(at: .now) }) else {
      return problem(429, "too many requests; wait a moment")
    }
    return nil
  }

  /// Compares all of it, so that the time tells nothing.
  private func isToken(_ given: Substring) -> Bool {
    let (a, b) = (Array(given.utf8), Array(token.utf8))
    return a.count == b.count && zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func alerts(_ query: [String: String]) throws(StoreError) -> AlertPage {
    var filter = AlertFilter()
    func given(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }
    filter.locale = given("locale")
    filter.rule = given("rule")
    filter.state = given("state")
    filter.words = given("q")
    return try catalog.alerts(
      filter, offset: Int(query["offset"] ?? "") ?? 0, limit: Int(query["limit"] ?? "") ?? 100)
  }

  private func post(_ path: String, _ request: PageRequest) throws -> PageAnswer {
    guard request.headers["content-type"]?.hasPrefix("application/json") ?? false else {
      return problem(415, "JSON is expected")
    }
    let message = try JSONDecoder().decode(Message.self, from: Data(request.body))
    guard let id = try catalog.identity(of: message.entry) else {
      return problem(404, "this string is no longer in the catalog; reload the page")
    }
    switch path {
    case "api/check":
      let remarks = try typing.remarks(
        String((message.text ?? "").prefix(ReviewDesk.longest.text)), entry: message.entry)
      return json(["findings": remarks])
    case "api/notes":
      if let note = message.note {
        try desk.close(note: note, of: id, by: message.reviewer ?? "")
      } else {
        try desk.note(message.text ?? "", id, by: message.reviewer ?? "")
      }
    default:
      let isUndo = path == "api/undo"
      guard let verdict = isUndo ? .undone : message.verdict else {
        return problem(400, "a decision needs a verdict; reload the page")
      }
      let base = isUndo ? try catalog.value(of: id) ?? "" : message.base ?? ""
      try desk.decide(
        .init(
          entry: id, rule: message.rule ?? "", start: base.utf8Offset(message.start ?? 0),
          verdict: verdict, base: base,
          text: message.text, reason: message.reason ?? "", reviewer: message.reviewer ?? ""))
    }
    return json(["version": try catalog.version()])
  }

  /// What the page sends.
  private struct Message: Decodable {
    var entry: Int64
    /// The note to close.
    var note: Int64?
    var rule: String?
    var start: Int?
    var verdict: Decision.Verdict?
    var base: String?
    var text: String?
    var reason: String?
    var reviewer: String?
  }
}

extension ReviewAPI {
  private func json(_ value: some Encodable, status: Int = 200) -> PageAnswer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = (try? encoder.encode(value)).map { [UInt8]($0) } ?? []
    return PageAnswer(status: status, type: "application/json", body: bytes)
  }

  private func problem(_ status: Int, _ sentence: String) -> PageAnswer {
    json(["error": sentence], status: status)
  }

  private func problem(_ error: any Error) -> PageAnswer {
    switch error {
    case let stale as StaleText:
      json(Stale(base: stale.base, current: stale.current), status: 409)
    case let known as StoreError: problem(400, "\(known.problem): \(known.advice)")
    case is DecodingError: problem(400, "the message is not as expected; reload the page")
    default: problem(500, "this failed; the catalog is unchanged")
    }
  }

  private struct Stale: Encodable {
    var error = "stale"
    var base: String
    var current: String?
  }
}
