import AlertStore
import Foundation
import Testing

/// How long what a reviewer noted stands.
struct ReviewerNoteTests {
  /// A note is about the text that was there: it does not go out with another one, nor once somebody closed it.
  @Test func notesGoWithTheirTextOrWhenTheyAreClosed() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    let entry = try Desk.entry("common.cancel", in: catalog)
    let review = ReviewDesk(catalog)
    func notes() throws -> [(id: Int64, isSettled: Bool)] {
      let alert = try #require(try catalog.alerts().alerts.first)
      let texts = try #require(try catalog.alert(alert.id)).locales.flatMap(\.texts)
      return texts.flatMap(\.notes).map { ($0.id, $0.isSettled) }
    }
    try review.note("Why?", entry, by: "Ana")
    #expect(try Export(catalog).noteCount == 1)
    var newer = Desk.units
    newer[2].target = "Annuler"
    _ = try desk.deliver(newer, into: catalog)
    #expect(try Export(catalog).noteCount == 0)
    #expect(try notes().map(\.isSettled) == [true])
    _ = try desk.deliver(Desk.units, into: catalog)
    #expect(try Export(catalog).noteCount == 1)
    let version = try catalog.version()
    let id = try #require(try notes().first?.id)
    let other = try Desk.entry("trip.delete.title", in: catalog)
    #expect(throws: StoreError.self) { try review.close(note: id, of: other, by: "Bo") }
    try review.close(note: id, of: entry, by: "Bo")
    #expect(throws: StoreError.self) { try review.close(note: id, of: entry, by: "Ana") }
    #expect(try Export(catalog).noteCount == 0)
    #expect(try notes().isEmpty)
    #expect(try catalog.version() > version)
    // A file of decisions that is read once more says nothing new, and who asks again is heard.
    try review.note("Why?", entry, by: "Ana", isSaved: true)
    #expect(try Export(catalog).noteCount == 0)
    try review.note("Why?", entry, by: "Ana")
    #expect(try Export(catalog).noteCount == 1)
  }
  /// A note that comes back beside the text that it asked for goes; one that this catalog never had stays.
  @Test func answeredNotesGo() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    _ = try desk.deliver(Desk.units, into: catalog)
    let entry = try Desk.entry("common.cancel", in: catalog)
    try ReviewDesk(catalog).note("Why?", entry, by: "Ana")
    func exported() throws -> String {
      String(decoding: try #require(try Export(catalog).files.first).bytes, as: UTF8.self)
    }
    let sent = try exported()
    #expect(sent.contains("review: Ana: Why?"))
    let back = sent.replacing("annuler", with: "Tout annuler")
    _ = try Import([desk.write(back, to: "fr.xliff")], into: catalog)
    try catalog.judge()
    #expect(try !exported().contains("review: Ana"))
    let other = try Desk()
    let second = try other.open()
    _ = try Import([other.write(sent, to: "fr.xliff")], into: second)
    try second.judge()
    let kept = String(decoding: try #require(try Export(second).files.first).bytes, as: UTF8.self)
    #expect(kept.contains("review: Ana: Why?"))
  }
}
