import AlertStore
import ArgumentParser
import Foundation

/// A catalog file with many entries in many languages: how long people wait, and how much memory it takes.
struct ScaleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "scale")
  @Option(help: "Entries in all.") var entries = 1_000_000
  @Option(help: "Languages.") var locales = 40
  @Option(help: "Keys of 100 that belong to an alert.") var alerts = 7

  private static let tags = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fa", "fi", "fr", "gl", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ka", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt-BR",
    "ro", "ru", "sk", "sl", "sv", "th", "tr", "uk", "zh-Hans",
  ]
  private static let words = """
    Fahrt löschen sichern Gerät Ordner wurde nicht gefunden später erneut versuchen Verbindung mit dem
    Server kann keine Änderungen lesen 削除 写真 この デバイス ลบ รูปภาพ удалить фото папка حذف صورة
    supprimer le dossier impossible de charger la carte réessayer plus tard
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-scale-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let keys = entries / locales
    for number in 0..<locales { try write(number, keys, to: folder) }
    let path = folder.appendingPathComponent("scale.alertcat").path
    let catalog = try CatalogFile(path, creating: true)
    let imported = try seconds {
      let result = try Import([folder.path], into: catalog)
      for error in result.errors { print("\(error)") }
    }
    let judged = try seconds { try catalog.judge() }
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    print("\(keys * locales) entries, \(locales) languages, \(size >> 20) MB catalog file")
    print("  import \(imported) s, finding alerts and checking them \(judged) s")
    print("  peak memory \(Self.peakMemory) MB")
    print("  summary \(try best { _ = try catalog.summary() }) ms")
    print("  first page \(try best { _ = try catalog.alerts() }) ms")
    var page = AlertFilter()
    page.state = "open"
    page.locale = "de"
    print("  first page of what is open in German \(try best { _ = try catalog.alerts(page) }) ms")
    let first = try catalog.alerts(limit: 1).alerts.first?.id ?? 0
    print("  one alert in all languages \(try best { _ = try catalog.alert(first) }) ms")
    for words in ["löschen", "削除", "รูปภาพ", "title 123", "delete the folder", "a"] {
      var filter = AlertFilter()
      filter.words = words
      let total = try catalog.alerts(filter).total
      print(
        "  search “\(words)” (\(total) alerts) \(try best { _ = try catalog.alerts(filter) }) ms")
    }
  }

  /// XLIFF of one language.
  private func write(_ number: Int, _ keys: Int, to folder: URL) throws {
    let tag = Self.tags[number % Self.tags.count] + (number < Self.tags.count ? "" : "-x-\(number)")
    var state = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
    func word() -> String {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Self.words[Int(state % UInt64(Self.words.count))]
    }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="\(tag)" datatype="plaintext"><body>

      """
    for key in 0..<keys {
      let group = key / 4
      let isAlert = group % 100 < alerts
      let role = ["title", "message", "button", "cancel"][key % 4]
      let name = isAlert ? "alert.folder.\(group).\(role)" : "screen.folder.\(group).item\(key)"
      let source = ["Delete the folder \(group)?", "It cannot be restored.", "Delete", "Cancel"][
        key % 4]
      let target = (0..<(key % 4 < 2 ? 5 : 1)).map { _ in word() }.joined(separator: " ")
      text += """
        <trans-unit id="\(name)"><source>\(source)</source><target>\(target)</target></trans-unit>

        """
    }
    text += "</body></file></xliff>\n"
    try Data(text.utf8).write(to: folder.appendingPathComponent("\(tag).xliff"))
  }

  private func seconds(_ body: () throws -> Void) rethrows -> String {
    let duration = try ContinuousClock().measure(body)
    return String(format: "%.1f", duration / .seconds(1))
  }

  /// The best of five, in milliseconds.
  private func best(_ body: () throws -> Void) rethrows -> String {
    let times = try (0..<5).map { _ in try ContinuousClock().measure(body) }
    return String(format: "%.1f", (times.min() ?? .zero) / .milliseconds(1))
  }

  /// Of this process so far.
  private static var peakMemory: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss >> 10
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss >> 20
    #endif
  }
}
