/// What a browser asks of the review page, whatever server brought it.
public struct PageRequest: Sendable {
  /// `GET` or `POST`.
  public var method: String
  /// Path without the query: `/TOKEN/api/summary`.
  public var path: String
  /// Decoded query.
  public var query: [String: String]
  /// The headers that matter, in lower case: `host`, `origin`, `content-type`, `sec-fetch-site`.
  public var headers: [String: String]
  /// At most ``ReviewAPI/longestBody`` bytes.
  public var body: [UInt8]

  /// Creates a request.
  public init(
    method: String, path: String, query: [String: String] = [:], headers: [String: String] = [:],
    body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }
}

/// What goes back.
public struct PageAnswer: Sendable {
  /// HTTP status.
  public var status: Int
  /// Media type.
  public var type: String
  /// The bytes.
  public var body: [UInt8]

  /// Headers of every answer: nothing from elsewhere runs, nothing is kept, nobody frames the page.
  public static let headers: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
  ]
}
