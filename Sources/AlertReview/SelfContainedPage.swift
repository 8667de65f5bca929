public import AlertStore
import Foundation

/// The review page in one file, for people without the tool. Their decisions come back as a
/// `decisions.json`.
public enum SelfContainedPage {
  /// Alerts that one file may hold: browsers get slow beyond.
  public static let most = 20_000

  /// The page.
  ///
  /// - Throws: ``StoreError`` if the catalog cannot be read, or holds more than ``most`` alerts.
  public static func html(of catalog: CatalogFile) throws(StoreError) -> String {
    try catalog.judge()
    let total = try catalog.alerts(limit: 1).total
    guard total <= most else {
      throw StoreError(
        catalog.path, "it has \(total) alerts, but one page can hold only \(most)",
        "serve it: alertcat review")
    }
    let data = try Data(catalog)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = (try? encoder.encode(data)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    let nonce = ReviewAPI.newToken()
    return page(nonce: nonce, data: harmless(json))
  }

  /// JSON that cannot end the element it stands in.
  static func harmless(_ json: String) -> String {
    // Bytes: a sign that joins with the next letter to one character is still markup.
    let bytes = json.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "<"): Array("\\u003c".utf8)
      case UInt8(ascii: ">"): Array("\\u003e".utf8)
      case UInt8(ascii: "&"): Array("\\u0026".utf8)
      default: [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `page.html` with its files in place of the references to them.
  private static func page(nonce: String, data: String) -> String {
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src data:; "
      + "base-uri 'none'; form-action 'none'"
    var result = ""
    for line in (PageAssets.text("page.html") ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if let match = line.firstMatch(of: /<link rel="stylesheet" href="([a-z-]+\.css)">/),
        let css = PageAssets.text(String(match.1))
      {
        result += "<style nonce=\"\(nonce)\">\n\(css)</style>\n"
      } else if let match = line.firstMatch(of: /<script src="([a-z-]+\.js)" defer><\/script>/),
        let script = PageAssets.text(String(match.1))
      {
        result += "<script nonce=\"\(nonce)\">\n\(script)</script>\n"
      } else {
        result += line + "\n"
      }
      if line.contains("<meta charset") {
        result += "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n"
      }
      if line == "<body>" {
        result +=
          "<script type=\"application/json\" id=\"data\" nonce=\"\(nonce)\">\(data)</script>\n"
      }
    }
    return result
  }

  /// What the page gets instead of a server.
  private struct Data: Encodable {
    var summary: ReviewSummary
    var alerts: [Row]
    var details: [String: AlertDetail]

    init(_ catalog: CatalogFile) throws(StoreError) {
      summary = try catalog.summary()
      alerts = []
      details = [:]
      for offset in stride(from: 0, to: SelfContainedPage.most, by: 500) {
        let page = try catalog.alerts(offset: offset, limit: 500)
        if page.alerts.isEmpty { break }
        for row in page.alerts {
          guard let detail = try catalog.alert(row.id) else { continue }
          details["\(row.id)"] = detail
          alerts.append(Row(row, detail))
        }
      }
    }
  }

  /// A line of the list with what is searched in it.
  private struct Row: Encodable {
    var row: AlertRow
    var text: String

    init(_ row: AlertRow, _ detail: AlertDetail) {
      self.row = row
      let values = detail.locales.flatMap(\.texts).map(\.value)
      text = ([row.name] + values + detail.members.flatMap { [$0.key, $0.comment] })
        .joined(separator: "\n").lowercased()
    }

    func encode(to encoder: any Encoder) throws {
      try row.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(text, forKey: .text)
    }

    private enum Key: CodingKey { case text }
  }
}
