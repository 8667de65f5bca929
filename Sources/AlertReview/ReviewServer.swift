#if Review
  public import AlertStore
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOCore

  /// Serves the review page on 127.0.0.1.
  public struct ReviewServer: Sendable {
    private let api: ReviewAPI

    /// A server for a catalog, on a free port.
    public init(_ catalog: CatalogFile) { api = ReviewAPI(catalog) }

    /// Serves until the program is told to stop.
    ///
    /// - Parameter started: called with the address of the page.
    /// - Throws: what the server throws: no port is free.
    public func run(started: @escaping @Sendable (String) async -> Void) async throws {
      let api = self.api
      var logger = Logger(label: "alertcat")
      logger.logLevel = .error
      let application = Application(
        responder: CallbackResponder { (request: Request, _: BasicRequestContext) in
          await Self.respond(to: request, api)
        },
        // A connection that says nothing does not hold a place for ever.
        server: .http1(configuration: .init(idleTimeout: .seconds(60))),
        configuration: .init(address: .hostname("127.0.0.1", port: 0), serverName: nil),
        onServerRunning: { channel in
          let port = channel.localAddress?.port ?? 0
          await started("http://127.0.0.1:\(port)/\(api.token)/")
        }, logger: logger)
      try await application.runService()
    }

    private static func respond(to request: Request, _ api: ReviewAPI) async -> Response {
      var body: [UInt8] = []
      do {
        let buffer = try await request.body.collect(upTo: ReviewAPI.longestBody)
        body = Array(buffer.readableBytesView)
      } catch {
        // One byte more than is allowed says so.
        body = [UInt8](repeating: 0, count: ReviewAPI.longestBody + 1)
      }
      var headers: [String: String] = [:]
      headers["host"] = request.head.authority
      for field in request.headers {
        headers[field.name.canonicalName] = field.value
      }
      let query = Dictionary(
        request.uri.queryParameters.map { (String($0.key), String($0.value)) },
        uniquingKeysWith: { a, _ in a })
      let answer = api.answer(
        PageRequest(
          method: request.method.rawValue, path: request.uri.path, query: query, headers: headers,
          body: body))
      var fields = HTTPFields()
      for (name, value) in PageAnswer.headers {
        if let field = HTTPField.Name(name) { fields[field] = value }
      }
      fields[.contentType] = answer.type
      return Response(
        status: .init(code: answer.status), headers: fields,
        body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
  }
#endif
