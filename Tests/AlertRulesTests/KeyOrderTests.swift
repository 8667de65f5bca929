import Testing

@testable import AlertRules

/// The keys of a file may stand in any order.
struct KeyOrderTests {
  /// Buttons find their alert, also over one another.
  @Test(arguments: [[0, 1, 2, 3], [0, 1, 3, 2], [3, 2, 1, 0], [2, 3, 1, 0]])
  func buttonsFindTheirAlert(_ order: [Int]) throws {
    let lines = [
      "\"trip.title\" = \"Delete the trip?\";", "\"trip.message\" = \"It is gone then.\";",
      "\"trip.delete.button\" = \"Delete\";", "\"trip.delete.keep.button\" = \"Keep\";",
    ]
    let text = order.map { lines[$0] }.joined(separator: "\n")
    let document = try Document(path: "en.lproj/A.strings", bytes: Array(text.utf8))
    let found = Grouping(Catalog(documents: [document])).alerts
    #expect(found.map(\.id) == ["trip"])
    #expect(Set(found.first?.members.map(\.key) ?? []).count == 4)
  }
}
