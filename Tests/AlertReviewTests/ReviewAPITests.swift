import AlertReview
import AlertStore
import Foundation
import TestSupport
import Testing

/// What the page’s server answers, and to whom.
struct ReviewAPITests {
  /// A catalog with one French delivery whose texts may be hostile.
  final class Desk {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    let catalog: CatalogFile
    let api: ReviewAPI

    init(title: String = "supprimer le trajet ?", cancel: String = "annuler") throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      func quoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      }
      let texts = """
        "trip.alert.title" = "\(quoted(title))";
        "trip.alert.message" = "Rien ne reste.";
        "trip.alert.cancel" = "\(quoted(cancel))";
        """
      let path = folder.appendingPathComponent("fr.strings").path
      try Data(texts.utf8).write(to: URL(fileURLWithPath: path))
      catalog = try CatalogFile(folder.path + "/a.alertcat", creating: true)
      #expect(try Import([path], into: catalog).errors == [])
      try catalog.judge()
      api = ReviewAPI(catalog)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func get(
      _ path: String, query: [String: String] = [:],
      headers: [String: String] = ["host": "127.0.0.1:1"]
    ) -> PageAnswer {
      api.answer(
        PageRequest(method: "GET", path: "/\(api.token)/\(path)", query: query, headers: headers))
    }

    func post(_ path: String, _ body: String, headers: [String: String] = [:]) -> PageAnswer {
      let headers = ["host": "127.0.0.1:1", "content-type": "application/json"]
        .merging(headers) { $1 }
      return api.answer(
        PageRequest(
          method: "POST", path: "/\(api.token)/\(path)", headers: headers, body: Array(body.utf8)))
    }

