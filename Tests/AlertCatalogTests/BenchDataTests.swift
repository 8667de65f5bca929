import BenchData
import Testing

@testable import AlertCatalog

/// Figures can only be compared if the catalogs that are measured stay the same.
struct BenchDataTests {
  private func bytes(_ format: BenchData.Format, _ data: BenchData) -> [UInt8] {
    var all: [UInt8] = []
    data.write(format) { all += $0 }
    return all
  }

  /// FNV-1a.
  private func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// If a change of the generator is wanted, older figures say nothing about newer ones: note it in Speed.md.
  @Test(arguments: [
    (BenchData.Format.xliff, 0.07, UInt64(0xE235_2746_0339_F871)),
    (.xliff, 1, 0xAF3C_677E_933E_B157), (.strings, 0.07, 0xC1EE_6909_AB70_4B61),
    (.xcstrings, 1, 0xDA06_716D_4377_8A17),
  ])
  func sameBytes(_ format: BenchData.Format, _ share: Double, _ expected: UInt64) {
    #expect(checksum(bytes(format, BenchData(entries: 1002, share: share))) == expected)
  }

  /// As many strings as were asked for, in every format, and translations of most.
  @Test(arguments: BenchData.Format.allCases)
  func allStringsAreRead(_ format: BenchData.Format) throws {
    let data = BenchData(entries: 1002, share: 0.07)
    let document = try Document(path: "de.lproj/Texts.\(format)", bytes: bytes(format, data))
    #expect(Set(document.entries.map { document.key(of: $0) }).count == 1002)
    let translated = document.entries.count { document.value(of: $0) != nil }
    if format == .xliff { #expect((900...940).contains(translated)) }
  }

  /// The share of alerts changes what keys and comments say, not the texts.
  @Test func textsDoNotDependOnTheShare() throws {
    let values = try [0, 0.5, 1].map { share in
      let data = BenchData(entries: 400, share: share, mistakes: 0)
      let document = try Document(path: "Texts.xliff", bytes: bytes(.xliff, data))
      return document.entries.map { document.value(of: $0) }
    }
    #expect(values[0] == values[1] && values[1] == values[2])
  }
}
