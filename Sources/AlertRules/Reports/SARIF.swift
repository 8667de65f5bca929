/// The parts of SARIF 2.1.0 that a report of findings has, in the words of its schema.
struct SARIF: Encodable {
  let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    /// Columns count as in every report of alertcat.
    let columnKind = "unicodeCodePoints"
    var invocations: [Invocation]
    var results: [Result]
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    let name = "alertcat"
    var version: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var help: Text
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level: String
    var message: Text
    var locations: [Location]
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int?
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
    var fixes: [Fix]?
    var properties: Properties
  }

  struct Properties: Encodable {
    var locale: String
    var alert: String
    var role: Role
    var edition: String
    var text: String
    var replacement: String?
    var applicability: Applicability?
  }

  struct Text: Encodable { var text: String }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct LogicalLocation: Encodable {
    var fullyQualifiedName: String
    let kind = "resource"
  }

  struct ArtifactLocation: Encodable { var uri: String }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    /// The column behind the last one.
    var endColumn: Int
    var byteOffset: Int?
    var byteLength: Int?

    init(_ start: Position, _ end: Position) {
      (startLine, startColumn) = (start.line, start.column)
      (endLine, endColumn) = (end.line, end.column)
    }
  }

  struct Bytes: Encodable {
    var byteOffset: Int
    var byteLength: Int
  }

  struct Fix: Encodable {
    var description: Text
    var artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  struct Replacement: Encodable {
    var deletedRegion: Bytes
    var insertedContent: Text
  }
}
