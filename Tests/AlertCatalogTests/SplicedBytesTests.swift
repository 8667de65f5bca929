import Foundation
import TestSupport
import Testing

@testable import AlertCatalog

/// What is put together while it is written is what would have been put together before.
struct SplicedBytesTests {
  private static let words = ["", "x", "Ünï", "😀", String(repeating: "long ", count: 60_000)]

  /// A text and edits of it without overlap: one place in ten is edited, some hundred bytes or some
  /// hundred thousand apart.
  private func edited(_ random: inout Seeded, size: Int) -> (text: String, edits: [Edit]) {
    let text = String(
      (0..<size).map { _ in Character(Unicode.Scalar(UInt8(97 + random.next(below: 26)))) })
    return (text, edits(of: text, &random, step: max(1, size / 8)))
  }

  private func edits(of text: String, _ random: inout Seeded, step: Int) -> [Edit] {
    let places = text.unicodeScalars.indices.map { $0.utf16Offset(in: text) }
    guard places.count == text.utf8.count else { return [] }
    var edits: [Edit] = []
    var position = random.next(below: step)
    while position <= text.utf8.count {
      let end = min(text.utf8.count, position + random.next(below: 3))
      edits.append(Edit(position..<end, Self.words[random.next(below: Self.words.count)]))
      position = end + 1 + random.next(below: step)
    }
    return edits
  }

  @Test func streamedBytesAreAssembledBytes() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = Seeded(state: 20_261_122)
    for size in [0, 1, 7, 300, 60_000] {
      for _ in 0..<3 {
        let (text, edits) = edited(&random, size: size)
        let bytes = SplicedBytes(FileBytes(text.utf8), edits.shuffled())
        let wanted = FileBytes(text.applying(edits).utf8)
        let path = folder.path + "/a"
        var checked: FileBytes?
        try AtomicFile.write(bytes, to: path) { checked = $0 }
        #expect(checked == wanted, "what is checked is what was written")
        #expect(try FileReading.bytes(of: path) == wanted)
        #expect(bytes.assembled() == wanted && bytes.count == wanted.count)
        #expect(bytes.isEqual(to: wanted))
        for place in [0, wanted.count / 2, wanted.count - 1] where place >= 0 && !wanted.isEmpty {
          var other = Array(wanted)
          other[place] ^= 1
          #expect(!bytes.isEqual(to: FileBytes(other)))
        }
        #expect(!bytes.isEqual(to: FileBytes(Array(wanted) + [0])))
      }
    }
  }

  /// What was not edited is found where it was.
  @Test func bytesAreFoundInTheOriginal() {
    var random = Seeded(state: 20_261_123)
    for _ in 0..<200 {
      let (text, edits) = edited(&random, size: 40)
      var (places, offsets): ([Int], [Int]) = ([], [])
      var (position, shift) = (0, 0)
      for edit in edits + [Edit(text.utf8.count..<text.utf8.count, "")] {
        places += position..<edit.range.lowerBound
        offsets += (position..<edit.range.lowerBound).map { $0 + shift }
        position = edit.range.upperBound
        shift += edit.replacement.utf8.count - edit.range.count
      }
      let bytes = SplicedBytes(FileBytes(text.utf8), edits.shuffled())
      #expect(bytes.originalOffsets(of: offsets) == places)
    }
  }

  /// What the check refuses never takes the place of the target.
  @Test func whatIsRefusedLeavesNothing() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/a"
    try AtomicFile.write([1, 2, 3], to: path)
    let refusal = FormatError("a", .start, "no", "never")
    #expect(throws: refusal) {
      try AtomicFile.write(SplicedBytes([4]), to: path) { _ throws(FormatError) in throw refusal }
    }
    #expect(try FileReading.bytes(of: path) == [1, 2, 3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }

  @Test func editsOfEditsAreEditsAtOnce() {
    var random = Seeded(state: 4711)
    for _ in 0..<4000 {
      var (text, composed) = edited(&random, size: 12)
      let original = text
      text = text.applying(composed)
      for _ in 0..<2 where text.utf8.count < 1000 {
        let later = edits(of: text, &random, step: 3)
        composed = composed.followed(by: later)
        text = text.applying(later)
      }
      #expect(!composed.overlap, "\(original) \(composed)")
      #expect(original.applying(composed) == text, "\(original) \(composed)")
    }
  }
}
