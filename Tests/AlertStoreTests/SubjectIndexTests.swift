import Foundation
import Testing

@testable import AlertStore

/// A delivered file is compared with those of the catalog that are about the same.
struct SubjectIndexTests {
  private func units(_ range: Range<Int>) -> [(key: String, source: String, target: String)] {
    range.map { ("k\($0)", "S\($0)", "T\($0)") }
  }

  private func delivered(_ path: String) throws -> DeliveredFile {
    try DeliveredFile(try #require(InputSearch([path], nil).files.first))
  }

  /// How often the catalog is asked while so many files are taken.
  private func statements(for files: Int) throws -> Int {
    let desk = try Desk()
    let catalog = try desk.open()
    for number in 0..<files {
      try desk.write(
        Desk.xliff(units(0..<1), original: "\(number).strings"), to: "in/\(number).xliff")
    }
    var count = 0
    try catalog.write { db in db.trace { _ in count += 1 } }
    let result = try Import([desk.folder.path + "/in"], into: catalog)
    #expect(result.errors == [] && result.results.count == files)
    return count
  }

  /// Twice the files are twice the work.
  @Test func otherFilesAreLeftAlone() throws {
    let counts = try [10, 20, 40].map(statements)
    let (first, second) = (counts[1] - counts[0], counts[2] - counts[1])
    #expect(first > 0 && second < 2 * first + 50, "\(counts)")
  }

  /// What another program imports meanwhile is compared as well, and what the same import put in before.
  @Test(arguments: [true, false])
  func everyFileIsKnown(_ isOther: Bool) throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let index = SubjectIndex()
    func take(_ catalog: CatalogFile, _ original: String, _ name: String) throws -> ImportResult {
      let text = Desk.xliff(units(0..<4), original: original)
      return try catalog.take(
        delivered(desk.write(text, to: name)), .init(), before: [:], busy: [], index)
    }
    #expect(try take(catalog, "A.strings", "a.xliff").isNew)
    if isOther {
      let path = try desk.write(Desk.xliff(units(0..<4), original: "B.strings"), to: "b.xliff")
      #expect(try Import([path], into: CatalogFile(desk.path)).errors == [])
    } else {
      #expect(try take(catalog, "B.strings", "b.xliff").isNew)
    }
    #expect(try take(catalog, "B.strings", "later/c.xliff").path == "b.xliff")
    #expect(try take(catalog, "A.strings", "later/d.xliff").path == "a.xliff")
  }

  /// A file that was refused is not there, and one whose content is another is no longer what it was.
  @Test func whatWasRefusedIsUnknown() throws {
    let desk = try Desk()
    let catalog = try desk.open()
    let index = SubjectIndex()
    func take(
      _ original: String, _ count: Int, _ name: String, replaces: Bool = false
    ) throws -> ImportResult {
      var options = Import.Options()
      options.replaces = replaces
      let text = Desk.xliff(units(0..<count), original: original)
      return try catalog.take(
        delivered(desk.write(text, to: name)), options, before: [:], busy: [], index)
    }
    #expect(try take("A.strings", 4, "a.xliff").isNew)
    #expect(throws: StoreError.self) { try take("B.strings", 4, "a.xliff") }
    #expect(try take("B.strings", 4, "in/b.xliff").isNew)
    #expect(try take("C.strings", 4, "a.xliff", replaces: true).path == "a.xliff")
    #expect(try take("A.strings", 4, "in/c.xliff").isNew)
    #expect(try take("C.strings", 4, "in/d.xliff").path == "a.xliff")
  }
}
