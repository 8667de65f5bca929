import Foundation
import TestSupport
import Testing

@testable import AlertCatalog
@testable import AlertRules

/// Alerts that show on screenshots, and columns of texts that are none.
struct ScreenshotTests {
  private static let strings = """
    "Trip goes" = "Delete the trip?";
    "All gone" = "It is gone then.";
    "No way" = "Cancel";
    "Away" = "Delete";
    "Trips" = "Trips";
    "ask.title" = "Delete the trip?";
    "ask.message" = "It is gone then.";
    """

  private static func text(
    _ key: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double = 20
  ) -> ScreenshotText {
    ScreenshotText(
      screenshot: "1.jpeg", table: "Localizable", key: key, x: x, y: y, width: width, height: height
    )
  }

  private func alerts(_ texts: [ScreenshotText], manifest: String? = nil) throws -> [Alert] {
    let document = try Document(
      path: "en.lproj/Localizable.strings", bytes: Array(Self.strings.utf8))
    let manifests = try manifest.map { [try Manifest($0, file: "alerts.yml")] } ?? []
    return Grouping(Catalog(documents: [document]), manifests: manifests, screenshots: texts).alerts
  }

  private func shape(_ alert: Alert) -> [String] {
    alert.members.map { "\($0.role.rawValue)=\($0.key)" }
  }

  private static let sideBySide = [
    text("Trips", 150, 60, 90), text("Trip goes", 80, 300, 230), text("All gone", 60, 330, 270, 40),
    text("No way", 60, 390, 135, 44), text("Away", 195, 390, 135, 44),
  ]

  @Test func buttonsSideBySideOrBelowEachOther() throws {
    let wanted = ["title=Trip goes", "message=All gone", "button=No way", "button=Away"]
    let found = try alerts(Self.sideBySide).filter { $0.id.contains("screenshot") }
    #expect(found.map(shape) == [wanted])
    #expect(found.map(\.confidence) == [0.6])
    let stacked =
      Array(Self.sideBySide.prefix(3)) + [
        Self.text("No way", 60, 390, 270, 44), Self.text("Away", 60, 434, 270, 44),
      ]
    #expect(try alerts(stacked).filter { $0.id.contains("screenshot") }.map(shape) == [wanted])
  }

  @Test(arguments: [
    // Not centred; without a stock label; too far apart; only two texts; a label where the title is.
    [text("Trip goes", 20, 300, 230), text("All gone", 60, 330, 270), text("No way", 20, 390, 90)],
    [text("Trip goes", 80, 300, 230), text("All gone", 60, 330, 270), text("Trips", 60, 390, 270)],
    [
      text("Trip goes", 80, 300, 230), text("All gone", 60, 430, 270), text("No way", 60, 590, 270),
    ],
    [text("Trip goes", 80, 300, 230), text("No way", 60, 340, 270)],
    [text("No way", 80, 300, 230), text("All gone", 60, 330, 270), text("Away", 60, 390, 270)],
  ])
  func otherTextsAreNoAlert(_ texts: [ScreenshotText]) throws {
    #expect(try alerts(texts).filter { $0.id.contains("screenshot") }.map(shape) == [])
  }

  /// Two kinds of weak evidence that agree are enough.
  @Test func aScreenshotSupportsKeyNames() throws {
    let before = try #require(try alerts([]).first { $0.id == "ask" })
    #expect(before.confidence < Claim.certain)
    let texts = [
      Self.text("ask.title", 80, 300, 230), Self.text("ask.message", 60, 330, 270),
      Self.text("No way", 60, 390, 270),
    ]
    let found = try alerts(texts)
    #expect(found.count { !$0.members.isEmpty && $0.id.contains("screenshot") } == 0)
    let after = try #require(found.first { $0.id == "ask" })
    #expect(after.confidence > Claim.certain)
    #expect(after.members[0].claims.last?.text == "screenshot 1.jpeg 0.60")
    // More pictures of the same are no more evidence, and another device is another picture.
    let more = texts.map { text in
      var copy = text
      copy.folder = "iPad"
      copy.y += 8
      return copy
    }
    let again = try #require(try alerts(texts + more).first { $0.id == "ask" })
    #expect(again.confidence == after.confidence)
  }

  @Test func anIndexIsRead() {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><array><dict>
      <key>bundleID</key><string>x</string><key>stringKey</key><string>k</string>
      <key>tableName</key><string></string><key>screenshots</key><array>
      <dict><key>name</key><string>1.jpeg</string><key>frame</key><string>{{10.5, -2}, {30, 40}}</string></dict>
      <dict><key>name</key><string>2.jpeg</string><key>frame</key><string>nowhere</string></dict>
      </array></dict></array></plist>
      """
    #expect(
      Screenshots.texts(in: FileBytes(plist.utf8)) == [
        ScreenshotText(
          screenshot: "1.jpeg", table: "Localizable", key: "k", x: 10.5, y: -2, width: 30,
          height: 40)
      ])
    #expect(Screenshots.texts(in: FileBytes("bplist00".utf8)).isEmpty)
    #expect(Screenshots.texts(in: []).isEmpty)
    let deep = String(repeating: "<array>", count: 20_000)
    #expect(Screenshots.texts(in: FileBytes("<plist>\(deep)".utf8)).isEmpty)
    let closed = deep + String(repeating: "</array>", count: 20_000)
    #expect(Screenshots.texts(in: FileBytes("<plist>\(closed)</plist>".utf8)).isEmpty)
  }

  /// A damaged index says nothing.
  @Test func aDamagedIndexNeverCrashes() throws {
    let plist: [[String: Any]] = [
      [
        "stringKey": "k", "tableName": "T",
        "screenshots": [["name": "1.jpeg", "frame": "{{1, 2}, {3, 4}}"]],
      ]
    ]
    var random = Seeded(state: 7)
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let good = try PropertyListSerialization.data(
        fromPropertyList: plist, format: format, options: 0)
      #expect(Screenshots.texts(in: FileBytes(good)).map(\.key) == ["k"])
      for _ in 0..<2000 {
        var bytes = Array(good)
        for _ in 0..<random.next(below: 3) + 1 {
          bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
        }
        if random.next(below: 3) == 0 { bytes.removeLast(random.next(below: 40)) }
        #expect(Screenshots.texts(in: FileBytes(bytes)).count <= 1)
      }
    }
  }

  /// What the manifest says is never part of an alert is none on a picture either.
  @Test func ignoredKeysStayOut() throws {
    let found = try alerts(Self.sideBySide, manifest: "version: 1\nignore: [\"No *\"]\n")
    #expect(!found.contains { $0.id.contains("screenshot") })
  }
}
