import AlertStore
import Foundation

/// What the program does until it is killed.
struct CrashWork {
  let folder: String
  var catalog: String { folder + "/a.alertcat" }
  private var log: String { folder + "/acknowledged" }
  private static let units = 400

  /// The delivery of a turn: only the key that nobody decides about changes.
  private func delivery(_ turn: Int) -> String {
    let units = (0..<Self.units).map {
      """
      <trans-unit id="a\($0).alert.title"><source>Title \($0)?</source><target>\($0 == 0 ? "base" : "Titre \($0 + turn % 2) ?")</target></trans-unit>
      <trans-unit id="a\($0).alert.message"><source>Text.</source><target>Texte.</target></trans-unit>

      """
    }
    return head + units.joined() + tail
  }

  private var head: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="L.strings" source-language="en" target-language="fr" datatype="plaintext"><body>

    """
  }
  private var tail: String { "</body></file></xliff>\n" }

  /// How every whole export begins and ends.
  var exported: [(head: String, tail: String)] { [(head, tail)] }

  /// The number of the last decision that was acknowledged.
  func acknowledged() -> Int {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    // The last line may be torn: it was not written when the program was told.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .compactMap { Int($0) }.last ?? 0
  }

  /// A first catalog.
  func prepare() throws {
    try Data(delivery(0).utf8).write(to: URL(fileURLWithPath: folder + "/fr.xliff"))
    let file = try CatalogFile(catalog, creating: true)
    _ = try Import([folder + "/fr.xliff"], into: file)
    try file.judge()
    try Data().write(to: URL(fileURLWithPath: log))
  }

  func run() throws {
    let file = try CatalogFile(catalog)
    let handle = FileHandle(forWritingAtPath: log)
    try handle?.seekToEnd()
    let desk = ReviewDesk(file)
    let document = try file.load().catalog.documents[0]
    let entry = EntryIdentity(document.entries[0], in: document)
    var turn = acknowledged() + 1
    while true {
      try desk.decide(
        .init(
          entry: entry, rule: "", start: 0, verdict: .edited, base: "base", text: "\(turn)",
          reviewer: "Ana"))
      try handle?.write(contentsOf: Data("\(turn)\n".utf8))
      if turn % 5 == 0 {
        try Data(delivery(turn / 5).utf8).write(to: URL(fileURLWithPath: folder + "/fr.xliff"))
        _ = try Import([folder + "/fr.xliff"], into: file)
      }
      if turn % 7 == 0 { try file.judge() }
      if turn % 3 == 0 {
        let output = try OutputFolder(folder + "/out", for: [])
        for written in try Export(file).files {
          try output.write(written.bytes, to: written.outputPath)
        }
      }
      turn += 1
    }
  }
}
