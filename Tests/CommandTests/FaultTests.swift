import Foundation
import Testing

/// A crash or a full disk leaves the original or the complete new file.
struct FaultTests {
  private static func catalog(_ count: Int, fixed: Bool) -> String {
    (0..<count).map { index in
      "\"k\(index).alert.title\" = \"Battery \(fixed ? "Almost Empty" : "almost empty")\";\n"
        + "\"k\(index).alert.message\" = \"It will turn off.\";\n"
    }.joined()
  }

  /// The file size limit of the shell stands in for a full disk: writing stops in the middle.
  @Test func aFullDiskLeavesTheOriginal() throws {
    let scratch = try Scratch()
    let text = Self.catalog(400, fixed: false)
    try scratch.write(text, to: "en.lproj/L.strings")
    let script =
      "trap '' XFSZ; ulimit -f 8; exec '\(Command.binary.path)' fix en.lproj --in-place -q"
    let run = try Command("/bin/bash", ["-c", script], in: scratch.url)
    #expect(run.status == 2, "\(run.trouble)")
    #expect(run.trouble.contains("L.strings:1:1: "))
    #expect(scratch.bytes("en.lproj/L.strings") == Data(text.utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path + "/en.lproj")
    #expect(names == ["L.strings"], "temporary files are gone")
  }

  @Test func aKilledProcessLeavesNoTornFile() throws {
    let scratch = try Scratch()
    let before = Data(Self.catalog(300, fixed: false).utf8)
    let after = Data(Self.catalog(300, fixed: true).utf8)
    for round in 0..<20 {
      try before.write(to: scratch.url.appendingPathComponent("en.strings"))
      let delay = Double(round) * 0.012
      let script =
        "'\(Command.binary.path)' fix en.strings --in-place -q & sleep \(delay); kill -9 $! 2>/dev/null; wait"
      _ = try Command("/bin/bash", ["-c", script], in: scratch.url)
      let now = scratch.bytes("en.strings")
      #expect(now == before || now == after, "torn in round \(round)")
    }
  }

  @Test(.enabled(if: getuid() != 0, "a read-only folder does not stop root"))
  func aReadOnlyFolderIsNamed() throws {
    let scratch = try Scratch()
    try scratch.write(Self.catalog(1, fixed: false), to: "ro/en.strings")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: scratch.url.path + "/ro")
    let run = try Command(["fix", "ro", "--in-place"], in: scratch.url)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.url.path + "/ro")
    #expect(run.status == 2 && run.trouble.contains("ro/en.strings"))
  }
}
