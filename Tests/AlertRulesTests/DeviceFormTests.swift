import Testing

@testable import AlertRules

/// A form for a device is judged for its platform: a Mac is not tapped.
struct DeviceFormTests {
  /// What is told of the ways to point, where the alert is for a platform.
  private func pointing(on platform: Platform?) throws -> [String] {
    func unit(_ text: String) -> String {
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
    }
    let text = """
      { "sourceLanguage" : "de", "strings" : {
        "move.alert.title" : { "localizations" : { "de" : \(unit("Alles bewegen?")) } },
        "move.alert.confirm" : { "localizations" : { "de" : \(unit("Bewegen")) } },
        "move.alert.message" : { "localizations" : { "de" : { "variations" : { "device" : {
          "iphone" : \(unit("Klicke auf Bewegen, um alles zu sichern.")),
          "mac" : \(unit("Tippe auf Bewegen, um alles zu sichern.")),
          "other" : \(unit("Tippe auf Bewegen, um es zu sichern.")) } } } } } },
        "version" : "1.0" }
      """
    let catalog = Catalog(documents: [
      try Document(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    ])
    var options = Checker.Options()
    options.platform = platform
    return try Checker(catalog, alerts: Grouping(catalog).alerts, options: options).findings()
      .filter { $0.rule == "pointing-verb" }.map(\.text).sorted()
  }

  /// A Mac shows the form of its own, and not that for other devices.
  @Test(arguments: [nil, Platform.macOS])
  func formsOfDevicesAreForTheirPlatforms(_ platform: Platform?) throws {
    #expect(
      try pointing(on: platform) == [
        "Klicke auf Bewegen, um alles zu sichern.", "Tippe auf Bewegen, um alles zu sichern.",
      ])
  }

  @Test func namesOfDevices() {
    #expect(Platform(variation: "device.applewatch.plural.one") == .watchOS)
    #expect(Platform(variation: "device.other") == nil && Platform(variation: "plural.one") == nil)
  }
}
