import AlertStore
import Testing

/// Words are found in every script, in texts, keys and comments.
struct SearchTests {
  @Test(arguments: [
    ("löschen", true), ("LÖSCHEN", true), ("lösch", true), ("schen", false),
    ("削除", true), ("画像", true), ("รูปภาพ", true), ("صورة", true), ("Фото", true), ("фот", true),
    ("photo delete", true), ("photo.delete", true), ("delete nothing", false),
    ("\"", true), ("AND", false), ("a* OR b", false), ("NEAR(", false),
  ])
  func words(_ words: String, _ isFound: Bool) throws {
    let desk = try Desk()
    let catalog = try desk.open()
    try desk.write(
      "version: 1\nalerts:\n  p: { title: photo.delete, buttons: [photo.keep] }\n",
      to: "in/alerts.yml")
    for (locale, text) in [
      ("de", "Foto löschen?"), ("ja", "この画像を削除しますか？"), ("th", "ลบรูปภาพนี้ไหม"),
      ("ar", "هل تريد حذف صورة؟"), ("ru", "Удалить Фото?"),
    ] {
      try desk.write(
        Desk.xliff(
          [("photo.delete", "Delete the photo?", text), ("photo.keep", "Keep", text)],
          locale: locale),
        to: "in/\(locale).xliff")
    }
    _ = try Import([desk.folder.path + "/in"], into: catalog)
    try catalog.judge()
    var filter = AlertFilter()
    filter.words = words
    #expect(try catalog.alerts(filter).total == (isFound ? 1 : 0))
  }

  /// A text of one’s own for a text in `Base` is found under the source language.
  @Test func anOwnTextOfBaseHasALanguage() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    try desk.write(Desk.manifest, to: "in/alerts.yml")
    try desk.write(
      """
      "trip.delete.title" = "Delete the trip?";
      "trip.delete.confirm" = "Delete";
      "common.cancel" = "Cancel";
      """, to: "in/Base.lproj/Localizable.strings")
    _ = try Import([desk.folder.path + "/in"], into: catalog)
    try catalog.judge()
    try ReviewDesk(catalog).decide(
      .init(
        entry: Desk.entry("trip.delete.confirm", in: catalog), rule: "", start: 0, verdict: .edited,
        base: "Delete", text: "Remove", reviewer: "Ana"))
    func count(_ locale: String) throws -> Int {
      var filter = AlertFilter()
      filter.state = "edited"
      filter.locale = locale
      return try catalog.alerts(filter).total
    }
    #expect(try count("en") == 1)
    #expect(try count("fr") == 0)
  }

  /// What changed is found by its new words only.
  @Test func theIndexFollowsDeliveries() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    var units = Desk.units
    units[1].target = "Effacer"
    _ = try desk.deliver(units, into: catalog)
    func count(_ words: String) throws -> Int {
      var filter = AlertFilter()
      filter.words = words
      return try catalog.alerts(filter).total
    }
    #expect(try count("effacer") == 1)
    units.remove(at: 1)
    _ = try desk.deliver(units, into: catalog)
    #expect(try count("effacer") == 0)
    #expect(try count("trajet") == 1)
  }
}
