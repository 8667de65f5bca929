import Foundation
import Testing

@testable import AlertRules

/// Generated files are committed and must be up to date.
struct FreshnessTests {
  @Test func theRuleListNamesEveryRuleFile() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AlertRules/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var names: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /(?m)^enum ([A-Za-z0-9]+): Rule \{/) {
        names.insert(String(match.1))
      }
    }
    let listed = Set(Rules.all.map { "\($0)" })
    #expect(listed == names, "run Scripts/generate")
    #expect(Rules.ids.count == Set(Rules.ids).count)
  }
}