    /// The first alert.
    func alert() throws -> AlertDetail {
      let page = try JSONDecoder().decode(AlertPage.self, from: Data(get("api/alerts").body))
      let row = try #require(page.alerts.first)
      return try JSONDecoder().decode(
        AlertDetail.self, from: Data(get("api/alerts/\(row.id)").body))
    }
  }

  private func text(_ answer: PageAnswer) -> String { String(decoding: answer.body, as: UTF8.self) }

  @Test func onlyWhoHasTheAddressIsAnswered() throws {
    let desk = try Desk()
    #expect(desk.get("").status == 200)
    let good = ["host": "127.0.0.1:1"]
    for path in [
      "/", "/x/", "/\(desk.api.token)", "//\(desk.api.token)/", "/\(desk.api.token)x/api/summary",
    ] {
      let answer = desk.api.answer(PageRequest(method: "GET", path: path, headers: good))
      #expect(answer.status == 403, "\(path)")
    }
    let wrong: [[String: String]] = [
      [:], ["host": "evil.example"], ["host": "127.0.0.1.evil.example"],
      ["host": "127.0.0.1:1", "origin": "http://evil.example"],
      ["host": "127.0.0.1:1", "origin": "null"],
      ["host": "127.0.0.1:1", "origin": "http://127.0.0.1:2"],
      ["host": "127.0.0.1:1", "sec-fetch-site": "cross-site"],
      ["host": "127.0.0.1:1", "sec-fetch-site": "same-site"],
    ]
    for headers in wrong { #expect(desk.get("", headers: headers).status == 403, "\(headers)") }
    #expect(
      desk.get("", headers: ["host": "127.0.0.1:1", "origin": "http://127.0.0.1:1"]).status == 200)
    #expect(ReviewAPI.newToken() != ReviewAPI.newToken())
    #expect(ReviewAPI.newToken().utf8.count == 32)
  }

  @Test(arguments: [
    "../a.alertcat", "/etc/passwd", "page.html/../x", "%2e%2e/x", "api/alerts/x", "api/",
  ])
  func nothingElseIsServed(_ path: String) throws {
    #expect(try Desk().get(path).status == 404)
  }

  @Test func whatIsSentIsBounded() throws {
    let desk = try Desk()
    let long = String(repeating: "x", count: ReviewAPI.longestBody + 1)
    #expect(desk.post("api/notes", long).status == 413)
    #expect(desk.post("api/notes", "{}", headers: ["content-type": "text/plain"]).status == 415)
    #expect(desk.post("api/notes", "{").status == 400)
    #expect(desk.post("api/summary", "{}").status == 405)
    #expect(desk.post("api/notes", "{\"entry\":999}").status == 404)
    let answers = (0..<2_100).map { _ in desk.get("api/changes", query: ["since": "0"]).status }
    #expect(answers.contains(429))
  }

  @Test func notesAreClosed() throws {
    let desk = try Desk()
    func text() throws -> AlertDetail.Text {
      try #require(try desk.alert().locales[0].texts.first { $0.value == "annuler" })
    }
    let entry = try text().entry
    let noted = desk.post("api/notes", #"{"entry":\#(entry),"text":"Why?","reviewer":"Ana"}"#)
    #expect(noted.status == 200)
    let note = try #require(try text().notes.first)
    let close = #"{"entry":\#(entry),"note":\#(note.id),"reviewer":"Bo"}"#
    #expect(desk.post("api/notes", close).status == 200)
    #expect(try text().notes.isEmpty)
    #expect(desk.post("api/notes", close).status == 400)
  }

  @Test func whatIsNotFoundIsNotDecided() throws {
    let desk = try Desk()
    let text = try #require(try desk.alert().locales[0].texts.first { $0.value == "annuler" })
    let answer = desk.post(
      "api/decisions",
      """
      {"entry":\(text.entry),"rule":"title-length","start":0,"verdict":"rejected",
       "base":"annuler","reviewer":"Ana"}
      """)
    #expect(answer.status == 400)
    #expect(self.text(answer).contains("title-length finds nothing here"))
  }

  @Test func aDecisionIsTakenAndSeenByOthers() throws {
    let desk = try Desk()
    let alert = try desk.alert()
    let version = try desk.catalog.version()
    let text = try #require(alert.locales[0].texts.first { $0.value == "annuler" })
    let finding = try #require(text.findings.first { $0.rule == "button-title-style" })
    #expect(finding.replacement == "Annuler")
    #expect(finding.state == "open")
    let body = """
      {"entry":\(text.entry),"rule":"\(finding.rule)","start":\(finding.start),"verdict":"accepted",
       "base":"annuler","reviewer":"Ana"}
      """
    #expect(desk.post("api/decisions", body).status == 200)
    let changes = try JSONDecoder().decode(
      ReviewChanges.self,
      from: Data(desk.get("api/changes", query: ["since": "\(version)"]).body))
    #expect(changes.alerts == [alert.id])
    let now = try #require(try desk.alert().locales[0].texts.first { $0.value == "annuler" })
    #expect(now.result == "Annuler")
    #expect(now.findings.first { $0.rule == finding.rule }?.state == "accepted")
    #expect(now.history.map(\.reviewer) == ["Ana"])
    let undo = "{\"entry\":\(text.entry),\"rule\":\"\(finding.rule)\",\"reviewer\":\"Bo\"}"
    #expect(desk.post("api/undo", undo).status == 200)
    #expect(try desk.alert().locales[0].texts.first { $0.value == "annuler" }?.result == "annuler")
  }

  @Test func aStaleDecisionShowsBothTexts() throws {
    let desk = try Desk()
    let entry = try desk.alert().locales[0].texts[2].entry
    let body =
      "{\"entry\":\(entry),\"rule\":\"button-title-style\",\"start\":0,\"verdict\":\"accepted\",\"base\":\"Non\",\"reviewer\":\"Ana\"}"
    let answer = desk.post("api/decisions", body)
    #expect(answer.status == 409)
    #expect(
      text(answer).contains("\"base\":\"Non\"") && text(answer).contains("\"current\":\"annuler\""))
    let nameless = body.replacing("\"Ana\"", with: "\"\"").replacing("\"Non\"", with: "\"annuler\"")
    #expect(desk.post("api/decisions", nameless).status == 400)
  }

  /// Without a verdict nothing is decided.
  @Test func aDecisionNeedsAVerdict() throws {
    let desk = try Desk()
    let entry = try desk.alert().locales[0].texts[2].entry
    let body =
      "{\"entry\":\(entry),\"rule\":\"button-title-style\",\"start\":0,\"base\":\"annuler\",\"reviewer\":\"Ana\"}"
    let answer = desk.post("api/decisions", body)
    #expect(answer.status == 400)
    #expect(text(answer).contains("verdict"))
    #expect(try desk.alert().locales[0].texts[2].history.isEmpty)
  }

  @Test func aTypedTextIsChecked() throws {
    let desk = try Desk(title: "Supprimer %@ ?")
    let entry = try desk.alert().locales[0].texts[0].entry
    let answer = desk.post("api/check", "{\"entry\":\(entry),\"text\":\"supprimer ?\"}")
    #expect(text(answer).contains("“%@” is missing"))
    let good = desk.post("api/check", "{\"entry\":\(entry),\"text\":\"Supprimer %@ ?\"}")
    #expect(!text(good).contains("missing"))
  }

  /// After an import everything is looked at again; a number that is none does no harm.
  @Test func anImportIsSeen() throws {
    let desk = try Desk()
    let alert = try desk.alert()
    let version = try desk.catalog.version()
    func changes(_ since: String) throws -> ReviewChanges {
      try JSONDecoder().decode(
        ReviewChanges.self, from: Data(desk.get("api/changes", query: ["since": since]).body))
    }
    #expect(try !changes("\(version)").isAll)
    let path = desk.folder.appendingPathComponent("fr.strings")
    let text = try String(contentsOf: path, encoding: .utf8)
    try Data(text.replacing("annuler", with: "Annuler").utf8).write(to: path)
    _ = try Import([path.path], into: desk.catalog)
    #expect(try changes("\(version)").isAll)
    for since in ["-9223372036854775808", "9223372036854775807", "x"] {
      #expect(try changes(since).isAll, "\(since)")
    }
    let entry = alert.locales[0].texts[0].entry
    let body =
      "{\"entry\":\(entry),\"rule\":\"brand-case\",\"start\":-5,\"verdict\":\"rejected\",\"base\":\"x\",\"reviewer\":\"A\"}"
    #expect(desk.post("api/decisions", body).status == 409)
  }

  /// Offsets are those of browsers: UTF-16.
  @Test func offsetsCountAsBrowsersDo() throws {
    let desk = try Desk(title: "👩‍💻 é Supprimer le trajet !!")
    let texts = try desk.alert().locales[0].texts
    let finding = try #require(
      texts.flatMap(\.findings).first { $0.rule == "tone-shouting" })
    let units = Array(texts[0].value.utf16)
    #expect(String(decoding: units[finding.start..<finding.end], as: UTF16.self) == "!!")
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--<script>", "\"><img src=x onerror=alert(1)>",
    "\u{2028}\u{202E}]]>", "${alert(1)}", "\\u003c/script>", "\u{600}<!-- \u{600}<script x",
  ])
  func hostileStringsStayText(_ hostile: String) throws {
    let desk = try Desk(title: hostile, cancel: hostile)
    let page = try SelfContainedPage.html(of: desk.catalog)
    let plain = try SelfContainedPage.html(of: Desk().catalog)
    // The strings bring no element and no comment into the page.
    for mark in ["<script", "</script", "<!--", "<img"] {
      #expect(page.ranges(of: mark).count == plain.ranges(of: mark).count, "\(mark)")
    }
    let start = try #require(page.firstRange(of: "id=\"data\""))
    let open = try #require(page[start.upperBound...].firstIndex(of: ">"))
    let end = try #require(page[open...].firstRange(of: "</script>"))
    let json = page[page.index(after: open)..<end.lowerBound]
    let data = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(data?.keys.sorted() == ["alerts", "details", "summary"])
    #expect("\(data ?? [:])".contains("trip.alert.title"))
  }

  /// Any mixture of what ends elements, strings and comments.
  @Test func randomStringsStayText() throws {
    let parts = [
      "<", ">", "</script", "<script", "<!--", "-->", "&", "&lt;", "\"", "'", "`", "\\", "${", "}",
      "]]>",
      "<style", "onerror=", "\u{2028}", "\u{202E}", "a", " ", "=", "/", "%3C", "javascript:",
    ]
    var generator = Seeded(state: 20_261_121)
    let titles = (0..<300).map { _ in
      (0..<8).map { _ in parts[generator.next(below: parts.count)] }.joined() + "?"
    }
    let desk = try Desk(title: titles.joined(separator: " "))
    let page = try SelfContainedPage.html(of: desk.catalog)
    let plain = try SelfContainedPage.html(of: Desk().catalog)
    for mark in ["<script", "</script", "<!--", "<style"] {
      #expect(page.ranges(of: mark).count == plain.ranges(of: mark).count, "\(mark)")
    }
    let value = try desk.alert().locales[0].texts[0].value
    #expect(value == titles.joined(separator: " "))
  }

  /// Writing it needs no right to change the catalog.
  @Test func aSelfContainedPageLeavesTheCatalog() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let texts = folder.appendingPathComponent("fr.strings")
    try Data("\"trip.alert.title\" = \"supprimer ?\";\n\"trip.alert.ok\" = \"OK\";".utf8)
      .write(to: texts)
    let path = folder.path + "/a.alertcat"
    func fill() throws {
      let catalog = try CatalogFile(path, creating: true)
      #expect(try Import([texts.path], into: catalog).errors == [])
      try catalog.judge()
    }
    try fill()
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let page = try SelfContainedPage.html(of: CatalogFile(path, reading: true))
    #expect(page.contains("supprimer ?"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  /// A page in one file refers to nothing outside it.
  @Test func aSelfContainedPageIsOneFile() throws {
    let page = try SelfContainedPage.html(of: Desk().catalog)
    #expect(page.contains("Content-Security-Policy"))
    for mark in ["<script src", "rel=\"stylesheet\"", "http://", "@import"] {
      #expect(!page.contains(mark), "\(mark)")
    }
  }
}
