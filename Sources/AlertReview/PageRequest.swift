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
