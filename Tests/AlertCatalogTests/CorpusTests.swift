import Foundation
import Testing

@testable import AlertCatalog

/// The promises on real files, where a folder of them lies beside the package.
struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../shared/corpus").standardized.path

  /// A share of them; `Scripts/corpus` takes all.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: folder),
      "there is no folder of real files at ../shared/corpus"))
  func realFilesKeepTheirBytes() throws {
    let files = InputSearch([Self.folder]).files.filter { $0.use == .catalog }
    var read = 0
    for (index, file) in files.enumerated() where index.isMultiple(of: 9) {
      guard let document = try? Document(readingFrom: file.path) else { continue }
      read += 1
      #expect(try document.applying([]) == document.file.original, "\(file.path)")
      guard let entry = document.entries.indices.first(where: { document.entries[$0].isWritable })
      else { continue }
      let old = document.value(of: document.entries[entry]) ?? ""
      let change = EntryChange(entry: entry, edits: [Edit(0..<old.utf8.count, "new")])
      #expect(throws: Never.self, "\(file.path)") { try document.applying([change]) }
    }
    #expect(read > files.count / 12, "most files are readable")
  }
}
