/// What a row of the alert table knows beside its name.
struct AlertFacts: Codable {
  struct Member: Codable {
    var role: String
    var key: String
    var style: String
    var isDefault: Bool?
    var comment: String
  }
  var platforms: [String]
  var presentation: String
  var edition: String
  var kind: String
  var evidence: [String]
  var members: [Member]
}
