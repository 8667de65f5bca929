import Foundation
import Testing

/// Whose a file is does not change with what is in it.
@Suite(.enabled(if: geteuid() == 0, "only root can give files away"))
struct OwnerTests {
  @Test func theOwnerStays() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(2), to: "en.lproj/L.strings")
    let path = scratch.url.appendingPathComponent("en.lproj/L.strings").path
    #expect(chown(path, 65_534, 65_534) == 0 && chmod(path, 0o640) == 0)
    let run = try Command(["fix", "en.lproj", "--in-place", "-q"], in: scratch.url)
    #expect(run.status == 0, "\(run.transcript)")
    var info = stat()
    #expect(stat(path, &info) == 0)
    #expect(info.st_uid == 65_534 && info.st_gid == 65_534 && info.st_mode & 0o777 == 0o640)
    #expect(scratch.bytes("en.lproj/L.strings") == Data(FaultBench.table(2, fixed: true).utf8))
  }
}
