import TestSupport
import Testing

@testable import AlertCatalog

/// A written file whose entries are compared part by part is accepted or refused, and in the same
/// words, as if it were read as a whole.
struct EntryComparisonTests {
  /// Units of several files; the borders of parts are between the files.
  private static func xliff(_ extra: String = "") -> String {
    let files = (0..<6).map { file in
      let units = (0..<4).map { unit in
        """
              <trans-unit id="k\(file).\(unit)"><source>text \(unit)</source>
                <target>Text \(unit) &amp; \(file)</target><note>a note</note></trans-unit>

        """
      }
      return """
          <file original="A\(file).strings" source-language="en" target-language="de">
            <body>
        \(units.joined())    </body>\(extra)
          </file>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      \(files.joined())</xliff>

      """
  }

  private static let samples = [
    ("de.xliff", xliff()), ("de.xliff", xliff("<!-- left to libxml2 -->")),
    ("fr.xlf", Sample.xliff2), ("de.lproj/A.strings", Sample.strings),
  ]

  /// A document with every third value corrected.
  private func revision(_ path: String, _ text: String) throws -> Revision {
    let document = try Sample.document(text, path)
    let changes = document.entries.indices.filter { $0 % 3 == 0 }.map {
      EntryChange(entry: $0, edits: [Edit(0..<0, "Ünï ")], notes: [NoteTests.note])
    }.filter { document.canApply($0.edits, to: $0.entry) }
    return try document.revision(by: changes, notes: .all)
  }

  private func error(_ body: () throws(FormatError) -> Void) -> FormatError? {
    do throws(FormatError) { try body() } catch { return error }
    return nil
  }

  /// - Returns: whether a file is accepted.
  private func isAccepted(_ written: [UInt8], _ revision: Revision) -> Bool {
    let bytes = FileBytes(written)
    let wanted = error { () throws(FormatError) in _ = try revision.compared(bytes, 1) }
    for jobs in [1, 2] {
      let found = error { () throws(FormatError) in
        try revision.compareEntries(bytes, jobs: jobs, partSize: 8)
      }
      #expect(found == wanted, "\(String(decoding: written, as: UTF8.self))")
    }
    return wanted == nil
  }

  /// No second list of the entries is needed for that.
  @Test(arguments: samples, [1, 2])
  func whatWasWrittenIsFound(_ sample: (path: String, text: String), _ jobs: Int) throws {
    let revision = try revision(sample.path, sample.text)
    let written = revision.contents.assembled()
    #expect(try revision.isFound(in: written, jobs: jobs, partSize: 8))
  }

  @Test(arguments: samples) func anotherByte(_ path: String, _ text: String) throws {
    let revision = try revision(path, text)
    let written = Array(revision.contents.assembled())
    var refused = 0
    for place in stride(from: 0, to: written.count, by: 3) {
      var other = written
      other[place] ^= 1
      if !isAccepted(other, revision) { refused += 1 }
      if !isAccepted(Array(written.prefix(place)), revision) { refused += 1 }
    }
    #expect(refused > written.count / 3, "most of a file is keys, values and what holds them")
  }

  /// Units that are missing, doubled, new, in another order or another file.
  @Test(arguments: ["", "<!-- left to libxml2 -->"])
  func otherUnits(_ extra: String) throws {
    let revision = try revision("de.xliff", Self.xliff(extra))
    let written = String(decoding: revision.contents.assembled(), as: UTF8.self)
    let pieces = written.split(separator: "</trans-unit>").map { $0 + "</trans-unit>" }
    let (units, tail) = (pieces.dropLast(), pieces[pieces.count - 1].dropLast(13))
    #expect(isAccepted(Array((units.joined() + tail).utf8), revision))
    for index in units.indices {
      var (fewer, more, new, swapped) = (Array(units), Array(units), Array(units), Array(units))
      if let start = fewer[index].firstRange(of: "<trans-unit")?.lowerBound {
        more[index] += units[index][start...]
        new[index] += "<trans-unit id=\"new\"><source>x</source></trans-unit>"
        fewer[index] = units[index][..<start]
        if index > 0, let other = units[index - 1].firstRange(of: "<trans-unit")?.lowerBound {
          swapped[index - 1] = units[index - 1][..<other] + units[index][start...]
          swapped[index] = units[index][..<start] + units[index - 1][other...]
        }
      }
      for other in [fewer, more, new] + (index > 0 ? [swapped] : []) {
        #expect(!isAccepted(Array((other.joined() + tail).utf8), revision))
      }
    }
    // The first unit of a file stands in the file before; nothing that is compared is different.
    for (file, index) in zip(1..., stride(from: 4, to: 24, by: 4)) {
      guard let start = units[index].firstRange(of: "<trans-unit")?.lowerBound else { continue }
      var moved = Array(units)
      moved[index] = units[index][start...] + units[index][..<start]
      #expect(isAccepted(Array((moved.joined() + tail).utf8), revision), "file \(file)")
    }
  }
}
