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
