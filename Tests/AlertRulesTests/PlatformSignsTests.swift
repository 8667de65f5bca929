import AlertCatalog
import Testing

@testable import AlertRules

/// What an app is for, told by its texts.
struct PlatformSignsTests {
  @Test(arguments: [
    ("Click the icon in the menu bar.", 1, 0), ("Double-click a photo in the Finder.", 1, 0),
    ("Tap the photo on your iPhone.", 0, 1), ("Open it on your Mac or iPad.", 1, 1),
    ("Class = \"NSMenuItem\"; title = \"Open\"; ObjectID = \"a1\";", 1, 0),
    // No words of their own.
    ("Staple the tape to the machine.", 0, 0), ("The MAC address is wrong.", 0, 0),
    ("", 0, 0), ("…", 0, 0),
  ])
  func whatATextNames(_ text: String, _ mac: Int, _ phone: Int) {
    var signs = PlatformSigns()
    signs.count(text)
    #expect(signs.mac == mac && signs.phone == phone, "\(signs)")
  }

  /// What is said of the length of a title of 87 columns: four lines on a phone, three on a Mac.
  private static func lengths(_ others: [String], platform: Platform? = nil) throws -> [String] {
    let title =
      "The library with all of your photos was not found in the place where it was yesterday."
    let texts =
      [
        ("library.missing.alert.title", title),
        ("library.missing.alert.message", "Connect the disk to go on."),
        ("library.missing.alert.button", "Look Again"),
      ]
      + others.enumerated().map { ("text.\($0.offset)", $0.element) }
    let lines = texts.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
    let document = try Document(
      path: "en.lproj/Localizable.strings", bytes: FileBytes(Array(lines.utf8)))
    let catalog = Catalog(documents: [document])
    var options = Checker.Options()
    options.platform = platform
    let alerts = Grouping(catalog).alerts
    #expect(alerts.count == 1)
    return try Checker(catalog, alerts: alerts, options: options).findings()
      .filter { $0.rule == "title-length" }.map(\.message)
  }

  private static let ofMac = [
    "Click here", "Click there", "Show in the Finder", "Show in menu bar", "Restart your Mac",
  ]

  @Test func alertsOfAMacAppHaveTheWidthOfAMac() throws {
    let phone = "takes about 4 lines; a title has room for 2"
    let mac = "takes about 3 lines; a title has room for 2"
    #expect(try Self.lengths([]) == [phone])
    #expect(try Self.lengths(Self.ofMac) == [mac])
    #expect(try Self.lengths(Self.ofMac + ["Tap here", "Swipe there"]) == [phone])
    // Too few to tell.
    #expect(try Self.lengths(Self.ofMac.dropLast()) == [phone])
    #expect(try Self.lengths(Self.ofMac, platform: .iOS) == [phone])
  }
}
